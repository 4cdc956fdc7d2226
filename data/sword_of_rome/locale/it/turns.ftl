### What others call a round is a turn here, of five rounds of its own: the words for it.

round-over = Il turno { $round } è finito
round-leads =
    Turno { $round }: { NAME($side, form: "il") } { GRAMMAR($side, "number") ->
        [plural] sono in testa
       *[singular] è in testa
    }, { $points } contro { $next }
round-level = Turno { $round }: { $sides } alla pari con { $points }
round-all_level = Turno { $round }: tutti alla pari con { $points }
round-alone =
    Turno { $round }: { NAME($side, form: "il") } { GRAMMAR($side, "number") ->
        [plural] hanno
       *[singular] ha
    } { $points }
round-comeback =
    📈 **Rimonta:** { NAME($side, form: "il") } { GRAMMAR($side, "number") ->
        [plural] erano
       *[singular] era
    } in coda dopo il turno { $round }, a { $behind } dalla testa; ora il distacco è di { $still }.
round-reaches =
    🏁 **A questo ritmo** { NAME($side, form: "il") } { GRAMMAR($side, "number") ->
        [plural] arrivano
       *[singular] arriva
    } a { $goal } nel turno { $when }: ancora { $missing }, a +{ $gain } per turno.
round-wins =
    🏁 **A questo ritmo** { NAME($side, form: "il") } { GRAMMAR($side, "number") ->
        [plural] vincono
       *[singular] vince
    } dopo il turno { $last }, con circa { $points }.
round-open = 🏁 **A questo ritmo** dopo il turno { $last } sono alla pari { $sides }, con circa { $points } per parte.
round-left =
    { $count ->
        [one] Resta al massimo un turno.
       *[other] Restano al massimo { $count } turni.
    }
round-chart = { $points } turno per turno
finale-swing = Turno { $round }: { NAME($side) } { $gain }
finale-swing_why = Turno { $round }: { NAME($side) } { $gain } ({ $why })

stake-player_turn-menu = Tocca { NAME($side, form: "a") }, con { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } e { $desperate } Tempi disperati in mano.
stake-battle-before = { NAME($space) }, { NAME($attacker) } contro { NAME($defender) }: una carta prima dei dadi?
stake-campaign-start = Campagna { NAME($side, form: "di") }: quale comandante si attiva?
stake-turns-last_chance = L'ultimo round è finito: giochi Tempi disperati?
stake-round-contest = Tempi disperati prima di un turno altrui: li giochi?
stake-march-precede = In più vogliono intercettare { NAME($goal, form: "in") }: chi prova per primo?
stake-event_play-ask = “{ NAME($card) }”: scegli tu che cosa comporta.
stake-march-join = I tuoi eserciti uniti { NAME($space, form: "in") }: chi li comanda?
stake-reinforcing-order = Parità, e le parità le vinci tu: chi piazza per primo?
