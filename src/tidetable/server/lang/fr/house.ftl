languages = Langues

lost-title = Ici, rien que de l’eau
lost-text = Cette page ou cette table n’existe pas. Vérifie le lien : il doit être complet.
lost-home = Retour au port

house-offline = Le serveur ne répond pas. Ton coup n’a pas été envoyé ; essaie encore une fois.

away-title = C’est marée basse
away-text = Le serveur ne peut ni lire ni enregistrer de parties pour le moment. Rien n’est perdu : attends un instant, puis réessaie.

too-often-title = Pas si vite
too-often-text = { $seconds ->
    [one] Cela faisait beaucoup à la fois, et d’autres veulent jouer aussi. Dans { $seconds } seconde, tu pourras continuer.
   *[other] Cela faisait beaucoup à la fois, et d’autres veulent jouer aussi. Dans { $seconds } secondes, tu pourras continuer.
}

full-title = Toutes les places sont prises
full-text = Autant de personnes regardent que ce serveur peut en servir. Rien n’est perdu, et ta place reste la tienne : reviens dans une minute.

aside-title = Cette table est mise de côté
set-aside-game = On y joue à « { $game } », et ce serveur n’a pas ce jeu. Rien n’est perdu : dès que le jeu sera installé ici, la partie continuera.
set-aside-edition = Elle a commencé avec l’édition { $edition } des règles, et ce serveur a l’édition { $ours }. Rien n’est perdu : un serveur avec l’édition { $edition } peut la continuer.
set-aside-data = Les cartes et les plateaux avec lesquels elle a commencé ne peuvent pas être lus ici. Rien n’est perdu : préviens la personne qui gère ce serveur.
set-aside-unreadable = Elle ne peut pas être lue. Elle est gardée telle quelle : préviens la personne qui gère ce serveur.
set-aside-changed = Son journal n’est plus tel qu’il a été écrit : quelqu’un ou quelque chose l’a changé. Elle reste telle quelle : préviens la personne qui gère ce serveur.
set-aside-host = Qui fait tourner ce serveur l’a mise de côté. Elle est gardée telle quelle : demande-lui.

broken-title = Quelque chose s’est cassé
broken-text = Quelque chose s’est cassé chez nous. Rien de la partie n’est perdu : recharge la page.

request-not-understood = Cette demande n’est pas comprise. Regarde : { $fields }.

short-src-print = imprimé
short-src-found = trouvé
short-src-inferred = déduit
short-src-recon = reconstitué
short-src-ruling = interprétation
