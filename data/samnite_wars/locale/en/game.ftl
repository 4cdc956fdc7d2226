### All words of Samnite Wars but the cards'. How messages are written: docs/contributing.md.

name-samnite_wars = Samnite Wars
name-latins = Latins
name-etruscans = Etruscans
name-samnites = Samnites
name-campanians = Campanians
name-gauls = Gauls
name-umbrians = Umbrians
name-messapians = Messapians
name-lucanians = Lucanians
name-bruttians = Bruttians
name-tarentines = Tarentines
name-consul = Consul
name-nobody = No ally
name-gold = Coins
name-card = Card
name-cards = Cards
name-region = Region
name-rival = Rival
name-enemy = Enemy
name-ally = Ally
name-strategy = Strategy
name-troops = Troops
name-weapon = Weapon
name-battle = Battle
name-conquest = Conquest
name-victory = Victory
name-defeat = Defeat
name-peace = Peace
name-special = Special
name-revolt = Revolt
name-raids = Raids
name-war = War
name-campaign = Campaign
name-first = First card
name-second = Second card
name-third = Third card
name-fourth = Fourth card
name-fifth = Fifth card
name-option_deck = Fate deck
name-option_deck_face_up = Face up: its top card is seen by all
name-option_deck_closed_deck = Closed: its top card is hidden
name-option_negate_war = A War may be negated by
name-option_negate_war_anyone = Any player
name-option_negate_war_consul_only = The Consul alone
name-option_last_round = Last round
name-option_corruption = Corruption
name-option_corruption_ever = At once, until 20 coins or fewer are left
name-option_corruption_passing = Once as 20 coins are passed, and in Etcetera
type-ally = Ally
type-strategy = Strategy
type-troops = Troops
type-weapon = Weapon
type-battle = Battle
type-conquest = Conquest
type-victory = Victory
type-defeat = Defeat
type-peace = Peace
type-special = Special
phase-fate = Fate Phase
phase-taxation = Taxation Phase
phase-strategy = Strategy Phase
phase-event = Event Phase
phase-resolution = Resolution Phase
phase-prestige = Prestige Phase
phase-etcetera = Etcetera Phase (discarding)
phase-over = The game is over
only-attacker = the attacker
only-defender = the defender
only-rome = Rome
only-enemy = Rome's enemy
only-civilized = civilized peoples
only-non_civilized = peoples who are not civilized
only-hellenized = Hellenized peoples (Etruscans, Campanians, Tarentines)
only-gauls = the Gauls
only-messapians = the Messapians
only-rome_samnites = Rome and the Samnites
only-civilized_defender = civilized peoples who defend
only-civilized_against_civilized = civilized peoples against civilized ones
only-tarentines_defender_free = the free Tarentines when they are attacked
why-not_in_hand = You do not hold { NAME($card) }.
why-not_for_effort = { NAME($card) } is a { TEXT($type) } card; it has no place in a war effort.
why-only = { NAME($card) } is only for { TEXT($only) }.
why-one_of_each = { NAME($card) } is a second { TEXT($type) } card; one of each type is the most.
why-not_for_peace = { NAME($card) } is no Peace card.
why-too_dear =
    { NAME($card) } costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }; the Treasury holds { $treasury }.
why-not_for_conquest = { NAME($card) } is no Conquest card.
why-not_after_battle = { NAME($card) } does not fit the outcome of this battle, or Rome's part in it.
why-plague = A plague keeps the Consul at home this turn.
why-lost_battle =
    Rome lost a battle last turn, so there is no campaign now. With { $enough ->
        [one] { $enough } coin
       *[other] { $enough } coins
    }, Recruitment or Conscription would allow one.
why-no_gold =
    A campaign costs { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }; the Treasury holds { $treasury }.
why-no_region = No free region borders on Rome's.
why-is_rome = The { NAME($region) } are Rome itself.
why-controlled = Rome controls the { NAME($region) } already.
why-no_border = The { NAME($region) } do not border on any region of Rome's.
outcome-declared = { SEAT($seat) } declared the game over.
outcome-last_round = The last round is over.
preview-force = Force **{ $force }**
preview-card = { NAME($card) } { $force }
do-buy_cards = Buy cards
do-pax_romana = Hold the Pax Romana
do-play_peace = Hold the Pax Romana with a card
do-play_intrigue = Hold the Pax Romana with Intrigue
do-fortify = Fortify
do-invade = Campaign against a region
do-choose_rebels = Name the rebels
do-appoint_enemy = Appoint the enemy
do-appoint_ally = Take an ally
do-give_cards = Give cards
do-commit_effort = Commit the war effort
do-play_aftermath = Play a card
do-conquer = Conquer
do-leave_free = Leave it free
do-free_region = Let a region go
do-negate_war = Negate the War
do-play_scandal = Play Scandal
do-play_plague = Play Plague
do-levy = Levy an army
do-discard = Discard
do-declare_end = End the game
do-play_on = Play on
hint-buy_cards = 1 coin of the Treasury a card, drawn at once; what you keep is Prestige as your turn ends
hint-pax_romana = 1 Prestige; nobody fights, nothing is spent
hint-play_peace = 1 Prestige and at once what one Peace card gives for its coins; the card is spent
hint-play_intrigue = 1 Prestige for you; 2 coins and Intrigue take 4 Prestige from a rival
hint-fortify = Pay a D6 of coins, as far as they reach; nobody fights this turn
hint-invade = 2 coins, a free neighbour. Won: D6 Prestige, D6 coins, perhaps the region. Lost: −6 Prestige
hint-choose_rebels = Your voice: where most fall Rome must fight, and may lose the region
hint-appoint_enemy = Who plays the region against you, in this fight alone; and your ally, where there are four
hint-appoint_ally = They must hand you two cards of their own choice, in secret; or take nobody
hint-give_cards = Two cards of your hand go to the side you help; you choose which, nobody else sees them
hint-commit_effort = At most one card of each type, in secret; the higher sum of Force wins; played cards are gone
hint-play_aftermath = Changes what the battle brings the Consul; a Defeat card empties the Treasury, too
hint-conquer = The region becomes Rome's (the Samnites at the third time); you gain the card's Prestige
hint-leave_free = No Conquest card from you: you keep it, and the region stays free if nobody else plays one
hint-free_region = It is Rome's no more: no coins of it, and it can attack again
hint-negate_war = Treaty, Hostages or Diplomacy is spent: no fight, the Consul has Peace instead
hint-play_scandal = The card is spent: the Consul loses 3 Prestige at once
hint-play_plague = The card is spent: this campaign does not take place
hint-levy = The card and 2 coins, before you choose: campaign this turn in spite of plague or a lost battle
hint-discard = Up to five cards go, face down; your hand is filled to ten when the next turn begins
hint-declare_end = The game is over now, and most Prestige wins; Rome holds the six regions that it takes
hint-play_on = The game goes on with the next Consul
number-buy_cards =
    { $count ->
        [0] Buy no card
        [one] Buy { $count } card
       *[other] Buy { $count } cards
    }
action-buy_cards =
    { $gold ->
        [0] Buy no card
        [one] Buy { $gold } card
       *[other] Buy { $gold } cards
    }
action-pax_romana = Hold the Pax Romana
action-play_peace = Hold the Pax Romana with { NAME($card) }
action-play_intrigue = Play Intrigue against { SEAT($rival) }
action-fortify = Fortify against the raids
action-invade = Campaign against the { NAME($region) }
action-choose_rebels = Have the { NAME($region) } rebel
action-appoint_enemy =
    Appoint { SEAT($enemy) } as the enemy{ $ally ->
        [nobody] { "" }
       *[other] , with { SEAT($ally) } as your ally
    }
press-appoint_enemy =
    { $rest_count ->
        [0] Appoint { $first } as the enemy
       *[other] Appoint { $first } as the enemy; your ally: { $rest }
    }
action-appoint_ally =
    { $ally ->
        [nobody] Take no ally
       *[other] Take { SEAT($ally) } as your ally
    }
action-give_cards = Give { NAMES($cards) }
action-commit_effort =
    { $cards_count ->
        [0] Commit no card
       *[other] Commit { NAMES($cards) }
    }
action-play_aftermath = Play { NAME($card) }
action-conquer = Conquer the region with { NAME($card) }
action-leave_free = Leave the region free
action-free_region = Let the { NAME($region) } go
action-negate_war = Negate the War with { NAME($card) }
action-play_scandal = Play Scandal
action-play_plague = Play Plague
action-levy = Play { NAME($card) }
action-discard = { $cards_count ->
        [0] Discard nothing
       *[other] Discard { NAMES($cards) }
    }
action-declare_end = End the game
action-play_on = Play on
prompt-turn-dawn = { SEAT($consul) }'s turn begins. Do you play Scandal?
prompt-turn-dusk = { SEAT($consul) }'s turn ends. Do you play Scandal?
prompt-turn-strategy =
    Strategy: how many cards will you buy? { $treasury ->
        [one] { $treasury } coin
       *[other] { $treasury } coins
    } in the Treasury, one a card.
prompt-turn-etcetera = Which cards do you discard, face down? Five at most; hands are filled again as the next turn begins.
prompt-turn-declare =
    Rome controls { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }. Is the game over?
prompt-turn-scandal = You may play Scandal against the Consul.
prompt-turn-levy = You may levy an army and campaign after all.
prompt-revolt-start = A revolt! Which region rebels?
prompt-peace-start = Peace. Keep it (Pax Romana), or campaign?
prompt-raids-start = Raids! Fortify, or a campaign?
prompt-campaign-plague = { SEAT($consul) } means to invade the { NAME($region) }. Do you play Plague?
prompt-war-negate = War with the { NAME($region) }! Will you negate it?
prompt-war-freed = One region regains its freedom. Which?
prompt-war_effort-roles = Whom do you appoint to play the { NAME($region) }?
prompt-war_effort-roles_allies = Whom do you appoint to play the { NAME($region) }, and whom do you take as ally?
prompt-war_effort-ally = You play the { NAME($region) } against { SEAT($consul) }. Whom do you take as ally?
prompt-war_effort-gifts = You are { SEAT($taker) }'s ally: they get two cards of your hand, in secret. Which?
prompt-war_effort-effort = Your war effort against { SEAT($consul) }: which cards?
prompt-war_effort-consul_attacks = You attack the { NAME($region) }. Your war effort? One card at least.
prompt-war_effort-consul_defends = The { NAME($region) } attack. Your war effort for Rome? One card at least.
prompt-war_effort-enemy_attacks = You attack Rome with the { NAME($region) }. Your war effort? One card at least.
prompt-war_effort-enemy_defends = Rome attacks; you are the { NAME($region) }. Your war effort? One card at least.
prompt-conquest-start = The { NAME($region) } are beaten. Do you play a Conquest card?
prompt-conquest-others = The { NAME($region) } are beaten, and the Consul leaves them. Do you play a Conquest card?
prompt-aftermath-start = After the battle: do you play a card?
prompt-aftermath-won = Rome has beaten the { NAME($region) }. Do you play a Victory card?
prompt-aftermath-lost = Rome has lost against the { NAME($region) }. Do you play a Defeat card?
record-player = **{ SEAT($seat) }**: { $triumph } Prestige
record-battles = -# ⚔️ as Consul { $consul_won } of { $as_consul } won, as the enemy { $enemy_won } of { $as_enemy } · strongest War Effort { $effort } · regions conquered { $conquered } · Prestige counted { $prestige }, in one turn at best { $best }
event-triumph_rolled = { SEAT($seat) } starts with { $prestige } Prestige, by the dice.
event-treasury_rolled =
    The Treasury starts with { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }.
event-first_rolled = { SEAT($seat) } rolls highest (those who tie roll again) and is the first Consul: { TEXTS($list) }.
counted-first_roll = { SEAT($seat) } { $roll }
event-turn_began = **Round { $round }: { SEAT($consul) } is Consul.**
event-cards_drawn =
    { SEAT($seat) } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-cards_drawn_open =
    { SEAT($seat) } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ NAME($top) } lay face up).
event-cards_drawn_own = You draw { NAMES($cards) }.
event-cards_bought =
    { SEAT($seat) } pays { $paid ->
        [one] { $paid } coin
       *[other] { $paid } coins
    } for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-cards_bought_open =
    { SEAT($seat) } pays { $paid ->
        [one] { $paid } coin
       *[other] { $paid } coins
    } for { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ NAME($top) } lay face up).
event-cards_bought_own =
    For { $paid ->
        [one] { $paid } coin
       *[other] { $paid } coins
    } you draw { NAMES($cards) }.
event-deck_shuffled =
    The discards are shuffled into a new Fate deck of { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-taxes_paid =
    Taxes: { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    } from { $regions ->
        [one] { $regions } region
       *[other] { $regions } regions
    }; the Treasury holds { $treasury }.
event-corruption =
    Corruption eats { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }; { $treasury } are left.
event-event_rolled_revolt = Event { SIGN($roll, of: "ten") } ({ $low }): **Revolt.**
event-event_rolled_peace = Event { SIGN($roll, of: "ten") } ({ $low } to { $high }): **Peace.**
event-event_rolled_raids = Event { SIGN($roll, of: "ten") } ({ $low } to { $high }): **Raids.**
event-event_rolled_war = Event { SIGN($roll, of: "ten") } ({ $low } to { $high }): **War.**
event-region_rolled_war = Region { SIGN($roll, of: "ten") }: the { NAME($region) } attack Rome.
event-region_rolled_war_instead = Region { SIGN($roll, of: "ten") }: the { NAME($rolled) } are too far away; the { NAME($region) } attack Rome.
event-region_rolled_revolt = Region { SIGN($roll, of: "ten") }: the { NAME($region) } are Rome's, and revolt.
event-region_rolled_revolt_instead = Region { SIGN($roll, of: "ten") }: the { NAME($rolled) } are too far away; the { NAME($region) } revolt.
event-region_rolled_peace = Region { SIGN($roll, of: "ten") }: the { NAME($rolled) } are too far away. Peace.
event-war_negated = { SEAT($seat) } plays { NAME($card) }: no War with the { NAME($region) }, but peace.
event-rebels_chosen = The { NAME($region) } rebel against Rome.
event-rebels_chosen_tied = The Foes do not agree; by lot the { NAME($region) } rebel against Rome.
event-pax_romana_held = { SEAT($consul) } keeps the Pax Romana (nobody fights this turn) and gains { $prestige } Prestige.
event-peace_played = { SEAT($seat) } plays { NAME($card) }: { $prestige } Prestige.
event-peace_played_only = { SEAT($seat) } plays { NAME($card) }.
event-peace_played_gold =
    { SEAT($seat) } plays { NAME($card) }: { $prestige } Prestige, { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }.
event-peace_played_gold_only =
    { SEAT($seat) } plays { NAME($card) }: { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }.
event-peace_played_cost =
    { SEAT($seat) } plays { NAME($card) }: { $prestige } Prestige for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }.
event-peace_played_cost_only =
    { SEAT($seat) } plays { NAME($card) } for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }.
event-intrigue_played =
    { SEAT($seat) } plays { NAME($card) } for { $cost ->
        [one] { $cost } coin
       *[other] { $cost } coins
    }: { SEAT($rival) } loses { $lost } Prestige.
event-fortified =
    Fortifying takes { DIE($roll) }: the Treasury pays { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }.
event-raids_passed = There is nothing left to take; the raids pass.
event-campaign_declared = { SEAT($consul) } declares a campaign against the { NAME($region) }.
event-plague_played = { SEAT($seat) } plays { NAME($card) }: { SEAT($consul) } cannot campaign.
event-army_levied =
    { SEAT($seat) } plays { NAME($card) } for { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    } and may campaign after all.
event-scandal_played = { SEAT($seat) } plays { NAME($card) }: { SEAT($consul) } loses { $prestige } Prestige.
event-campaign_began =
    The army marches against the { NAME($region) } for { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }.
event-roles_taken = { SEAT($enemy) } leads the { NAME($region) } against { SEAT($consul) }.
event-roles_taken_ally = { SEAT($enemy) } leads the { NAME($region) } against { SEAT($consul) }, whose ally is { SEAT($ally) }.
event-ally_taken = { SEAT($enemy) } takes { SEAT($ally) } as ally.
event-ally_refused = { SEAT($enemy) } takes no ally.
event-cards_given =
    { SEAT($giver) } gives { SEAT($taker) } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-cards_given_own = { SEAT($giver) } gives { SEAT($taker) } { NAMES($cards) }.
event-efforts_revealed = { SEAT($consul) } for Rome: { NAMES($consul_cards) } = **{ $consul_force }**. { SEAT($enemy) } for the { NAME($region) }: { NAMES($enemy_cards) } = **{ $enemy_force }**.
event-tie_rolled = A tie; the dice: Rome { DIE($consul_roll) }, its enemy { DIE($enemy_roll) }.
event-revolt_won = **The revolt of the { NAME($region) } is put down.** { SEAT($consul) } gains { $prestige } Prestige.
event-revolt_lost = **The { NAME($region) } beat the Romans.** { SEAT($consul) } loses { $prestige } Prestige.
event-campaign_won = **Rome beats the { NAME($region) }.** { SEAT($consul) } gains { $prestige } Prestige, the Treasury { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }.
event-campaign_lost = **The { NAME($region) } throw the Romans back.** { SEAT($consul) } loses { $prestige } Prestige.
event-war_won = **Rome beats the { NAME($region) } off.** { SEAT($consul) } gains { $prestige } Prestige.
event-war_lost = **The { NAME($region) } win the war.** { SEAT($consul) } loses { $prestige } Prestige, the Treasury { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }.
event-aftermath = { SEAT($seat) } plays { NAME($card) }, to no effect.
event-aftermath_gained = { SEAT($seat) } plays { NAME($card) }: { SEAT($consul) } gains { $prestige } Prestige.
event-aftermath_lost = { SEAT($seat) } plays { NAME($card) }: { SEAT($consul) } loses { $prestige } Prestige.
event-aftermath_gold =
    { SEAT($seat) } plays { NAME($card) }: the Treasury gains { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }.
event-aftermath_robbed =
    { SEAT($seat) } plays { NAME($card) }: the Treasury loses its { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }.
event-aftermath_gained_gold =
    { SEAT($seat) } plays { NAME($card) }: { SEAT($consul) } gains { $prestige } Prestige, the Treasury { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }.
event-aftermath_lost_robbed =
    { SEAT($seat) } plays { NAME($card) }: { SEAT($consul) } loses { $prestige } Prestige, the Treasury its { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }.
event-region_conquered = **{ SEAT($seat) } conquers the { NAME($region) } with { NAME($card) }** and gains { $prestige } Prestige.
event-region_occupied =
    { SEAT($seat) } plays { NAME($card) } on the { NAME($region) } and gains { $prestige } Prestige: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } there, not yet Rome's.
event-region_left_free = Nobody conquers the { NAME($region) }; they remain free.
event-freedom_rolled = The die for freedom: { DIE($roll) } (on 1 to { $upto } Rome loses a region). One is lost.
event-freedom_denied = The die for freedom: { DIE($roll) } (on 1 to { $upto } Rome loses a region). Rome keeps what it has.
event-freedom_none = The die for freedom: { DIE($roll) } (on 1 to { $upto } Rome loses a region), but it has none to lose.
event-region_freed = **The { NAME($region) } are free.**
event-prestige_counted =
    { SEAT($consul) } { $prestige ->
        [0] gains no Prestige from the Treasury
       *[other] gains { $prestige } Prestige, 1 for each coin left in the Treasury
    }: { $triumph } in all.
event-cards_discarded =
    { SEAT($seat) } discards { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-cards_discarded_own = You discard { NAMES($cards) }.
event-reply_returned = Another answer came first: yours was not used, and its card is back in your hand.
event-game_declared = **{ SEAT($consul) } declares the game over.** { SEATS($winners) } wins with { $prestige } Prestige.
event-game_declared_shared = **{ SEAT($consul) } declares the game over.** { SEATS($winners) } share the victory with { $prestige } Prestige.
event-game_last_round = **The last round is over.** { SEATS($winners) } wins with { $prestige } Prestige.
event-game_last_round_shared = **The last round is over.** { SEATS($winners) } share the victory with { $prestige } Prestige.
status-turn = Round { $round } of { $last } · turn of { SEAT($consul) } as Consul · { TEXT($phase) }
status-treasury =
    Treasury **{ $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }** · Rome holds { $count ->
        [one] { $count } region
       *[other] { $count } regions
    }: { NAMES($regions) }
status-partly = { NAME($region) }: { $tokens } of { $needed } tokens
status-combat = ⚔️ { TEXT($kind) }: { NAME($region) }, { SEAT($consul) } against { SEAT($enemy) }
status-combat_open = ⚔️ { TEXT($kind) }: { NAME($region) }
status-player =
    - { SEAT($seat) }: **{ $triumph }** Prestige, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
status-winners = 🏆 **{ SEATS($seats) }** won.
status-rome = Rome
hand-effort = Sealed: { NAMES($cards) }
hand-force = { " " }{ $force }
hand-card = **{ NAME($card) }** · { NAME($type) }{ $force } · { TEXT($said) }
