# Le terminal.

## Aide

help-usage = Utilisation : { $line }
help-examples = Exemples
help-commands = Commandes
help-arguments = Paramètres
help-options = Options
help-help = Affiche cette page.

metavar-command = COMMANDE
metavar-options = OPTIONS
metavar-game = JEU
metavar-name = NOM
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-database = URL
metavar-number = NOMBRE
metavar-fingerprint = EMPREINTE
metavar-address = ADRESSE
metavar-key = CLÉ
metavar-language = LANGUE
metavar-bots = ROBOT,ROBOT
metavar-names = NOM,NOM
metavar-option = NOM=CHOIX

help-tidetable = Des jeux de société en mer aux règles complètes : ici dans le terminal, ou dans un navigateur.
    .examples =
        tidetable games                 à quoi on peut jouer
        tidetable play chests           jouer ici contre un robot
        tidetable serve --open          jouer dans un navigateur
        tidetable rules chests          lire les règles
        tidetable play --help           tout sur une commande
help-version = Donne la version, et dit si ses règles sont compilées.
help-lang = Parle cette langue : { $known }. Sinon, TIDETABLE_LANG décide, ou la langue du système.
help-game = Un nom donné par « tidetable games ».

help-play = Joue ici dans le terminal : toi contre des robots, ou plusieurs personnes à tour de rôle au même clavier. Réponds par le numéro d’un choix, ou tape un coup en entier, comme « open left ». ? explique, annuler revient d’un coup en arrière, refaire le joue de nouveau, quitter arrête ; la partie peut être gardée et reprise plus tard.
    .short = Jouer ici.
    .examples =
        tidetable play chests
            toi contre un robot gourmand
        tidetable play chests --players 3 --bots greedy,random
            toi contre deux robots
        tidetable play chests --names Anna,Ben
            deux personnes au même clavier
        tidetable play chests --option old-sea-dogs=yes --option first=1
            avec une variante ; la première personne commence
        tidetable play chests --resume soiree.tide
            reprendre une partie gardée
help-players = Combien jouent, personnes et robots ensemble.
help-bots = Les robots, séparés par des virgules, comme greedy (gourmand), deckhand (matelot) ou even (d’égal à égal), qui s’adapte à toi. Sans cela, des robots gourmands prennent toutes les places sauf la tienne.
help-names = Les personnes à ce clavier, séparées par des virgules.
help-option = Choisit une variante ; peut être répété. « tidetable rules JEU » explique les variantes.
help-seed = D’où vient la chance : le même nombre donne les mêmes dés et les mêmes cartes. Sans cela, personne ne le connaît avant la fin.
help-resume = Reprend la partie de ce fichier.
help-no-unseen = Ne pas montrer les cartes pas encore vues : compter soi-même.
help-auto-done = Laisse tes tours se finir tout seuls : à la fin, on ne demande plus s’il y a encore quelque chose à faire, comme poser le rhum dans Sirènes en vue. « auto » change cela pendant la partie.

help-serve = Sert les jeux aux navigateurs, sur cet ordinateur ou dans ton réseau, jusqu’à Ctrl+C. Les parties sont gardées dans un dossier et continuent après un redémarrage.
    .short = Jouer dans un navigateur.
    .examples =
        tidetable serve --open
            démarrer, et ouvrir un navigateur
        tidetable serve --host 0.0.0.0 --port 9000
            laisser jouer les autres de ton réseau
help-host = Où écouter : 127.0.0.1 est cet ordinateur seul (par défaut), 0.0.0.0 tout ton réseau.
help-port = Le nombre après les deux-points de l’adresse ; 8000 par défaut.
help-data-dir = Où garder les parties. Sans cela, là où ton système range ces choses.
help-database = Garder plutôt les parties dans cette base de données, que plusieurs serveurs partagent : postgresql+asyncpg://…
help-open = Ouvre un navigateur, ou non (par défaut).
help-proxy = Croire ce que dit ce proxy sur qui demande et par quelle adresse : sa propre adresse, ou un réseau comme 10.0.0.0/8. Peut être donné plusieurs fois ; sinon personne n’est cru.
help-streams = Combien de pages et de programmes peuvent écouter à la fois ; 2000 par défaut.
help-limits = Limiter ce que chacun peut demander (par défaut), ou non : pour les programmes sur ta propre machine.
help-key = Qui connaît cette clé d’au moins 16 caractères voit comment va le serveur sur /status et /metrics, avec la clé comme mot de passe. Donne-la plutôt par TIDETABLE_KEY qu’ici, où d’autres programmes peuvent la lire. Sans elle, personne ne voit rien.
help-drain = Secondes entre la demande d’arrêt et l’arrêt, pendant lesquelles /readyz dit de n’envoyer plus personne ; 0 par défaut.
help-log = Comment le journal est écrit : plain pour les gens, json pour les programmes qui rassemblent des journaux.
help-log-requests = Noter aussi chaque requête : quoi, pas qui, et sans secrets.

help-replay = Rejoue une partie enregistrée et montre comment elle s’est terminée. Un fichier abîmé est refusé, avec sa première mauvaise ligne.
    .short = Revoir une partie enregistrée et vérifier sa chance.
    .examples =
        tidetable replay soiree.tide
            comment elle s’est terminée
        tidetable replay soiree.tide --step
            chaque décision
        tidetable replay soiree.tide --verify
            la chance était-elle honnête ?
        tidetable replay soiree.tide --svg plateau.svg
            le dernier plateau en image
    .codes =
        Codes de sortie :
          0  tout va bien ; avec --verify : chaque tirage est prouvé
          1  le fichier est illisible, ou enfreint les règles
          2  la commande n’est pas comprise
          3  l’enregistrement se contredit, ou contredit l’empreinte que tu as notée
          4  rien ne parle contre lui, mais tout n’est pas prouvé
help-file = Une partie gardée avec « garder », ou téléchargée depuis le navigateur.
help-verify = Vérifie chaque tirage d’après la graine, et la graine d’après l’empreinte de l’enregistrement ; dit ce qui est prouvé et ce qui ne l’est pas.
help-fingerprint = Vérifie comme --verify, et compare avec l’empreinte que tu as notée avant le premier tirage, avec tous ses 64 chiffres.
help-step = Montre le plateau avant chaque décision.
help-seat = Regarde depuis la place de ce numéro, et non en spectateur.
help-svg = Dessine le dernier plateau dans ce fichier.

help-rules = Affiche les règles complètes d’un jeu, chacune avec son numéro.
    .short = Lire les règles d’un jeu.
    .examples =
        tidetable rules chests
        tidetable rules chests --lang de
        tidetable rules chests --unprinted
help-unprinted = Seulement ce qui n’est pas imprimé dans le livret : nos décisions, et le matériel dont personne n’a la liste.

help-games = Donne la liste des jeux, avec leurs noms pour les autres commandes.
    .short = La liste des jeux.
    .examples =
        tidetable games

help-check = Vérifie qu’un jeu tient toutes les promesses faites ici : par des parties au hasard dans toutes ses variantes. Pour celles et ceux qui écrivent des jeux.
    .short = Vérifier les promesses d’un jeu.
    .examples =
        tidetable check chests
        tidetable check chests --games 200
        tidetable check chests --seconds 600
help-check-games = Tant de parties au hasard pour chaque vérification dans chaque variante, quel que soit le temps qu’il faut.
help-check-seconds = Tant de secondes de travail, que les vérifications se partagent, et au moins une partie dans chaque variante ; 60 si rien n’est dit.

version = tidetable { $version } ({ $compiled ->
    [yes] règles compilées
   *[no] règles non compilées
})

## Mauvaise utilisation

misused-hint = Aide : { $command }
misused-command = Il n’y a pas de commande « { $command } ». Il y a celles-ci : { $known }.
misused-option = Il n’y a pas d’option { $option } ici.
misused-value = Il manque la valeur de { $option }, ou il y en a une de trop.
misused-missing = Il manque { $name }.
misused-number = { $option } demande un nombre entier qui ait un sens ici.
misused-extra = C’est plus que cette commande n’accepte. Un nom avec des espaces demande des guillemets.
misused-language = Nous ne parlons pas encore « { $language } », seulement : { $known }.
misused-resume = --resume va seul : joueurs, robots, options et graine sont dans le fichier.
misused-game = { $file } contient une partie de « { $game } ». Nomme ce jeu, ou aucun.
misused-wish = « { $wish } » est incompréhensible. Une option se donne ainsi : --option old-sea-dogs=yes
misused-seed = « { $seed } » ne peut pas être une graine. Donne un nombre entier, ou les 32 chiffres et lettres que montre une partie finie.
misused-fingerprint = « { $fingerprint } » ne peut pas être une empreinte. Elle a 64 chiffres, de 0 à 9 et de a à f.
misused-name = « { $name } » ne peut pas être un nom. Donne des lettres, séparées par des virgules : --names Anna,Ben
misused-seats = Le compte n’y est pas : { $seats } places, mais { $bots } robots et { $people } noms.
misused-seat = Il n’y a pas de place { $seat } ; les places vont de 1 à { $seats }.

## Fichiers

file-missing = { $file } : ce fichier ou ce dossier n’existe pas.
file-directory = { $file } est un dossier. Il faut un fichier.
file-no-folder = { $file } est un fichier, ou se trouve dans un fichier. Il faut un dossier.
file-forbidden = { $file } : tu n’as pas le droit de l’utiliser.
file-no-text = { $file } n’est pas un texte, donc pas une partie.
file-unusable = { $file } est inutilisable.
file-in-use = { $file } est autre chose et reste comme il est. Choisis un autre nom.
file-no-seed = { $file } peut être regardé, mais pas continué : la graine manque, personne ne connaît donc la suite de la chance. Essaie « tidetable replay ».

## À la table

introduce-person = { $name } : à ce clavier
introduce-bot = { $name } : { $bot }
introduce-commitment = Empreinte de la chance, à noter pour vérifier à la fin : { $commitment }
introduce-help = Réponds par un numéro, ou tape un coup. ? explique, quitter arrête.
menu-back = Retour
prompt-number = Tape un numéro de { $least } à { $most }, ou ? pour de l’aide.
prompt-hint = Tape le numéro d’un choix, ou ? pour de l’aide.
prompt-end = « garder FICHIER » garde la partie, Entrée arrête :

explain-rule = { $verb } ({ $rule }) : { $sentence }
explain-answer = Réponds par le numéro d’un choix, ou tape-le en entier, comme « { $example } ». S’il n’y a qu’un choix, Entrée suffit. Tu peux aussi taper :
command-save = garder
    .help = garder la partie dans un fichier, comme « garder soiree.tide », et continuer
command-quit = quitter
    .help = arrêter ; la partie peut être gardée pour plus tard
command-rules = règles
    .help = les règles complètes
command-language = langue
    .help = parler une autre langue, comme « langue de »
command-auto = auto
    .help = laisser tes tours se finir tout seuls, ou qu’on te demande de nouveau

undone = Coup annulé.
redone = Coup refait.
auto-on = Tes tours se finissent maintenant tout seuls. Tape « auto » pour qu’on te demande de nouveau.
auto-off = On te demandera de nouveau avant la fin de tes tours.
auto-none = Ce jeu ne demande rien dont on puisse se passer.
hand-over = C’est à { $name }. Passe le clavier ; les autres ne regardent pas.
    .ready = { $name }, appuie sur Entrée quand tu es là :
language-choices = Tape « langue » et l’une de celles-ci : { $known }.
quit-where = Dans quel fichier garder la partie ? Entrée : { $file } ; - ne la garde pas :
kept = La partie est dans { $file }. Pour la reprendre :
    .over = La partie est dans { $file }. Pour la revoir et vérifier sa chance :
left-early = La partie n’est pas encore finie.

ending-place = Rang
ending-player = Joueur
ending-seed = Graine de la chance : { $seed }

## Revoir

replay-next = Entrée continue, un signe puis Entrée va à la fin :
replay-unfinished = Cette partie n’est pas encore finie.
replay-fair = La chance était honnête.
replay-fair-if = La chance était honnête si cette empreinte est celle qui a été montrée avant le premier tirage. Compare-la avec celle que tu as notée, ou laisse faire --fingerprint.
replay-open = Rien ne parle contre cet enregistrement, mais tout n’est pas prouvé.
replay-contradicted = Quelque chose ne va pas : cet enregistrement a été modifié, ou ce n’est pas celui de ta partie. Demande l’enregistrement d’origine.
replay-limits = Ce qu’aucun enregistrement ne peut prouver : qui était assis où, et ce que chacun a décidé après la dernière empreinte que tu as notée. Là où aucune place n’a donné de nombre à la chance, ni que personne n’a essayé des graines avant de préparer la table.
replay-drawn = Le plateau est dans { $file }.

## Jeux et navigateur

games-facts = { $least }–{ $most } joueurs, dès { $age } ans, { $minutes } minutes
serving = La table est mise : { $address } – Ctrl+C l’arrête. Les parties sont gardées dans { $folder }.
serve-proxy = « { $address } » n’est ni une adresse ni un réseau. Écris par exemple 127.0.0.1 ou 10.0.0.0/8.
serve-key = La clé est trop courte : il lui faut au moins { $least } caractères, pour que personne ne la devine.
serve-log = Il n’y a pas de forme de journal « { $log } ». Connues : { $known }.
serve-refused = On ne peut servir personne sur { $host }, port { $port } : il est peut-être déjà pris. Essaie un autre port, comme --port 8001.
serve-missing = Le serveur n’est pas installé ici ({ $package } manque). Installe-le avec : pip install 'tidetable[server]'
serve-database = La base de données { $database } ne peut pas servir : { $why } Vérifie son adresse et, pour Postgres, que « pip install asyncpg » a été fait.
serve-newer = La base de données { $database } est celle d’une version plus récente de Tidetable : elle a la forme { $shape }, et cette version n’en connaît aucune après { $ours }. Rien n’a été changé. Réinstalle la version plus récente ; ou, pour garder celle-ci, lance d’abord avec l’autre « tidetable admin migrate --to { $ours } ».
moved = Tes parties ont déménagé. Elles étaient dans { $old }, elles sont maintenant là où le système garde les données : dans { $new }.
moving-both = Il y a des parties dans deux dossiers. On joue maintenant celles de { $new }. Pour jouer celles de { $old }, lance : tidetable serve --data-dir { $old }
moving-later = Tes parties restent pour l’instant dans { $old }, car un autre serveur les a ouvertes. Arrête-le et relance ; elles iront alors dans { $new }.
moving-failed = Tes parties n’ont pas pu être déplacées dans { $new } : { $why }. Rien n’est perdu : elles restent dans { $old } et on y joue. Vérifie que tu peux écrire dans le nouveau dossier et qu’il y a de la place, puis relance ; ou choisis un dossier avec --data-dir.

## Vérifier

checking = { $game } : { $checks } vérifications
check-done = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
check-kept = { $games ->
    [one] Toutes les promesses sont tenues, en { $games } partie.
   *[other] Toutes les promesses sont tenues, en { $games } parties.
}
check-broken = { $broken ->
    [one] { $broken } promesse n’est pas tenue.
   *[other] { $broken } promesses ne sont pas tenues.
}

# What each check of the contract promises
promise-termination = chaque partie a une fin
promise-legality = tout ce qui est proposé est accepté, et rien d’autre
promise-replay = un enregistrement rejoué donne la même partie
promise-copy = copie et vue ne touchent pas à la table
promise-ids = numéros et textes des coups concordent
promise-lock = le fichier de verrou connaît chaque numéro
promise-words = tout a ses mots, et aucun n’est de trop
promise-canary = rien de caché, ni la graine, ne sort
promise-non-interference = ce qui est caché ne change rien à ce qui se voit
promise-sealed = les réponses scellées se ressemblent
promise-guess = un monde deviné ressemble au vrai
promise-size = aucune question n’a plus de 500 réponses
promise-reachable = clics et mots mènent à chaque coup
promise-odds = les tirages suivent leurs chances
promise-conservation = rien ne se perd, rien n’apparaît
promise-guards = ce qu’aucune règle n’interdit est permis, et rien d’autre
promise-ranges = aucun champ ne sort de ses bornes
promise-bots = les robots suivent les règles, et font de même à l’identique
promise-undo = ce qui est annulé ne laisse pas de trace
