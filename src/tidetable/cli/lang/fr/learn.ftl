# Un réseau apprend en jouant contre lui-même.

metavar-table = PLACES[:NOM=CHOIX]

help-learn = Entraîne un réseau en le faisant jouer contre lui-même. Il n’apprend que des règles : des milliers de parties contre lui-même, à chaque nombre de places et avec les options que tu nommes. Le réseau est écrit dans DOSSIER/JEU.npz et joue dans les ligues ; donne la même commande et l’entraînement reprend. Ici avec numpy, sur une carte graphique avec torch.
    .short = Entraîne un réseau en le faisant jouer contre lui-même.
    .examples =
        tidetable learn chests
            dix minutes sur cette machine
        tidetable learn sirens --minutes 60 --device cuda --games 3584 --width 384 --blocks 3
            une heure sur une carte graphique
        tidetable learn nassau --table 2 --table 4 --table 2:dutchman=yes
            seulement ces sortes de tables
        tidetable learn sirens --beat learned/sirens.npz --folder answer
            qu’est-ce qui gagne le plus contre un réseau qui n’apprend plus ?
        tidetable learn sirens --calibrate learned/sirens.npz --folder calibrated
            qui gagne, et avec quelle certitude ? ses réponses restent les mêmes
        tidetable league sirens --bots mate --bot learned/sirens.npz
            quelle est sa force maintenant ?
help-learn-minutes = La durée de l’entraînement ; 10 si tu ne dis rien.
help-learn-lessons = Il s’arrête après ce nombre de leçons, si cela vient plus tôt.
help-learn-folder = Où sont écrits le réseau, sa courbe et ce qui permet de reprendre ; « learned » si tu ne dis rien.
help-learn-table = Une sorte de tables où apprendre : le nombre de places, puis des options après deux-points ; peut être donné plusieurs fois. Chaque nombre de places si tu ne dis rien.
help-learn-games = Combien de parties se jouent à la fois, pour chaque sorte de tables ; 256 si tu ne dis rien.
help-learn-actors = Combien de processus jouent les parties de chaque sorte de tables ; tous les cœurs sauf un si tu ne dis rien.
help-learn-width = La largeur du réseau ; si tu ne dis rien, celle du réseau avec lequel il commence ou continue, sinon 128.
help-learn-blocks = Combien de blocs il a ; si tu ne dis rien, autant que le réseau avec lequel il commence ou continue, sinon 2.
help-learn-device = Où l’on calcule : avec numpy, ou avec torch sur « cpu » ou « cuda », ou « fused », qui commence après une minute et va plus vite ensuite ; le meilleur qu’il y ait si tu ne dis rien.
help-learn-set = Change l’entraînement, par exemple rate=5e-4:3e-5 (de la première à la dernière leçon), clip=0.1 ou seed=2 ; peut être donné plusieurs fois.
help-learn-from = Commencer avec ce réseau plutôt qu’à partir de rien ; par exemple avec celui qui est fourni.
help-learn-beat = Apprendre à battre ce réseau, qui n’apprend plus.
help-learn-calibrate = Apprendre à ce réseau qui gagne, d’après l’issue de ses propres parties ; ses réponses restent les mêmes.
help-learn-deals = Combien de donnes le réseau joue à la fin, depuis les deux places, contre celui qu’il doit battre ou, sinon, contre le meilleur des robots rapides ; 20 si tu ne dis rien.
help-learn-ray = Jouer les parties sur la grappe Ray à cette adresse, et apprendre ici ; « local » en démarre une ici pour cet entraînement.

learn-begins = { $game } : un réseau de { $inputs } entrées et { $actions } actions commence à apprendre à { $kinds ->
    [one] une sorte de tables
   *[other] { $kinds } sortes de tables
}.
learn-goes-on = { $game } : l’entraînement dans { $folder } reprend, avec { $inputs } entrées et { $actions } actions, à { $kinds ->
    [one] une sorte de tables
   *[other] { $kinds } sortes de tables
}.
learn-line = { $seconds } s : leçon { $lessons }, { $games } parties, { $decisions } décisions ; doute { $doubt }.
learn-rivals = Il a gagné { $share } % de ses parties contre ses anciennes versions.
learn-beats = Il a gagné { $share } % de ses parties contre celui qu’il doit battre.
learn-written = Écrit : { $file }
learn-played = Parties jouées : { $games }.
learn-calibrated = Écrit : { $file }. L’issue de parties dont il n’avait rien appris le surprenait de { $before } auparavant, de { $after } maintenant.
learn-interrupted = Arrêté. Ce qui était appris à la dernière ligne est dans { $folder } : donne la même commande pour reprendre.
learn-needs = L’entraînement a besoin de { $package }, qui n’est pas installé ici : pip install "tidetable[learn]"
learn-no-torch = Sur « { $device } », l’entraînement a besoin de torch : pip install "tidetable[learn]". Sans torch, ne nomme pas d’appareil, et numpy s’en charge.
learn-no-card = torch ne trouve pas de carte graphique ici. Ne nomme pas d’appareil, ou nomme « cpu ».
learn-one-network = Nomme un réseau au plus : --from, --beat ou --calibrate.
learn-overwrites = { $file } serait écrasé par ce qui est appris. Indique un autre dossier avec --folder.
learn-other = { $file } a été entraîné avec une autre largeur ou d’autres blocs, ou pour un autre jeu. Nomme les mêmes nombres, ou un autre dossier.
learn-table = « { $text } » n’est pas une sorte de tables. Nomme-la ainsi : --table 3, ou --table 2:option=choix
learn-setting = « { $text } » ne peut pas être réglé. Nomme-le ainsi : --set clip=0.1, ou --set rate=5e-4:3e-5. Il y a : { $known }.
learn-actors = { $games } parties ne se partagent pas entre { $actors } processus. Nomme-en moins avec --actors, ou plus de parties.
