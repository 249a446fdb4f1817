# Das Spielmaterial, wie Seiten es auflisten.

parts-card = Karten
parts-icon = Mannschaftssymbole auf Karten

part-count = wie viele
part-value = Wert
part-moves-crew = bewegt die Mannschaft
