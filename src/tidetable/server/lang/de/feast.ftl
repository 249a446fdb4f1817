end-see-board = Spielbrett ansehen
end-count-up = Noch einmal zählen
moments-title = Was den Ausschlag gab
moments-waiting = Der Kapitän sieht sich die Partie noch einmal an …
moments-far = Der Kapitän sieht sich die Partie noch einmal an: { $n } von { $of } Entscheidungen
end-chart-counted = Rechts steht, was am Ende gezählt wurde.
feed-setup = Aufbau
