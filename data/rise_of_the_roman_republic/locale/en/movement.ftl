### Marches, interception, inertia: what has happened, what may be done, what is asked.

event-marched =
    {"**"}{ NAME($leader, form: "the_first") }** { $hexes ->
        [0] gets no further than { NAME($goal) }
       *[other] { $stopped ->
            [True] sets out from { NAME($start) } and is stopped at
           *[other] marches from { NAME($start) } to
        } { NAME($goal) }
    }{ $inside ->
        [True] , into the city
       *[other] { "" }
    }{ $sp ->
        [0] .
       *[other] { $hexes ->
            [0] , with { $sp } SP.
            [one] : { $hexes } hex, { QUARTERS($quarters) } AP for { $sp } SP.
           *[other] : { $hexes } hexes, { QUARTERS($quarters) } AP for { $sp } SP.
        }
    }
event-interception_tried =
    { NAME($leader, form: "the_first") } tries to intercept at { NAME($place) }: { DIE($die) }, { TEXT($rule) }: { $caught ->
        [True] {"**"}caught**{ $ambush ->
            [True] , in an ambush; the march stops there, and he attacks
           *[other] ; the march stops there, and he attacks
        }
       *[other] too late, the march goes on
    }.
event-interception_lapsed = { NAME($leader, form: "the_first") } did not try to intercept at { NAME($place) }: { $why ->
        [caught] the march was stopped before
        [ended] the march ended before
        [most] more were to try than may on one way
       *[gone] nobody was left there who could
    }.
event-overrun = { NAME($leader, form: "the_first") } overruns { $sp } SP of { NAME($victim, form: "the") } at { NAME($place) }: { $sp ->
        [one] it is
       *[other] they are
    } lost, too few to stop him.
event-regrouped =
    { $sp ->
        [0] { NAMES($leaders) } { $leaders_count ->
            [one] goes
           *[other] go
        } without men
        [one] { $sp } SP of { NAME($power, form: "the") } goes
       *[other] { $sp } SP of { NAME($power, form: "the") } go
    } { $inside ->
        [True] into
       *[other] out of
    } { NAME($place) }{ $sp ->
        [0] { "" }
       *[other] { $leaders_count ->
            [0] { "" }
           *[other] {" "}with { NAMES($leaders, form: "the") }
        }
    }.
event-inertia_rolled =
    Inertia: { NAME($power, form: "the") } at { NAME($place) }, { $sp } Attrition SP all turn in one province: { DIE($die) }{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) }) = { $total }
    } → { $loss ->
        [0] no loss
       *[other] {"**"}{ $loss } Attrition SP lost** ({ $percent }%)
    }.
mod-same_hex = in his own hex { $n }
mod-by_road = march by road { $n }
mod-many = many men { $n }
mod-poor = poor land { $n } (Attrition Value { $attacker })
mod-port_near = port near by { $n }
mod-home = at home { $n }
mod-controlled = own province { $n }

way-to = { "" }
leg-cost = { QUARTERS($cost) } AP
leg-inside = { NAME($place) }, into the city
leg-outside = { NAME($place) }, outside
leg-hex = { NAME($place) }
option-stack = { NAME($power, form: "people") } at { NAME($place) }
option-stack_inside = { NAME($power, form: "people") } in { NAME($place) }
option-sp = { NAME($kind, form: "kind") } { NAME($arm) }
option-intercept = { NAME($leader) } at { NAME($place) }, { $needs } or less: { $chance }%

## What may be done

do-march = March
hint-march = Name the army and the goal; the cheapest way is put in, with what it costs
action-march =
    march to { NAME($goal) }{ $inside ->
        [1] , into the city,
       *[other] { "" }
    } with { NAME($army) }
do-march_with = March with a part
hint-march_with = Choose the leaders, legions and troops that go along
action-march_with =
    march to { NAME($goal) }{ $inside ->
        [1] , into the city,
       *[other] { "" }
    } with { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
do-march_beside = March with a tribe
hint-march_beside = All who can go along march together with the army of an allied tribe
action-march_beside =
    march to { NAME($goal) }{ $inside ->
        [1] , into the city,
       *[other] { "" }
    } together with { NAME($tribe, form: "the") }
do-march_allies = Move a detachment
hint-march_allies = Ally Movement: troops without a leader march
action-march_allies =
    move the men of { NAME($power, form: "the") } at { NAME($place) } to { NAME($goal) }{ $inside ->
        [1] , into the city
       *[other] { "" }
    }
do-regroup = Regroup
hint-regroup = Units go from the hex into its city or out of it, free of charge
action-regroup = regroup { $to ->
        [inside] into the city
       *[outside] out of the city
    }
press-regroup = { $rest_count ->
    [0] Regroup { $first }
   *[other] Regroup { $first }: { $rest }
}
do-intercept = Intercept
hint-intercept = Which forces try to stop the march, and where
action-intercept =
    intercept with { $tries_count ->
        [one] { $tries_count } force
       *[other] { $tries_count } forces
    }
press-intercept = { $rest_count ->
    [0] Intercept with { $first }
   *[other] Intercept with { $first }; { $rest }
}
do-let_march = Let them pass
hint-let_march = Intercept nobody on this march
action-let_march = let them pass
do-answer_guile = Answer with Guile
hint-answer_guile = Guile of the mover makes the interception harder
action-answer_guile = answer with { $guile } Guile

## What is asked

prompt-movement-intercept = { NAME($leader, form: "the_first") } ({ NAME($power) }) marches with { $sp } SP from { NAME($start) } to { NAME($goal) }: who intercepts, and where?
asked-movement-intercept = to intercept or let pass
moment-movement-intercept = A march that can be intercepted
prompt-movement-answer = { NAME($enemy, form: "the_first") } tries to intercept { NAME($leader, form: "the") } at { NAME($place) } and needs { $needs } or less: how much Guile do you spend? Each takes 1 off
asked-movement-answer = to answer an interception
moment-movement-answer = An interception of my march

# Why a way is barred

why-no_hex = “{ PLAIN($place) }” is no hex of this map. A way is given hex by hex, with commas between: by numbers, or by names of cities
why-no_land = { NAME($place) } is sea, or out of play here: nobody marches there
why-here = The way has come to { NAME($here) } already: give the hexes that follow it
why-stands = He stands at { NAME($place) } already
why-not_beside = { NAME($place) } is not beside { NAME($here) }: a march goes from each hex to one beside it
why-no_step = From { NAME($here) } no land leads to { NAME($place) }: water lies between
why-must_stop = At { NAME($here) } the march must stop, as an enemy force is there (ruling c.21): it cannot go on to { NAME($place) }
why-gone_in = Inside { NAME($here) } the march is over (ruling c.21): it cannot go on to { NAME($place) }
why-no_end = By { NAME($place) } he would come to no hex where he may stop
why-no_stop = The march may not stop at { NAME($place) }
why-rome = Rome may be entered with an army only by leave of the Senate
why-tribe_home = A tribe stays in its own province: { NAME($place) } is not in it
why-leave = { NAME($place) } lies where he may not go without leave of the Senate
why-alone = A leader alone may not stop beside an enemy, at { NAME($place) }
why-parted = 104 and 107 never stop in one hex: { NAME($place) }
why-shut_city = { NAME($place) } is shut to him: it takes a siege, treachery or a surrender
why-auxiliaries = Auxiliaries guard no city alone: a leader, or as many SP of legions, must be in it
why-own_hex = Legions of his own come to his own hex alone
