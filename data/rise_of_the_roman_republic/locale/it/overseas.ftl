### Seas, voyages, powers that change sides, and what else the Eagle alone has: what has happened, what may be done, what is asked.

## Naval Superiority

event-fleet_built =
    { NAME($power, form: "the_first") } costruiscono navi: { DIE($die) }{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) })
    }, { $levels ->
        [0] senza risultato
        [one] **{ $levels } livello** di Superiorità navale
       *[other] **{ $levels } livelli** di Superiorità navale
    }.
mod-shipyards = cantieri { $n }
event-levels_raised = { NAME($side, form: "the_first") } sono più forti { NAMES($zones, form: "in") }{ $list_count ->
        [0] , e il nemico più debole
       *[other] : { TEXTS($list) }
    }.
counted-level_change = { NAME($side) } { SIGNED($before) } → { SIGNED($after) } ({ NAME($zone) })
counted-sea_die = { NAME($side) } { DIE($die) }
event-sea_dice_rolled = Chi muove per primo le navi? { TEXTS($list) }: { NAME($first) }.
event-level_moved = { NAME($side, form: "the_first") } spostano navi { NAME($source, form: "da") } { NAME($zone, form: "a") }{ $list_count ->
        [0] { "" }
       *[other] : { TEXTS($list) }
    }.
counted-voyage = { NAME($zone) } { DIE($die) }, serve { $needed } o meno
event-sailed =
    { $allies ->
        [True] Gli uomini { NAME($power, form: "of") }
       *[other] {"**"}{ NAME($leader, form: "il_first") }**
    } { $arrived ->
        [True] { $allies ->
            [True] navigano
           *[other] naviga
        }
       *[other] { $allies ->
            [True] prendono il mare
           *[other] prende il mare
        }
    } da { NAME($start) } verso { NAME($to) }{ $inside ->
        [True] , dentro la città
       *[other] { "" }
    }, per { NAMES($zones, form: "il") }{ $sp ->
        [0] { "" }
       *[other] , con { $sp } PF
    }{ $list_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($list) })
    }{ $arrived ->
        [True] .
       *[other] : **le navi sono respinte**.
    }
event-storm_broke =
    { $side ->
        [none] Una tempesta { NAME($zone, form: "su") }, dove nessuno ha più navi degli altri: nessun effetto.
       *[other] {"**"}Una tempesta { NAME($zone, form: "su") }**: { NAME($side, form: "the") } ora hanno lì { SIGNED($level) }.
    }

## Powers

event-powers_awoke =
    In armi: **{ NAMES($powers, form: "the") }**{ $why ->
        [landed] , perché un esercito sbarca in Sicilia
       *[other] { "" }
    }.
event-power_won = {"**"}{ NAME($power, form: "the_first") }** stanno con { NAME($side, form: "the") }: la loro terra è alleata.
event-power_lost = { NAME($power, form: "the_first") } non stanno più con { NAME($side, form: "the") }: la loro terra non è più alleata.
event-power_enlisted = { $sp } PF { NAME($power, form: "of") } presso { NAME($place) } d'ora in poi { $sp ->
        [one] marcia
       *[other] marciano
    } con { NAME($side, form: "the") }.
event-expedition_landed =
    { $yearly ->
        [True] Altri uomini seguono { NAME($leader, form: "il") }: { $infantry }/{ $cavalry } PF sbarcano presso { NAME($place) }
       *[other] {"**"}{ NAME($leader, form: "il_first") } sbarca** presso { NAME($place) } con { $infantry }/{ $cavalry } PF
    }.
event-expedition_recalled = Gli uomini { NAME($power, form: "of") } tornano { NAME($place, form: "a") }.
event-reluctant_willing =
    {"**"}{ NAME($kind, form: "the_first") } d'ora in poi marciano**: { $why ->
        [battle] il re ha battuto i Romani
       *[city] il re ha preso una città
    }.
event-garrison_mutinied = {"**"}{ NAME($power, form: "the_first") } si ammutinano** e tengono { NAME($place) } per sé, { $sp } PF.
event-unrest_broke = Malcontento a Tarentum: in questo turno { NAME($kind, form: "the") } non marciano.
event-border_opened = Il nord si agita: in questo turno una forza può passare il confine settentrionale.
event-force_recalled = { NAME($power, form: "the_first") } tornano indietro oltre il confine, { NAME($place, form: "a") }.
event-syracusan_engine_built = {"**"}Una macchina d'assedio** è costruita presso { NAME($place) } per { NAME($power, form: "the") }, al posto degli uomini di quest'anno.
name-sicilians = Sicelioti
    .article = i
    .number = plural
    .people = Sicelioti
    .kind = Sicelioti
    .many = plural
    .the = i Sicelioti
    .the_first = I Sicelioti
    .of = dei Sicelioti
    .to = ai Sicelioti
    .by = dai Sicelioti
name-campanians = Legione campana
    .article = la
    .gender = f
    .people = Legionari campani
    .kind = Legionari campani
    .many = plural
    .the = i legionari campani
    .the_first = I legionari campani
    .of = dei legionari campani
    .to = ai legionari campani
    .by = dai legionari campani
name-messana = Messana
    .gender = f
name-tarentine_unrest = malcontento a Tarentum
name-syracuse_invites_pyrrhus = Siracusa chiama Pirro
name-gallic_or_etruscan_stir = il nord si agita
name-storm = una tempesta
name-plot_against_the_king = un complotto contro il re
season-tarentine_unrest = malcontento a Tarentum, i Tarentini non marciano
season-north = una forza può passare il confine settentrionale

## The table

status-sea = { NAME($zone) } { $levels }
status-sea_level = { NAME($side) } { SIGNED($level) }
status-seas = ⚓ Superiorità navale: { $list }
status-invasion =
    🎯 { NAME($side, form: "il_first") } vince con { $needed ->
        [one] { $needed } punto
       *[other] { $needed } punti
    } a fine anno, con un esercito { NAME($capital, form: "a") }, o in tutte queste città: { NAMES($cities) }{ $early ->
        [True] ; quest'anno anche con { $rows ->
            [one] { $rows } provincia
           *[other] { $rows } province
        } d'Italia, tra cui { NAME($province, form: "il") } (ora { $held })
       *[other] { "" }
    }. { NAME($enemy, form: "il_first") } vince con la morte { NAME($hero, form: "di") }.

## The end

outcome-hero_fell = { NAME($leader, form: "il_first") } è perduto, e l'invasione è finita
outcome-cities_held = { NAME($side, form: "il_first") } occupa { NAMES($places) }
outcome-points_reached = { $points } punti vittoria su { $needed }
outcome-provinces_held = { NAME($side, form: "il_first") } controlla { NAMES($provinces) }, con { NAME($province, form: "il") }

## What may be done

do-raise_levels = Costruisci flotte
hint-raise_levels = Metti i livelli costruiti nelle zone; ognuno rende più difficile arruolare legioni
action-raise_levels = { $zones_count ->
        [0] non alzare livelli
       *[other] alza i livelli { NAMES($zones, form: "in") }
    }
do-reallot = Sposta una flotta
hint-reallot = Sposta un livello di Superiorità navale da una zona a un'altra
action-reallot = sposta un livello { NAME($source, form: "da") } { NAME($zone, form: "a") }
do-keep_fleets = Tieni le flotte
hint-keep_fleets = Tutte le navi restano dove sono
action-keep_fleets = non spostare flotte
do-sail = Naviga
hint-sail = Trasporto navale con tutti, o da solo, da porto a porto
action-sail =
    naviga verso { NAME($goal) }{ $inside ->
        [1] , dentro la città,
       *[other] { "" }
    } con { NAME($army) }
do-sail_with = Naviga con una parte
hint-sail_with = Trasporto navale di alcune unità, quanti PF portano le navi
action-sail_with =
    naviga verso { NAME($goal) }{ $inside ->
        [1] , dentro la città,
       *[other] { "" }
    } con { $units_count ->
        [one] { $units_count } unità
       *[other] { $units_count } unità
    }
do-sail_allies = Imbarca un distaccamento
hint-sail_allies = Truppe senza comandante navigano da porto a porto
action-sail_allies =
    imbarca truppe senza comandante per { NAME($goal) }{ $inside ->
        [1] , dentro la città
       *[other] { "" }
    }
option-voyage = { NAMES($zones) }, fino a { $sp } PF
do-land_expedition = Sbarca
hint-land_expedition = Di' in quale porto sbarcano
action-land_expedition = sbarca presso { NAME($place) }
do-send_ambassador = Manda l'ambasciatore
hint-send_ambassador = Parla a qualsiasi provincia, dovunque sia
action-send_ambassador =
    manda l'ambasciatore { NAME($province, form: "in") }{ $guile ->
        [0] { "" }
        [one] { " " }con { $guile } punto di Astuzia
       *[other] { " " }con { $guile } punti di Astuzia
    }
do-draw_allies = Prendi alleati con te
hint-draw_allies = PF di questa guarnigione completano le metà alleate delle legioni
action-draw_allies = prendi { $sp } PF della guarnigione nelle legioni

name-source = Da dove
name-zone = Verso la zona
name-zones = Zone

## What is asked

prompt-fleets-raise = { $levels ->
        [one] { $levels } livello
       *[other] { $levels } livelli
    } di Superiorità navale per { NAME($power, form: "the") }: { $levels ->
        [one] in quale zona
       *[other] in quali zone
    }? Ciò che guadagni il nemico lo perde lì, e ogni livello toglie 2 al tiro di questo turno per le legioni
asked-fleets-raise = per costruire flotte
prompt-fleets-move = Sposti un livello di Superiorità navale in un'altra zona?
asked-fleets-move = per spostare una flotta
prompt-phase-arrive = { NAME($leader, form: "il_first") } arriva per mare: in quale porto sbarca?
asked-phase-arrive = per sbarcare un esercito

## What an answer would mean

preview-voyage =
    Verso { NAME($goal) } per { NAMES($zones, form: "il") }: arriva **{ $chance }%**{ $loss ->
        [0] { "" }
       *[other] ; se le navi sono respinte si perdono { $loss } PF su { $sp }
    }
preview-lands_in_sicily = Con il primo sbarco in Sicilia le sue potenze prendono le armi, e Cartagine si sposta di tre caselle verso Roma
preview-uninvited = Siracusa non ti ha chiamato: la Sicilia orientale si sposta di tre caselle verso Roma
preview-embassy = { NAME($province) }: { $chance ->
        [10] due caselle a te nel **10%** dei casi, con uno 0
       *[other] una casella a te nel **{ $chance }%** dei casi, due con uno 0
    }; con un 9, nel 10%, una va al nemico (12.3)
preview-persuade =
    { NAME($province) }: una casella a te di sicuro; { $against ->
        [0] il tuo livello sarà { $level }
       *[other] il livello contro di te sarà { $then } invece di { $against }
    }. Costa { $guile ->
        [one] { $guile } punto di Astuzia
       *[other] { $guile } punti di Astuzia
    }: { $left ->
        [one] ne resta { $left }
       *[other] ne restano { $left }
    } { NAME($leader, form: "a") } fino alla fine del turno (12.3)
