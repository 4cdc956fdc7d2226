### What came of a decision, for the player who took it.

outcome-forces = Forza { $rome } per Roma contro { $enemy } per { NAME($region, form: "il") }.
outcome-tie = Forza { $rome } contro { $enemy }: parità, e decidono i dadi, Roma { $first } contro { $second } per { NAME($region, form: "il") }.
war-title = { NAME($kind) }: { NAME($region) }
note-counts = +{ $count } Forza qui · { $said }
note-no_use = Qui non serve · { $said }
note-player =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } · { $triumph } Prestigio
outcome-odds =
    Probabilità prima dello scontro, con { $ours ->
        [one] { $ours } carta
       *[other] { $ours } carte
    } in mano contro { $theirs }: Roma { $rome }%, { NAME($region, form: "il") } { $enemy }%.
outcome-returned = **Un'altra risposta è arrivata prima: la tua non è servita, e la carta è di nuovo nella tua mano**
