### The card that ends a round, and the charts of a game. A game may say in its own unit what points are called.

points-said =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
round-over = Round { $round } is over
round-leads =
    Round { $round }: { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] lead
       *[singular] leads
    }, { $points } to { $next }
round-level = Round { $round }: { $sides } are level at { $points }
round-all_level = Round { $round }: everybody is level at { $points }
round-alone =
    Round { $round }: { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] have
       *[singular] has
    } { $points }
round-income = 💰 **Income** { $parts }
round-income_of = { $who } { $income }{ $change }
round-new_lead =
    🔀 **{ NAME($side) } { GRAMMAR($side, "number") ->
        [plural] take
       *[singular] takes
    } the lead** from { $others }.
round-breaks_away =
    🔀 **{ NAME($side) } { GRAMMAR($side, "number") ->
        [plural] break
       *[singular] breaks
    } away** from { $others }.
round-draws_level =
    🔀 **{ $sides } { $count ->
        [one] { GRAMMAR($side, "number") ->
            [plural] draw
           *[singular] draws
        }
       *[other] draw
    } level** with { NAME($other) }.
round-comeback =
    📈 **A comeback:** { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] were
       *[singular] was
    } last after round { $round }, { $behind } behind, and { GRAMMAR($side, "number") ->
        [plural] are
       *[singular] is
    } { $still } behind now.
round-reaches =
    🏁 **At this pace** { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] reach
       *[singular] reaches
    } { $goal } in round { $when }: { $missing } more, at +{ $gain } a round.
round-wins =
    🏁 **At this pace** { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] win
       *[singular] wins
    } after round { $last }, with about { $points }.
round-open = 🏁 **At this pace** { $sides } are level after round { $last }, with about { $points } each.
round-left =
    { $count ->
        [one] One round is
       *[other] { $count } rounds are
    } left at most.
round-chart = { $points } by round
round-chart_points = Points
round-chart_income = Income
