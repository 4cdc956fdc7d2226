### What an answer would mean, before it is confirmed: odds, costs, dangers.

odds-succeeds = { $chance }%
preview-unfinished = { NAME($leader, form: "the_first") } could still act, and will not once this phase ends: { TEXTS($deeds) }.
odds-intercepted = intercepted { $chance }%
odds-goes = { $sp } SP
preview-wins_with = With { NAMES($leaders, form: "the") } beside him you would win in **{ $chance }%**
preview-falls_with = With { NAMES($leaders, form: "the") } beside him it would fall in **{ $chance }%**
preview-ships_hold = His force of { $sp } SP is too large for one voyage: the ships hold {"**"}{ $holds } SP** at once on this way, so that it is offered by parts alone
odds-slips = he gets away { $chance }%
odds-avoids =
    { $ends ->
        [inside] into the city, { $chance }%
        [either] outside { $chance }%, into the city { $within }%
       *[outside] { $chance }%
    }
odds-retreats =
    { $ends ->
        [inside] into the city
       *[either] outside or into the city
    }
preview-walk =
    To { NAME($goal) }: { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }, free of charge
preview-march =
    To { NAME($goal) }: { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }, { DECIMAL($points) } AP for { $size } Attrition SP: { $loss ->
        [0] nothing lost
       *[other] {"**"}{ $loss } lost**
    }
preview-takes_city = { NAME($place) } is yours at once: nobody defends it
preview-holds_city = { NAME($place) } is yours then: its people are your allies, and nobody holds it
preview-commander_left =
    { NAME($leader, form: "the_first") } stays behind { $sp ->
        [0] {"**"}without a man**
       *[other] with { $sp } SP
    }: as Overall Commander he goes along with nobody (5.5, ruling T21)
preview-commander_apart = { NAME($leader, form: "the_first") } takes no part: as Overall Commander he goes along with nobody (5.5, ruling T21)
preview-regroup =
    { NAME($leader, form: "the_first") } is then { $inside ->
        [True] inside
       *[other] outside
    } { NAME($place) } { $sp ->
        [0] {"**"}without a man**
       *[other] with { $sp } SP
    }; { $apart ->
        [0] no SP is
        [one] { $apart } SP is
       *[other] { $apart } SP are
    } { $inside ->
        [True] outside
       *[other] inside
    }
preview-garrison =
    { $sp ->
        [one] { $sp } infantry SP of his legions stays
       *[other] { $sp } infantry SP of his legions stay
    } in { NAME($place) } as its garrison, and will not go along; { $left } SP of the legions are left to him. **Take the garrison back** fills them up again, here (10.17)
preview-hot_pursuit = { NAME($leader, form: "the_first") } leaves his province: then the Senate rolls whether he keeps his office
preview-stirs =
    ⚠️ {"**"}{ NAME($tribe, form: "the_first") } take up arms** as { NAME($province) } is entered, also on the way through, without a roll: { $least } to { $most } SP (by a die), led by { $rolled ->
        [True] whoever of the two others rolls higher
       *[other] { NAME($side, form: "the") }
    } (Incursion and Tribal Mobilization, ruling c.25)
preview-revolts =
    ⚠️ {"**"}{ NAME($tribe, form: "the_first") } revolt** against Rome as { NAME($province) } is entered, also on the way through, without a roll: { $least } to { $most } SP (by a die) muster at { NAMES($places) } under the Samnite player{ $boxes ->
        [0] { "" }
        [one] , and the box there that speaks for Rome is lost
       *[other] , and the { $boxes } boxes there that speak for Rome are lost
    } (Tribal Revolts, ruling s.2)
preview-incursion =
    ⚠️ {"**"}{ NAME($tribe, form: "the_first") } fall upon you** as you stop at { NAME($place) }: { NAME($province) } is not yours and does not lean to you. { $armed ->
        [True] Their { $least } SP
       *[other] { $least } to { $most } SP (by a die)
    }, led by Rome, attack at once: no avoiding it, no help. You win in {"**"}{ $win }%**, Guile apart; in { $home }% you do not, and go home to Samnium (Samnite Incursion, rulings W4 and W6)
preview-incursion_siege =
    ⚠️ {"**"}{ NAME($tribe, form: "the_first") } besiege you** at once in { NAME($place) }: { NAME($province) } is not yours and does not lean to you. { $armed ->
        [True] Their { $least } SP
       *[other] { $least } to { $most } SP (by a die)
    } come, led by Rome until the siege is over (Samnite Incursion, ruling W7)
preview-revolt_check =
    As the next turn begins some tribe revolts in {"**"}{ $after }%** instead of { $before }%: { $legions ->
        [one] { $legions } legion is
       *[other] { $legions } legions are
    } then outside the provinces that Rome controls; 1 is added to the die for each above { $free }, and { $needed } or more is a revolt (Tribal Revolt Segment)
preview-overrun = { $sp } SP at { NAME($place) } are overrun
preview-siege_ends =
    The siege of { NAME($place) } ends as they go{ $reason ->
        [weak] : who stays is too few for it
       *[other] { "" }
    }
preview-interceptor =
    { NAME($power, form: "the_first") } ({ $sp } SP) may intercept at { NAMES($places) } under { NAMES($leaders, form: "the") }, { $needs } or less needed{ $count ->
        [one] { "" }
       *[other] { " " }by each
    }: **{ $chance }%**{ $most ->
        [0] { "" }
       *[other] , with Guile { $most }%
    }. Caught, you win the battle in {"**"}{ $win }%**, lose in { $lose }%
preview-intercepted = If all try, somebody does in { $chance }%
preview-try = { NAME($leader, form: "the_first") } at { NAME($place) } with { $sp } SP, { $needs } or less needed: **{ $chance }%**, { $loss } Attrition SP lost on the way. Then you attack, and win in {"**"}{ $win }%**, lose in { $lose }%
preview-guile_short =
    { NAME($leader, form: "the_first") } { $guile ->
        [0] has no Guile left, and spends none
       *[other] has { $guile } Guile left, and spends no more
    }
preview-answered = { NAME($leader, form: "the_first") } at { NAME($place) }, now { $needs } or less needed: **{ $chance }%**. Caught, you win the battle in {"**"}{ $win }%**, lose in { $lose }%
preview-two_consuls = A die each says which of { NAMES($leaders, form: "the") } leads: the odds count both
preview-clash = These battles are fought at once and cannot be avoided. Their odds leave out Guile, elephants, help, ambush and losses on the way
odds-wins = wins { $chance }%
preview-battle =
    You win in {"**"}{ $win }%** ({ $major }% a Major Victory), draw in { $draw }%, lose in { $lose }%; on average you lose { $own }% of your men, the enemy { $enemy }%{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ $defends ->
            [True] for the enemy:{ " " }
           *[other] { "" }
        }{ TEXTS($modifiers) })
    }. { $chosen ->
        [True] Your own Guile and elephants are counted, what the enemy adds still and pursuit are not
       *[other] Guile, elephants, help and pursuit apart
    }
preview-avoid = To { NAME($place) }: **{ $chance }%**, Guile apart; who fails fights at 2 worse
preview-slips =
    { NAME($leader, form: "the_first") } gets away { $inside ->
        [True] into
       *[other] to
    } { NAME($place) } in **{ $chance }%**{ $hinder ->
        [0] { "" }
       *[other] , { $hinder } Guile of the enemy’s against him counted
    }; if not, he fights at 2 worse
preview-coordinate = { NAME($leader, form: "the_first") } comes in **{ $chance }%**
preview-assault =
    { $infantry } infantry against { $strength } SP in { NAME($place) }: { $falls ->
        [0] {"**"}it cannot fall to this storm**, which only wears it down
       *[other] it falls in {"**"}{ $falls }%**
    }. On average the storm costs you { $attacker } SP and the city { $defender }; Guile apart
odds-falls = it falls { $chance }%
preview-storm_guile =
    { $points ->
        [0] Without Guile { NAME($place) } falls in **{ $falls }%**; on average the storm costs you { $attacker } SP and the city { $defender } (9.3)
       *[other] With { $points } Guile, +{ $points } on the die, { NAME($place) } falls in **{ $falls }%** instead of { $before }%; on average the storm costs you { $attacker } SP instead of { $attacker_before }, the city { $defender } instead of { $defender_before } (9.3). It leaves { NAME($leader, form: "the") } { $left } Guile until the turn is over
    }
preview-treason_guile =
    { $points ->
        [0] Without Guile of yours { NAME($place) } falls in **{ $chance }%** (9.6)
       *[other] With { $points } Guile, −{ $points } on the die, { NAME($place) } falls in **{ $chance }%** instead of { $before }% (9.6)
    }
preview-siege =
    { $infantry } infantry against { $strength } SP in { NAME($place) }, its own defence included. Each marker of siege attrition costs you { $besieger } Attrition SP on average, the city { $besieged }{ $falls ->
        [0] ; one alone does not take it
       *[other] , and takes it in **{ $falls }%**
    }. Storming it is an Operation of its own
preview-treachery =
    { NAME($place) } falls in **{ $chance }%**: { $needed } or more on a die of 0 to 9 for a { $size } city{ $counted ->
        [0] , and a Roman’s Guile opens the attempt but is not added
       *[other] , with { $counted } Guile added
    }. Neither garrison nor walls count (9.6, ruling G41); the Guile of a leader inside, if he spends any, is still taken off. If it fails, the Guile is gone
preview-surrender = { NAME($place) } yields in **{ $chance }%**; if it refuses, only the Operation is gone
preview-devastate = { NAME($province) } is laid waste in **{ $chance }%**: a die (0 to 9) of { $needs } or less, for { $sp } SP of yours outside its cities; if not, nothing is lost
preview-senate = The Senate grants it in **{ $chance }%**: a die of 0 to 9, { TEXT($rule) }
preview-permission = Granted, it holds for the year, and he goes on without a roll. Refused, he rolls to go on, and may ask again in a later phase
preview-censure = { NAME($leader, form: "the_first") } stays in office in **{ $chance }%**
