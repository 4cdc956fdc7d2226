### Revolts, Incursions, Gauls, diplomacy, auguries: what has happened, what may be done, what is asked.

## Tribes

event-revolt_checked =
    Quest'anno una tribù si ribella? { DIE($die) }{ $extra ->
        [0] { "" }
       *[other] { " " }+{ $extra } = { $total }
    }, serve { $needed } o più ({ $legions ->
        [one] { $legions } legione
       *[other] { $legions } legioni
    } fuori dalle province di Roma, si aggiunge 1 per ognuna oltre { $free }): { $revolts ->
        [True] **sì**
       *[other] no
    }.
event-revolt_rolled =
    Quale tribù? { $dice } su 100: { NAME($tribe, form: "the") }{ $again ->
        [True] , già in armi; si tira di nuovo.
       *[other] .
    }
event-tribe_revolted =
    {"**"}{ NAME($tribe, form: "the_first") } si ribellano** a Roma{ $why ->
        [entry] , perché i Romani entrano nella loro terra
        [augury] , come diceva l'auspicio
       *[other] { "" }
    }.
event-tribe_turned =
    { NAME($tribe, form: "the_first") } { $allied ->
        [True] sono ora alleati { NAME($side, form: "of") }
       *[other] non sono più alleati di nessuno
    }.
event-incursion_met =
    {"**"}{ NAME($tribe, form: "the_first") }**, { $infantry }/{ $cavalry } PF{ $die ->
        [-1] { "" }
       *[other] { " " }(arruolati con { DIE($die) })
    }, { $siege ->
        [True] assediano
       *[other] aggrediscono
    } { NAME($power, form: "the") } presso { NAME($place) }: nessuno li aveva invitati.
event-tribe_returned = { NAME($tribe, form: "the_first") } non hanno attaccato nessuno fuori dalla loro terra e tornano presso { NAME($place) }.
event-gauls_came = {"**"}Arrivano i Galli** da oltre i monti: { DIE($die) } porta { $infantry }/{ $cavalry } PF, presso { NAME($place) }.
event-force_evicted = { NAME($power, form: "the_first") } devono lasciare la città di { NAME($place) }: non è più amica.
event-samnite_levy_rolled = I Sanniti tirano { DICE($dice) } per gli uomini dell'anno: **{ $infantry }/{ $cavalry } PF**{ $cut ->
        [True] , meno di { $total }, perché in gioco ci sono già { $sp } PF
       *[other] { "" }
    }.
event-samnites_raised =
    I Sanniti chiamano uomini alle armi, con { $sp } PF in gioco: { DIE($die) } { $infantry ->
        [0] { $cavalry ->
            [0] non porta nessuno.
           *[other] porta { $infantry }/{ $cavalry } PF.
        }
       *[other] porta { $infantry }/{ $cavalry } PF.
    }

## Diplomacy

event-embassy_sent =
    { NAME($leader, form: "il_first") } manda un'ambasceria { NAME($province, form: "in") }: { DIE($die) }{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) })
    }, serve { $rating } o meno (il suo Valore diplomatico): { $boxes ->
        [2] **due caselle guadagnate**, il dado migliore
        [1] **una casella guadagnata**
        [0] invano
       *[other] il dado peggiore, una casella al nemico
    }.
event-province_persuaded =
    { NAME($leader, form: "il_first") } guadagna una casella { NAME($province, form: "in") } per { NAME($side, form: "the") }: costa { $guile ->
        [1] un punto
       *[other] { $guile } punti
    } di Astuzia, senza dado.
mod-samnite_embassy = inviati sanniti { $n }
mod-guile_embassy = Astuzia { $n }
mod-enemy_ally = un alleato del nemico { $n }
mod-enemy_home = accanto alla terra del nemico { $n }
mod-army_there = un proprio esercito di { $attacker } PF sul posto { $n }

## Auguries

event-augury_read =
    {"**"}Auspicio** ({ $die } su 100): { $omen ->
        [none] non succede nulla
       *[other] { NAME($omen) }
    }.
event-road_built = La { NAME($road) } è aperta fino { NAME($to, form: "a") }.
event-plague_broke = {"**"}Peste { NAME($province, form: "in") }**: perdite { $percent }% per ogni forza lì, e in questo turno non ne vengono uomini.
event-season_turned =
    { $season ->
        [drought] Siccità: ogni provincia costa un punto in più
       *[good_harvest] Buon raccolto: ogni provincia costa un punto in meno
    } in questo turno.
event-omens_seen =
    { $change ->
        [-1] Cattivi presagi: un segnalino console esce dall'urna.
        [1] Buoni presagi: { NAME($leader, form: "il") } può agire una volta in più, e un segnalino console entra nell'urna.
       *[other] Presagi per nessun console: l'urna resta com'è.
    }
event-senate_quarrelled = Il Senato litiga: non concede nulla fino alla fine della prossima fase romana.
event-omen_failed =
    Non se ne fa nulla: { $why ->
        [no_legion] nessuna legione può essere arruolata
        [built] la strada è già costruita
        [there] i Galli sono già in Italia
        [theirs] Siracusa è già del re
        [nobody] non c'è un comandante simile
        [tie] nessuna delle due fazioni ha meno dell'altra
       *[allies] ogni provincia è alleata di qualcuno
    }.
name-tribal_revolt = una tribù si ribella
name-gauls = arrivano i Galli
name-appian_way = la Via Appia avanza
name-via_appia = Via Appia
    .article = la
    .gender = f
name-via_appia_capua = Via Appia per Capua
    .article = la
    .gender = f
name-via_appia_beneventum = Via Appia per Beneventum
    .article = la
    .gender = f
name-via_valeria = Via Valeria
    .article = la
    .gender = f
name-plague = una peste
name-drought = una siccità
name-good_harvest = un buon raccolto
name-omens_bad = cattivi presagi
name-omens_good = buoni presagi
name-levy = una legione romana
name-samnite_levy = una leva sannita
name-assassins = assassini
name-senate_quarrel = il Senato litiga
name-diplomatic_swing = l'umore di una provincia

## The table

status-goals =
    🎯 Roma tiene **{ $held } di { $all }** città del Sannio; { $lean_count ->
        [0] nessuna provincia propende per i Sanniti
       *[other] per i Sanniti propendono: { $list }
    }
status-leaning = { NAME($province) } { $boxes }
status-season = 🌾 Ora: { $list }
season-drought = siccità, ogni provincia costa un punto in più
season-good_harvest = buon raccolto, ogni provincia costa un punto in meno
season-senate_quarrel = il Senato litiga e non concede nulla fino alla fine della prossima fase romana
season-plague = peste { NAME($province, form: "in") }, non ne vengono uomini
turn-augury = 🔮 Un auspicio · turno { $turn }

## The end

outcome-samnium_subdued =
    Roma tiene tutto il Sannio, nessuna provincia sta con i Sanniti e nessuna tribù è in armi, dopo { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
outcome-samnium_stands =
    Il Sannio non è sottomesso dopo { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
outcome-italy_united =
    I Sanniti controllano tutta l'Italia tranne il Lazio, dopo { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }

## What may be done

do-negotiate = Manda un'ambasceria
hint-negotiate = Avvicina a te una provincia: un dado non superiore alla Diplomazia del comandante
action-negotiate =
    manda un'ambasceria { NAME($province, form: "in") }{ $guile ->
        [0] { "" }
        [one] { " " }con { $guile } punto di Astuzia
       *[other] { " " }con { $guile } punti di Astuzia
    }
do-persuade = Persuadi
hint-persuade = Sposta una provincia di una casella per un punto di Astuzia, senza tiro
action-persuade = persuadi { NAME($province, form: "il") }
do-raise_samnites = Arruola Sanniti
hint-raise_samnites = Tira per la leva dei Sanniti, una volta per turno
action-raise_samnites = arruola Sanniti
do-extend_road = Costruisci la strada
hint-extend_road = Di' fin dove avanza la Via Appia
action-extend_road =
    { $hexes ->
        [0] lascia la Via Appia com'è
        [one] prolunga la Via Appia di { $hexes } esagono
       *[other] prolunga la Via Appia di { $hexes } esagoni
    }
do-favour_consul = Favorisci un console
hint-favour_consul = Di' quale console può agire una volta in più
action-favour_consul = fai agire { NAME($leader, form: "il") } una volta in più
do-draw_leader = Estrai un comandante
hint-draw_leader = Un secondo comandante a sorte, con un esercito e segnalini suoi nell'urna
action-draw_leader = estrai un secondo comandante
do-draw_nobody = Comincia con uno
hint-draw_nobody = Il solo Gaio Ponzio, e nell'urna soltanto i suoi segnalini
action-draw_nobody = comincia con un comandante solo

name-hexes = Esagoni

## What is asked

prompt-incursion-flee =
    { $sp } PF presso { NAME($place) } { $sp ->
        [one] non ha battuto { NAME($tribe, form: "the") }: dove si ritira nel Sannio?
       *[other] non hanno battuto { NAME($tribe, form: "the") }: dove si ritirano nel Sannio?
    }
asked-incursion-flee = per ritirarsi nel Sannio
prompt-invasion-place = Da dove scendono dai monti i Galli, con { $sp } PF?
asked-invasion-place = per schierare i Galli
prompt-samnite_levy-place = Dove si radunano i nuovi uomini, { $infantry }/{ $cavalry } PF?
asked-samnite_levy-place = per schierare una leva
prompt-augury-favour = Buoni presagi: quale console può agire una volta in più?
asked-augury-favour = per scegliere il console dei buoni presagi
prompt-road_work-start =
    Fin dove avanza la Via Appia? Al massimo { $most ->
        [one] { $most } esagono
       *[other] { $most } esagoni
    }.
asked-road_work-start = per costruire la Via Appia
prompt-opening-second = I Sanniti estraggono un secondo comandante?
asked-opening-second = per dire se si estrae un secondo comandante
prompt-opening-second_place = Dove comincia { NAME($leader, form: "il") }?
asked-opening-second_place = per schierare il secondo comandante
