### Words of Total War: Rome: actions, questions, events. Names and card texts: names.ftl, cards.ftl.

name-stay = Stay
name-none = None
name-keep = Keep
name-swap = Swap
name-fight = Fight
name-avoid = Avoid battle
name-avoid_or_slip = Avoid battle; else Slip Away
name-slip = Slip Away card
name-yes = Yes
name-no = No
name-clockwise = Clockwise
name-anticlockwise = Anticlockwise
name-market = Market
name-barracks = Barracks
name-walls = Walls
name-wonder = Ancient Wonder
name-road = Road
name-enemy = Enemy
name-neutral = Neutral
name-friendly = Friendly
name-ally = Ally
name-cancel = Cancel
name-hold = Hold
name-raise = Raise
name-lower = Lower
name-early = Early
name-late = Late
name-never = Never
name-envelop = Keep for an envelopment
name-centre = Fight in the centre
name-alone_in_terrain = Alone in the terrain
name-with_the_first = With the first
name-with_the_last = With the last
name-2 = General of 2 stars
name-3 = General of 3 stars
name-gold = Gold
name-card = Card
name-cards = Cards
name-agent = Agent
name-to = Where to
name-foremost_free = Independent regions
name-foremost_foreign = Regions of other factions
name-side = Faction
name-other = Other
name-region = Region
name-regions = Regions
name-army = Army
name-navy = Navy
name-target = Target
name-improvement = Improvement
name-unit = Card
name-reroll = Re-roll
name-route = Route
name-markers = Markers
name-give = Give
name-take = Take
name-general = General
name-generals = Generals
name-allies = Allies
name-stance = Stance
name-first = Who goes first
name-direction = Direction
name-blighted = Region without tax
name-calmed = Unrest to remove
name-events = Events
name-developments = Developments
name-posts = Commands
name-troops = Troops
name-free_troops = Conscripts
name-veterans = Veterans
name-improvements = Improvements
name-free_works = Public works
name-roads = Roads
name-agents = Agents
name-unrest = Unrest
name-hostages = Hostages
name-artillery = Artillery
name-light = Skirmishers and artillery
name-mounted = Mounted
name-rerolls = Re-rolls
name-row_1 = First row
name-row_2 = Second row
name-row_3 = Third row
name-row_4 = Fourth row
name-option_length = Length of the game
name-option_length_short = Short: 15 victory points
name-option_length_medium = Medium: 20 victory points
name-option_length_long = Long: 25 victory points
name-option_last_round = Last round
name-option_factions = Factions
name-option_factions_by_seat = In the order of the seats
name-option_factions_random = Drawn by lot
name-option_diplomacy = Diplomacy at the start
name-option_diplomacy_neutral = All are neutral
name-option_diplomacy_historical = As history had it
name-option_below_zero = A broken alliance may take a track below 0
name-option_agents_recall = Agents start each round at home
name-option_bribe_capitals = Capitals may be bribed
name-option_invading = Points for invading
name-option_invading_any_controller = From whoever controls the home region
name-option_invading_home_faction = Only from the home faction itself
name-option_next_development = A development and the next below it
name-option_next_development_same_basket = May be bought together
name-option_next_development_next_round = Are bought a round apart
name-option_roads = Roads may be built where one controls
name-option_roads_one_side = One side of the border
name-option_roads_both_sides = Both sides of the border
name-option_defence_s = An S of a defence roll
name-option_defence_s_light_cards = Destroys a skirmisher or artillery card
name-option_defence_s_nothing = Does nothing
name-option_defence_x = An odd X of a defence roll
name-option_defence_x_pairs = Is lost
name-option_defence_x_rounded_up = Destroys a card too
name-option_entering = An army in the region of a neutral or friendly faction
name-option_entering_attack = Attacks by entering
name-option_entering_until_fight = Attacks when it fights, assaults or conquers
name-option_bribers = An agent who bribes an army and rolls an X
name-option_bribers_live = Lives
name-option_bribers_die = Dies
name-option_assassins = The best of two assassins' dice
name-option_assassins_x_worst = Skull, S, Blank, X
name-option_assassins_x_second = Skull, X, S, Blank
# Of two sides; other languages go by the gender that both have. `sides` is empty where one of them is the reader.
status-enemy =
    { GRAMMAR($sides, "gender") ->
       *[any] enemies
    }
status-neutral = neutral
status-friendly =
    { GRAMMAR($sides, "gender") ->
       *[any] friendly
    }
status-ally =
    { GRAMMAR($sides, "gender") ->
       *[any] allies
    }
outcome-final_round =
    The final round is over.{ $tie ->
        [land] { " " }Of those with { $points } VP, { NAMES($winners) } { GRAMMAR($winners, "number") ->
            [plural] control
           *[singular] controls
        } the regions worth most gold ({ $land }).
        [gold] { " " }Of those with { $points } VP and regions of equal worth, { NAMES($winners) } { GRAMMAR($winners, "number") ->
            [plural] have
           *[singular] has
        } the most gold in hand ({ $gold }).
        [shared] { " " }They are level in victory points, regions and gold, and share the victory.
       *[none] { "" }
    }
outcome-last_round =
    The last round of the table is over.{ $tie ->
        [land] { " " }Of those with { $points } VP, { NAMES($winners) } { GRAMMAR($winners, "number") ->
            [plural] control
           *[singular] controls
        } the regions worth most gold ({ $land }).
        [gold] { " " }Of those with { $points } VP and regions of equal worth, { NAMES($winners) } { GRAMMAR($winners, "number") ->
            [plural] have
           *[singular] has
        } the most gold in hand ({ $gold }).
        [shared] { " " }They are level in victory points, regions and gold, and share the victory.
       *[none] { "" }
    }
reason-economy = Economic Power
reason-glory = Glorious Victory
reason-sea = Victory at Sea
reason-advancement = Faction Advancement
reason-invading = Invading the Enemy
reason-broken = Broken Alliance
line-troop = { NAME($army) }: { NAME($kind) }, { $cost ->
        [0] free
       *[other] { $cost } gold
    }
line-event = { NAME($event) } (in place of { NAME($action) })
line-general = { NAME($general) }, { $stars }★, { $cost } gold
line-general_with = { NAME($general) }, { $stars }★, { TEXT($trait) }, { $cost } gold
line-post = { NAME($general) } takes { NAME($army) }
line-works = { NAME($region) }: { NAME($what) }, { $cost ->
        [0] free
       *[other] { $cost } gold
    }
line-road = Road { NAME($one) } – { NAME($two) }
line-border = { NAME($one) } – { NAME($two) }
line-price = , { $gold } gold
line-no_price = , free
preview-merged = Your armies in { NAME($region) } would be merged; what is too much is lost at random.
preview-trimmed = { NAME($army) } is too large and would lose cards at random.
preview-too_small = { NAME($army) } has fewer than two main battle cards and would be destroyed.
preview-infighting = { NAME($one) } and { NAME($two) } are adjacent: tribal infighting.
do-bid = Bid
do-omens = Favourable Omens
do-set_order = Set the turn order
do-move_agent = Move an agent
do-levy = Emergency tax levy
do-treaty = Treaty
do-trade = Trade
do-spy = Spy
do-protests = Protests
do-riots = Riots
do-rebel_uprising = Rebel Uprising
do-bribe_army = Bribe an army
do-bribe_region = Bribe a region
do-sabotage = Sabotage
do-treasury_theft = Treasury Theft
do-double_agent = Double Agent
do-sow_distrust = Sow Distrust
do-recruit_mercenary = Recruit Mercenaries
do-assassinate_general = Assassinate a general
do-assassinate_agent = Assassinate an agent
do-agree = Agree
do-refuse = Refuse
do-share = Share the view
do-show_cards = Show an ally cards
do-show_army = Show an ally an army
do-keep = Keep it secret
do-foil = Foil it
do-lead_away = Lead it away
do-name_heir = Name a successor
do-end_turn = End the turn
do-extra_deed = Web of Informers
do-relay_riders = Relay Riders
do-hostage_exchange = Hostage Exchange
do-festival = Festival Games
do-agitate = Agitators
do-unpaid = Unpaid Hirelings
do-storm = Storm at Sea
do-forced_march = Forced March
do-fair_winds = Fair Winds
do-camp_fever = Camp Fever
do-plunder = Plunder
do-season = Events before the taxes
do-place_army = Place an army
do-place_navy = Place a navy
do-march = March
do-betray = Break the alliance
do-confront = Confront
do-meet_first = Meet first
do-assault = Assault
do-subdue = Subdue unrest
do-reorganise = Reorganise armies
do-merge = Merge armies
do-take_mercenary = Take a mercenary
do-move_general = Move a general
do-embark = Embark
do-disembark = Disembark
do-sail = Sail
do-engage = Engage
do-reorganise_navies = Reorganise navies
do-lose_cards = Take losses
do-meet = Meet the enemy
do-join_battle = Join the battle
do-accept_help = Say whose help is welcome
do-stand_aside = Stand aside
do-withdraw = Withdraw
do-retreat_navy = Retreat
do-intercept = Intercept
do-militia = Town Militia
do-conquer = Conquer it
do-leave = Leave
do-spend = Spend
hint-bid = Initiative: add gold to your card, in secret; all gold that was bid is gone
hint-omens = Add 3 to your initiative total; the card is spent
hint-set_order = Say who goes first this round and which way round the turns go
hint-move_agent = Up to five regions or sea areas; not needed before an action: its agent goes there by itself
hint-levy = Discard action cards for the gold in their corner
hint-treaty = At another's agent or rich home region: ask for one step up in status; the card is spent
hint-trade = With a faction that is no enemy: 2 to 4 gold for both at once, once a turn with each
hint-spy = See all cards of another faction's army
hint-protests = One unrest marker: half the tax of a region until it is removed
hint-riots = Two unrest markers: no tax of a region until they are removed
hint-rebel_uprising = The people of a conquered region roll against its army; without one it is lost
hint-bribe_army = 1 gold a card and star. Red die, Skull: it loses mercenaries and half the rest; you move it
hint-bribe_region = 2 gold a garrison die, no army there: an attack. Red die, Skull: the region is yours
hint-sabotage = Red die, Skull: a market or barracks is gone for good; X: your agent dies
hint-treasury_theft = Red die, Skull: you take half of a faction's gold; X: your agent dies
hint-double_agent = Another's agent goes home and does nothing more this round
hint-sow_distrust = A faction's status with a friend or ally falls one step until a treaty mends it
hint-recruit_mercenary = Buy one mercenary card into an army within four regions of their market
hint-assassinate_general = Red die, Skull: an army's general dies; X: your agent dies
hint-assassinate_agent = Two red dice, the better counts. Skull: another's agent dies; X: yours does
hint-agree = It takes effect at once
hint-refuse = All stays as it is
hint-share = Show an ally what your spy has seen
hint-show_cards = Show an ally cards of your hand; nobody else learns of it
hint-show_army = Show an ally what is in an army of yours; nobody else learns of it
hint-keep = Keep what your spy has seen
hint-foil = Safe House or Loyal Bodyguard: cancel the action
hint-lead_away = Move the bribed army
hint-name_heir = Say which general of 2 stars takes over
hint-end_turn = Whatever has not moved or acted stays where it is
hint-extra_deed = Card: an agent may act a second time this round
hint-relay_riders = Card: an agent moves five steps more this round
hint-hostage_exchange = Card: offer a faction one step up in status without an agent
hint-festival = Card: remove up to three unrest markers from your regions
hint-agitate = Card: one unrest marker in another's region without barracks: half its tax
hint-unpaid = Card: an army of another loses a random mercenary
hint-storm = Card: a navy at sea loses 2 MU, and on a die a ship
hint-forced_march = Card: an army has 2 MU more this turn
hint-fair_winds = Card: a navy has 2 MU more this turn
hint-camp_fever = An army far from home suffers two dice
hint-plunder = Card: gold, twice the value of a region that you took this turn
hint-season = Bumper Harvest, Blight, Festival Games
hint-place_army = Put an army from the faction board into a region of yours; it may march at once
hint-place_navy = Put a navy into a home port; it may sail at once
hint-march = A region costs 1 MU, a river or mountains 1 more; a road takes you three for 1
hint-betray = Attack an ally: −1 VP, they are an enemy, your other friends turn neutral
hint-confront = Give battle to an enemy army in the region where you stand
hint-meet_first = Say which of several enemies is met first
hint-assault = Dice against the garrison where your army stands: the region, or lost cards; once a turn
hint-subdue = An army of four cards or more removes unrest, 1 MU a marker
hint-reorganise = Move cards between two armies in one place
hint-merge = Put all of one army into another in the same place
hint-take_mercenary = Say which mercenary card joins free
hint-move_general = Give an army another general; two who lead armies change places
hint-embark = Take an army aboard a navy in this port
hint-disembark = Land an army from its navy at a port
hint-sail = A sea area or port costs 1 MU; an army aboard comes along
hint-engage = Attack a navy in your sea area: a battle at sea
hint-reorganise_navies = Move ships between two navies
hint-lose_cards = Say which cards are lost
hint-meet = Fight, avoid battle by a die of your general, or slip away by a card
hint-join_battle = Fight at your ally's side, with the cards that you offer
hint-accept_help = A total victory gives one point to each who fights along, any other none
hint-stand_aside = Stay out of it
hint-withdraw = Say where the army goes
hint-retreat_navy = Say where the navy goes
hint-intercept = A battle at sea with the navy that passes; it is an attack and makes you enemies
hint-militia = The garrison rolls one die more
hint-conquer = Roll to conquer where you stand
hint-leave = Leave for an adjacent region
hint-spend = Fill your basket, in secret
action-bid =
    { $gold ->
        [0] Bid nothing
       *[other] Bid { $gold } gold
    }
action-omens = Play { NAME($card) }
action-set_order =
    { NAME($first, form: "the_first") } first, { $direction ->
        [clockwise] clockwise
       *[anticlockwise] anticlockwise
    }
action-move_agent = Move { NAME($agent) } to { NAME($to) }
action-levy = Cash { NAMES($cards) }
action-treaty = Treaty with { NAME($side, form: "the") } in { NAME($region) }
action-trade = Trade with { NAME($side, form: "the") } in { NAME($region) }
action-spy = Spy on { NAME($army) }
action-protests = Protests in { NAME($region) }
action-riots = Riots in { NAME($region) }
action-rebel_uprising = Rebel uprising in { NAME($region) }
action-bribe_army = Bribe { NAME($army) }
action-bribe_region = Bribe { NAME($region) }
action-sabotage = Sabotage the { NAME($improvement) } of { NAME($region) }
action-treasury_theft = Treasury theft in { NAME($region) }
action-double_agent = Double agent against { NAME($target) }
action-sow_distrust = Sow distrust between { NAME($side, form: "the") } and { NAME($other, form: "the") }
action-recruit_mercenary = Recruit { NAME($unit) } for { NAME($army) }
action-assassinate_general = Assassinate the general of { NAME($army) }
action-assassinate_agent = Assassinate { NAME($target) }
action-agree = Agree
action-refuse = Refuse
action-share = Show it to { NAME($ally, form: "the") }
action-show_cards = Show { NAME($ally, form: "the") } { NAMES($cards) }
action-show_army = Show { NAME($ally, form: "the") } { NAME($army) }
action-keep = Keep it secret
action-foil = Play { NAME($card) }
action-lead_away = Lead it to { NAME($region) }
action-name_heir = { NAME($general) } takes his place
action-end_turn = End the turn
action-extra_deed = Web of Informers for { NAME($agent) }
action-relay_riders = Relay Riders for { NAME($agent) }
action-hostage_exchange = Hostage Exchange with { NAME($side, form: "the") }
action-festival = Festival Games: { NAMES($regions) }
action-agitate = Agitators in { NAME($region) }
action-unpaid = Unpaid Hirelings in { NAME($army) }
action-storm = Storm against { NAME($navy) }
action-forced_march = Forced March of { NAME($army) }
action-fair_winds = Fair Winds for { NAME($navy) }
action-camp_fever = Camp Fever in { NAME($army) }
action-plunder = Plunder { NAME($region) }
action-season = { $cards_count ->
        [0] Play no event
       *[other] Events: { NAMES($cards) }
    }
action-place_army = Place { NAME($army) } in { NAME($region) }
action-place_navy = Place { NAME($navy) } in { NAME($region) }
action-march =
    March { NAME($army) } { $through_count ->
        [one] through { NAMES($through) } to { NAME($goal) }
        [other] through { NAMES($through) } to { NAME($goal) }
       *[0] to { NAMES($route) }
    }
action-betray = Attack the ally in { NAME($region) } with { NAME($army) }
action-confront = Confront { NAME($enemy) } with { NAME($army) }
action-meet_first = Meet { NAME($enemy) } first
action-assault = Assault with { NAME($army) }
action-subdue =
    Subdue unrest with { NAME($army) }: { $markers ->
        [one] { $markers } marker
       *[other] { $markers } markers
    }
action-reorganise = Reorganise { NAME($army) } and { NAME($other) }
action-merge = Merge { NAME($army) } into { NAME($other) }
action-take_mercenary = { NAME($unit) } joins free
action-move_general = { NAME($general) } takes { NAME($army) }
action-embark = Embark { NAME($army) } on { NAME($navy) }
action-disembark = Land { NAME($army) } in { NAME($region) }
action-sail =
    Sail { NAME($navy) } { $through_count ->
        [one] through { NAMES($through) } to { NAME($goal) }
        [other] through { NAMES($through) } to { NAME($goal) }
       *[0] to { NAMES($route) }
    }
action-engage = Engage { NAME($enemy) } with { NAME($navy) }
action-reorganise_navies = Reorganise { NAME($navy) } and { NAME($other) }
action-lose_cards = Lose { KINDS($cards) }
action-meet = { NAME($stance) }, to { NAME($to) }
action-meet_fight = Fight
action-join_battle = Join the battle
action-accept_help = Accept the help of { NAMES($allies) }
action-stand_aside = Stand aside
action-withdraw = Withdraw to { NAME($to) }
action-retreat_navy = Retreat to { NAME($to) }
action-intercept = Intercept with { NAME($navy) }
action-militia = Play { NAME($card) }
action-conquer = Roll to conquer
action-leave = Leave for { NAME($to) }
action-spend =
    { $lines ->
        [0] Buy nothing
        [one] Spend gold on { $lines } purchase
       *[other] Spend gold on { $lines } purchases
    }
subject-foil =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] act
       *[singular] acts
    } against you: { NAME($agent) }, { TEXT($what) } ({ COMMAS($on) }). Do you foil it?
subject-militia = { NAME($army) } assaults { NAME($region) }. Do you play Town Militia?
subject-proposal =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] propose
       *[singular] proposes
    } to become { TEXT($said) }. Do you agree?
consent-agree_proposal = Agree: { TEXT($said) } with { NAME($side, form: "the") }
consent-refuse_proposal = Refuse: stay as you are with { NAME($side, form: "the") }
consent-agree_passage = Agree: { NAME($army) } may pass into { NAME($region) }
consent-refuse_passage = Refuse: { NAME($army) } stays out of { NAME($region) }
consent-agree_refuge = Agree: { NAME($army) } finds refuge in { NAME($region) }
consent-refuse_refuge = Refuse: no refuge for { NAME($army) } in { NAME($region) }
consent-agree_boarding = Agree: { NAME($army) } goes aboard { NAME($navy) }
consent-refuse_boarding = Refuse: { NAME($army) } stays ashore
number-bid =
    { $count ->
        [0] Bid nothing
       *[other] Bid { $count } gold
    }
counted-gold = { $count } gold
counted-elephants = { $count } { $count ->
        [one] elephant card
       *[other] elephant cards
    }
counted-markers = { $count } { $count ->
        [one] unrest marker
       *[other] unrest markers
    }
subject-stranded = { NAME($army) } stands in the territory of a former ally. Does it conquer it, or leave?
subject-losses =
    { NAME($army) } loses { $kills ->
        [one] { $kills } card
       *[other] { $kills } cards
    }. Which?
subject-losses_light =
    { NAME($army) } loses { $light ->
        [one] { $light } card
       *[other] { $light } cards
    } from among its skirmishers and artillery. Which?
subject-losses_both =
    { NAME($army) } loses { $kills ->
        [one] { $kills } card
       *[other] { $kills } cards
    } of any kind, and { $light } from among its skirmishers and artillery. Which?
subject-meeting = { NAME($own) } meets { NAME($enemy) } in { NAME($region) }. Fight, or avoid battle?
subject-helpers = Help is offered: { TEXTS($offers) }. A total victory then gives one point each, any other none. Whose help do you accept?
subject-withdrawal = { NAME($army) } must withdraw: it has lost the battle, or attacked without winning it. Where to?
subject-passage = { NAME($army) } asks for passage into { NAME($region) }. Do you agree?
subject-refuge = { NAME($army) } asks for refuge in { NAME($region) }. Do you agree?
subject-elsewhere = { NAME($army) } is not let in there. Where else does it go?
subject-boarding = { NAME($army) } asks to go aboard { NAME($navy) }. Do you agree?
subject-intercept = { NAME($navy) } sails past. Do you intercept it?
subject-retreat = { NAME($navy) } must retreat: the loser of a battle at sea leaves, and after a draw the attacker. Where to?
subject-meet_first = { NAME($mover) } finds several enemies. Whom does it meet first?
subject-heir = The general of { NAME($army) } has been killed. Which general of 2 stars takes his place?
subject-annexed = { NAME($region) } joins you freely. Which mercenary card does { NAME($army) } take, without paying?
prompt-initiative_phase-bid = How much gold do you add to your initiative card?
prompt-initiative_phase-omens = The initiative cards are revealed. Favourable Omens?
prompt-initiative_phase-order = You have the initiative. Who goes first, and which way round?
prompt-agent_turn-start = Your agents: what will they do?
prompt-agent_turn-any_time = You hold an event that can be played now.
prompt-agent_deed-foil = An agent acts against you. Do you foil it?
prompt-proposal-start = A treaty is proposed. Do you agree?
prompt-spy_report-start = Your spy has seen the army. Do you show it to an ally?
prompt-guide-start = Where do you lead the bribed army?
prompt-losses-choose = Which cards does the army lose?
prompt-taxation_phase-season = Taxes are raised next. Do you play an event first?
prompt-campaign_turn-start = Your campaign: what will you do?
prompt-campaign_turn-any_time = You hold an event that can be played now.
prompt-advance-leave = An ally asks for passage. Do you agree?
prompt-meeting-stances = Armies meet. Fight, or avoid battle?
prompt-meeting-helpers = Allies offer help. Whose do you accept?
prompt-flight-leave = An ally asks for refuge. Do you agree?
prompt-flight-elsewhere = The ally refuses. Where else does the army go?
prompt-withdrawal-choose = Where does the army withdraw?
prompt-assault_roll-militia = Your garrison is assaulted. Town Militia?
prompt-voyage-intercept = A navy enters the sea area beside yours. Do you intercept it?
prompt-sea_fight-choose = Where does the navy retreat?
prompt-advance-first = Several enemies are there. Whom do you meet first?
prompt-stranded-first = Several enemies are there. Whom do you meet first?
prompt-voyage-first = Several enemies are there. Whom do you meet first?
prompt-agent_deed-heir = Your general has been killed. Who takes his place?
prompt-conquest-annexed = Which mercenary card joins free?
prompt-stranded-choose = The alliance is broken: conquer, or leave?
prompt-spending_phase-baskets = Fill your basket. It stays secret until all have sealed theirs.
asked-initiative_phase-bid = to bid for the initiative
asked-initiative_phase-omens = after the reveal
asked-initiative_phase-order = to set the turn order
asked-agent_turn-start = to play the agents
asked-agent_deed-foil = to answer an agent's action
asked-proposal-start = to answer a treaty
asked-spy_report-start = to say whether an ally may see it
asked-guide-start = to lead a bribed army away
asked-losses-choose = to choose the losses
asked-taxation_phase-season = to play events before the taxes
asked-campaign_turn-start = to campaign
asked-advance-leave = to answer an ally
asked-meeting-stances = where armies meet
asked-meeting-helpers = to accept an ally's help, or not
asked-flight-leave = to answer an ally
asked-flight-elsewhere = to choose another refuge
asked-withdrawal-choose = to withdraw
asked-assault_roll-militia = before an assault
asked-voyage-intercept = as a navy passes
asked-sea_fight-choose = to retreat at sea
asked-advance-first = to say whom to meet first
asked-stranded-first = to say whom to meet first
asked-voyage-first = to say whom to meet first
asked-agent_deed-heir = to name a general's successor
asked-conquest-annexed = to take a free mercenary
asked-stranded-choose = to conquer or to leave
asked-spending_phase-baskets = to fill the baskets
asked-land_battle-prepare = to prepare the battle
asked-land_battle-spare = after the flanks
asked-land_battle-spoils = to take the spoils
asked-combat_deployment-deploy = to deploy
asked-combat_deployment-deploy_alone = to deploy
asked-combat_deployment-redeploy = to answer what a reveal has shown
asked-unopposed_attack-start = to attack what nobody defends
asked-naval_battle-losses = to name the ships that are lost
event-victory_points = { NAME($side) }: { $points } VP for { TEXT($why) } (now { $total }).
event-final_round = **{ NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] have
       *[singular] has
    } { $points } victory points: this is the final round.**
event-card_played_event =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] play
       *[singular] plays
    } the event **{ NAME($what) }**.
event-card_played_levy =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] cash
       *[singular] cashes
    } { NAME($card) }.
event-round_begins = **Round { $round }.**
event-reply_returned = Another answer came first: yours was not carried out, and nobody learns of it.
event-initiative_card = Your initiative card: { $number }.
event-bids_revealed = Initiative: { TEXTS($shown) }.
event-bid_shown = { NAME($side) } { $card } + { $bid } gold = **{ $total }**
event-omens_played =
    Favourable Omens: { NAME($side, form: "the") } { GRAMMAR($side, "number") ->
        [plural] add
       *[singular] adds
    } { $bonus }.
event-initiative_won =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] have
       *[singular] has
    } the initiative with { $total }.
event-order_set = Turn order: { ARROWS($order) }.
event-cards_dealt =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] are
       *[singular] is
    } dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-cards_dealt_own = You are dealt { NAMES($cards) }.
event-status_changed = { NAME($a, form: "the_first") } and { NAME($b, form: "the") } are now { TEXT($said) }.
event-alliance_broken = **{ NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] break
       *[singular] breaks
    } the alliance with { NAME($victim, form: "the") }.**
event-agent_moved = { NAME($agent) } goes to { NAME($to) }.
event-deed_declared = { NAME($agent) } acts: **{ TEXT($what) }** ({ COMMAS($on) }).
event-deed_foiled =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] foil
       *[singular] foils
    } the deed with { NAME($card) }.
event-rolled =
    🎲 { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] roll
       *[singular] rolls
    } for { TEXT($what) }: { ROW($dice) }.
event-agent_lost = { NAME($agent) } is lost.
event-agent_sent_home = { NAME($agent) } is sent home to { NAME($to) }.
event-gold_stolen =
    { NAME($to, form: "the_first") } { GRAMMAR($to, "number") ->
        [plural] steal
       *[singular] steals
    } { $gold } gold from { NAME($frm, form: "the") }.
event-gold_wonder =
    { NAME($to, form: "the_first") } { GRAMMAR($to, "number") ->
        [plural] take
       *[singular] takes
    } { $gold } gold from { NAME($frm, form: "the") } by an Ancient Wonder.
event-gold_moved =
    { NAME($frm, form: "the_first") } { GRAMMAR($frm, "number") ->
        [plural] pay
       *[singular] pays
    } { NAME($to, form: "the") } { $gold } gold.
event-gold_gained =
    { NAME($to, form: "the_first") } { GRAMMAR($to, "number") ->
        [plural] gain
       *[singular] gains
    } { $gold } gold.
event-gold_spent =
    { NAME($frm, form: "the_first") } { GRAMMAR($frm, "number") ->
        [plural] spend
       *[singular] spends
    } { $gold } gold.
event-traded =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] gain
       *[singular] gains
    } { $gold } gold, { NAME($other, form: "the") } { $theirs }.
event-cards_shown =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] show
       *[singular] shows
    } { NAME($ally, form: "the") } { NAMES($cards) }. Nobody else learns of it.
event-army_shown =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] show
       *[singular] shows
    } { NAME($ally, form: "the") } { NAME($army) }: { KINDS($cards) }. Nobody else learns of it.
event-army_seen =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] have
       *[singular] has
    } seen { NAME($army) }.
event-army_seen_own = { NAME($army) }: { NAMES($cards) }.
event-unrest_placed = Unrest in { NAME($region) } is now { $total }.
event-region_taken = **{ NAME($owner, form: "the_first") } now { GRAMMAR($owner, "number") ->
        [plural] hold
       *[singular] holds
    } { NAME($region) }.**
event-region_taken_from = **{ NAME($owner, form: "the_first") } { GRAMMAR($owner, "number") ->
        [plural] take
       *[singular] takes
    } { NAME($region) } from { NAME($before, form: "the") }{ $how ->
        [bribe] { " " }by a bribe
        [uprising] { " " }by an uprising
       *[other] { "" }
    }.**
event-region_freed = **{ NAME($region) } is independent.**
event-region_freed_from = **{ NAME($region) } throws off { NAME($before, form: "the") } and is independent.**
event-improvement_lost = { NAME($region) }{ $why ->
        [siege] , which is besieged,
       *[other] { "" }
    } loses its { NAME($what) }.
event-proposal_answered =
    { NAME($other, form: "the_first") } { GRAMMAR($other, "number") ->
        [plural] refuse
       *[singular] refuses
    } the treaty with { NAME($side, form: "the") }.
event-proposal_agreed =
    { NAME($other, form: "the_first") } { GRAMMAR($other, "number") ->
        [plural] agree
       *[singular] agrees
    } to the treaty with { NAME($side, form: "the") }.
event-turn_ends =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] end their
       *[singular] ends its
    } turn.
event-tax_raised =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] raise
       *[singular] raises
    } { $total } gold: { $regions } from regions{ $markets ->
        [0] { "" }
       *[other] , { $markets } from markets
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } from developments and events
    }{ $wonders ->
        [0] { "" }
       *[other] , { $wonders } from wonders
    }{ TEXT($less) }.
event-tax_raised_alone =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] raise
       *[singular] raises
    } { $total } gold from { GRAMMAR($side, "number") ->
        [plural] their
       *[singular] its
    } regions{ TEXT($less) }.
event-tax_missing = , after −{ $missing } for { $why ->
        [siege] the siege of { NAMES($besieged) }
        [both] unrest in { NAMES($unrest) } and the siege of { NAMES($besieged) }
       *[unrest] unrest in { NAMES($unrest) }
    }
event-region_blighted = { NAME($region) } is blighted and yields no tax.
event-region_blighted_by = { NAME($by, form: "the_first") } { GRAMMAR($by, "number") ->
        [plural] blight
       *[singular] blights
    } { NAME($region) }: it yields no tax.
event-bought =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] buy
       *[singular] buys
    }: { NAME($what) } ({ TEXT($where) }).
event-bought_things =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] buy
       *[singular] buys
    }: { NAME($what) } ({ KINDS($places) }){ TEXT($cost) }.
event-bought_generals =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] buy
       *[singular] buys
    }: { KINDS($places) }{ TEXT($cost) }.
event-bought_roads =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] lay
       *[singular] lays
    } { $count ->
        [one] { $count } road
       *[other] { $count } roads
    } ({ TEXTS($roads) }){ TEXT($cost) }.
event-bought_calm =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] remove
       *[singular] removes
    } { $count ->
        [one] { $count } unrest marker
       *[other] { $count } unrest markers
    } ({ KINDS($places) }){ TEXT($cost) }.
event-bought_veterans =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] make
       *[singular] makes
    } { $count ->
        [one] { $count } veteran card
       *[other] { $count } veteran cards
    } ({ KINDS($places) }){ TEXT($cost) }.
event-developed =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] develop
       *[singular] develops
    } { NAME($development) }{ TEXT($cost) }.
event-line_struck = { NAME($side) }: a road ({ TEXT($road) }) is no longer to be had; { $refund } gold back.
event-line_struck_card = { NAME($side) }: a mercenary card is no longer to be had; { $refund } gold back.
event-recruited =
    { NAME($owner, form: "the_first") }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for { NAME($army) }{ TEXT($cost) }.
event-recruited_ships =
    { NAME($owner, form: "the_first") }: { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    } for { NAME($army) }{ TEXT($cost) }.
event-recruited_hired =
    { NAME($owner, form: "the_first") }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for { NAME($army) }, { KINDS($kinds) } among them{ TEXT($cost) }.
event-recruited_own = { NAME($army) } gains { KINDS($kinds) }{ TEXT($cost) }.
event-cards_lost =
    { NAME($army) } loses { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-cards_lost_hired =
    { NAME($army) } loses { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, { KINDS($cards) } among them.
event-cards_lost_own = { NAME($army) } loses { KINDS($cards) }.
event-army_unscathed = { NAME($army) } loses nothing: it has no skirmisher or artillery card for an S.
event-army_destroyed = **{ NAME($army) } is destroyed.**
event-navy_destroyed = **{ NAME($navy) } is lost.**
event-general_changed = { NAME($general) } now commands { NAME($army) }, in place of { NAME($before) }.
event-general_takes = { NAME($general) } takes command of { NAME($army) }.
event-general_lost = { NAME($army) } has lost { NAME($before) } and has no general.
event-mercenary_joined = A mercenary card joins { NAME($army) }.
event-mercenary_joined_own = { NAME($unit) } joins { NAME($army) }.
event-army_placed = { NAME($army) } is placed in { NAME($to) }.
event-army_moved = { NAME($army) } moves to { NAME($to) }.
event-army_embarked = { NAME($army) } goes aboard { NAME($to) }.
event-army_landed = { NAME($army) } lands in { NAME($to) }.
event-navy_battered = A storm strikes { NAME($navy) }.
event-ships_lost =
    { NAME($navy) } loses { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }.
event-ships_lost_own = { NAME($navy) } loses { KINDS($ships) }.
event-assault_taken = **{ NAME($army) } takes { NAME($region) }.**
event-assault_ends = The assault of { NAME($army) } on { NAME($region) } fails.
event-armies_meet = { NAME($active) } meets { NAME($passive) } in { NAME($region) }.
event-battle_avoided = { NAME($army) } avoids battle.
event-help_accepted =
    { NAME($ally, form: "the_first") } { GRAMMAR($ally, "number") ->
        [plural] fight
       *[singular] fights
    } at the side of { NAME($side, form: "the") }.
event-help_declined =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] decline
       *[singular] declines
    } the help of { NAME($ally, form: "the") }.
event-passage_answered =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] refuse
       *[singular] refuses
    } { NAME($army) } passage through { NAME($region) }.
event-boarding_answered =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] refuse
       *[singular] refuses
    } to take { NAME($army) } aboard { NAME($region) }.
event-boarding_agreed =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] agree
       *[singular] agrees
    } to take { NAME($army) } aboard { NAME($region) }.
event-passage_agreed =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] let
       *[singular] lets
    } { NAME($army) } into { NAME($region) }.
event-refuge_answered =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] refuse
       *[singular] refuses
    } { NAME($army) } refuge in { NAME($region) }.
event-refuge_agreed =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "number") ->
        [plural] give
       *[singular] gives
    } { NAME($army) } refuge in { NAME($region) }.
event-helpers_stand_aside = { NAME($one) } and { NAME($other) } joined opposite sides in { NAME($region) }; they are allies, and both stand aside.
event-navy_placed = { NAME($navy) } is placed in the port of { NAME($to) }.
event-navy_moved = { NAME($navy) } sails to { NAME($to) }.
event-navy_docked = { NAME($navy) } puts into the port of { NAME($to) }.
event-reorganised = Cards change between { NAME($one) } and { NAME($other) }.
event-armies_merged = { NAME($army) } is merged into { NAME($other) }.
roll-defence = the inhabitants' defence
roll-garrison = the garrison
roll-assault = the assault
roll-avoid = avoiding battle
roll-catch = catching the enemy
roll-uprising = the uprising
roll-bodyguard = the bodyguard
roll-bribe_army = the bribe
roll-bribe_region = the bribe
roll-sabotage = the sabotage
roll-treasury_theft = the theft
roll-assassinate_general = the assassination
roll-assassinate_agent = the assassination
roll-camp_fever = the camp fever
roll-infighting = the infighting
roll-storm = the storm
leg-cost = { $cost } MU
