join-welcome = Bienvenue à { $game } !
join-who = À la table : { $names }
join-sit = S’asseoir

invite-lead = Envoie à chaque ami son propre lien. Qui l’a occupe cette place.
invite-share = Partager
invite-qr = Code QR
invite-qr-of = Code QR du lien pour { $name }
invite-copied = Copié
invite-sits = s’est assis
invite-none = Toutes les places sont prises. On peut encore venir regarder.
invite-at-home = Ces liens ne marchent que sur cet ordinateur. Pour des amis du même réseau, lance { $command } et ouvre ici { $address }.

not-yours-invitations = Seul celui qui a préparé la table a les invitations.
