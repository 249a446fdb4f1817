## Eine Partie, noch einmal angesehen

help-review = Sieht sich eine beendete Partie noch einmal an: was Glück war und was gut oder schlecht entschieden, wo sich die Partie gewendet hat, und welche Antworten besser gewesen wären. Alle werden danach beurteilt, was sie damals wissen konnten. Das dauert Sekunden, ohne kompilierte Regeln ein bis zwei Minuten.
    .short = Eine beendete Partie noch einmal ansehen: Glück, Wendepunkte, Fehler.
    .examples =
        tidetable review abend.tide
            von allen
        tidetable review abend.tide --seat 1
            nur vom ersten Platz
    .codes =
        Rückgabewerte:
          0  alles ist gezeigt
          1  die Datei ist nicht lesbar, oder die Partie ist nicht zu Ende
          2  die Befehlszeile stimmt nicht
          3  die Datei widerspricht sich
help-review-seat = Nur vom Platz mit dieser Nummer erzählen.
help-review-playouts = Wie viele Partien probeweise gespielt werden, für alle Entscheidungen zusammen: mehr sehen genauer hin, 0 sucht keine besseren Antworten.

review-looking = Jede Entscheidung wird angesehen
