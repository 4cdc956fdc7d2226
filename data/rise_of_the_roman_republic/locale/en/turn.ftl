### The sequence of play, the cup, Operations Phases, manpower: what has happened, what may be done, what is asked.

phase-setup = Before the first turn
phase-strategic = Elections
phase-operations = Operations
phase-end = End of the turn

## The turn

event-turn_began = **Turn { $turn }**, { $year } BC.
event-cup_filled = The cup is filled: { TEXTS($list) }.
event-marker_drawn =
    Drawn: **{ NAME($marker) }**; { $left ->
        [0] the cup is empty
        [one] { $left } marker is left
       *[other] { $left } markers are left
    }.
event-marker_set_aside = The marker { NAME($marker) } is drawn, but nobody can act for it: it is set aside.
event-leader_activated = **{ NAME($leader, form: "the_first") }** begins an Operations Phase.
event-continuation_rolled =
    { NAME($leader, form: "the_first") } rolls { DIE($die) } to go on, { $campaign } or less needed (his Campaign): { $goes_on ->
        [True] he goes on
       *[other] his phase is over
    }.
event-phase_ended = The phase of { NAME($leader, form: "the") } is over.
event-force_deployed =
    { NAME($power, form: "the_first") }: { $infantry }/{ $cavalry } SP { $inside ->
        [True] in { NAME($place) }
       *[other] at { NAME($place) }
    }{ $leaders_count ->
        [0] .
       *[other] , with { NAMES($leaders, form: "the") }.
    }
event-recovery_rolled =
    Does { NAME($province) } recover? { DIE($die) }, { $needed } or more needed: { $recovers ->
        [True] **yes**
       *[other] no, it stays devastated
    }.
event-devastation_tried =
    { NAME($side, form: "the_first") } { GRAMMAR($side, "many") ->
        [plural] try
       *[other] tries
    } to lay { NAME($province) } waste: { DIE($die) }, { $most } or less needed, { $devastated ->
        [True] **devastated**
       *[other] nothing comes of it
    }.
event-forces_recovered = As the turn ends these recover a level: { TEXTS($list) }.
event-points_counted = Victory points: { TEXTS($list) }.
event-conquest_counted =
    { NAME($side) } controls { $count ->
        [0] no province of those that count
        [one] { $count } province of those that count ({ TEXTS($list) })
       *[other] { $count } neighbouring provinces of those that count ({ TEXTS($list) })
    }; it needs { $needed }, or { $fewer } with Capua, which it { $city ->
        [True] holds
       *[other] does not hold
    }.
counted-province = { NAME($province) }
counted-marker = { NAME($kind) } { $count }
counted-side_points = { NAME($side) } { $points }
counted-force = { NAME($power, form: "people") } at { NAME($place) }
outcome-most_points =
    Most victory points ({ $points }) after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
outcome-capital = { NAME($place) } is in the winner’s hands, which ends the game
outcome-conquered =
    { NAME($side) } controls { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } neighbouring provinces
    }, and needed { $needed }
outcome-not_conquered =
    { NAME($side) } controls { $provinces ->
        [one] { $provinces } province
       *[other] { $provinces } neighbouring provinces
    }, and needed { $needed }

## Manpower

event-levy_raised = { $kind ->
        [gallic] Gauls join { NAME($power, form: "the") } at { NAME($place) }: { $infantry }/{ $cavalry } SP
       *[other] { NAME($power, form: "the_first") } { GRAMMAR($power, "many") ->
            [plural] raise
           *[other] raises
        } { $infantry }/{ $cavalry } { NAME($kind, form: "kind") } SP at { NAME($place) }
    }{ $why ->
        [province] , the men of { NAMES($sources) } this year
        [halved] , half the men of { NAMES($sources) }, since the city is besieged
        [colonies] , sent by the Greek colonies { NAMES($sources) }
        [dice] , as many as the dice of the levy bring
        [granted] , auxiliaries whom the Senate has granted
        [victory] , drawn by the victory
        [major_victory] , drawn by the Major Victory
       *[none] { "" }
    }.
event-legion_trained =
    { NAME($legion) } trains in Rome: { DIE($die) }, { $needed } or more needed: { $veteran ->
        [True] **Veteran now**
       *[other] still Recruits
    }.

event-manpower_requested =
    { NAME($leader, form: "the_first") } asks the Senate for { $what ->
        [legions] legions
       *[other] reinforcements
    }: { DIE($die) }{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) })
    } brings { $legions ->
        [0] { $men ->
            [True] {"**"}{ $infantry }/{ $cavalry } SP**
           *[other] nothing
        }
        [one] {"**"}{ $legions } legion**
       *[other] {"**"}{ $legions } legions**
    }{ $auxiliaries ->
        [True] , and auxiliaries
       *[other] { "" }
    }.
mod-emergency = State of Emergency { $n }
mod-few_legions = few legions { $n } ({ $attacker } in play)
mod-rome_lost = Rome lost { $n }
mod-ships_built = ships built { $n }
event-engine_built =
    Rome builds a **siege engine** at { NAME($place) } instead of a legion; { $legions ->
        [0] no new legion is left
        [one] { $legions } new legion is left
       *[other] { $legions } new legions are left
    }.
event-auxiliaries_sent = The Legate brings { $infantry } SP of { NAME($kind, form: "kind") } auxiliaries from { NAME($place) } to { NAME($leader, form: "the") }.
event-legions_reinforced =
    Filled up: { TEXTS($list) }{ $waiting ->
        [True] { " " }(they wait for the Legate).
       *[other] .
    }
option-element = { NAME($piece) }
counted-reinforced = { NAME($piece) } { $infantry }/{ $cavalry }

## What may be done

do-raise_manpower = Raise manpower
hint-raise_manpower = Ask the Senate for legions or reinforcements, once a turn
action-raise_manpower = ask for { $what ->
    [legions] legions
   *[other] reinforcements
}
do-call_up_provinces = Call up the provinces
hint-call_up_provinces = Raise the men of all provinces that you control, once a turn
action-call_up_provinces = call up the provinces
do-build_engine = Build a siege engine
hint-build_engine = One engine instead of one of the new legions: +2 once an assault
action-build_engine = build a siege engine at { NAME($place) }
do-no_engine = No siege engine
hint-no_engine = All of them are legions
action-no_engine = build no siege engine
do-give_legions = Give the legions
hint-give_legions = Say who commands two new legions
action-give_legions = give the legions to { NAME($to) }
do-reinforce = Fill up legions
hint-reinforce = Give reinforcements to weak legions
action-reinforce = { $infantry_count ->
    [0] { $cavalry_count ->
        [0] fill up no legion
       *[other] fill up with { $cavalry_count } cavalry
    }
   *[other] fill up with { $infantry_count } infantry and { $cavalry_count } cavalry
}
press-reinforce = { $rest_count ->
    [0] Fill up { $first }
   *[other] Fill up { $first }; { $rest }
}
do-place_auxiliaries = Place auxiliaries
hint-place_auxiliaries = Choose auxiliaries and where they join
action-place_auxiliaries = place { NAME($kind, form: "kind") } auxiliaries at { NAME($place) }
do-send_auxiliaries = Send auxiliaries
hint-send_auxiliaries = The Legate brings them to a magistrate
action-send_auxiliaries = send the auxiliaries to { NAME($leader, form: "the") }
do-no_auxiliaries = No auxiliaries
hint-no_auxiliaries = Nobody joins you
action-no_auxiliaries = raise no auxiliaries
do-keep_auxiliaries = Keep them there
hint-keep_auxiliaries = They stay in their city
action-keep_auxiliaries = leave the auxiliaries in their city
do-activate = Activate
hint-activate = Let a leader act for the marker that was drawn
action-activate = let { NAME($leader, form: "the") } act
do-end_phase = End the phase
hint-end_phase = His phase is over, without a roll
action-end_phase = end the phase
do-devastate = Devastate
hint-devastate = Try to lay provinces waste: a die against the SP that stand there
action-devastate = { $provinces_count ->
        [0] devastate nothing
       *[other] try to devastate { NAMES($provinces) }
    }
do-place_levy = Place the levy
hint-place_levy = Place the men who were raised
do-split_levy = Place a part
hint-split_levy = Some of the men into one town; then the others
action-split_levy = raise { $infantry } infantry and { $cavalry } cavalry SP of the levy at { NAME($place) }
action-place_levy = raise the levy at { NAME($place) }
do-train = Train
hint-train = Train new legions in Rome: each is Veteran with a 7 or more
action-train = train Legions { NAMES($legions, form: "numeral") }
do-deploy = Deploy
hint-deploy = Place part of your forces before the first turn
action-deploy =
    place { $infantry }/{ $cavalry } SP { $where ->
        [city] in { NAME($place) }
       *[field] at { NAME($place) }
    }{ $leaders_count ->
        [0] { "" }
       *[other] { " " }with { NAMES($leaders) }
    }
do-place_force = Place the force
hint-place_force = Place a force whole before the first turn
action-place_force = place the force at { NAME($place) }

## What is asked

prompt-turns-activate = The marker { NAME($marker) } was drawn: who acts for it?
asked-turns-activate = to say who acts
prompt-turns-samnite_levy = The Samnites raise { $infantry }/{ $cavalry } SP: in which of your towns?
asked-turns-samnite_levy = to place the Samnite levy
prompt-turns-epirote_levy = Where do the men of the Greek colonies join?
asked-turns-epirote_levy = to place the men of the colonies
prompt-turns-roman_levy = Rome raises { $legions_count ->
        [one] Legion { NAMES($legions, form: "numeral") }
       *[other] Legions { NAMES($legions, form: "numeral") }
    } this year: in which of your cities?
asked-turns-roman_levy = to raise a legion
prompt-phase-act = { NAME($leader, form: "the_first") } acts: which Operation now?
asked-phase-act = to carry out an Operation
prompt-phase-regroup = The phase of { NAME($leader, form: "the") } ends: does anybody go into the city or out of it first?
asked-phase-regroup = to say who goes into the city or out of it
prompt-phase-triumph = { NAME($leader, form: "the_first") } stands before Rome with a victory. Does he enter in Triumph? That needs no roll; all else does.
asked-phase-triumph = to say whether a Triumph is celebrated
prompt-phase-emergency = A State of Emergency: is a Dictator elected now?
asked-phase-emergency = to say whether a Dictator is elected
prompt-opening-deploy = Before the first turn: where do your { $infantry } infantry and { $cavalry } cavalry SP{ $left ->
        [0] { "" }
        [one] { " " }and their leader
       *[other] { " " }and their { $left } leaders
    } stand? All together, or part by part
asked-opening-deploy = to place forces
prompt-opening-place = Before the first turn: where { $leaders_count ->
        [0] does this force begin
        [one] does { NAMES($leaders) } begin
       *[other] do { NAMES($leaders) } begin
    }{ $legions_count ->
        [0] { "" }
        [one] { " " }with Legion { NAMES($legions, form: "numeral") }
       *[other] { " " }with Legions { NAMES($legions, form: "numeral") }
    }?
asked-opening-place = to place a force
prompt-opening-commander = Who is your Overall Commander? He lets troops without a leader march, and raises men
asked-opening-commander = to name a commander
prompt-devastation-attempt = The year ends: which provinces do you try to lay waste? Armies lose more men there until it recovers, and it turns away from you (a box, if it has any)
asked-devastation-attempt = to say what is devastated
prompt-training-start = Which two of the new legions train?
asked-training-start = to choose legions to train
prompt-levying-start = Which force do the men of the province join?
prompt-levying-men = { NAME($province) } sends { $infantry }/{ $cavalry } SP. Which force do they join?
asked-levying-start = to place the men of a province
prompt-raising-engine = Is a siege engine built instead of one of the new legions?
asked-raising-engine = to say whether a siege engine is built
prompt-turns-auxiliaries = The Legate can bring auxiliaries to a magistrate. To whom?
prompt-turns-contingent = The Legate can bring { $count } SP of { NAME($kind, form: "kind") } auxiliaries from { NAME($place) } to a magistrate. To whom?
asked-turns-auxiliaries = to say who is brought auxiliaries
prompt-raising-start = Where { $legions_count ->
        [one] is Legion { NAMES($legions, form: "numeral") } raised
       *[other] are Legions { NAMES($legions, form: "numeral") } raised
    }?
asked-raising-start = to raise legions
prompt-raising-command = Who commands the new Legions { NAMES($legions, form: "numeral") }?
asked-raising-command = to give legions a commander
prompt-raising-reinforce = Which weak legions are filled up?
asked-raising-reinforce = to fill up legions
prompt-raising-auxiliaries = Which auxiliaries come, and where?
asked-raising-auxiliaries = to place auxiliaries

# What a locked screen says of questions

stake-election-imperium = { NAME($leader, form: "the_first") }: which legions, which province?
stake-devastation-attempt = The year ends: do you lay a province waste?
stake-strategic-disband = A new year: do you disband legions?
stake-strategic-prorogue = A new year: which magistrates stay on?

stake-movement-answer = Interception at { NAME($place) }, { $needs } or less: how much Guile?
stake-movement-intercept = { $sp } SP march to { NAME($goal) }: who intercepts, and where?
stake-opening-deploy = Before the first turn: where do your { $infantry }/{ $cavalry } SP stand?
stake-strategic-emergency = A Minor State of Emergency: is a Dictator elected?
stake-phase-regroup = { NAME($leader, form: "the_first") }: leave or take a garrison?
stake-battle-flee = Battle lost at { NAME($place) }: where do your men retreat?
stake-battle-avoid = You are attacked at { NAME($place) }, { $attackers } SP to { $defenders }: do you stand?
stake-tribe_roll-guile = The { NAME($tribe, form: "people") }: for you or { NAME($rival, form: "the") }? Your Guile, in secret?
stake-mobilisation-place = The { NAME($tribe, form: "people") } take up arms for you: where?
stake-turns-roman_levy = Rome raises { $legions_count ->
        [one] Legion { NAMES($legions, form: "numeral") }
       *[other] Legions { NAMES($legions, form: "numeral") }
    }: in which of your cities?
stake-battle-attack_help = Attack at { NAME($place) }, { $attackers } SP to { $defenders }: call help?
stake-battle-defence_help = Attacked at { NAME($place) }, { $attackers } SP to { $defenders }: call help?
stake-battle-attack_ready = Attack at { NAME($place) }, { $attackers } SP to { $defenders }: Guile?
stake-battle-defence_ready = Attacked at { NAME($place) }, { $attackers } SP to { $defenders }: Guile?
stake-opening-place = Before the first turn: where does a force of yours begin?
stake-opening-commander = Who is your Overall Commander?
stake-strategic-commander = A new year: who is your Overall Commander?
stake-opening-second = Do you draw a second leader, or begin with one?
stake-strategic-retain = A new year: which leaders roll to stay?
stake-phase-emergency = A State of Emergency: is a Dictator elected now?
stake-augury-favour = Good omens: which consul may act once more?
stake-election-master = Dictator { NAME($leader) }: who is Master of Horse?
stake-election-field = Dictator { NAME($leader) }: who takes the field?
stake-election-senate = { NAME($leader) } asks for an army: with Guile?
stake-command-choose = Your leaders at { NAME($place) }: who commands?
stake-fleets-raise = Naval Superiority: in which zones do your ships go?
stake-fleets-move = Do you move a level of Naval Superiority?
stake-phase-triumph = { NAME($leader) } before Rome: a Triumph, or not yet?
stake-turns-epirote_levy = Men of the Greek colonies: where do they join?
stake-incursion-flee = Not beaten at { NAME($place) }: where do you retreat?
stake-raising-command = New legions: who commands them?
stake-election-muster = Legions of { NAME($leader) }: where do they muster?
stake-strategic-within = { NAME($leader) } at { NAME($place) }: inside the city, or outside?
stake-strategic-return = { NAME($leader) } comes back from his wound: where to?
