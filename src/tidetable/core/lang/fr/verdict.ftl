# Ce qu’un enregistrement prouve sur son sort, et ce qu’il ne prouve pas.

verdict-played = Chaque ligne peut être jouée selon les règles (édition { $edition }, données { $data }).
verdict-seed = La graine donne l’empreinte de l’enregistrement : { $commitment }
verdict-no-seed = L’enregistrement ne contient pas de graine, donc { $draws ->
    [one] son tirage n’est pas vérifié.
   *[other] aucun de ses { $draws } tirages n’est vérifié.
} Elle se trouve dans l’enregistrement de la partie terminée.
verdict-draws = { $draws ->
    [one] { $draws } tirage a été vérifié, et c’est bien ce que donne la graine.
   *[other] Les { $draws } tirages ont tous été vérifiés, et chacun est bien ce que donne la graine.
}
verdict-strange = { $n ->
    [one] { $n } tirage sur { $draws } n’est pas ce que donne la graine. Il est à la ligne { $line } : « { $said } ». La graine donne « { $due } ».
   *[other] { $n } tirages sur { $draws } ne sont pas ce que donne la graine. Le premier est à la ligne { $line } : « { $said } ». La graine donne « { $due } ».
}
verdict-given = { $given ->
    [one] La première ligne a été reprise
   *[other] Les { $given } premières lignes ont été reprises
} d’une autre partie, avec { $draws ->
    [one] { $draws } tirage.
   *[other] { $draws } tirages.
} C’est une autre graine qui y a tiré, donc personne ne peut le vérifier ici. Vérifie aussi l’enregistrement de cette partie-là.
verdict-result = Le résultat est bien celui de cette partie.
verdict-no-result = La partie est terminée, mais la ligne du résultat manque : elle s’est perdue ou a été retirée.
verdict-unfinished = La partie n’est pas terminée. La suite n’est pas dans l’enregistrement.
verdict-fingerprint = L’empreinte de l’enregistrement est celle que tu as notée.
verdict-other-fingerprint = L’empreinte de l’enregistrement n’est PAS celle que tu as notée : { $noted }
verdict-no-fingerprint = L’enregistrement n’indique aucune empreinte, donc la tienne ne peut pas être comparée.
verdict-shares = { $n ->
    [one] La place { $seats } a donné un nombre à la chance.
   *[other] Les places { $seats } ont donné chacune un nombre à la chance.
} Chaque nombre a été scellé avant qu’un seul soit montré, et c’est bien celui qui a été scellé.
verdict-silent = { $n ->
    [one] La place { $seats } n’a pas donné de nombre à la chance :
   *[other] Les places { $seats } n’ont pas donné de nombre à la chance :
} la personne assise là est venue plus tard ou ne l’a pas montré, et doit faire confiance aux autres.
verdict-chain = { $lines ->
    [one] La seule ligne du journal donne
   *[other] Les { $lines } lignes du journal, l’une après l’autre, donnent
} la dernière empreinte de l’enregistrement : aucune n’a été changée, retirée, ajoutée ou déplacée depuis.
verdict-noted-line = L’empreinte que tu as notée est celle de la ligne { $line }. Jusque-là, tout est comme à ce moment.
verdict-noted-early = L’empreinte que tu as notée est juste, mais plus ancienne que les sceaux des places : elle lie la graine de l’hôte, pas leurs nombres. Compare avec celle qui a été montrée quand toutes avaient scellé.
