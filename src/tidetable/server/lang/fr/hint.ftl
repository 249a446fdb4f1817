hint-button = Conseil
hint-title = Que ferait le capitaine ?
hint-follow = Jouer ainsi
hint-thinks = Le capitaine réfléchit …

keys-hint = que ferait le capitaine ?
