### /card: spaces and leaders, what is printed of them and how they stand at a table.

lexicon-space = Spazio
lexicon-leader = Comandante
entry-space = { $kind ->
        [walled] { $loyalty ->
            [0] Città murata, senza lealtà
           *[other] Città murata, lealtà { $loyalty }
        }{ $five ->
            [0] { "" }
           *[other] {" "}(con cinque giocatori { $five })
        }
        [tribe] Tribù, sottomessa al livello { $subjugation }
        [box] Riquadro accanto alla mappa
       *[open] Spazio aperto
    }; { $home ->
        [independent] indipendente
       *[other] patria { NAME($home, form: "di") }
    }{ $port ->
        [none] { "" }
        [carthaginian] ; porto (da due a quattro giocatori solo per Cartagine)
       *[normal] ; porto
    }{ $victory ->
        [none] { "" }
        [five] ; spazio vittoria con cinque giocatori
       *[all] ; spazio vittoria
    }{ $reinforcement ->
        [0] { "" }
       *[other] ; rinforzi { $reinforcement } UC
    }.
entry-leader = { $kind ->
        [consul] Console
        [minor] Comandante minore
       *[named] Comandante
    } { NAME($power, form: "di") }: iniziativa { $initiative } (la carta più bassa che lo attiva), tattica { $tactics }{ $penalty ->
        [0] { "" }
       *[other] ; costa { $penalty } di lealtà a ogni turno
    }.
now-siege = assedio { NAME($power, form: "di") }, livello { $level } di { $needed }
now-stack = { NAME($power) } { $cu } UC{ $inside ->
        [0] { "" }
        [one] , { $inside } dentro le mura
       *[other] , { $inside } dentro le mura
    }{ $count ->
        [0] { "" }
       *[other] { " " }({ NAMES($leaders) })
    }
now-leader = { $inside ->
        [yes] dentro { NAME($space, form: "il") }
       *[no] { NAME($space, form: "in") }
    }, { $cu } UC{ $under ->
        [nobody] { "" }
       *[other] , agli ordini { NAME($under, form: "di") }
    }
now-leader_off = { $box ->
        [displaced] disperso, fuori dalla mappa
        [pool] tra i consoli da sorteggiare
        [reserve] in riserva, non ancora sulla mappa
        [unentered] non ancora in gioco
       *[gone] fuori dal gioco per sempre
    }
