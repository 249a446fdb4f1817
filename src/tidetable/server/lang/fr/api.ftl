# The page for people who write programs.

api-title = Pour les programmes
api-lead = Tout ce qu’une page de ce serveur fait à une table, un programme le peut aussi : voir ce qui est demandé, répondre, écouter les nouvelles. Écris un robot dans n’importe quel langage ; il lui suffit du lien d’une place.
api-begin = Comment joue un robot
api-begin-link = Prends le lien d’une place, ou prépare une table pour en recevoir un. Avec une invitation, on s’assoit d’abord (POST sit), et la réponse contient le lien de la place. Tout le reste commence par lui, et qui le connaît joue la place.
api-begin-news = Écoute les nouvelles : un flux d’événements (server-sent events). Dès que « yours » n’est pas vide, c’est à toi.
api-begin-play = Lis les questions, choisis dans « legal » et envoie-le avec la version que tu as vue. Si la table a changé depuis, rien ne se passe et la réponse est 409 : regarde à nouveau.
api-json = La même chose en document OpenAPI
api-search = Chercher dans cette page
api-send = Tu envoies
api-get = Tu reçois
api-refused = Refusé avec
api-errors = Quand quelque chose est refusé
api-errors-text = Rien n’est jamais fait à moitié. Chaque refus a la même forme : un nom qui reste le même dans toutes les langues, une phrase dans ta langue et la version de la table.
api-home = Pour les programmes (API)
api-tag-tables = Jeux et tables
api-tag-playing = Jouer
api-tag-watching = Écouter
api-tag-people = Autour de la table
api-tag-replay = Relecture
api-status-400 = Pas compris : un champ, le texte d’un coup, ou une table impossible à préparer.
api-status-403 = Pas à toi : une autre place est interrogée, ou c’est encore caché.
api-status-404 = Ce lien ou ce jeu n’existe pas.
api-status-409 = La table a avancé. Regarde à nouveau, puis réponds.
api-status-410 = Une invitation déjà utilisée : elle ne sert qu’une fois.
api-status-413 = Plus long que tout ce que cela peut être.
api-status-422 = Compris, mais pas permis maintenant ; le message cite la règle.
api-status-429 = Trop, ou trop vite.
api-status-503 = Pas maintenant : la table est mise de côté, ou la base de données ne répond pas. Rien n’est perdu.

too-long = C’est plus long que tout ce que cela peut être. Envoie moins.
wrong-way = On n’interroge pas cette adresse ainsi. La page /api dit comment.

## What can be asked, by the names of the OpenAPI document

api-does-list_games = Les jeux de ce serveur, avec leurs places, options et robots.
api-does-new_table = Préparer une table. La réponse contient un lien secret par part de places.
api-does-scene = Tout ce qu’une page montre du jeu : le plateau en SVG, l’arbre des clics, le fil. Fait pour les pages ; cela peut changer.
api-does-questions = Ce qui est demandé à une place, chaque réponse permise en texte et en nombre, et tout ce que la place peut savoir.
api-does-sheet = Ce qu’une place peut savoir, en mots : des faits nommés, par groupes.
api-does-play = Répondre à une question ouverte, par texte ou par nombre.
api-does-undo = Annuler son dernier coup, si cela n’enlève rien aux autres.
api-does-try_out = Ce qu’une réponse apporterait, autant que sa place peut le savoir, avant qu’elle soit donnée.
api-does-may_come = Ce qu’on peut demander ensuite à une place, sous forme d’arbre des clics, et ce que d’autres peuvent faire avant. Fait pour les pages ; peut changer.
api-does-order = Répondre d’avance, pour le moment où la place sera interrogée. Personne d’autre ne l’apprend ; ce qui ne convient pas alors est abandonné.
api-does-forget = Retirer toutes ses réponses d’avance.
api-does-redo = Refaire ce qu’on vient d’annuler.
api-does-why_not = Pourquoi on ne peut rien faire d’une chose, avec les mots des règles.
api-does-whole_record = La partie finie en texte, graine comprise.
api-does-events = Le flux pour les pages : la scène et la salle à chaque changement.
api-does-news = Le flux pour les programmes : ce que la place apprend, en texte, et qui est interrogé. Envoie le dernier id pour n’avoir que ce qui te manque.
api-does-room = Qui est là, qui réfléchit, ce qui se dit et où en est l’horloge.
api-does-sit = S’asseoir avec une invitation et recevoir le lien qui joue la place, ou changer de nom et de couleur.
api-does-seat = Laisser un robot jouer une place, ou de nouveau une personne.
api-does-say = Dire quelque chose à toute la table.
api-does-clock = Demander une pause ou l’accepter, pour que l’horloge s’arrête ; ou la relancer.
api-does-luck = Ce que la chance attend avant son premier tirage, là où les places y ont part ; rien une fois qu’elle a tiré.
api-does-share_luck = Sceller un nombre pour la chance ; ou le montrer, quand tous sont scellés.
api-does-invitations = Les invitations à donner ; pour qui a préparé la table.
api-does-at = La table telle qu’elle était après tant d’entrées.
api-does-scores = Les points au fil des tours.
api-does-board_svg = Le plateau en image SVG.
api-does-verify = Ce que l’enregistrement de la partie finie prouve sur sa chance.
