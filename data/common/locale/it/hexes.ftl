### What a map of hexes says to who cannot see it, and the words printed on it.

hexes-map = Mappa a esagoni, { $name }.
hexes-heading = ({ $heading })
hexes-crop = Esagoni intorno a { $place }.
hexes-letters = Lettere: { $list }.
hexes-lettered = { $letter }, { $place }
hexes-held = Controllo, { $side }: { $list }.
hexes-stacks = Pile: { $list }.
hexes-stack =
    { $place }, { $side }, { $strength } in { $counters ->
        [one] { $counters } pedina
       *[other] { $counters } pedine
    }
hexes-noted = {" "}({ $note })
hexes-marks = Segni: { $list }.
hexes-mark = { $place }, { $name }
hexes-seas = Mari: { $list }.
hexes-sea = { $name }, { $list }
hexes-level = { $side } { $level }
hexes-routes = Percorsi: { $list }.
hexes-route =
    { $side }, da { $start } a { $end }, { $steps ->
        [one] { $steps } esagono
       *[other] { $steps } esagoni
    }
hexes-planned =
    in programma: { $side }, da { $start } a { $end }, { $steps ->
        [one] { $steps } esagono
       *[other] { $steps } esagoni
    }
hexes-cities = Città: { $list }.
hexes-city = { $place }, { $strength }
hexes-owned = { $place }, { $strength }, { $side }
hexes-side = Fazione { $number }
hexes-defence = difesa { $strength }
