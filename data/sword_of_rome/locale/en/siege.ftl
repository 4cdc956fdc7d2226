### Sieges, subjugation, raids, plunder and colonies.

event-siege_began =
    { $tribe ->
        [True] The { NAME($power) } begin to subjugate the tribe of { NAME($space) }: it is theirs at level { $needed }.
       *[other] The { NAME($power) } besiege { NAME($space) }: it will fall at siege level { $needed }.
    }
event-siege_lifted = The { NAME($besieger) } no longer besiege { NAME($space) }.
event-siege_rolled =
    { $tribe ->
        [True] Subjugation of
       *[other] Siege of
    } { NAME($space) } by the { NAME($power) }: { DICE($dice) }{ $modifier ->
        [0] { "" }
       *[other] { " " }({ SIGNED($modifier) })
    } = { $sum }, { $points ->
        [0] no point
        [one] { $points } point
       *[other] { $points } points
    }{ $lost ->
        [0] { "" }
       *[other] , { $lost } CU lost
    }. Level { $level }, it falls at { $needed }.
event-city_fell =
    {"**"}{ NAME($space) } falls to the { NAME($taker) }**{ $lost ->
        [0] { "" }
        [one] {"; "}{ $lost } CU inside dies
       *[other] {"; "}{ $lost } CU inside die
    }. It is a city of the { NAME($owner) } now, with loyalty 1.
event-tribe_subdued = **The tribe of { NAME($space) } is subjugated by the { NAME($taker) }**. The space belongs to the { NAME($owner) }.
event-city_looted =
    {"**"}{ NAME($space) } is looted by the { NAME($taker) }.** It becomes independent, and yields { $markers } plunder markers.
event-plundered =
    The { NAME($power) } put { $markers ->
        [one] { $markers } plunder marker
       *[other] { $markers } plunder markers
    } on the track, { $cancelled ->
        [0] which
        [one] where one of the { NAME($other) } is cancelled: it
       *[other] where { $cancelled } of the { NAME($other) } are cancelled: it
    } { $whose ->
        [none] is empty
       *[other] bears { $size } of the { NAME($whose) }
    } now.
event-track_filled =
    The plunder track is full of the { NAME($power) }’ markers: { $vp ->
        [one] +1 victory point
       *[other] { $vp } victory points
    } for the Gauls ({ $total } now), and it is cleared.
event-raided =
    The { NAME($power) } raid { NAME($space) } ({ NAME($former) }): { DICE($dice) }{ $modifier ->
        [0] { "" }
       *[other] { " " }({ SIGNED($modifier) })
    } = { $sum }{ $needed ->
        [0] { "" }
       *[other] { " " }(needs { $needed } or more)
    }, { $success ->
        [True] the space becomes independent
       *[other] in vain
    }{ $lost ->
        [0] .
       *[other] ; { $lost } CU lost.
    }
event-colony_founded = { NAME($leader) } founds a Roman colony at { NAME($space) }: a walled city with loyalty 1, for one CU.
event-solidarity_shown = Gallic solidarity: for a plunder marker { NAME($space) } is Gallic again.

do-besiege = Besiege
do-found_colony = Found a colony
do-solidarity = Gallic solidarity
do-loot = Loot it
do-take_over = Take it over
action-besiege = Besiege with { NAME($leader) } (card: { NAME($card) })
action-found_colony = Found a colony with { NAME($leader) } (card: { NAME($card) })
action-solidarity = Clear { NAME($space) } for a plunder marker
action-loot = Loot the city
action-take_over = Take the city over

prompt-falls-loot = { NAME($space) } has fallen. Do you loot it (it becomes independent, five plunder markers), or take it over?

asked-falls-loot = to loot a city, or to keep it

# What it would mean

preview-siege =
    { NAME($space) }, level { $level } of { $needed }: points in { $chance }% of the cases{ $changed ->
        [no] { "" }
       *[other] {" "}({ $modifier } to the dice)
    }{ $rolls ->
        [one] { "" }
       *[other] {" "}with { $rolls } rolls
    }, { $falls ->
        [0] it cannot fall yet
       *[other] it falls in { $falls }%
    }, CU are lost in { $loss }%.
