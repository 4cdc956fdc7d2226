### Elections, the Senate, Triumphs, censure, Samnite leaders, tribes: what has happened, what may be done, what is asked.

## Elections

event-legions_disbanded = Rome disbands { $legions_count ->
        [one] Legion { NAMES($legions, form: "numeral") }
       *[other] Legions { NAMES($legions, form: "numeral") }
    }.
event-magistrates_prorogued =
    { $leaders_count ->
        [0] { "" }
       *[other] Prorogued, to command another year: { NAMES($leaders) }.
    }{ $forced_count ->
        [0] { "" }
       *[other] { $leaders_count ->
            [0] { "" }
           *[other] { " " }
        }{ NAMES($forced) } must stay on, besieged.
    }
event-magistrate_left = { NAME($leader, form: "the_first") } leaves Italy for good, as the scenario has it.
event-pluto_visited =
    Does { NAME($leader, form: "the") } live through the winter (the Visit from Pluto)? { DIE($die) }, { $wounded } or more { $killed ->
        [0] wounds
       *[other] wounds, { $killed } or more kills
    }: { $result ->
        [killed] **he dies**
        [wounded] he is wounded
       *[none] he does
    }.
event-emergency_found =
    { $degree ->
        [major] **A Major State of Emergency**
       *[minor] A Minor State of Emergency
    }: { TEXTS($list) }.
emergency-cities = cities of Roman Italy are in enemy hands
emergency-near_rome = an enemy holds a city near Rome
emergency-siege = Rome is besieged
emergency-tribe = a strong tribe has taken up arms
emergency-capua = Capua is lost
emergency-defeat = a consular army was badly beaten
emergency-consul_beaten = a consul was beaten
emergency-two_defeats = two consular armies were beaten
event-magistrate_elected =
    {"**"}{ NAME($leader, form: "the_first") }** is { NAME($office) }{ $drawn ->
        [True] , by lot
       *[other] { "" }
    }.
event-imperium_assigned =
    { NAME($leader, form: "the_first") }: { $legions_count ->
        [0] no legions
        [one] Legion { NAMES($legions, form: "numeral") }
       *[other] Legions { NAMES($legions, form: "numeral") }
    }; placed at { NAME($place) }{ $province ->
        [none] .
       *[other] , for { NAME($province) }.
    }
event-seat_left_open = No { NAME($office) }: nobody is left for it.
event-legions_raised = { $part ->
        [RL] { $legions_count ->
            [one] The citizens of Legion { NAMES($legions, form: "numeral") } are
           *[other] The citizens of Legions { NAMES($legions, form: "numeral") } are
        }
        [AL] { $legions_count ->
            [one] The allies of Legion { NAMES($legions, form: "numeral") } are
           *[other] The allies of Legions { NAMES($legions, form: "numeral") } are
        }
       *[other] { $legions_count ->
            [one] Legion { NAMES($legions, form: "numeral") } is
           *[other] Legions { NAMES($legions, form: "numeral") } are
        }
    } raised at { NAME($place) }.
event-leader_fell =
    {"**"}{ NAME($leader, form: "the_first") }** { $fate ->
        [killed] is killed
        [captured] is captured
        [wounded] is wounded
        [censured] loses his office
       *[executed] is executed
    }.

## The Senate

event-senate_asked =
    {"**"}{ $matter ->
        [army] { $granted ->
            [True] The Senate grants { NAME($leader, form: "the") } another army
           *[other] The Senate refuses { NAME($leader, form: "the") } another army
        }
        [triumph] { $granted ->
            [True] The Senate grants { NAME($leader, form: "the") } a Triumph
           *[other] The Senate refuses { NAME($leader, form: "the") } a Triumph
        }
       *[other] { $granted ->
            [True] The Senate lets { NAME($leader, form: "the") } { NAME($matter) }
           *[other] The Senate does not let { NAME($leader, form: "the") } { NAME($matter) }
        }
    }**: { DIE($die) }, { TEXT($rule) }.
event-censure_rolled =
    The Senate judges { NAME($leader, form: "the") }, who left his province ({ $result ->
        [triumph] a Triumph since
        [victory] a victory since
        [draw] a drawn battle since
        [defeat] a defeat since
        [major_defeat] a Major defeat since
       *[no_battle] no battle since
    }): { DIE($die) }, { TEXT($rule) }: { $censured ->
        [True] **he is censured and loses his office**
       *[other] he stays
    }.
mod-senate_dictator = Dictator in Rome { $n }
mod-senate_guile = Guile { $n }
mod-senate_garrison = Rome’s own Praetor would leave it { $n }
mod-senate_prorogued = prorogued { $n }
mod-senate_field_consul = Field Consul { $n }
mod-senate_proconsul = Proconsul { $n }
mod-senate_near = a strong enemy near Rome { $n }
mod-senate_far = a strong enemy not far from Rome { $n }
mod-senate_no_enemy_anywhere = no enemy anywhere { $n }
mod-senate_no_enemy_in_roman_italy = no enemy in Roman Italy { $n }
mod-after_triumph = Triumph { $n }
mod-after_victory = victory { $n }
mod-after_draw = drawn battle { $n }
mod-after_defeat = defeat { $n }
mod-after_major_defeat = Major defeat { $n }
mod-after_no_battle = no battle { $n }
event-triumph_awarded = **{ NAME($leader, form: "the_first") } celebrates a Triumph in Rome.**
event-leader_accused =
    { NAME($accuser, form: "the_first") }, who cannot bear { NAME($leader, form: "the") }, accuses him of disobedience: { DIE($die) }, { $deadly } or less is his death: { $executed ->
        [True] **he is executed**
       *[other] he is spared
    }.

## Leaders of the Samnites

event-leader_retained =
    Does { NAME($leader, form: "the") } command another year? { DIE($die) }, { $campaign } or less needed (his Campaign): { $stays ->
        [True] he stays
       *[other] he goes
    }.
event-leader_drawn = { NAME($leader, form: "the_first") } is drawn by lot as a leader of { NAME($side, form: "the") }.
event-leader_placed = { NAME($leader, form: "the_first") } takes his place at { NAME($place) }.
event-commander_named = { NAME($leader, form: "the_first") } is Overall Commander of { NAME($side, form: "the") }.

## Tribes

event-tribe_rolled =
    Who leads the { NAME($tribe, form: "people") }? { TEXTS($list) }: { $winner ->
        [none] a tie, once more
       *[other] { NAME($winner) }
    }.
counted-tribe_die = { NAME($side) } { DIE($die) }{ $guile ->
        [0] { "" }
       *[other] { " " }+{ $guile } Guile
    }
event-tribe_mastered =
    {"**"}The { NAME($tribe, form: "people") }** side with { NAME($side, form: "the") }{ $allied ->
        [True] , whose ally their land is.
       *[other] .
    }
event-tribe_mustered = The { NAME($tribe, form: "people") } take up arms at { NAME($place) }: { DIE($die) } brings **{ $infantry }/{ $cavalry } SP**, and the markers of their leader go into the cup.
event-tribe_gone = The { NAME($tribe, form: "people") } { $why ->
        [men] have no men left
        [beaten] are beaten and go home
        [alone] had taken up arms for this alone, and go home
        [land] go home, as Rome controls their land
        [sated] go home, as they have come into Rome
       *[none] go home
    }; their markers leave the cup.

## What may be done

do-disband = Disband legions
hint-disband = Take legions out of play before the elections
action-disband = { $groups_count ->
        [0] disband nothing
       *[other] disband { NAMES($groups) }
    }
do-prorogue = Prorogue
deed-prorogue_leaders = Prorogue
hint-prorogue = Keep magistrates of last year, and men who have triumphed
action-prorogue = { $leaders_count ->
        [0] prorogue nobody
       *[other] prorogue { NAMES($leaders) }
    }
do-call_dictator = Elect a Dictator
hint-call_dictator = A Dictator commands above all others for the year
action-call_dictator = elect a Dictator
do-no_dictator = No Dictator
hint-no_dictator = Leave it to the consuls
action-no_dictator = elect no Dictator
do-elect = Appoint
hint-elect = Name a man who may be chosen, or draw one by lot
action-elect = { $leader ->
        [none] appoint nobody
       *[other] appoint { NAME($leader, form: "the") }
    }
do-take_field = Take the field
hint-take_field = The Dictator goes himself, or his Master of Horse while he stays in Rome
action-take_field =
    { $leader ->
        [none] nobody
       *[other] { NAME($leader, form: "the") }
    } takes the field
do-assign = Assign
hint-assign = Give a magistrate his legions, his place and his province
action-assign =
    { $army ->
        [none] place him without legions
       *[other] assign { TEXT($command) }, and place him
    } at { NAME($place) }{ $province ->
        [none] { "" }
       *[other] , for { NAME($province) }
    }
option-legions = Legions { NAMES($legions, form: "numeral") }
option-armies = { NAMES($armies) }
assigned-legions = Legions { NAMES($legions, form: "numeral") }
assigned-armies = { NAMES($armies) }
do-request_army = Ask for an army
hint-request_army = Ask the Senate for an army in the place of a disbanded one
action-request_army = ask for a consular army
do-muster = Raise legions
hint-muster = Raise new legions in a city
action-muster = raise legions at { NAMES($places) }
do-muster_apart = Citizens and allies apart
hint-muster_apart = Citizens in a city of Roman Italy, allies in any city of yours
action-muster_apart = raise citizens at { NAMES($citizens) }, allies at { NAMES($allies) }
do-ask_permission = Ask the Senate
hint-ask_permission = Roll for leave; Guile lowers the die
action-ask_permission = ask the Senate for leave to { NAME($matter) }
do-retain_leaders = Keep leaders
hint-retain_leaders = Roll for leaders of last year to stay
action-retain_leaders = { $leaders_count ->
        [0] keep nobody
       *[other] roll to keep { NAMES($leaders) }
    }
do-place_leader = Place the leader
hint-place_leader = Place the leader who was drawn
action-place_leader = place him at { NAME($place) }
do-place_within = Inside or outside
hint-place_within = Say whether the leader joins the force in the city or the one before it
action-place_within =
    { $inside ->
        [True] place him inside the city
       *[other] place him outside the city
    }
do-name_commander = Name the commander
hint-name_commander = Name the Overall Commander
action-name_commander = { NAME($leader, form: "the") } is Overall Commander
do-face_censure = Face the Senate
hint-face_censure = Be judged for having left the province; Guile lowers the die
action-face_censure = face the Senate
do-celebrate = Celebrate a Triumph
hint-celebrate = Enter Rome in Triumph; the phase ends with it
action-celebrate = celebrate a Triumph
do-put_off_triumph = No Triumph yet
hint-put_off_triumph = Stay with the army; a roll says whether he goes on
action-put_off_triumph = celebrate no Triumph yet
do-bid_guile = Add to your die
hint-bid_guile = Guile of your leaders, in secret
action-bid_guile = { $points_count ->
        [0] spend no Guile
        [one] spend { $points_count } Guile
       *[other] spend { $points_count } Guile
    }
do-place_tribe = Muster the tribe
hint-place_tribe = Choose the city where the tribe musters
action-place_tribe = let the tribe muster at { NAME($place) }

## What is asked

prompt-strategic-disband = Do you disband legions?
asked-strategic-disband = to disband legions
prompt-strategic-prorogue = Which magistrates of last year stay on?
asked-strategic-prorogue = to prorogue magistrates
prompt-strategic-emergency = There is a Minor State of Emergency: { TEXTS($list) }. Is a Dictator elected?
asked-strategic-emergency = to say whether a Dictator is elected
prompt-strategic-return = { NAME($leader, form: "the_first") } was wounded last year and comes back. Where to?
asked-strategic-return = to place a leader who was wounded
prompt-strategic-retain = Which leaders of last year roll to stay? Each needs a die of his Campaign or less; who goes is replaced by lot
asked-strategic-retain = to keep leaders
prompt-strategic-place = { NAME($leader, form: "the_first") } was drawn: where does he come?
asked-strategic-place = to place a leader
prompt-strategic-within = { NAME($leader, form: "the_first") } comes to { NAME($place) }: does he join the force inside the city?
asked-strategic-within = to place a leader
prompt-strategic-commander = Who is Overall Commander?
asked-strategic-commander = to name a commander
prompt-election-who = { $gap ->
        [True] The office stands empty: who is elected { NAME($office) }?
       *[other] { $legions_count ->
            [0] Who is elected { NAME($office) }?
            [one] Legion { NAMES($legions, form: "numeral") } needs a commander: who is elected { NAME($office) }?
           *[other] Legions { NAMES($legions, form: "numeral") } need a commander: who is elected { NAME($office) }?
        }
    }
asked-election-who = to elect a magistrate
prompt-election-master = { NAME($leader, form: "the_first") } is Dictator: whom does he make his Master of Horse?
asked-election-master = to name a Master of Horse
prompt-election-field =
    { $master ->
        [none] Does { NAME($leader, form: "the") }, the Dictator, take the field? No Master of Horse can take it: if he stays in Rome, nobody goes
       *[other] Who takes the field: { NAME($leader, form: "the") }, the Dictator, or { NAME($master, form: "the") }, his Master of Horse? The other stays in Rome
    }
asked-election-field = to say who takes the field
prompt-election-senate = The army of his predecessor was disbanded: does { NAME($leader, form: "the") } spend Guile as he asks the Senate for another?
asked-election-senate = to ask for an army
prompt-election-muster = Where { $legions_count ->
        [one] does Legion { NAMES($legions, form: "numeral") }
       *[other] do Legions { NAMES($legions, form: "numeral") }
    } of { NAME($leader, form: "the") } muster?
asked-election-muster = to raise legions
prompt-election-imperium = { NAME($leader, form: "the_first") }, { NAME($office) }: which legions, which place, which province?
asked-election-imperium = to assign legions and a province
prompt-censure-start = The Senate judges { NAME($leader, form: "the") }, who left his province without leave: does Guile help him?
asked-censure-start = to face the Senate
counted-guile_of = Guile of { NAME($leader) }
prompt-tribe_roll-guile = Do the { NAME($tribe, form: "people") } fight for you, or for { NAME($rival, form: "the") }? How much Guile do you add to your die, in secret?
asked-tribe_roll-guile = to spend Guile on a tribe
prompt-mobilisation-place = The { NAME($tribe, form: "people") } take up arms for you against { NAME($intruder, form: "the") }: where do they muster?
asked-mobilisation-place = to muster a tribe
