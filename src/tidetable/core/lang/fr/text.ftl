# La table en texte, et ce qu’on y tape, dans un terminal ou sur une page

text-table = La table
text-elsewhere = Aussi sur le plateau
text-parts = Voici ce qui peut être lu :
text-nothing = Rien ne s’appelle « { $word } » ici. Tape « aide » pour entendre ce qui peut être tapé.
text-no-hand = Tu n’as rien en main.
text-no-news = Rien ne s’est passé depuis ton dernier tour.
text-here = Voici ce que tu peux en faire :
text-possible = Rien ne l’interdit maintenant.
text-number = Aucun choix n’a ce numéro : ils vont de 1 à { $most }.
text-offer = { $label } ({ $typed })
text-choice = { $number } : { $said }
text-help = Tape une action, comme « { $example } », le numéro d’un choix, ou le nom d’un lieu, d’un joueur ou d’une partie, pour l’entendre. Il y a aussi ces commandes :

# À côté du mot de chaque commande il peut y en avoir d’autres, séparés par des points-virgules
command-help = aide
    .also = ?
    .help = ce qui peut être tapé
command-look = lis
    .also = lire; montre; qu’est-ce que; qui est
    .help = lire une partie, un lieu ou un joueur, comme « lis main » ; seul, les noms de toutes les parties
command-moves = coups
    .also = que puis-je faire; et maintenant; choix
    .help = ce qui est demandé, et tout ce qui peut être choisi
command-hand = main
    .also = ma main; qu’est-ce que j’ai
    .help = ce que tu as en main
command-news = nouvelles
    .also = que s’est-il passé; quoi de neuf
    .help = ce qui s’est passé depuis ton dernier tour
command-why = pourquoi
    .also = pourquoi est-ce impossible; pourquoi je ne peux pas
    .help = pourquoi une action est impossible, suivi de cette action
command-hint = conseil
    .help = demander ce que ferait le capitaine ; suivi d’une réponse, à la place de celle-ci
command-undo = annuler
    .also = reprendre
    .help = annuler la dernière décision
command-redo = refaire
    .help = refaire ce qui a été annulé

# Les parties d’un plateau que beaucoup de jeux ont
area-hand = Ta main
area-player = { $who }
area-podium = Podium
sheet-now = Où en est la partie
