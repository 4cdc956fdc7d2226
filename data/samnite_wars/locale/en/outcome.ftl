### What came of a decision, for the player who took it.

outcome-forces = Force { $rome } for Rome against { $enemy } for the { NAME($region) }.
outcome-tie = Force { $rome } against { $enemy }: a tie, and the dice decide, Rome { $first } against { $second } for the { NAME($region) }.
war-title = { NAME($kind) }: { NAME($region) }
note-counts = +{ $count } Force here · { $said }
note-no_use = Of no use here · { $said }
note-player =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · { $triumph } Prestige
outcome-odds =
    Odds beforehand, with { $ours ->
        [one] { $ours } card
       *[other] { $ours } cards
    } to { $theirs } in hand: Rome { $rome }%, the { NAME($region) } { $enemy }%.
outcome-returned = **Another answer came first: yours was not used, and its card is back in your hand**
