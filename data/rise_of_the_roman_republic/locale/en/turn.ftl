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
event-marker_set_aside = Nobody can act for { NAME($marker) }: it is set aside.
event-leader_activated = **{ NAME($leader) }** begins an Operations Phase.
event-continuation_rolled =
    { NAME($leader) } rolls { $die } against { $campaign } and { $goes_on ->
        [True] goes on
       *[other] is finished
    }.
event-phase_ended = { NAME($leader) } is finished.
event-force_deployed =
    { NAME($power, form: "people") }: { $infantry }/{ $cavalry } SP { $inside ->
        [True] in { NAME($place) }
       *[other] at { NAME($place) }
    }{ $leaders_count ->
        [0] .
       *[other] , with { NAMES($leaders) }.
    }
event-recovery_rolled =
    { NAME($province) } rolls { $die } and { $recovers ->
        [True] recovers
       *[other] stays devastated
    }.
event-devastation_tried =
    { NAME($side) }, a try at { NAME($province) }: { $die } against { $most }, { $devastated ->
        [True] **devastated**
       *[other] nothing comes of it
    }.
event-forces_recovered = Recovered a level: { TEXTS($list) }.
event-points_counted = Victory points: { TEXTS($list) }.
counted-marker = { NAME($kind) } { $count }
counted-points = { NAME($side) } { $points }
counted-force = { NAME($power, form: "people") } at { NAME($place) }
outcome-most_points =
    most victory points ({ $points }) after { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

## Manpower

event-levy_raised = { NAME($power, form: "people") } raise { $infantry }/{ $cavalry } { NAME($kind, form: "kind") } SP at { NAME($place) }.
event-legion_trained =
    In Rome trains Legion { $legion }: { $die }, { $veteran ->
        [True] **Veteran now**
       *[other] still Recruits
    }.

event-manpower_requested =
    { NAME($leader) } asks for { NAME($what) }: { $die }, { SIGNED($modifier) }; { $legions ->
        [0] { "" }
        [one] { $legions } legion,{ " " }
       *[other] { $legions } legions,{ " " }
    }{ $infantry }/{ $cavalry } SP{ $auxiliaries ->
        [True] , and auxiliaries
       *[other] { "" }
    }.
event-legions_reinforced =
    Filled up: { TEXTS($list) }{ $waiting ->
        [True] { " " }(they wait for the Legate).
       *[other] .
    }
counted-reinforced = { $element } { $infantry }/{ $cavalry }

## What may be done

do-raise_manpower = Raise manpower
hint-raise_manpower = Ask the Senate for legions or reinforcements, once a turn
action-raise_manpower = ask for { NAME($what) }
do-give_legions = Give the legions
hint-give_legions = Say who commands two new legions
action-give_legions = give the legions to { NAME($to) }
do-reinforce = Fill up legions
hint-reinforce = Give reinforcements to weak legions
action-reinforce =
    fill up with { $infantry_count } infantry and { $cavalry_count } cavalry
do-place_auxiliaries = Place auxiliaries
hint-place_auxiliaries = Choose auxiliaries and where they join
action-place_auxiliaries = place { NAME($kind, form: "kind") } auxiliaries at { NAME($place) }
do-activate = Activate
hint-activate = Let a leader act for the marker that was drawn
action-activate = let { NAME($leader) } act
do-end_phase = End the phase
hint-end_phase = The leader is finished, without a roll
action-end_phase = end the phase
do-devastate = Devastate
hint-devastate = Try to lay provinces waste: a die against the SP that stand there
action-devastate = try to devastate { NAMES($provinces) }
do-place_levy = Place the levy
hint-place_levy = Place the men who were raised
action-place_levy = raise the levy at { NAME($place) }
do-train = Train
hint-train = Train new legions in Rome: each is Veteran with a 7 or more
action-train = train legions { COMMAS($legions) }
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

prompt-turns-activate = Who acts for the marker that was drawn?
asked-turns-activate = to say who acts
prompt-turns-samnite_levy = Where do the Samnites raise their levy?
asked-turns-samnite_levy = to place the Samnite levy
prompt-turns-epirote_levy = Where do the men of the Greek colonies join?
asked-turns-epirote_levy = to place the men of the colonies
prompt-turns-roman_levy = Where is Rome’s new legion raised?
asked-turns-roman_levy = to raise a legion
prompt-phase-act = Which Operation now? After most of them a roll of the Campaign says whether the phase goes on.
asked-phase-act = to carry out an Operation
prompt-phase-emergency = A State of Emergency: is a Dictator elected now?
asked-phase-emergency = to say whether a Dictator is elected
prompt-opening-deploy = Where do your forces begin?
asked-opening-deploy = to place forces
prompt-opening-place = Where does this force begin?
asked-opening-place = to place a force
prompt-opening-commander = Who is Overall Commander?
asked-opening-commander = to name a commander
prompt-devastation-attempt = Which provinces do you try to devastate?
asked-devastation-attempt = to say what is devastated
prompt-training-start = Which two of the new legions train?
asked-training-start = to choose legions to train
prompt-raising-start = Where are the new legions raised?
asked-raising-start = to raise legions
prompt-raising-command = Who commands the new legions?
asked-raising-command = to give legions a commander
prompt-raising-reinforce = Which weak legions are filled up?
asked-raising-reinforce = to fill up legions
prompt-raising-auxiliaries = Which auxiliaries come, and where?
asked-raising-auxiliaries = to place auxiliaries
