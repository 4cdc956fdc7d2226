### What a map of hexes says to who cannot see it, and the words printed on it.

hexes-map = Map of hexes, { $name }.
hexes-heading = { $heading }.
hexes-crop = Hexes around { $place }.
hexes-letters = Letters: { $list }.
hexes-lettered = { $letter }, { $place }
hexes-held = Held by { $side }: { $list }.
hexes-stacks = Stacks: { $list }.
hexes-stack =
    { $place }, { $side }, { $strength } in { $counters ->
        [one] { $counters } counter
       *[other] { $counters } counters
    }
hexes-noted = {" "}({ $note })
hexes-marks = Marks: { $list }.
hexes-mark = { $place }, { $name }
hexes-seas = Seas: { $list }.
hexes-sea = { $name }, { $list }
hexes-level = { $side } { $level }
hexes-routes = Routes: { $list }.
hexes-route =
    { $side }, from { $start } to { $end }, { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    }
hexes-planned =
    planned: { $side }, from { $start } to { $end }, { $steps ->
        [one] { $steps } hex
       *[other] { $steps } hexes
    }
hexes-cities = Cities: { $list }.
hexes-city = { $place }, { $strength }
hexes-owned = { $place }, { $strength }, { $side }
hexes-side = Side { $number }
hexes-defence = defence { $strength }
