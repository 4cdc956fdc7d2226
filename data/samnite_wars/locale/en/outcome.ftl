### What came of a decision, for the player who took it.

outcome-forces = Force { $rome } for Rome against { $enemy } for the { NAME($region) }.
outcome-tie = Force { $rome } against { $enemy }: a tie, and the dice decide, Rome { $first } against { $second } for the { NAME($region) }.
war-title = { NAME($kind) }: { NAME($region) }
note-counts = Adds { $count } to the effort here · { $said }
note-no_use = Of no use here · { $said }
outcome-odds =
    Odds beforehand, with { $ours ->
        [one] { $ours } card
       *[other] { $ours } cards
    } to { $theirs } in hand: Rome { $rome }%, the { NAME($region) } { $enemy }%.
outcome-returned = **Another's reply came first: yours was kept, and is back in your hand**
