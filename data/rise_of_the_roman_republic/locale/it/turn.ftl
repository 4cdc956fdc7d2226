### The sequence of play, the cup, Operations Phases, manpower: what has happened, what may be done, what is asked.

phase-setup = Prima del primo turno
phase-strategic = Elezioni
phase-operations = Operazioni
phase-end = Fine del turno

## The turn

event-turn_began = **Turno { $turn }** ({ $year } a.C.)
event-cup_filled = L'urna si riempie: { TEXTS($list) }.
event-marker_drawn =
    Estratto: **{ NAME($marker) }**; { $left ->
        [0] l'urna è vuota
        [one] resta { $left } segnalino
       *[other] restano { $left } segnalini
    }.
event-marker_set_aside = Estratto il segnalino { NAME($marker) }, ma nessuno può agire: è messo da parte.
event-leader_activated = **{ NAME($leader, form: "il_first") }** comincia una fase di operazioni.
event-continuation_rolled =
    { NAME($leader, form: "il_first") } tira { DIE($die) } per proseguire, serve { $campaign } o meno (la sua Campagna): { $goes_on ->
        [True] prosegue
       *[other] la sua fase è finita
    }.
event-phase_ended = La fase { NAME($leader, form: "di") } è finita.
event-force_deployed =
    { NAME($power, form: "the_first") }: { $infantry }/{ $cavalry } PF { $inside ->
        [True] dentro { NAME($place) }
       *[other] presso { NAME($place) }
    }{ $leaders_count ->
        [0] .
       *[other] , con { NAMES($leaders, form: "il") }.
    }
event-recovery_rolled =
    { NAME($province, form: "il_first") } si riprende? { DIE($die) }, serve { $needed } o più: { $recovers ->
        [True] **sì**
       *[other] no, la terra resta devastata
    }.
event-devastation_tried =
    { NAME($side, form: "the_first") } tentano di devastare { NAME($province, form: "il") }: { DIE($die) }, serve { $most } o meno, { $devastated ->
        [True] **riescono**
       *[other] non riescono
    }.
event-forces_recovered = A fine turno recuperano un livello: { TEXTS($list) }.
event-points_counted = Punti vittoria: { TEXTS($list) }.
event-conquest_counted =
    { NAME($side) } { $count ->
        [0] non controlla nessuna delle province che contano
        [one] controlla { $count } delle province che contano ({ TEXTS($list) })
       *[other] controlla { $count } province vicine tra loro che contano ({ TEXTS($list) })
    }; gliene servono { $needed }, o { $fewer } con Capua, che { $city ->
        [True] ha
       *[other] non ha
    }.
counted-province = { NAME($province) }
counted-marker = { NAME($kind) } { $count }
counted-side_points = { NAME($side) } { $points }
counted-force = { NAME($power, form: "people") } presso { NAME($place) }
outcome-most_points =
    Più punti vittoria ({ $points }) dopo { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turni
    }
outcome-capital = { NAME($place) } è in mano a chi vince, e questo chiude la partita
outcome-conquered =
    { NAME($side) } controlla { $provinces ->
        [one] { $provinces } provincia
       *[other] { $provinces } province vicine tra loro
    }, e ne servivano { $needed }
outcome-not_conquered =
    { NAME($side) } controlla { $provinces ->
        [one] { $provinces } provincia
       *[other] { $provinces } province vicine tra loro
    }, e ne servivano { $needed }

## Manpower

event-levy_raised = { $kind ->
        [gallic] Dei Galli si uniscono { NAME($power, form: "a") } presso { NAME($place) }: { $infantry }/{ $cavalry } PF
       *[other] { NAME($power, form: "the_first") } arruolano { $infantry }/{ $cavalry } PF{ $kind ->
            [samnite] { "" }
           *[other] {" "}({ NAME($kind, form: "kind") })
        } presso { NAME($place) }
    }{ $why ->
        [province] : gli uomini di quest'anno { NAMES($sources, form: "di") }
        [halved] : metà degli uomini { NAMES($sources, form: "di") }, perché la città è assediata
        [colonies] : li mandano le colonie greche { NAMES($sources) }
        [dice] : quanti ne portano i dadi della leva
        [granted] : ausiliari concessi dal Senato
        [victory] , attratti dalla vittoria
        [major_victory] , attratti dalla Grande Vittoria
       *[none] { "" }
    }.
event-legion_trained =
    La { NAME($legion) } si addestra a Roma: { DIE($die) }, serve { $needed } o più: { $veteran ->
        [True] **ora Veterani**
       *[other] ancora Reclute
    }.

event-manpower_requested =
    { NAME($leader, form: "il_first") } chiede al Senato { $what ->
        [legions] legioni
       *[other] rinforzi
    }: { DIE($die) }{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) })
    } porta { $legions ->
        [0] { $men ->
            [True] {"**"}{ $infantry }/{ $cavalry } PF**
           *[other] niente
        }
        [one] {"**"}{ $legions } legione**
       *[other] {"**"}{ $legions } legioni**
    }{ $auxiliaries ->
        [True] , e ausiliari
       *[other] { "" }
    }.
mod-emergency = stato di emergenza { $n }
mod-few_legions = poche legioni { $n } ({ $attacker } in gioco)
mod-rome_lost = Roma perduta { $n }
mod-ships_built = navi costruite { $n }
event-engine_built =
    Roma costruisce una **macchina d'assedio** presso { NAME($place) } al posto di una legione; { $legions ->
        [0] non resta nessuna legione nuova
        [one] resta { $legions } legione nuova
       *[other] restano { $legions } legioni nuove
    }.
event-auxiliaries_sent = Il Legato porta { $infantry } PF di ausiliari ({ NAME($kind, form: "kind") }) da { NAME($place) } { NAME($leader, form: "a") }.
event-legions_reinforced =
    Completate: { TEXTS($list) }{ $waiting ->
        [True] { " " }(aspettano il Legato).
       *[other] .
    }
option-element = { NAME($piece) }
counted-reinforced = { NAME($piece) } { $infantry }/{ $cavalry }

## What may be done

do-raise_manpower = Chiedi uomini
hint-raise_manpower = Chiedi al Senato legioni o rinforzi, una volta per turno
action-raise_manpower = chiedi { $what ->
        [legions] legioni
       *[other] rinforzi
    }
do-call_up_provinces = Chiama alle armi
hint-call_up_provinces = Arruola gli uomini di tutte le province che controlli, una volta per turno
action-call_up_provinces = chiama alle armi le province
do-build_engine = Costruisci una macchina
hint-build_engine = Una macchina d'assedio al posto di una nuova legione: +2 in un assalto
action-build_engine = costruisci una macchina d'assedio presso { NAME($place) }
do-no_engine = Nessuna macchina
hint-no_engine = Sono tutte legioni
action-no_engine = non costruire macchine d'assedio
do-give_legions = Assegna le legioni
hint-give_legions = Di' chi comanda due nuove legioni
action-give_legions = assegna le legioni { NAME($to, form: "a") }
do-reinforce = Completa legioni
hint-reinforce = Dai rinforzi alle legioni deboli
action-reinforce = { $infantry_count ->
    [0] { $cavalry_count ->
        [0] non completare nessuna legione
       *[other] completa con { $cavalry_count } PF di cavalleria
    }
   *[other] completa con { $infantry_count } PF di fanteria e { $cavalry_count } di cavalleria
}
press-reinforce = { $rest_count ->
    [0] Completa { $first }
   *[other] Completa { $first }; { $rest }
}
do-place_auxiliaries = Schiera ausiliari
hint-place_auxiliaries = Scegli gli ausiliari e dove si uniscono
action-place_auxiliaries = schiera ausiliari ({ NAME($kind, form: "kind") }) presso { NAME($place) }
do-send_auxiliaries = Manda ausiliari
hint-send_auxiliaries = Il Legato li porta a un magistrato
action-send_auxiliaries = manda gli ausiliari { NAME($leader, form: "a") }
do-no_auxiliaries = Nessun ausiliario
hint-no_auxiliaries = Nessuno si unisce a te
action-no_auxiliaries = non arruolare ausiliari
do-keep_auxiliaries = Lasciali lì
hint-keep_auxiliaries = Restano nella loro città
action-keep_auxiliaries = lascia gli ausiliari nella loro città
do-activate = Attiva
hint-activate = Fai agire un comandante per il segnalino estratto
action-activate = fai agire { NAME($leader, form: "il") }
do-end_phase = Chiudi la fase
hint-end_phase = La sua fase è finita, senza tiro
action-end_phase = chiudi la fase
do-devastate = Devasta
hint-devastate = Tenta di devastare province: un dado contro i PF che vi si trovano
action-devastate = { $provinces_count ->
        [0] non devastare nulla
       *[other] tenta di devastare { NAMES($provinces, form: "il") }
    }
do-place_levy = Schiera la leva
hint-place_levy = Schiera gli uomini arruolati
do-split_levy = Schierane una parte
hint-split_levy = Alcuni uomini in una città; poi gli altri
action-split_levy = schiera { $infantry } PF di fanteria e { $cavalry } di cavalleria della leva presso { NAME($place) }
action-place_levy = schiera la leva presso { NAME($place) }
do-train = Addestra
hint-train = Addestra nuove legioni a Roma: ognuna è di Veterani con 7 o più
action-train = addestra le Legioni { NAMES($legions, form: "numeral") }
do-deploy = Schiera
hint-deploy = Schiera una parte delle tue forze prima del primo turno
action-deploy =
    schiera { $infantry }/{ $cavalry } PF { $where ->
        [city] dentro { NAME($place) }
       *[field] presso { NAME($place) }
    }{ $leaders_count ->
        [0] { "" }
       *[other] { " " }con { NAMES($leaders) }
    }
do-place_force = Schiera la forza
hint-place_force = Schiera una forza intera prima del primo turno
action-place_force = schiera la forza presso { NAME($place) }

## What is asked

prompt-turns-activate = È stato estratto il segnalino { NAME($marker) }: chi agisce?
asked-turns-activate = per dire chi agisce
prompt-turns-samnite_levy = I Sanniti arruolano { $infantry }/{ $cavalry } PF: in quale delle tue città?
asked-turns-samnite_levy = per schierare la leva sannita
prompt-turns-epirote_levy = Dove si uniscono gli uomini delle colonie greche?
asked-turns-epirote_levy = per schierare gli uomini delle colonie
prompt-turns-roman_levy = Quest'anno Roma arruola { $legions_count ->
        [one] la Legione { NAMES($legions, form: "numeral") }
       *[other] le Legioni { NAMES($legions, form: "numeral") }
    }: in quale delle tue città?
asked-turns-roman_levy = per arruolare una legione
prompt-phase-act = Agisce { NAME($leader, form: "il") }: quale operazione ora?
asked-phase-act = per compiere un'operazione
prompt-phase-regroup = La fase { NAME($leader, form: "di") } finisce: prima qualcuno entra in città o ne esce?
asked-phase-regroup = per dire chi entra in città o ne esce
prompt-phase-triumph = { NAME($leader, form: "il_first") } è davanti a Roma con una vittoria. Entra in Trionfo? Per questo non serve un tiro; per tutto il resto sì.
asked-phase-triumph = per dire se si celebra un Trionfo
prompt-phase-emergency = Uno Stato di emergenza: si elegge ora un Dittatore?
asked-phase-emergency = per dire se si elegge un Dittatore
prompt-opening-deploy = Prima del primo turno: dove stanno i tuoi { $infantry } PF di fanteria e { $cavalry } di cavalleria{ $left ->
        [0] { "" }
        [one] { " " }e il loro comandante
       *[other] { " " }e i loro { $left } comandanti
    }? Tutti insieme, o una parte alla volta
asked-opening-deploy = per schierare forze
prompt-opening-place = Prima del primo turno: dove { $leaders_count ->
        [0] comincia questa forza
        [one] comincia { NAMES($leaders) }
       *[other] cominciano { NAMES($leaders) }
    }{ $legions_count ->
        [0] { "" }
        [one] { " " }con la Legione { NAMES($legions, form: "numeral") }
       *[other] { " " }con le Legioni { NAMES($legions, form: "numeral") }
    }?
asked-opening-place = per schierare una forza
prompt-opening-commander = Chi è il tuo Comandante in capo? Fa marciare truppe senza comandante, e arruola uomini
asked-opening-commander = per nominare un comandante
prompt-devastation-attempt = L'anno finisce: quali province tenti di devastare? Finché non si riprendono, gli eserciti vi perdono più uomini. Le province devastate si allontanano da te di una casella, se ne hanno
asked-devastation-attempt = per dire che cosa si devasta
prompt-training-start = Quali due delle nuove legioni si addestrano?
asked-training-start = per scegliere le legioni da addestrare
prompt-levying-start = A quale forza si uniscono gli uomini della provincia?
prompt-levying-men = { NAME($province) }: arrivano { $infantry }/{ $cavalry } PF. A quale forza si uniscono?
asked-levying-start = per schierare gli uomini di una provincia
prompt-raising-engine = Si costruisce una macchina d'assedio al posto di una delle nuove legioni?
asked-raising-engine = per dire se si costruisce una macchina d'assedio
prompt-turns-auxiliaries = Il Legato può portare ausiliari a un magistrato. A chi?
prompt-turns-contingent = Il Legato può portare { $count } PF di ausiliari ({ NAME($kind, form: "kind") }) da { NAME($place) } a un magistrato. A chi?
asked-turns-auxiliaries = per dire a chi vanno gli ausiliari
prompt-raising-start = Dove { $legions_count ->
        [one] si arruola la Legione { NAMES($legions, form: "numeral") }
       *[other] si arruolano le Legioni { NAMES($legions, form: "numeral") }
    }?
asked-raising-start = per arruolare legioni
prompt-raising-command = Chi comanda le nuove Legioni { NAMES($legions, form: "numeral") }?
asked-raising-command = per dare un comandante alle legioni
prompt-raising-reinforce = Quali legioni deboli vengono completate?
asked-raising-reinforce = per completare legioni
prompt-raising-auxiliaries = Quali ausiliari arrivano, e dove?
asked-raising-auxiliaries = per schierare ausiliari

# What a locked screen says of questions

stake-election-imperium = { NAME($leader, form: "il_first") }: quali legioni, quale provincia?
stake-devastation-attempt = L'anno finisce: devasti una provincia?
stake-strategic-disband = Un nuovo anno: sciogli qualche legione?
stake-strategic-prorogue = Un nuovo anno: quali magistrati restano?
stake-movement-answer = Intercettazione presso { NAME($place) }, { $needs } o meno: Astuzia?
stake-movement-intercept = { $sp } PF marciano verso { NAME($goal) }: chi intercetta?
stake-opening-deploy = Prima del primo turno: dove stanno i tuoi { $infantry }/{ $cavalry } PF?
stake-strategic-emergency = Stato di emergenza minore: si elegge un Dittatore?
stake-phase-regroup = { NAME($leader, form: "il_first") }: lascia o prende una guarnigione?
stake-battle-flee = Sconfitta presso { NAME($place) }: dove ripieghi?
stake-turns-roman_levy = Roma arruola { $legions_count ->
        [one] la Legione { NAMES($legions, form: "numeral") }
       *[other] le Legioni { NAMES($legions, form: "numeral") }
    }: in quale città?
stake-battle-avoid = Sei attaccato presso { NAME($place) }, { $attackers } PF contro { $defenders }: resisti?
stake-tribe_roll-guile = { NAME($tribe, form: "the_first") }: per te o per { NAME($rival, form: "the") }? Quanta Astuzia?
stake-mobilisation-place = { NAME($tribe, form: "the_first") } prendono le armi per te: dove?
stake-battle-attack_help = Attacco: { NAME($place) }, { $attackers } PF contro { $defenders }. Chiami aiuto?
stake-battle-defence_help = Difesa: { NAME($place) }, { $defenders } PF contro { $attackers }. Chiami aiuto?
stake-battle-attack_ready = Attacco: { NAME($place) }, { $attackers } PF contro { $defenders }. Astuzia?
stake-battle-defence_ready = Difesa: { NAME($place) }, { $defenders } PF contro { $attackers }. Astuzia?
stake-opening-place = Prima del primo turno: dove comincia una tua forza?
stake-opening-commander = Chi è il tuo Comandante in capo?
stake-strategic-commander = Un nuovo anno: chi è il Comandante in capo?
stake-opening-second = Estrai un secondo comandante, o cominci con uno?
stake-strategic-retain = Un nuovo anno: quali comandanti tirano per restare?
stake-phase-emergency = Stato di emergenza: si elegge ora un Dittatore?
stake-augury-favour = Buoni presagi: quale console può agire ancora?
stake-election-master = Chi è Maestro della cavalleria di { NAME($leader) }?
stake-election-field = Dittatore { NAME($leader) }: chi scende in campo?
stake-election-senate = { NAME($leader) } chiede un esercito: Astuzia?
stake-command-choose = I tuoi comandanti presso { NAME($place) }: chi comanda?
stake-fleets-raise = Superiorità navale: in quali zone vanno le tue navi?
stake-fleets-move = Sposti un livello di Superiorità navale?
stake-phase-triumph = { NAME($leader) } davanti a Roma: Trionfo, o non ancora?
stake-turns-epirote_levy = Uomini delle colonie greche: dove si uniscono?
stake-incursion-flee = Non hai vinto presso { NAME($place) }: dove ti ritiri?
stake-raising-command = Nuove legioni: chi le comanda?
stake-election-muster = Legioni di { NAME($leader) }: dove si radunano?
stake-strategic-within = { NAME($leader) } presso { NAME($place) }: dentro la città, o fuori?
stake-strategic-return = { NAME($leader) } torna dopo la ferita: dove?
