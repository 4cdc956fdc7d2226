### What the panel, the lobby, hands and slash options say.

name-near_latium = Latium
name-near_etruria = Etruria
name-near_strait = Strait of Messana

name-alliances = Alliances
name-along = Along
    .ask = who goes along
name-army = Army
    .ask = which army
name-avoid = Avoid to
name-avoid_card = Card for the voyage
name-avoid_by = Card by which it succeeds
name-avoid_mercenaries = Mercenaries among those that avoid
name-intercept_mercenaries = Mercenaries among those that intercept
name-avoid_cu = CU that avoid
name-avoid_with = Leaders who avoid
name-before = Before
name-bribe = Bribe
name-card = Card
name-cards = Cards
name-cost = Three points of your support as the price
name-event = Event
name-first = First
name-goal = Goal
    .ask = where to
name-fleet = Ships of Carthage
name-help = Help
name-inside = Inside
name-inside_with = Leaders inside
name-intercept = Intercept
    .ask = who intercepts, and with how many
name-join = Join
    .ask = whether they join
name-keep = Keep
    .ask = which leaders stay
name-larger = Larger by
name-leader = Leader
name-leaders = Leaders
name-markers = Markers
name-order = Order
name-pay = Pay
name-points = Points
    .ask = where the points go
name-power = Power
    .ask = which power
name-powers = Powers
    .ask = which powers
name-route = Route
    .ask = where to
name-sides = Sides
name-sieges = Sieges
name-space = Space
name-targets = Targets
    .ask = what it acts on
name-to = To whom
name-units = Units
name-manned = Where you have troops
name-unmanned = Where you have none yet
name-where = Where

whether-yes_join = Join the attack
whether-no_join = Stay inside
counted-cu = { $count } CU
counted-avoid_cu = { $count } CU that avoid
counted-inside =
    { $count ->
        [0] No CU inside
       *[other] { $count } CU inside
    }

hint-stir_unrest = On top of your card, once a round: +1 unrest in Carthage’s lands
hint-activate_non_player = On top of your card: a non-player power acts as if a 3 were played for it
hint-alliance = Two powers are allies until the turn ends
hint-besiege = A commander with three CU before a city or tribe rolls on the siege table
hint-break_alliance = Give up three points of your own support and be free of an ally
hint-call_on_carthage = Under the treaty any 3 has Carthage act for you
hint-found_colony = A Roman army gives up one CU, and its space becomes a walled city
hint-go_inside = Up to three beaten CU take refuge in their city
hint-join_relief = Those inside a besieged city join an attack on the besieger
hint-leave_support = The points are lost
hint-leave_minors = The minor leaders stay, and the action is over
hint-let_rest = The power does nothing; the card is spent
hint-loot = Five plunder markers; the city becomes independent
hint-offer_alliance = Offer another player's power an alliance until the turn ends
hint-respond = Play a card of your hand now
hint-retreat_to = The nearest friendly space; enemy spaces on the way cost CU
hint-share_losses = How many of the CU lost are those inside the city
hint-solidarity = A plunder marker frees a Gallic home space
hint-spend_support = Lower the beaten power's cities, or raise your own, a point at a time
hint-take_over = The city is yours, with loyalty 1

hand-of_side = {"**"}{ NAME($side) }** ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    })
hand-alike = { $count ->
        [one] { "" }
       *[other] { $count } ×{" "}
    }{"**"}{ NAME($card) }** ({ $value })
hand-side = { NAME($side) } ({ $count }): { $cards }
hand-line_of_sides = -# { $said }
hand-drawn_npa = On top of your card a power that nobody plays acts, as if by a 3.
hand-drawn_desperate_times = Between two turns: act as with a 3, swap cards, or find an event.
hand-by_value_drawn = It counts for its value alone.
hand-named = { $count ->
        [one] { NAME($card) }
       *[other] { $count } × { NAME($card) }
    }
hand-card =
    { $count ->
        [one] { "" }
       *[other] { $count } ×{" "}
    }{"**"}{ NAME($card) }** ({ $value }{ $response ->
        [True] , response
       *[other] { "" }
    }{ $edition ->
        [five] , with five players
        [fewer] , with up to four players
       *[other] { "" }
    }{ $later ->
        [True] , by its value alone
       *[other] { "" }
    }): { TEXT($said) }{ $remove ->
        [True] { " " }Played as its event it leaves the game.
       *[other] { "" }
    }

status-turn =
    {"**"}Turn { $turn } of { $last }**{ $round ->
        [0] { "" }
       *[other] , round { $round }
    } · { TEXT($phase) }{ $level }
status-level = { " " }· wins at once: { $level } VP
status-side =
    { $emblem } **{ NAME($side) }** ({ SEAT($seat) }): **{ $vp } VP**{ $stands } · { $cu } CU · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · { $desperate } Desperate Times
status-out = { $emblem } **{ NAME($side) }** ({ SEAT($seat) }): out of the game, { $vp } VP
status-alliances = Allied: { $pairs }
status-pair = { NAME($one) } and { NAME($other) }
status-plunder =
    Plunder of the { NAME($power) }: { $count } of { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
status-sieges = 🏰 { TEXTS($sieges) }
status-siege = { NAME($space) } besieged by the { NAME($besieger) } ({ $level } of { $needed })
status-stands = , as it stands { $change }
together-said = {"**"}Together{"**"}, which decides: { $parts }
together-part = { $emblems } { SEAT($seat) } **{ $vp } VP**
status-winners = Won: { NAMES($sides) }
points-said = { $points } VP

# Phases, as the panel says them

phase-setup = Set-up
phase-draw = Draw Phase
phase-first = First player
phase-action = Action Phase
phase-attrition = Attrition and surrender
phase-scoring = Scoring
phase-renewal = Renewal of alliances
phase-reinforcement = Reinforcement
phase-over = The game is over
phase-surrender = Surrender Phase

# Kinds of cards

kind-campaign = Campaign
kind-npa = Neutral
kind-event = Event
kind-response = Response
kind-desperate_times = Desperate

# Sections of the slash commands

section-army = Armies: marches, campaigns, sieges, colonies
section-react = When somebody enters: inside, avoid, intercept
section-battle = Battles, retreats and what the winner makes of them
section-ally = Alliances and non-player powers
section-phase = The phases of a turn
section-card = Cards: events, support, Desperate Times

# Beside options

note-card = value { $value }{ $reshuffles ->
        [True] , reshuffles your deck
       *[other] { "" }
    }: { $said }
note-card_by_value = value { $value }, its value alone
note-leader = initiative { $initiative }, tactics { $tactics }
note-leader_at = { $figures } · { $inside ->
        [yes] inside { NAME($space) }
       *[no] { NAME($space) }
    }, { $cu } CU
note-held = { NAME($power) }{ $loyalty ->
        [0] { "" }
       *[other] { " " }· loyalty { $loyalty }
    }
note-stack = { NAME($power) } { $cu } CU
note-siege = besieged, { $level } of { $needed }
note-victory = victory space
note-and_victory = , a victory space
note-lowers = { NAME($power) }: loyalty { $loyalty }, one less
note-frees = { NAME($power) }: falls away
note-raises = { NAME($power) }: loyalty { $loyalty }, one more
note-takes = { NAME($power) }: becomes yours
note-nobody_there = nobody there yet
note-mercenaries =
    { $mercenaries ->
        [one] { $mercenaries } mercenary
       *[other] { $mercenaries } mercenaries
    } of { $cu } CU
note-army = { $cu } CU{ $led ->
        [yes] { " " }under { NAME($leader) }
       *[no] , no leader
    }
note-side = { $vp } VP, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
note-not_played = played by nobody; the { NAME($side) }, with the fewest points, decide for them in the phases

# Buttons that open a question whose answer may be one of several actions

button-player_turn-menu = Act
button-turns-reaction_plan = My reactions
button-turns-announce = Announce Desperate Times
button-turns-last_chance = Desperate Times
button-round-contest = Desperate Times
button-campaign-start = My Campaign
button-fleet_sails-start = The fleet
button-march-on = On the march
button-march-answer = Battle or not
button-march-coordinate = A flanking force
button-march-contest = Contest the voyage
button-march-avoid_contest = Contest the voyage
button-march-refuse_contest = Contest the voyage
button-retreat-contest = Contest the voyage
button-march-lend = Lend ships
button-march-avoid_lend = Lend ships
button-retreat-lend = Lend ships
button-non_player_action-start = Act for another power
button-non_player_action-minors = Place minor leaders
button-politics-start = Spend support
button-falls-loot = Loot it or not

# What stands above questions

brief-battle_dice = -# The { NAME($power) } roll { $rolled } dice{ $kept ->
        [3] , and keep the best { $kept }.
       *[other] {" "}and add them all.
    }
brief-battle_before = -# { $even ->
        [yes] Nothing is added on either side:
       *[no] The { NAME($attacker) }, who attack, have { $edge } over the { NAME($defender) }:
    } as it stands the { NAME($attacker) } win in { $chance } of 100, the { NAME($defender) } in { $rest }.
brief-event = -# { $said }
brief-alliance = -# Until the turn ends you do not fight each other, and pass through each other’s land. Who breaks it loses three points of support.
brief-battle_after = -# Attacker { DICE($dice) }, defender { DICE($others) }: as it stands the { NAME($winner) } win{ $margin ->
        [0] { "" }, since a tie is the defender’s.
       *[other] { "" } by { $margin }.
    }

# What stands above lists

name-place = Where
name-role = Command
name-city = City
name-price = Who pays
name-part_place_cu = Where CU come
name-part_bring_minor = Who leads them
name-part_remove_cu = CU that pay
name-part_take_cu = CU to take off
name-revolt_at = Where the rebels stand
name-revolt_from = Which mercenaries turn
name-part_leave_kin = Whose CU change sides
name-part_attrition = Which army
name-part_add_support = Support to add
name-part_remove_support = Support to take
name-part_set_loyalty = Which city
name-part_convert = Which space
name-part_found_colony = Where
name-part_siege_points = Which siege
name-part_end_alliance = Which alliance
name-part_discard_random = A card
name-part_see_hand = Whose hand
name-part_take_back = Which card
name-part_spare = Which leader
name-part_propose = To whom
name-part_demand = Which city
name-part_press = Which power

# What an option means

explain-option-stand = Your army stays outside and gives battle, unless others change that
explain-option-no_card = Your cards stay in your hand
explain-option-plan_ask = You are asked each time
explain-option-plan_never = It is never done, and you are not asked
explain-option-plan_all = Holds for every army without a plan of its own
explain-option-plan_any_size = Whatever the size of who comes
explain-option-plan_most = Up to three CU go within the walls, the rest gives battle
explain-option-plan_none = All stand outside the walls
explain-plunder = A marker on the track instead of a point of support
explain-none = No card; your hand stays as it is
brief-decides = -# Nobody plays the { NAME($power) }. You decide for them, as you have the fewest victory points (section 16).
brief-decides_treaty = -# Nobody plays the { NAME($power) }. You decide for them, by your treaty (section 18).
brief-source = { NAME($space) } { $cu }
brief-sources = -# Why { $units }: { TEXTS($parts) } (section 5.10).

field-march_army_card = It counts by its value alone: what it says does not happen.
field-add_support_card = It counts by its value alone: what it says does not happen.
field-raise_unit_card = It counts by its value alone: what it says does not happen.
field-besiege_card = It counts by its value alone: what it says does not happen.
field-sortie_card = It counts by its value alone: what it says does not happen.
field-found_colony_card = It counts by its value alone: what it says does not happen.
