### /card: provinces, what is printed of them; how leaders, offices, cities and provinces stand at a table.

lexicon-province = Province
entry-province =
    Attrition Value { $value }{ $count ->
        [0] { "" }
        [one] ; city: { NAMES($cities) }
       *[other] ; cities: { NAMES($cities) }
    }{ $other ->
        [yes] ; it leans with { NAME($row) }
       *[no] { "" }
    }.
now-not_played = not in this scenario
now-leader = { $inside ->
        [yes] inside
       *[no] at
    } { NAME($place) }, with { $sp } SP
now-leader_off = { $where ->
        [gone] out of the game for good
        [wounded] wounded, back next year
        [paused] not up for election this year
        [pool] may be elected
       *[waiting] not on the map
    }
now-guile = { $guile } Guile left
now-sacked = sacked
now-no_magistrate = nobody holds it
now-magistrate = { NAME($leader) } ({ $place ->
        [none] not on the map
       *[other] at { NAME($place) }
    }{ $count ->
        [0] { "" }
        [one] , Legion { NAMES($legions, form: "numeral") }
       *[other] , Legions { NAMES($legions, form: "numeral") }
    })
now-province = { $side ->
        [none] nobody controls it
       *[other] controlled by { NAME($side, form: "the") }
    }
now-devastated = devastated
