hint-button = Conseil
hint-title = Que ferait le capitaine ?
hint-thinks = Le capitaine réfléchit …

keys-hint = que ferait le capitaine ?
