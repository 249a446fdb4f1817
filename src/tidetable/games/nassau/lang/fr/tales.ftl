# Ce que demande chaque récit de marin : une ligne courte, seule ou entre guillemets.
# Les caisses sont celles de qui raconte.

tale-1 = Au moins 3 voiles
tale-2 = Au moins 2 pistolets
tale-3 = Au moins 2 sabres
tale-4 = Au moins 2 canons
tale-5 = Au moins 2 crochets
tale-6 = Au moins 2 harpons
tale-7 = Au moins 2 marins
tale-8 = Au moins 1 provision
tale-9 = Exactement 1 caisse sur un adversaire
tale-10 = Un pirate sur au moins 1 avant-poste
tale-11 = Un rat à bord
tale-12 = Une tortue à bord
tale-13 = Un crabe à bord
tale-14 = Un chat à bord
tale-15 = Un lézard à bord
tale-16 = Un kraken apprivoisé à bord
tale-17 = Un perroquet à bord
tale-18 = Un esprit de singe à bord
tale-19 = Du tabac dans une cale ou dans la cachette
tale-20 = De la canne à sucre dans une cale ou dans la cachette
tale-21 = De l’argent dans une cale ou dans la cachette
tale-22 = Des épices dans une cale ou dans la cachette
tale-23 = Des émeraudes dans une cale ou dans la cachette
tale-24 = Des saphirs dans une cale ou dans la cachette
tale-25 = Au moins 1 kraken vaincu
tale-26 = Au moins 1 forteresse vaincue
tale-27 = Au moins 1 île au trésor vaincue
tale-28 = Au moins 1 navire marchand vaincu
tale-29 = Au moins 1 navire pirate vaincu
tale-30 = Au moins 4 voiles
tale-31 = Au moins 2 rhums
tale-32 = Au moins 2 doublons
tale-33 = Exactement 1 caisse sur chacun d’au moins 2 adversaires
tale-34 = Au moins 1 pirate debout sur le navire
tale-35 = Au moins 1 caisse sur chacune d’au moins 3 tours de guet
tale-36 = Au moins 2 animaux
tale-37 = Au moins 3 animaux
tale-38 = Personne n’a plus de pistolets
tale-39 = Personne n’a plus de sabres
tale-40 = Personne n’a plus de canons
tale-41 = Personne n’a plus de crochets
tale-42 = Personne n’a plus de harpons
tale-43 = Au moins 3 pistolets
tale-44 = Au moins 3 sabres
tale-45 = Au moins 3 canons
tale-46 = Au moins 3 crochets
tale-47 = Au moins 3 harpons
tale-48 = Au moins 2 krakens vaincus
tale-49 = Au moins 2 forteresses vaincues
tale-50 = Au moins 2 îles au trésor vaincues
tale-51 = Au moins 2 navires marchands vaincus
tale-52 = Au moins 2 navires pirates vaincus
tale-53 = Des pirates sur au moins 2 avant-postes
tale-54 = Au moins 2 caisses sur chacune d’au moins 2 tours de guet
tale-55 = Exactement 3 caisses sur une tour de guet
tale-56 = Exactement 4 caisses sur une tour de guet
tale-57 = 1, 2 et 3 caisses sur trois tours de guet
tale-58 = Au moins 3 marins
tale-59 = Au moins 4 marins
tale-60 = Exactement 1 caisse sur chacun d’au moins 3 adversaires
tale-61 = Exactement 1 caisse sur un adversaire de force 5
tale-62 = Plus d’adversaire dans la zone E
tale-63 = Plus d’adversaire dans la zone I
tale-64 = Au moins 4 caisses dans les cales
tale-65 = Au moins 6 caisses dans les cales
tale-66 = Au moins 8 caisses dans les cales
tale-67 = Au moins 2 pirates debout sur le navire
tale-68 = En tête sur la piste de score, l’égalité suffit
tale-69 = En queue sur la piste de score, l’égalité suffit
tale-70 = Exactement 5 caisses sur une tour de guet
tale-71 = Au moins 4 armes d’un même type
tale-72 = Les cinq cales ouvertes
tale-73 = Exactement 2 marchandises dans deux cales, de sortes différentes
tale-74 = Au moins 5 armes d’un même type

## Ce qui manque encore, après ce que demande un récit

missing-count = { $have } sur { $needed }
missing-thing = pas encore : { $thing }
missing-most = tu en as { $have }, quelqu’un en a { $most }
missing-goods =
    { $have ->
        [0] aucune marchandise dans les cales
        [one] 1 marchandise dans les cales
       *[other] { $have } marchandises dans les cales, sortes : { $kinds }
    }
missing-crates = caisses sur tes tours de guet : { $crates }
missing-towers = { $have } sur { $needed } tours de guet
missing-adversaries = { $have } sur { $needed } adversaires
missing-clear =
    { $n ->
        [one] il en reste 1
       *[other] il en reste { $n }
    }
missing-rank =
    { $n ->
        [one] à 1 point
       *[other] à { $n } points
    }
