join-welcome = Bienvenue à { $game } !
join-who = À la table : { $names }
join-sit = S’asseoir

invite-lead = Envoie à chaque ami sa propre invitation. Elle sert une fois : qui s’assoit avec elle a cette place.
invite-share = Partager
invite-qr = Code QR
invite-qr-of = Code QR du lien pour { $name }
invite-copied = Copié
invite-sits = a pris place
invite-none = Toutes les places sont prises. On peut encore venir regarder.
invite-at-home = Ces liens ne marchent que sur cet ordinateur. Pour des amis du même réseau, lance { $command } et ouvre ici { $address }.

not-yours-invitations = Seule la personne qui a préparé la table a les invitations.

spent-title = Cette place est prise
spent-text = Quelqu’un a déjà pris place ici. Une invitation ne sert qu’une fois ; demandes-en une autre.
spent-yours = C’était toi ? Alors ouvre la table dans le navigateur où tu as pris place. Sur la page d’accueil, elle est sous « { $mine } ».

not-yours-invited = Tu n’as pas encore pris place. Assieds-toi d’abord : tu recevras un lien pour jouer cette place.
stale-taken = Quelqu’un a été plus rapide : cette place vient d’être prise.
bad-table-foreseen = Ici, quelqu’un sait peut-être déjà ce que le sort réserve : un coup a été annulé, ou c’est une première partie. Prépare une nouvelle table pour tes amis.
