### Words on pictures and in their descriptions; names of regions, cards, events come from game.ftl.

picture-sea-mare_tyrrhenum = Mare Tyrrhenum
picture-sea-mare_adriaticum = Mare Adriaticum
picture-sea-mare_ionium = Mare Ionium
picture-land-sicilia = Sicilia
picture-land-sardinia = Sardinia
picture-land-corsica = Corsica
picture-phase-fate = Fate
picture-phase-taxation = Taxation
picture-phase-strategy = Strategy
picture-phase-event = Event
picture-phase-resolution = Resolution
picture-phase-prestige = Prestige
picture-phase-etcetera = Etcetera
picture-phase-over = The end
picture-round = Round { $round } of { $last }
picture-holds = Rome holds { $count } of { $all }
picture-treasury = Treasury
picture-deck = Fate deck
picture-top = Top: { $card }
picture-top_none = Top unseen
picture-top_empty = No card left
picture-discards = Discards { $count }
picture-waiting = not yet chosen
picture-with = with { $name }
picture-choice-peace = Pax Romana or a campaign
picture-choice-raids = Fortify or a campaign
picture-choice-revolt = A region rises
picture-choice-war = An enemy marches
picture-sealed = efforts not yet shown
picture-wins = { $name } wins
picture-own_cards = Your cards, and what each counts here
picture-alt-war_board = { $title }. { $left }: { $left_cards } in hand. { $right }: { $right_cards } in hand. Your cards: { $hand }.
picture-effort = War effort
picture-total = Total
picture-alt-places = { $letters ->
        [True] The regions that are asked for, by their letters.
       *[other] The region that is asked for.
    }
picture-alt-place_held = { $letter } { $name }, under Rome’s control.
picture-alt-place_free = { $letter } { $name }, free.
picture-alt-map = Map of Italy, { $title }, { $round }, phase { $phase }. Consul { $consul }.
picture-alt-controlled = Rome controls { $names }.
picture-alt-tokens = Samnites: { $tokens } of { $needed } tokens.
picture-alt-free = Free: { $names }.
picture-alt-treasury =
    Treasury { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }.
picture-alt-prestige = Prestige: { $list }.
picture-alt-player =
    { $name } { $triumph } ({ $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    })
picture-alt-deck = Fate deck { $count }, { $top }, discards { $discards }.
picture-alt-event = Event: { $event }.
picture-alt-rome_attacks = { $kind }: Rome against the { $region }, Consul { $consul } against { $enemy }.
picture-alt-rome_defends = { $kind }: the { $region } against Rome, { $enemy } against Consul { $consul }.
picture-alt-allies = Allies: { $names }.
picture-alt-won = { $name } wins.
picture-alt-effort = Efforts: { $consul } to { $enemy }.
picture-alt-war_effort = War effort. { $left }: { $left_cards }; total { $left_total }. { $right }: { $right_cards }; total { $right_total }. { $result }.
picture-alt-undecided = Not decided
picture-alt-tie = A tie, the dice { $left } to { $right }. { $result }
picture-tie = Dice
picture-key-token = Control token of Rome
picture-key-place = Place for a control token
picture-key-controlled = Region that Rome controls
picture-key-attack = Who attacks whom
picture-key-treasury = Coins in the Treasury
picture-key-prestige = Prestige of a player
picture-key-cards = Cards in hand
picture-key-player = Shield of a player
picture-key-letter = Letter of a region in a list

# What is said of a region on the page of a replay, when one looks at it from near

picture-place-controlled = Rome’s
picture-place-free = free
picture-place-tokens = tokens: { $count } of { $needed }

# The parts of the map in large type, one below another

picture-part-north = The north
picture-part-south = The south
