# The rules beside the board, the answer to “why can’t I?”, and the captain of the first game.

rules-search = Chercher dans les règles
rules-found = Trouvé : { $n }
rules-none = Rien trouvé. Essaie un autre mot.
rules-now = À propos de ta question
rules-link = Ouvrir la page des règles à cet énoncé
rules-edition = Cette partie continue selon l’édition { $edition } des règles, avec laquelle elle a commencé. Ce qui était tranché autrement est dit ici comme c’était alors.
rules-components = Matériel qui n’est pas dans le livret
rules-components-text = On ne peut les vérifier nulle part dans le livret. Nous les avons trouvés ailleurs, déduits ou reconstitués ; qui possède le jeu peut les corriger.
why-title = Pourquoi est-ce impossible ?
why-mode = Que veux-tu savoir ? Clique dessus, ou vas-y avec Tab et appuie sur Entrée. Échap pour arrêter.
why-lesson = Les règles le permettent. Mais suis d’abord le capitaine, ou continue sans guide.
lesson-captain = Le capitaine te montre le jeu
lesson-step = Étape { $n } sur { $most }
lesson-rule = Règle { $rule }
lesson-next = Suite
lesson-leave = Continuer sans guide
lesson-close = Continuer à jouer
keys-rules = ouvrir ou fermer les règles
keys-why = demander pourquoi une chose ne brille pas
