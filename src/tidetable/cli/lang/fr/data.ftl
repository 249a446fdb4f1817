# Fichiers de données que corrige qui possède un jeu.

help-data = Écrit le fichier sur lequel un jeu se joue : plateaux, tuiles et cartes. Qui possède le jeu peut le corriger et jouer avec --data. Avec --check, dit seulement ce qui ne va pas dans un fichier.
    .short = Écrire ou vérifier les données d’un jeu.
    .examples =
        tidetable data titania > mon_titania.toml
            pour commencer
        tidetable data titania --check mon_titania.toml
            est-il en ordre ?
        tidetable serve --data mon_titania.toml
            jouer avec
help-data-check = Vérifier ce fichier au lieu d’en écrire un.
help-data-file = Jouer avec ce fichier de données corrigé ; peut être donné plusieurs fois. « tidetable data JEU » écrit de quoi commencer.
data-none = { $game } n’a pas de données à corriger.
data-fine = { $file } est en ordre. Pour jouer avec : tidetable play { $game } --data { $file }
data-used = { $game } se joue avec { $file }.
