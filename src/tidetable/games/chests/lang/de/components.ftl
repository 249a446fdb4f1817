# Das Spielmaterial, wie Seiten es auflisten.

parts-face = Würfelseiten
parts-card = Karten

part-name = was
part-on-each-die = auf jedem Würfel
part-keys = Schlüssel
part-treasure = darin
part-count = wie viele
