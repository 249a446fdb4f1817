languages = Sprachen

short-en = EN
short-de = DE
short-fr = FR
short-zh-Hant = 中文

lost-title = Hier ist nur Wasser
lost-text = Diese Seite oder diesen Tisch gibt es nicht. Prüfe den Link: Er muss vollständig sein.
lost-home = Zurück zum Hafen

house-offline = Der Server antwortet nicht. Dein Zug wurde nicht gesendet; versuch es noch einmal.

away-title = Gerade ist Ebbe
away-text = Der Server kann gerade keine Partien lesen oder speichern. Nichts ist verloren: Warte einen Augenblick und versuche es noch einmal.

broken-title = Etwas ist kaputtgegangen
broken-text = Bei uns ist etwas zerbrochen. Von eurer Partie ist nichts verloren: Lade die Seite neu.

request-not-understood = Diese Anfrage ist nicht zu verstehen. Sieh nach bei: { $fields }.

short-src-print = gedruckt
short-src-found = gefunden
short-src-inferred = erschlossen
short-src-recon = rekonstruiert
short-src-ruling = Auslegung
