### Words of the table: status, hands, commands' sections.

section-agent = Agents and their actions
section-event = Event cards
section-army = Armies
section-navy = Navies
section-battle = Meetings and battles
rome-kinds = { KINDS($cards) }
rome-signs = { DICE($dice) }
rome-turn = Round { $round } of { $last } · { TEXT($phase) }{ TEXT($turn) }
rome-of = { " " }· { NAME($side) }
rome-turn_final = Round { $round }, the **last round**, since a faction has reached { $trigger } VP · { TEXT($phase) }{ TEXT($turn) }
rome-faction =
    { $emblem } **{ NAME($side) }** ({ SEAT($seat) }): **{ $vp }** VP of { $trigger }, { $gold } gold, { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }, { $armies ->
        [one] { $armies } army
       *[other] { $armies } armies
    }{ $ready ->
        [0] { "" }
       *[other] { " " }({ $ready } more to place)
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
rome-battle = ⚔️ Battle in { NAME($region) }: { NAME($attacker, form: "the") } against { NAME($defender, form: "the") }, { TEXT($phase) }
rome-winners = 🏆 { TEXTS($named) } won.
rome-winner = { $emblem } **{ NAME($side) }** ({ SEAT($seat) })
rome-status = -# { $pairs }
rome-pair = { NAME($a, form: "the_first") } and { NAME($b, form: "the") }: { TEXT($status) }
rome-no_hand = You hold no action cards.
rome-hand = **Your action cards** ({ $count })
rome-card = - **{ NAME($action) }**, { $tax } gold, or **{ NAME($event) }**: { $said }
rome-armies = **Your armies**
rome-army = - **{ NAME($army) }** { TEXT($where) }: { NAME($general) } with { $cards }
rome-at = in { NAME($region) }
rome-aboard = aboard { NAME($navy) }
rome-space = on the faction board
rome-nothing = Nothing of yours is secret.
rome-shown = **Seen of { NAME($side, form: "the") }'s hand:** { NAMES($cards) }
rome-line = -# Action cards ({ $count }): { $cards }
rome-event = **{ NAME($event) }** (event): { $said }
rome-ship = **{ NAME($card) }**, ship: { $dice }{ $cost }
rome-general = **{ NAME($general) }**, general { $stars }, { NAME($die) }.{ $said }
rome-troop = **{ NAME($card) }**, { NAME($type) }: in the open { $good }, in difficult terrain { $difficult }{ $cost }
rome-cost = , { $cost } gold
rome-upgrade = , by upgrade only
phase-initiative = Initiative Phase
phase-agent = Agent Phase
phase-taxation = Taxation Phase
phase-campaign = Campaigning Phase
phase-spending = Spending Phase
phase- = { "" }
record-side = { $emblem } **{ NAME($side) }** ({ SEAT($seat) }), { $vp } VP{ TEXT($points) }
record-for = : { $points }
record-points = { TEXT($points) } { $count }
record-battles = -# ⚔️ { $won } won, { $beaten } lost, { $tied } tied · cards destroyed { $destroyed }, lost { $lost } · ships taken or sunk { $sunk }, lost { $ships_lost } · regions taken { $taken }, taken away { $taken_away }
record-dice =
    -# 🎲 { $dice ->
        [one] { $dice } die
       *[other] { $dice } skull dice
    }: { $hits ->
        [one] { $hits } kill
       *[other] { $hits } kills
    }, { $expected } on average (luck: { $luck }% hits)
note-agent = in { NAME($region) }
note-sea = { NAMES($navies) }
note-board = on the faction board
note-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
note-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
note-mu = { $mu } MU
note-general = { NAME($general) } { $stars }★
note-free = independent
note-gold = tax { $gold } gold
note-garrison = garrison { DICE($dice) }
note-unrest = { $unrest } unrest
note-troop = { NAME($type) }: open { DICE($good) }, difficult { DICE($difficult) }
note-battle-main = { DICE($dice) } here: kills about { $kills }; its own loss counts for the verdict
note-battle-light = { DICE($dice) } here: kills about { $kills }; an army needs main cards to stand
note-development = { $cost } gold: { $said }
note-faction = { $gold } gold, { $vp } VP
brief-intercept =
    It belongs to { NAME($owner, form: "the") }: { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }, in { NAME($sea) }.
brief-intercept_odds =
    Yours, { NAME($navy) } ({ $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }) would sail there free and attack: **win { $success }%**, no victor { $tie }%{ $guess }
brief-intercept_guess = {" "}(you do not know their kinds of ships: reckoned as usual ones)
brief-side = { $emblem } **{ NAME($side) }** · { $gold } gold · { $vp } VP
brief-initiative = Your initiative card is **{ $card }**; gold is added to it. Of equal totals the one with more gold goes first.
brief-treaty = You and { NAME($side, form: "the") } are **{ TEXT($now) }** now; with your consent you are **{ TEXT($then) }**.
brief-treaty_neutral = What changes: your agents may trade with each other for 2 gold each. It costs nothing now; an attack by either makes you enemies again.
brief-treaty_friendly = What changes: a trade between you brings 3 gold each. It costs nothing now; an attack by either makes you enemies at once.
brief-treaty_ally = What changes: a trade between you brings 4 gold each, you may pass through each other's land with leave and fight side by side. It costs: who attacks his ally loses 1 VP, and his other friends turn neutral.
brief-passage = If you agree, the army goes on through your land; it takes nothing while you are allies. If you refuse, it stays where it is and does not ask again this turn.
brief-refuge = If you agree, the army comes into your land; it takes nothing while you are allies. If you refuse, it must go elsewhere; with nowhere to go it must fight, or is lost.
brief-refuge_aboard = If you agree, your navy takes the army aboard: it sails in your turns alone, and shares the navy's fate in battle and storm. If you refuse, it must go elsewhere, or fight.
brief-boarding = If you agree, your navy carries the army: it sails in your turns alone, and shares the navy's fate in battle and storm. If you refuse, the army stays where it is and does not ask again this turn.
brief-silence = -# Without an answer in time it is refused.
brief-last_basket = **This is the last round:** only VP win now; troops fight no more, and gold that is left only breaks a tie.
brief-agent =
    { NAME($agent) } in { NAME($region) }{ $now ->
        [locked] {" "}(sent home by a Double Agent: it does nothing more this round)
        [acted] {" "}(has acted)
       *[ready] { "" }
    }
brief-piece = -# { NAME($piece) }: { $note }
brief-ground = In { NAME($region) }, difficult terrain { $difficult }.
brief-own_cards = Your cards ({ $count }): { KINDS($cards) }.
brief-their_cards = { NAME($side, form: "the_first") }'s cards ({ $count }): { KINDS($cards) }.
brief-shown = Seen of { NAME($side, form: "the") }: { KINDS($cards) }.
brief-no_plan = You have no battle plan now: you deploy every combat yourself.
brief-plan = **Your plan:** plays { KINDS($first) } first
brief-plan_any = **Your plan:** no cards are played before others
brief-plan_rule = -# { NAME($rule) }: { $value }
quick-suggested = As suggested: { TEXT($action) }
quick-rest = Deploy the rest for me, in this battle
basket-spend = What goes into the basket?
basket-deploy = Which card, which order do you change?
button-rounds-battle_plan = Battle plan
button-rounds-show = Show an ally
button-agent_turn-start = My agents' turn
button-agent_turn-any_time = Play an event now
button-campaign_turn-start = My campaign
button-campaign_turn-any_time = Play an event now
button-combat_deployment-deploy = Deploy
button-combat_deployment-deploy_alone = Deploy
button-combat_deployment-redeploy = Deploy again
button-meeting-stances = Fight or avoid
button-meeting-helpers = Answer the helpers
button-proposal-start = Answer the treaty
button-spy_report-start = What the spy has seen
button-flight-leave = Answer the ally
button-flight-elsewhere = Choose another refuge
button-advance-leave = Answer the ally
button-advance-first = Whom to meet first
button-stranded-first = Whom to meet first
button-voyage-first = Whom to meet first
button-agent_deed-heir = Name a successor
button-conquest-annexed = Free mercenary
