languages = Langues

short-en = EN
short-de = DE
short-fr = FR
short-zh-Hant = 中文

lost-title = Ici, rien que de l’eau
lost-text = Cette page ou cette table n’existe pas. Vérifie le lien : il doit être complet.
lost-home = Retour au port

house-offline = Le serveur ne répond pas. Ton coup n’a pas été envoyé ; essaie encore une fois.

broken-text = Quelque chose s’est cassé chez nous. Rien de la partie n’est perdu : recharge la page.

request-not-understood = Cette demande n’est pas comprise. Regarde : { $fields }.

short-src-print = imprimé
short-src-found = trouvé
short-src-inferred = déduit
short-src-recon = reconstitué
short-src-ruling = interprétation
