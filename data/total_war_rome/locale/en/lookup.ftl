### /card: regions, sea areas and generals, what is printed of them and how they stand at a table.

lexicon-region = Region
lexicon-sea = Sea area
entry-region = { $home ->
        [none] Nobody’s home region
       *[other] Home region ({ NAME($home) }){ $capital ->
            [yes] , capital
           *[no] { "" }
        }
    }; { $gold } gold; defence { DICE($dice) }{ $port ->
        [yes] ; port
       *[no] { "" }
    }{ $mercenary ->
        [yes] ; mercenaries
       *[no] { "" }
    }{ $woods ->
        [0] { "" }
       *[other] ; woods { $woods }
    }{ $mountains ->
        [0] { "" }
       *[other] ; mountains { $mountains }
    }.{ $bordered ->
        [0] { "" }
       *[other] { " " }Borders: { $borders }.
    }
entry-border_plain = { NAMES($regions) }
entry-border_river = over a river { NAMES($regions) }
entry-border_mountain = over mountains { NAMES($regions) }
entry-border_strait = over a strait { NAMES($regions) }
entry-sea =
    Borders on { NAMES($seas) }.{ $count ->
        [0] { "" }
        [one] { " " }Port: { NAMES($ports) }.
       *[other] { " " }Ports: { NAMES($ports) }.
    }
now-no_navy = no navy
now-not_played = this faction does not play here
now-general = leads the { NAME($army) } ({ $place ->
        [board] on the faction board
       *[other] { NAME($place) }
    })
now-general_reserve = off the board, ready for an army
now-general_unseen = with no army on the board
now-general_gone = out of the game
now-besieged = under siege
now-army = { NAME($army) } ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $general ->
        [none] { "" }
       *[other] , { NAME($general) }
    })
now-navy = { NAME($navy) } ({ $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }{ $carries ->
        [none] { "" }
       *[other] , carries the { NAME($carries) }
    })
