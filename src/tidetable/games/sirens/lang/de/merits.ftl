# Was für eine Antwort spricht, nach dem Urteil des Kapitäns.
merit-wins-game = Damit gewinnst du die Partie!
merit-blocks = Danach reicht { $who } an der { $ship } keine einzelne Karte mehr.
merit-ready = Danach reicht { $card } aus deiner Hand an der { $ship }.
merit-reach = Danach fehlen dir nur noch { $n } an der { $ship }.
merit-crew-comes = Das Mannschaftsmitglied kommt auf die { $ship }, wo du vorn liegst.
merit-crew-leaves = Das Mannschaftsmitglied verlässt die { $ship }, wo { $who } vorn liegt.
merit-rum-against = Das stärkt den Widerstand der { $ship }, wo { $who } vorn liegt.
merit-lead = An der { $ship } liegst du damit vorn.
merit-lowers = Das kostet { $who } { $n } an der { $ship }.
merit-takes-place =
    { $n ->
        [0] Das nimmt { $who } den letzten Platz an der { $ship }.
        [one] Das nimmt { $who } einen Platz an der { $ship }: Dort bleibt noch einer.
       *[other] Das nimmt { $who } einen Platz an der { $ship }: Dort bleiben noch { $n }.
    }
merit-stands = Das macht { $n } von { $resistance } an der { $ship }.
merit-keeps-rum = Der Rum bleibt dir für später.
merit-crew-open = Das Mannschaftsmitglied kommt auf die { $ship }, wo noch niemand vorn liegt.
merit-lacks = Danach fehlen { $who } an der { $ship } noch { $n }.
