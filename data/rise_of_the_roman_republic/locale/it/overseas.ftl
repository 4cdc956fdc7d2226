### Seas, voyages, powers that change sides, and what else the Eagle alone has: what has happened, what may be done, what is asked.

## Naval Superiority

event-fleet_built =
    { NAME($power) } costruisce navi: { DIE($die) }, { SIGNED($modifier) }, { $levels ->
        [0] senza risultato
        [one] **{ $levels } livello**
       *[other] **{ $levels } livelli**
    } di superiorità navale.
event-levels_raised = { NAME($side) } è più forte nelle zone { NAMES($zones) }, e il nemico più debole.
counted-sea_die = { NAME($side) } { $die }
event-sea_dice_rolled = Chi sposta per primo una flotta: { TEXTS($list) }, dunque { NAME($first) }.
event-level_moved = { NAME($side) } sposta navi dalla zona { NAME($source) } alla zona { NAME($zone) }.
counted-voyage = { NAME($zone) } { $die }, serve { $needed } o meno
event-sailed =
    { $allies ->
        [True] Uomini senza comandante
       *[other] {"**"}{ NAME($leader) }**
    }{ $allies ->
        [True] { " " }salpano
       *[other] { " " }salpa
    } da { NAME($start) } per { NAME($to) }{ $inside ->
        [True] , dentro la città
       *[other] { "" }
    }, per le zone { NAMES($zones) }{ $sp ->
        [0] { "" }
       *[other] , con { $sp } PF
    }{ $list_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($list) })
    }{ $arrived ->
        [True] .
       *[other] : **ricacciato indietro**.
    }
event-storm_broke =
    { $side ->
        [none] Tempesta nella zona { NAME($zone) }, dove nessuno ha più navi degli altri: senza effetto.
       *[other] {"**"}Tempesta nella zona { NAME($zone) }**: { NAME($side) } vi ha ora { SIGNED($level) }.
    }

## Powers

event-powers_awoke =
    Prendono le armi {"**"}{ NAMES($powers) }**{ $why ->
        [landed] { " " }per lo sbarco in Sicilia
       *[other] { "" }
    }.
event-power_won = Ora con { NAME($side) }: {"**"}{ NAME($power) }**.
event-power_lost = Non più con { NAME($side) }: { NAME($power) }.
event-power_enlisted = { $sp } PF di { NAME($power) } a { NAME($place) } marciano d'ora in poi con { NAME($side) }.
event-expedition_landed =
    { $yearly ->
        [True] Altri uomini per { NAME($leader) }: { $infantry }/{ $cavalry } PF sbarcano a { NAME($place) }
       *[other] {"**"}{ NAME($leader) } sbarca** a { NAME($place) } con { $infantry }/{ $cavalry } PF
    }.
event-expedition_recalled = Gli uomini di { NAME($power) } tornano a { NAME($place) }.
event-reluctant_willing =
    {"**"}I { NAME($kind, form: "people") } marciano d'ora in poi**: { $why ->
        [battle] il re ha battuto i Romani
       *[city] il re ha preso una città
    }.
event-garrison_mutinied = {"**"}La { NAME($power) } si ammutina** e tiene { NAME($place) } per sé, { $sp } PF.
event-unrest_broke = Disordini a Tarentum: in questo turno non marciano i { NAME($kind, form: "people") }.
event-border_opened = Il nord è in fermento: in questo turno una forza può passare il confine settentrionale.
event-force_recalled = Uomini di { NAME($power) } ripassano il confine, fino a { NAME($place) }.
event-syracusan_engine_built = {"**"}Una macchina d'assedio** è costruita a { NAME($place) } per { NAME($power) }, invece degli uomini di quest'anno.
name-sicilians = Greci di Sicilia
    .article = i
    .number = plural
    .people = Greci di Sicilia
    .kind = Greci di Sicilia
    .many = plural
    .the = i Greci di Sicilia
    .the_first = I Greci di Sicilia
    .of = dei Greci di Sicilia
    .to = ai Greci di Sicilia
    .by = dai Greci di Sicilia
name-campanians = legione campana
    .article = la
    .gender = f
    .people = Campani
    .kind = Campani
    .many = plural
    .the = i Campani
    .the_first = I Campani
    .of = dei Campani
    .to = ai Campani
    .by = dai Campani
name-messana = Messana
    .gender = f
name-tarentine_unrest = disordini a Tarentum
name-syracuse_invites_pyrrhus = Siracusa chiama Pirro
name-gallic_or_etruscan_stir = il nord in fermento
name-storm = una tempesta
name-plot_against_the_king = una congiura contro il re
season-tarentine_unrest = disordini a Tarentum, nessun Tarentino marcia
season-north = una forza può passare il confine settentrionale

## The table

status-sea = { NAME($zone) } { $levels }
status-sea_level = { NAME($side) } { SIGNED($level) }
status-seas = ⚓ { $list }
status-invasion =
    🎯 { NAME($side) } vince con { $needed ->
        [one] { $needed } punto
       *[other] { $needed } punti
    } alla fine di un anno, con un esercito a { NAME($capital) }, o in tutte queste città: { NAMES($cities) }{ $early ->
        [True] ; quest'anno anche con { $rows ->
            [one] { $rows } provincia
           *[other] { $rows } province
        } d'Italia, fra cui { NAME($province) } (ora { $held })
       *[other] { "" }
    }. { NAME($enemy) } vince con la morte di { NAME($hero) }.

## The end

outcome-hero_fell = { NAME($leader) } è perduto, e l'invasione è finita
outcome-cities_held = { NAME($side) } occupa { NAMES($places) }
outcome-points_reached = { $points } punti vittoria su { $needed }
outcome-provinces_held = { NAME($side) } controlla { NAMES($provinces) }, fra cui { NAME($province) }

## What may be done

do-raise_levels = Arma flotte
hint-raise_levels = Metti nelle zone i livelli costruiti; ognuno rende più difficile arruolare legioni
action-raise_levels = { $zones_count ->
        [0] non alzare livelli
       *[other] alza livelli nelle zone { NAMES($zones) }
    }
do-reallot = Sposta una flotta
hint-reallot = Sposta un livello di superiorità navale da una zona a un'altra
action-reallot = sposta un livello dalla zona { NAME($source) } alla zona { NAME($zone) }
do-keep_fleets = Lascia le flotte
hint-keep_fleets = Tutte le navi restano dove sono
action-keep_fleets = non spostare flotte
do-sail = Naviga
hint-sail = Trasporto navale di tutti, o da solo, da porto a porto
action-sail = naviga con { NAME($army) }
do-sail_with = Naviga con una parte
hint-sail_with = Trasporto navale di alcune unità, quanti PF portano le navi
action-sail_with =
    naviga con { $units_count ->
        [one] { $units_count } unità
       *[other] { $units_count } unità
    }
do-sail_allies = Imbarca un distaccamento
hint-sail_allies = Truppe senza comandante navigano da porto a porto
action-sail_allies = imbarca truppe senza comandante
option-voyage = { NAMES($zones) }, fino a { $sp } PF
do-land_expedition = Sbarca
hint-land_expedition = Scegli in quale porto sbarcano
action-land_expedition = sbarca a { NAME($place) }
do-send_ambassador = Manda l'ambasciatore
hint-send_ambassador = Parla a qualunque provincia, dovunque sia
action-send_ambassador =
    manda l'ambasciatore: { NAME($province) }{ $guile ->
        [0] { "" }
        [one] { " " }con { $guile } punto di Astuzia
       *[other] { " " }con { $guile } punti di Astuzia
    }
do-draw_allies = Prendi gli alleati
hint-draw_allies = PF di questa guarnigione completano le metà alleate delle legioni
action-draw_allies = prendi { $sp } PF della guarnigione nelle legioni

name-source = Da
name-zone = Alla zona
name-zones = Zone

## What is asked

prompt-fleets-raise = { $levels ->
        [one] { $levels } livello
       *[other] { $levels } livelli
    } di superiorità navale per { NAME($power) }: in quali zone? Ciò che guadagni il nemico lo perde lì, e ogni livello toglie 2 al tiro per le legioni di questo turno
asked-fleets-raise = armare flotte
prompt-fleets-move = Sposti un livello di superiorità navale in un'altra zona?
asked-fleets-move = spostare una flotta
prompt-phase-arrive = { NAME($leader) } arriva dal mare: in quale porto sbarca?
asked-phase-arrive = far sbarcare un esercito

## What an answer would mean

preview-voyage =
    A { NAME($goal) } per le zone { NAMES($zones) }: arriva nel **{ $chance } %**{ $loss ->
        [0] { "" }
       *[other] ; ricacciata, la forza perde { $loss } PF su { $sp }
    }
preview-lands_in_sicily = Con il primo sbarco in Sicilia le sue potenze prendono le armi, e Cartagine si sposta di tre caselle verso Roma
preview-uninvited = Siracusa non ti ha chiamato: la Sicilia orientale si sposta di tre caselle verso Roma
preview-embassy = { NAME($province) }: una casella nel **{ $chance } %**
