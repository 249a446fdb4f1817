# Datendateien, die Besitzer eines Spiels berichtigen.

help-data = Schreibt die Datei, mit der ein Spiel gespielt wird: Pläne, Plättchen und Karten. Wer das Spiel besitzt, kann sie berichtigen und mit --data damit spielen. Mit --check wird nur gesagt, was an einer Datei nicht stimmt.
    .short = Die Daten eines Spiels schreiben oder prüfen.
    .examples =
        tidetable data titania > mein_titania.toml
            zum Anfangen
        tidetable data titania --check mein_titania.toml
            stimmt alles?
        tidetable serve --data mein_titania.toml
            damit spielen
help-data-check = Diese Datei prüfen, statt eine zu schreiben.
help-data-file = Mit dieser berichtigten Datendatei spielen; darf mehrmals vorkommen. „tidetable data SPIEL“ schreibt eine zum Anfangen.
data-none = Bei { $game } gibt es keine Daten zu berichtigen.
data-fine = { $file } ist in Ordnung. Damit spielen: tidetable play { $game } --data { $file }
data-used = { $game } wird mit { $file } gespielt.
