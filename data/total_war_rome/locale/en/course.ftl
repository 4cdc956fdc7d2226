### Words of a battle's running message and report, and of the round's story.

course-title = Battle in { NAME($region) }
course-heading =
    ## ⚔️ { NAME($attacker, form: "the_first") } { GRAMMAR($attacker, "number") ->
        [plural] attack
       *[singular] attacks
    } { NAME($defender, form: "the") } in { NAME($region) }
course-over = ## ⚔️ { NAME($attacker, form: "the_first") } attacked { NAME($defender, form: "the") } in { NAME($region) } (over)
course-report = **Report of the battle in { NAME($region) }: { NAME($attacker, form: "the") } against { NAME($defender, form: "the") }**
course-ground = Difficult terrain { $difficult } · { NAME($one) } { $one_stars } against { NAME($two) } { $two_stars }
course-side =
    { $emblem } **{ NAME($side) }**: { $started ->
        [one] { $started } card
       *[other] { $started } cards
    } came; { $dead }
course-side_left =
    { $emblem } **{ NAME($side) }**: { $left } of { $started ->
        [one] { $started } card
       *[other] { $started } cards
    } yet to fight, { $reveals ->
        [one] { $reveals } reveal
       *[other] { $reveals } reveals
    }; { $dead }
course-dead = lost { $count }: { KINDS($cards) }
course-unhurt = no losses
course-earlier =
    -# … { $count ->
        [one] { $count } combat
       *[other] { $count } combats
    } before
course-combat = **{ $phase } { $number }** · { $one } ⚔ { $two } → { $losses }
course-unopposed = **{ $phase }**, unopposed · { $cards } → { $losses }
course-falls = ☠ { KINDS($cards) } ({ NAME($side) })
course-wounded = 🩹 { NAME($card) } ({ NAME($side) })
course-now = -# Now: { $phase }. Both sides deploy in secret.
course-now_of =
    -# Now: { $phase }, { $fought } of { $combats ->
        [one] { $combats } combat
       *[other] { $combats } combats
    } fought. Both sides deploy in secret.
course-now_plain = -# Now: { $phase }.
course-broken_off = It was broken off: nobody has won.
course-phase-terrain = Terrain
course-phase-flanks = Flanks
course-phase-centre = Centre
course-phase-envelopment = Envelopment
course-phase-end = the end
course-phase-preparation = Preparation
course-result-victory =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] win
       *[singular] wins
    } a victory
course-result-total_victory =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] win
       *[singular] wins
    } a total victory
course-result-tie = A draw
course-result-both_destroyed = Both armies are destroyed
sea-title = Naval battle
sea-heading =
    ## ⚓ { NAME($attacker, form: "the_first") } { GRAMMAR($attacker, "number") ->
        [plural] attack
       *[singular] attacks
    } { NAME($defender, form: "the") } at sea in { NAME($area) }
sea-over = ## ⚓ { NAME($attacker, form: "the_first") } attacked { NAME($defender, form: "the") } at sea in { NAME($area) } (over)
sea-report = **Report of the naval battle in { NAME($area) }: { NAME($attacker, form: "the") } against { NAME($defender, form: "the") }**
sea-came =
    { $emblem } **{ NAME($side) }**, { NAME($navy) }, { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }
sea-aboard =
    { $troops ->
        [one] { $troops } troop card
       *[other] { $troops } troop cards
    } aboard
sea-sunk =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } sunk
sea-captured =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } captured
sea-drowned =
    { $count ->
        [one] { $count } troop card
       *[other] { $count } troop cards
    } drowned
sea-named = ({ KINDS($ships) })
sea-lost = { NAME($navy) } is lost.
sea-away = { NAME($navy) } retreats to { NAME($to) }.
sea-tie = No victor: the attacker retreats
sea-now_fire = -# Now: both navies roll.
sea-now_losses = -# Now: the ships that are lost are named in secret.
sea-now_retreat = -# Now: { NAME($side, form: "the") } must retreat, and says where to.
story-taken = { $emblem } { NAME($side, form: "the_first") } took { NAMES($regions) }.
story-repulsed = { $emblem } { NAME($side, form: "the_first") } failed to take { NAMES($regions) } by assault.
story-freed = Independent now: { NAMES($regions) }.
story-treaties = 🤝 { $parts }
story-battle = ⚔️ { NAME($attacker, form: "the_first") } against { NAME($defender, form: "the") }. { $result }.
story-sea = ⚓ { NAME($attacker, form: "the_first") } against { NAME($defender, form: "the") } in { NAME($area) }. { $result }.
story-best = 🎲 Luckiest throw: { $emblem } { NAME($side) }, for { PLAIN($what) }: { $dice } (hits: { $hits }, on average { $expected })
story-worst = 🎲 Unluckiest throw: { $emblem } { NAME($side) }, for { PLAIN($what) }: { $dice } (hits: { $hits }, on average { $expected })
luck-shares = hits of all dice against the average: { $shares }
