### What came of a decision, for the player who took it.

outcome-forces = Forza { $rome } per Roma contro { $enemy } per { NAME($region, form: "il") }.
outcome-tie = Forza { $rome } contro { $enemy }: parità, e decidono i dadi, Roma { $first } contro { $second } per { NAME($region, form: "il") }.
war-title = { NAME($kind) }: { NAME($region) }
note-counts = Aggiunge { $count } allo sforzo qui · { $said }
note-no_use = Qui non serve · { $said }
outcome-odds =
    Probabilità prima dello scontro, con { $ours ->
        [one] { $ours } carta
       *[other] { $ours } carte
    } in mano contro { $theirs }: Roma { $rome }%, { NAME($region, form: "il") } { $enemy }%.
outcome-returned = **Un'altra risposta è arrivata prima: la tua carta è di nuovo nella tua mano**
