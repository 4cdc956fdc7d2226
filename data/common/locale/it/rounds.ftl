### The card that ends a round, and the charts of a game. A game may say in its own unit what points are called.

points-said =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
round-over = Il round { $round } è finito
round-leads =
    Round { $round }: { NAME($side, form: "il") } { GRAMMAR($side, "number") ->
        [plural] sono in testa
       *[singular] è in testa
    }, { $points } contro { $next }
round-level = Round { $round }: { $sides } alla pari con { $points }
round-all_level = Round { $round }: tutti alla pari con { $points }
round-alone =
    Round { $round }: { NAME($side, form: "il") } { GRAMMAR($side, "number") ->
        [plural] hanno
       *[singular] ha
    } { $points }
round-income = 💰 **Entrate** { $parts }
round-income_of = { $who } { $income }{ $change }
round-new_lead =
    🔀 **{ NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] passano
       *[singular] passa
    } in testa** (prima: { $others }).
round-breaks_away =
    🔀 **{ NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] si staccano
       *[singular] si stacca
    }** (prima alla pari: { $others }).
round-draws_level =
    🔀 **{ $count ->
        [one] { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
            [plural] raggiungono
           *[singular] raggiunge
        }
       *[other] { $sides } raggiungono
    }** { NAME($other, form: "il") } in testa.
round-comeback =
    📈 **Rimonta:** { NAME($side, form: "il") } { GRAMMAR($side, "number") ->
        [plural] erano
       *[singular] era
    } in coda dopo il round { $round }, con { $behind } di distacco; ora il distacco è di { $still }.
round-reaches =
    🏁 **A questo ritmo** { NAME($side, form: "il") } { GRAMMAR($side, "number") ->
        [plural] arrivano
       *[singular] arriva
    } a { $goal } nel round { $when }: ancora { $missing }, a +{ $gain } per round.
round-wins =
    🏁 **A questo ritmo** { NAME($side, form: "il") } { GRAMMAR($side, "number") ->
        [plural] vincono
       *[singular] vince
    } dopo il round { $last }, con circa { $points }.
round-open = 🏁 **A questo ritmo** dopo il round { $last } sono alla pari { $sides }, con circa { $points } per parte.
round-left =
    { $count ->
        [one] Resta al massimo un round.
       *[other] Restano al massimo { $count } round.
    }
round-chart = { $points } round per round
round-chart_points = Punti
round-chart_income = Entrate
