### What others call a round is a turn here, of five rounds of its own: the words for it.

round-over = Turn { $round } is over
round-leads =
    Turn { $round }: { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] lead
       *[singular] leads
    }, { $points } to { $next }
round-level = Turn { $round }: { $sides } are level at { $points }
round-all_level = Turn { $round }: everybody is level at { $points }
round-alone =
    Turn { $round }: { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] have
       *[singular] has
    } { $points }
round-comeback =
    📈 **A comeback:** { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] were
       *[singular] was
    } last after turn { $round }, { $behind } behind, and { GRAMMAR($side, "number") ->
        [plural] are
       *[singular] is
    } { $still } behind now.
round-reaches =
    🏁 **At this pace** { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] reach
       *[singular] reaches
    } { $goal } in turn { $when }: { $missing } more, at +{ $gain } a turn.
round-wins =
    🏁 **At this pace** { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] win
       *[singular] wins
    } after turn { $last }, with about { $points }.
round-open = 🏁 **At this pace** { $sides } are level after turn { $last }, with about { $points } each.
round-left =
    { $count ->
        [one] One turn is
       *[other] { $count } turns are
    } left at most.
round-chart = { $points } by turn
finale-swing = Turn { $round }: { NAME($side) } { $gain }
finale-swing_why = Turn { $round }: { NAME($side) } { $gain } ({ $why })

stake-player_turn-menu = The { NAME($side) } act, with { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and { $desperate } Desperate Times in hand.
stake-battle-before = { NAME($space) }, { NAME($attacker) } against { NAME($defender) }: a card before the dice?
stake-campaign-start = A Campaign of the { NAME($side) }: which leader is activated?
stake-turns-last_chance = The last round is over: do you play Desperate Times?
stake-round-contest = Desperate Times before a side acts: do you play yours?
stake-march-precede = Several would intercept at { NAME($goal) }: who tries first?
stake-event_play-ask = { NAME($card) }: you choose what it does.
stake-march-join = Your armies at { NAME($space) } have joined: who commands them?
stake-reinforcing-order = A tie, and you win ties: who places first?
