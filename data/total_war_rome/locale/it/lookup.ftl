### /card: regions, sea areas and generals, what is printed of them and how they stand at a table.

lexicon-region = Regione
lexicon-sea = Area di mare
entry-region = { $home ->
        [none] Non è terra di nessuna fazione
       *[other] Terra d'origine ({ NAME($home) }){ $capital ->
            [yes] , capitale
           *[no] { "" }
        }
    }; { $gold } oro; difesa { DICE($dice) }{ $port ->
        [yes] ; porto
       *[no] { "" }
    }{ $mercenary ->
        [yes] ; mercenari
       *[no] { "" }
    }{ $woods ->
        [0] { "" }
       *[other] ; boschi { $woods }
    }{ $mountains ->
        [0] { "" }
       *[other] ; monti { $mountains }
    }.{ $bordered ->
        [0] { "" }
       *[other] { " " }Confini: { $borders }.
    }
entry-border_plain = { NAMES($regions) }
entry-border_river = oltre un fiume { NAMES($regions) }
entry-border_mountain = oltre i monti { NAMES($regions) }
entry-border_strait = oltre uno stretto { NAMES($regions) }
entry-sea =
    Confina con { NAMES($seas, form: "il") }.{ $count ->
        [0] { "" }
        [one] { " " }Porto: { NAMES($ports) }.
       *[other] { " " }Porti: { NAMES($ports) }.
    }
now-no_navy = nessuna flotta
now-not_played = qui questa fazione non gioca
now-general = guida { NAME($army, form: "il") } ({ $place ->
        [board] sulla plancia della fazione
       *[other] { NAME($place) }
    })
now-general_reserve = fuori dalla mappa, pronto per un'armata
now-general_unseen = con nessuna armata sulla mappa
now-general_gone = fuori dal gioco
now-besieged = sotto assedio
now-army = { NAME($army) } ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }{ $general ->
        [none] { "" }
       *[other] , { NAME($general) }
    })
now-navy = { NAME($navy) } ({ $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }{ $carries ->
        [none] { "" }
       *[other] , trasporta { NAME($carries, form: "il") }
    })
