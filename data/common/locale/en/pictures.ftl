### Words on pictures and in their descriptions that games share: dice, hands, maps that are only declared. A key `picture.<key>` is `<key>` to who draws (render/words.py).

picture-hidden = hidden
picture-see_inset = see inset
picture-hidden_effort = sealed
picture-alt-winners = Won by { $names }.
picture-alt-letters = Choices: { $list }.
picture-alt-none = nothing
picture-alt-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $list }.
picture-alt-card = { $name }, { $kind }{ $force }{ $text }
picture-alt-points-way = Moved by { $side }: { $route }.
picture-alt-points-letters = To choose: { $list }.
picture-alt-points-glow = Shown: { $list }.
picture-alt-points-stacks = Stacks of { $side }: { $list }.
picture-alt-points-stack = { $name } { $what }
picture-alt-points-siege = { $name } is besieged, level { $level }.
picture-alt-points-control =
    Held by { $side }, { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }: { $list }.
picture-sign-die = die
picture-die-red = red
picture-die-yellow = yellow
picture-die-green = green
picture-die-white = white
picture-die-black = black
picture-die_letter-red = R
picture-die_letter-yellow = Y
picture-die_letter-green = G
picture-die_letter-white = W
picture-die_letter-black = B
picture-chart-alt = { $title }{ $first ->
        [0] , first as the game began, then after each round
       *[other] , after each round, beginning with round { $first }
    }. { $lines }
picture-chart-line = { $name }: { $values }.
picture-key = Key to the map
picture-alt-key = Key to the map, sign by sign:
picture-place-siege = siege, level { $level }
picture-part-left = The left of the map
picture-part-right = The right of the map
picture-part-upper = The upper part of the map
picture-part-lower = The lower part of the map
picture-part-upper_left = The upper left of the map
picture-part-upper_right = The upper right of the map
picture-part-lower_left = The lower left of the map
picture-part-lower_right = The lower right of the map
