### How the thread tells it: cards of phases, sieges and battles, what came of a decision, turns, the end.

short-led = under { NAME($leader, form: "the") } ({ $rating })
short-unled = without a leader
short-lost =
    { $emblem }{ NAME($power, form: "the_first") } { GRAMMAR($power, "many") ->
        [plural] lose
       *[other] loses
    } { $infantry }/{ $cavalry } SP{ $gone ->
        [0] { "" }
        [one] { " " }and Legion { NAMES($legions, form: "numeral") }
       *[other] { " " }and Legions { NAMES($legions, form: "numeral") }
    }

push-where = { PLAIN($name) }, turn { $round }:
finale-swing = Turn { $round }: { NAME($side) } { $gain }
finale-swing_why = Turn { $round }: { NAME($side) } { $gain } ({ $why })

## Cards

turn-phase =
    { $emblem }{ NAME($leader) }{ $office ->
        [none] { $own ->
            [True] { "" }
           *[other] , for { NAME($side, form: "the") }
        }
       *[other] , { NAME($office) }
    }
turn-stands =
    { $begins ->
        [True] His phase begins: he
       *[other] He acts again, and
    } stands { $inside ->
        [True] in
       *[other] at
    } { NAME($place) } with { $sp } SP{ $legions_count ->
        [0] .
        [one] , Legion { NAMES($legions, form: "numeral") }.
       *[other] , Legions { NAMES($legions, form: "numeral") }.
    }
turn-goes_on = { $leader ->
        [none] The phase, continued
       *[other] { NAME($leader, form: "the_first") }, continued
    }
turn-sieges = { $marker ->
        [0] Siege attrition
       *[other] Siege attrition, { $marker } of { $most }
    }: { $count ->
        [0] no city is besieged
        [one] one city
       *[other] { $count } cities
    }
turn-raised = { $year } BC: new legions
turn-opening = { $year } BC: the forces are placed
turn-elections_begin = Last year’s legions and magistrates come first: who goes, who stays on? Then the offices are filled.
turn-elections = { $year } BC: the magistrates of the year
turn-cup = The cup is filled
turn-ending_begins = { $year } BC ends: what the year leaves behind
turn-ending = { $year } BC ends
turn-other = Turn { $turn } of { $last }
result-taken =
    { $emblem }{ $power ->
        [none] { NAMES($places) } { $count ->
            [one] goes back to its
           *[other] go back to their
        } own people
       *[other] { NAMES($places) } { $count ->
            [one] falls
           *[other] fall
        } to { NAME($power, form: "the") }
    }{ $how ->
        [assault] { " " }by storm
        [attrition] , starved out
        [treachery] { " " }by treachery
        [surrender] { " " }by surrender
        [abandoned] , as nobody stays in it
        [independence] , who go their own way
       *[occupation] { " " }without a fight
    }

## Marches

march-line =
    { $emblem }{ $allies ->
        [True] The men of { NAME($power, form: "the") }
       *[other] {"**"}{ NAME($leader, form: "the_first") }**
    }: { $path }{ $inside ->
        [True] , into the city
       *[other] { "" }
    }{ $stopped ->
        [True] { " " }– stopped there
       *[other] { "" }
    }{ $sp ->
        [0] { "" }
       *[other] . { $sp } SP, { QUARTERS($quarters) } AP: { $lost ->
            [yes] { $infantry }/{ $cavalry } lost
           *[no] no loss
        }
    }{ $strays ->
        [True] . He has left his province: the Senate will judge him
       *[other] { "" }
    }
march-deed = ▸ { $deed }
tribe-line = { $parts }
tribe-rises = { NAME($tribe, form: "the_first") } take up arms at { NAME($place) } with {"**"}{ $infantry }/{ $cavalry } SP** (die { $die })
tribe-side = { $alone ->
        [True] { NAME($tribe, form: "the_first") } side with { NAME($side, form: "the") }
       *[other] for { NAME($side, form: "the") }
    }
tribe-allied = { $alone ->
        [True] { NAME($tribe, form: "the_first") } side with { NAME($side, form: "the") }, who hold their land
       *[other] for { NAME($side, form: "the") }, who hold their land
    }
tribe-dice = by dice: { $dice }{ $ties ->
        [0] { "" }
        [one] { " " }after a tie
       *[other] { " " }after { $ties } ties
    }
tribe-die = { NAME($side) } { $die }{ $guile ->
        [0] { "" }
       *[other] +{ $guile } Guile
    }

## An Operations Phase

phase_line-goes_on =
    -# { $campaign } or less to go on: { $count ->
        [0] { $die } – the phase is over
       *[other] { $passed }{ $over ->
            [True] { " " }· { $die } – the phase is over
           *[other] { "" }
        }
    }
phase_line-ended = -# The phase ends without a roll.
phase_line-idle = -# He does nothing; the phase ends without a roll.
phase_line-over = -# The phase is over.
phase_line-drawn =
    -# Drawn from the cup: {"**"}{ NAME($marker) }**, { $left ->
        [0] the last
        [one] { $left } is left
       *[other] { $left } are left
    }
surrender-line = {"**"}{ NAME($leader, form: "the_first") }** asks { $count ->
        [one] for surrender
       *[other] { $count } cities for surrender
    }: { $parts }
surrender-city = { $yields ->
        [True] {"**"}{ NAME($place) } yields** ({ $die }, { $needed } or less needed)
       *[other] { NAME($place) } refuses ({ $die }, { $needed } or less needed)
    }
office-idle = No command is left for { NAMES($leaders) }, though prorogued: { $count ->
        [one] he goes
       *[other] they go
    } home.
deployed-alike = { NAME($power, form: "the_first") }, { $infantry }/{ $cavalry } SP { $inside ->
        [True] in each city
       *[other] at each place
    }: { NAMES($places) }.
office-command = {"**"}{ NAME($leader) }**: { $command }
office-imperium = { $legions_count ->
        [0] without legions
        [one] Legion { NAMES($legions, form: "numeral") }
       *[other] Legions { NAMES($legions, form: "numeral") }
    }; placed at { NAME($place) }{ $province ->
        [none] { "" }
       *[other] , for { NAME($province) }
    }

## Sieges

siege-attrition = 🏰 **{ NAME($place) }**{ $lost ->
        [0] : nobody loses a man, the siege goes on
       *[other] { "" }
    }
siege-die =
    { $emblem }{ NAME($power, form: "people") } { $besieger ->
        [True] outside
       *[other] inside
    }: { $die }{ $count ->
        [0] { "" }
       *[other] { " " }({ $modifiers }) = { $adjusted }
    } → { $loss ->
        [0] no loss
       *[other] {"**"}{ $loss } Attrition SP lost** of { $size }
    }
siege-short = 🏰 **{ NAME($place) }**, siege attrition{ $marker ->
        [0] { "" }
       *[other] { " " }{ $marker } of { $most }
    }: { $sides }
siege-short_side =
    { $emblem }{ NAME($power, form: "people") } { $besieger ->
        [True] outside
       *[other] inside
    } { $die } { $loss ->
        [0] no loss
       *[other] {"**"}{ $loss } of { $size } Attrition SP lost**, { $left } left{ $some ->
            [True] { " " }({ $infantry }/{ $cavalry }{ $elephants ->
                [0] { "" }
               *[other] /{ $elephants }
            } SP gone)
           *[other] { "" }
        }
    }
siege-militia = { NAME($place) } loses { $sp } of its own defence ({ $left } left)
assault-line =
    { $emblem }**{ NAME($leader, form: "the_first") } storms { NAME($place) }{ $left ->
        [0] { "" }
       *[other] { " " }in vain
    }{ $acting ->
        [none] { "" }
       *[other] , commanding in { NAME($acting) }’s phase
    }**: { $infantry } infantry against { $strength }{ $left ->
        [0] { "" }
       *[other] { $whole ->
            [yes] { $strength ->
                [1] , which holds out
               *[other] , all of which hold out
            }
           *[no] , of which { $left } { $left ->
                [one] holds
               *[other] hold
            } out
        }
    }
assault-dice = { $die }{ $count ->
        [0] { "" }
       *[other] { " " }({ $modifiers }) = { $adjusted }
    }: { NAME($power, form: "the") } { GRAMMAR($power, "many") ->
        [plural] lose
       *[other] loses
    } { $attacker }%, the city { $defender }%
pursuit-spared = Nobody is caught: { $percent }% of each kind rounds to none.
siege-spared = { NAME($power, form: "the_first") } { GRAMMAR($power, "many") ->
        [plural] lose
       *[other] loses
    } no SP: { $percent }% of each kind rounds to none
assault-odds = Odds: { $chance }% to take the city

## Battles

battle-title-open = ⚔️ Battle at { NAME($place) }: { NAME($attacker, form: "the") } against { NAME($defender, form: "the") }
battle-title-none = ⚔️ At { NAME($place) } nobody is left to fight
battle-title-avoided = 🏃 { NAME($defender, form: "the_first") } { GRAMMAR($defender, "many") ->
        [plural] slip
       *[other] slips
    } away from { NAME($place) }
battle-title-draw = ⚔️ Battle at { NAME($place) }: a draw
battle-title-won = ⚔️ Battle at { NAME($place) }: { NAME($winner, form: "the") } { GRAMMAR($winner, "many") ->
        [plural] beat
       *[other] beats
    } { NAME($loser, form: "the") }
battle-title-major = ⚔️ Battle at { NAME($place) }: Major Victory of { NAME($winner, form: "the") }
battle-came =
    { $emblem }{ NAME($power, form: "the_first") }{ GRAMMAR($power, "many") ->
        [plural] { $how ->
            [sortie] { " " }break out
            [interception] { " " }fall upon the march
            [relief] { " " }come to the relief
            [stands] { " " }stand
           *[attack] { " " }attack
        }
       *[other] { $how ->
            [sortie] { " " }breaks out
            [interception] { " " }falls upon the march
            [relief] { " " }comes to the relief
            [stands] { " " }stands
           *[attack] { " " }attacks
        }
    } with {"**"}{ $sp } SP**{ $fought ->
        [0] { "" }
       *[other] , {"**"}{ $fought } SP** with those who came to help,
    }{ $rolled ->
        [True] { " " }{ $led }
       *[other] { "" }
    }
battle-before_dice = -# The dice are not cast yet.
battle-nobody_left = Nobody is left to fight.
battle-dice =
    Die { $die }{ $count ->
        [0] { "" }
       *[other] { " " }({ $modifiers }) = {"**"}{ $adjusted }**
    }{ $tactics ->
        [yes] { " " }· tactics: { $attacker } against { $defender }
       *[no] { "" }
    }{ $unpredictable ->
        [0] { "" }
       *[other] { " " }· fortune turns, by a second die: { $second }
    }
battle-tactics = { $die } (worth { $value })
battle-no_tactics = no leader
battle-verdict =
    { $result ->
        [a_major] **Major Victory of { NAME($winner, form: "the") }**
        [a_win] **{ NAME($winner, form: "the_first") } { GRAMMAR($winner, "many") ->
            [plural] win
           *[other] wins
        }**
        [draw] **A draw**
        [d_win] **{ NAME($winner, form: "the_first") } { GRAMMAR($winner, "many") ->
            [plural] hold
           *[other] holds
        } the field**
       *[d_major] **Major Victory of { NAME($winner, form: "the") }**
    }. Losses: { NAME($attacking, form: "the") } { $attacker }%, { NAME($defending, form: "the") } { $defender }%.
battle-why_modifiers = It was { $modifier } that weighed most.
battle-why_fortune = Fortune turned the day.
battle-why_die = It was the die { $die } that decided.
battle-chances = Odds beforehand: { NAME($attacker, form: "people") } { $win }%, { NAME($defender, form: "people") } { $lose }%, else a draw.
battle-bloodless = Nobody lost a man.

## What came of a decision

event-reply_returned = Another answer came first; yours did not count.
outcome-returned = Another answer came first; yours did not count.
outcome-battle_won = **Victory at { NAME($place) }: { NAME($loser, form: "the") } { GRAMMAR($loser, "many") ->
        [plural] are
       *[other] is
    } beaten**
outcome-battle_lost = **Defeat at { NAME($place) } by { NAME($winner, form: "the") }**
outcome-battle_draw = **No victor at { NAME($place) }**
outcome-battle_avoided = **{ NAME($defender, form: "the_first") } { GRAMMAR($defender, "many") ->
        [plural] have
       *[other] has
    } got away from { NAME($place) }**
outcome-battle_seen = **{ NAME($winner, form: "the_first") } { GRAMMAR($winner, "many") ->
        [plural] win
       *[other] wins
    } at { NAME($place) }**
outcome-begins = **{ NAME($leader, form: "the_first") } begins his phase**
outcome-goes_on = { NAME($leader, form: "the_first") } goes on: { $die }, { $campaign } or less needed
outcome-finished = The phase of { NAME($leader, form: "the") } is over: { $die }, { $campaign } or less needed
outcome-ended = The phase of { NAME($leader, form: "the") } is over
outcome-acts = {"**"}{ NAME($leader, form: "the") }** ({ NAME($side) }) acts next
outcome-drawn = drawn next: {"**"}{ NAME($marker) }**

## A turn, the game

story-taken = { $emblem }**{ NAMES($places) }** to { NAME($power, form: "the") }
story-near = ⚠️ Near you now: { $parts }
story-near_one = { $emblem }{"**"}{ $sp } SP** of { NAME($power, form: "the") } { $inside ->
        [True] in
       *[other] at
    } { NAME($place) }
story-siege_over =
    🏰 The siege of { NAME($place) } is over{ $reason ->
        [left] : the besiegers are gone
        [weak] : too few have stayed
        [beaten] : the besiegers are beaten
       *[wish] : it is given up
    }
story-battles = ⚔️ { $parts }
story-battle = { NAME($place) }: { NAME($winner, form: "the") } over { NAME($loser, form: "the") }
story-battle_drawn = { NAME($place) }: { NAME($attacker, form: "the") } and { NAME($defender, form: "the") } without a victor
story-men = 🎖️ { $parts }
story-fell =
    { NAME($leader, form: "the_first") } { $fate ->
        [killed] is killed
        [captured] is captured
        [wounded] is wounded
        [censured] loses his office
       *[executed] is executed
    }
story-triumph = { NAME($leader, form: "the_first") } celebrates a Triumph
story-waste = 🔥 { NAMES($provinces) } { $count ->
        [one] is
       *[other] are
    } laid waste
story-won_over = 🤝 { $parts }
story-leans = { NAME($province) } now leans to { NAME($side, form: "the") } ({ $level })
story-raised =
    { $emblem }{ NAME($power, form: "the_first") } { GRAMMAR($power, "many") ->
        [plural] raise
       *[other] raises
    } { $infantry }/{ $cavalry } SP
story-held = 🏆 Provinces: { $parts }
story-held_by = { $emblem }{ NAMES($provinces) }
record-side =
    { $emblem }**{ NAME($side) }** ({ SEAT($seat) }): **{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }**{ $count ->
        [0] { "" }
       *[other] { " " }for { NAMES($provinces) }
    }
record-side_held =
    { $emblem }**{ NAME($side) }** ({ SEAT($seat) }): { $count ->
        [0] no province
       *[other] { NAMES($provinces) }
    }
record-deeds =
    -# battles won: { $won } of { $fought } · cities taken: { $taken }, lost: { $given }, sacked: { $sacked } · hexes marched: { $hexes } · SP lost in battle: { $lost_battle }, at sieges: { $lost_siege }, on the way: { $lost_way }
luck-pips = Dice, better (+) or worse (−) than the mean: { $parts }
luck-of =
    { $emblem }{ NAME($side) } { $pips } a die ({ $count ->
        [one] { $count } die
       *[other] { $count } dice
    })
luck-best = 🎲 Luckiest throw: { $emblem }{ $die } { $what }
luck-worst = 🎲 Unluckiest throw: { $emblem }{ $die } { $what }
luck-battle = in the battle at { NAME($place) }
luck-assault = storming { NAME($place) }
luck-siege = in the siege of { NAME($place) }
luck-treachery = for treachery at { NAME($place) }
luck-surrender = asking { NAME($place) } to surrender
luck-interception = intercepting at { NAME($place) }
luck-avoid = avoiding battle at { NAME($place) }
luck-goes_on = to go on

## Beside options and questions

note-army = { $sp } SP{ $count ->
        [0] { "" }
       *[other] , { NAMES($leaders) }
    }{ $legions_count ->
        [0] { "" }
        [one] , Legion { NAMES($legions, form: "numeral") }
       *[other] , Legions { NAMES($legions, form: "numeral") }
    }{ $status ->
        [0] { "" }
        [1] , Disrupted
       *[2] , Disorganized
    }
note-own = the other leaders stay, with the men under them
note-guarded = 1 infantry SP stays in the city
note-leader = { $office ->
        [none] { "" }
       *[other] { NAME($office) },{ " " }
    }{ $rating }{ $guile ->
        [0] { "" }
       *[other] , { $guile } Guile
    }{ $place ->
        [none] , not on the map
       *[other] , at { NAME($place) } with { $sp } SP
    }
note-province = { $count ->
        [0] leans to nobody
       *[other] leans to { $list }
    }
note-leaning = { NAME($side) } { $boxes }
note-city = { $power ->
        [none] nobody’s
       *[other] { NAME($power, form: "people") }
    }, own defence { $ids }{ $garrison ->
        [0] { "" }
       *[other] , garrison { $garrison }
    }
note-outside = { NAME($power, form: "people") } { $sp } SP outside
note-inside = { NAME($power, form: "people") } { $sp } SP inside
note-shut_in = { NAME($power, form: "people") } { $sp } SP inside, besieged
note-besieged = besieged by { NAME($power, form: "people") }
note-command = { $count ->
        [0] { "" }
        [one] Legion { NAMES($legions, form: "numeral") },{ " " }
       *[other] Legions { NAMES($legions, form: "numeral") },{ " " }
    }{ $sp } SP{ $places_count ->
        [0] { "" }
       *[other] , at { NAMES($places) }
    }
note-office = { $legions ->
        [0] no legions
        [one] { $legions } legion
       *[other] { $legions } legions
    }
stake-act =
    { NAME($leader, form: "the_first") } { $city ->
        [yes] at
       *[no] in
    } { NAME($place) } ({ $sp } SP) may act.
brief-acts =
    {"**"}{ NAME($leader, form: "the_first") }** ({ $rating }) stands { $inside ->
        [True] in
       *[other] at
    } { NAME($place) } with **{ $sp } SP**{ $legions_count ->
        [0] { "" }
        [one] , Legion { NAMES($legions, form: "numeral") }
       *[other] , Legions { NAMES($legions, form: "numeral") }
    }{ $count ->
        [0] { "" }
       *[other] ; with him { NAMES($others) }
    }.{ $guile ->
        [0] { "" }
       *[other] { " " }He has { $guile } Guile left.
    }{ $status ->
        [0] { "" }
        [1] { " " }His men are Disrupted: −1 in battle.
       *[2] { " " }His men are Disorganized: −2 in battle, and they cannot attack.
    }
brief-tribe = {"**"}{ NAME($leader, form: "the_first") }** ({ NAME($power) }) has marched into their land: a tribe takes up arms against whoever enters it.
brief-tribe_rolled = { $rises ->
        [True] { $leader ->
            [none] { NAME($loser, form: "the_first") } are in the land of { NAME($tribe, form: "the") }, who take
           *[other] {"**"}{ NAME($leader, form: "the_first") }** has marched into the land of { NAME($tribe, form: "the") }, who take
        } up arms against { NAME($loser, form: "the") }: for you, or for { NAME($rival, form: "the") }. A die says later how many they are.
       *[other] { NAME($tribe, form: "the_first") }, who are in arms, turn from { NAME($loser, form: "the") }, who lost their land: they fight for you from now on, or for { NAME($rival, form: "the") }.
    }
brief-tribe_odds = Each of you rolls a die (0 to 9) and adds Guile; the higher sum has them, a tie is rolled again. That is **50%** for you with as much Guile as { NAME($rival, form: "the") }, **60%** with one point more, **70%** with two, **77%** with three. Guile that is spent is gone for this turn.
brief-unwilling = { NAMES($kinds, form: "kind") } troops here do not march now.
brief-goes_on = After most Operations a die (0 to 9) of { $campaign } or less, his Campaign, lets him go on: **{ $chance }%**.
brief-office =
    { NAME($office) }, phase { $phases } of { $most }{ $province ->
        [none] .
       *[other] ; his province is { NAME($province) }.
    }{ $granted_count ->
        [0] { "" }
       *[other] { " " }The Senate lets him { NAMES($granted) }.
    }
brief-bound = { $office ->
        [rome_consul] Outside Roman Italy and the province where he was placed
       *[other] Outside his province and that where he was placed
    } he needs the Senate’s leave, unless he goes straight to { $office ->
        [rome_consul] Roman Italy
       *[other] his province
    }, or stops where an enemy is or beside one who is not in a city. So does each magistrate whom he takes along.
brief-elected = {"**"}{ NAME($leader, form: "the_first") }** is a { $rating }{ $guile ->
        [0] .
       *[other] , with { $guile } Guile.
    }
brief-free = { $office ->
        [rome_consul] In Roman Italy, straight to it, and in the province where he is placed, he marches without asking the Senate.
       *[other] In his province, straight to it, and in that where he is placed, he marches without asking the Senate.
    }
brief-ratings = -# Ratings such as 2-6C: Initiative (his markers in the cup), Campaign (the highest die with which he goes on) and battle letter (A is the best).
brief-fight = { $bound ->
        [failed] { $defends ->
            [True] {"**"}Your try to get away has failed:** you fight at { $worse } worse.
           *[other] {"**"}Their try to get away has failed:** they fight at { $worse } worse.
        }
       *[other] { $defends ->
            [True] {"**"}You were intercepted on the march:** this battle cannot be avoided.
           *[other] You have intercepted them on the march: they cannot get away.
        }
    }
brief-losses =
    { $cause ->
        [battle] The battle die{ $die ->
            [-1] { "" }
           *[other] { " " }{ DIE($die) }
        } and its table cost
        [pursuit] The pursuit die and its table cost
        [assault] The die of the storm and its table cost
       *[other] This costs
    } { NAME($power, form: "the") } { $least ->
        [True] {"**"}one SP**: { $percent }%
       *[other] {"**"}{ $infantry } infantry{ $mounted ->
            [0] { "" }
           *[other] { " " }and { $mounted } mounted
        }**: { $percent }%
    } { $cause ->
        [assault] of the infantry of each contingent
        [pursuit] of each contingent as it began the battle, infantry and cavalry apart
       *[other] of each contingent, infantry and cavalry apart
    }{ $least ->
        [True] , which is too little to round up; but one has to be lost, and you say which (8.34, rulings c.29 and G27).
       *[other] . Legions lose evenly, element by element; where that does not come out even, or cavalry and elephants could both go, you say which (8.34, rulings c.29 and G28).
    }
brief-enemies = Here with him: { $said }.
name-granted_leave = march anywhere
name-granted_enter_rome = enter Rome with an army
name-granted_eight_legions = lead more than eight legions
derived-hex = { $id } ({ NAME($province) })
phase_line-cup = In the cup: { TEXTS($list) }. Whoever’s marker is drawn acts; each siege marker starves every siege.

## Cards that are drawn

card-side = Side
card-printed = { $value } (printed)
card-ours = { $value } (reconstructed)
card-rank = Rank
card-leads = Legions that he leads well
card-hex = Hex
card-size = Size
card-of_size = { $size ->
        [large] large
        [medium] medium
       *[small] small
    }
card-worth = Attrition Value of its province
card-in_alexander = In the First Alexander
card-in_thunderbolt = In Thunderbolt
card-in_central_italy = In the Samnite Wars
card-in_eagle = In the Eagle
card-other = { $size }, { $defence }
card-port = Port
card-of_port = { $port ->
        [major] major
        [secondary] secondary
       *[minor] minor
    }
