### /card: provinces, what is printed of them; how leaders, offices, cities and provinces stand at a table.

lexicon-province = Provincia
entry-province =
    Valore di logoramento { $value }{ $count ->
        [0] { "" }
        [one] ; città: { NAMES($cities) }
       *[other] ; città: { NAMES($cities) }
    }{ $other ->
        [yes] ; le simpatie sono quelle { NAME($row, form: "di") }
       *[no] { "" }
    }.
now-not_played = non c'è in questo scenario
now-leader = { $inside ->
        [yes] dentro
       *[no] presso
    } { NAME($place) }, con { $sp } PF
now-leader_off = { $where ->
        [gone] fuori dal gioco per sempre
        [wounded] in cura per una ferita, torna l'anno prossimo
        [paused] quest'anno non si può eleggere
        [pool] si può eleggere
       *[waiting] non è sulla mappa
    }
now-guile = Astuzia rimasta: { $guile }
now-sacked = saccheggiata
now-no_magistrate = non la ricopre nessuno
now-magistrate = { NAME($leader) } ({ $place ->
        [none] non è sulla mappa
       *[other] presso { NAME($place) }
    }{ $count ->
        [0] { "" }
        [one] , Legione { NAMES($legions, form: "numeral") }
       *[other] , Legioni { NAMES($legions, form: "numeral") }
    })
now-province = { $side ->
        [none] non la controlla nessuno
       *[other] sotto il controllo { NAME($side, form: "di") }
    }
now-devastated = devastata
