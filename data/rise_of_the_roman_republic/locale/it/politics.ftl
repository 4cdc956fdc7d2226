### Elections, the Senate, Triumphs, censure, Samnite leaders, tribes: what has happened, what may be done, what is asked.

## Elections

event-legions_disbanded = Roma scioglie { $legions_count ->
        [one] la Legione { NAMES($legions, form: "numeral") }
       *[other] le Legioni { NAMES($legions, form: "numeral") }
    }.
event-magistrates_prorogued =
    { $leaders_count ->
        [0] { "" }
       *[other] Prorogati, con il comando per un altro anno: { NAMES($leaders) }.
    }{ $forced_count ->
        [0] { "" }
       *[other] { $leaders_count ->
            [0] { "" }
           *[other] { " " }
        }{ $forced_count ->
            [one] { NAMES($forced) } deve restare, assediato.
           *[other] { NAMES($forced) } devono restare, assediati.
        }
    }
event-magistrate_left = { NAME($leader, form: "il_first") } lascia l'Italia per sempre, come vuole lo scenario.
event-pluto_visited =
    { NAME($leader, form: "il_first") } supera l'inverno (la visita di Plutone)? { DIE($die) }, da { $wounded } in su { $killed ->
        [0] è ferito
       *[other] è ferito, da { $killed } in su muore
    }: { $result ->
        [killed] **muore**
        [wounded] è ferito
       *[none] sì
    }.
event-emergency_found =
    { $degree ->
        [major] **Stato di emergenza grave**
       *[minor] Stato di emergenza minore
    }: { TEXTS($list) }.
emergency-cities = città dell'Italia romana sono in mano nemica
emergency-near_rome = un nemico tiene una città vicino a Roma
emergency-siege = Roma è assediata
emergency-tribe = una tribù forte ha preso le armi
emergency-capua = Capua è perduta
emergency-defeat = un esercito consolare ha subito una grave sconfitta
emergency-consul_beaten = un console è stato sconfitto
emergency-two_defeats = due eserciti consolari sono stati sconfitti
event-magistrate_elected =
    {"**"}{ NAME($leader, form: "il_first") }** è { NAME($office) }{ $drawn ->
        [True] , per sorteggio
       *[other] { "" }
    }.
event-imperium_assigned =
    { NAME($leader) }: { $legions_count ->
        [0] nessuna legione
        [one] Legione { NAMES($legions, form: "numeral") }
       *[other] Legioni { NAMES($legions, form: "numeral") }
    }; schierato presso { NAME($place) }{ $province ->
        [none] .
       *[other] , provincia: { NAME($province) }.
    }
event-seat_left_open = Nessun { NAME($office) }: non è rimasto nessuno.
event-legions_raised = { $part ->
        [RL] { $legions_count ->
            [one] Si arruolano i cittadini della Legione { NAMES($legions, form: "numeral") }
           *[other] Si arruolano i cittadini delle Legioni { NAMES($legions, form: "numeral") }
        }
        [AL] { $legions_count ->
            [one] Si arruolano gli alleati della Legione { NAMES($legions, form: "numeral") }
           *[other] Si arruolano gli alleati delle Legioni { NAMES($legions, form: "numeral") }
        }
       *[other] { $legions_count ->
            [one] Si arruola la Legione { NAMES($legions, form: "numeral") }
           *[other] Si arruolano le Legioni { NAMES($legions, form: "numeral") }
        }
    } presso { NAME($place) }.
event-leader_fell =
    {"**"}{ NAME($leader, form: "il_first") }** { $fate ->
        [killed] è ucciso
        [captured] è catturato
        [wounded] è ferito
        [censured] perde la carica
       *[executed] è giustiziato
    }.

## The Senate

event-senate_asked =
    {"**"}{ $matter ->
        [army] { $granted ->
            [True] Il Senato concede { NAME($leader, form: "a") } un altro esercito
           *[other] Il Senato nega { NAME($leader, form: "a") } un altro esercito
        }
        [triumph] { $granted ->
            [True] Il Senato concede { NAME($leader, form: "a") } un Trionfo
           *[other] Il Senato nega { NAME($leader, form: "a") } un Trionfo
        }
       *[other] { $granted ->
            [True] Il Senato permette { NAME($leader, form: "a") } di { NAME($matter) }
           *[other] Il Senato non permette { NAME($leader, form: "a") } di { NAME($matter) }
        }
    }**: { DIE($die) }, { TEXT($rule) }.
event-censure_rolled =
    Il Senato giudica { NAME($leader, form: "il") }, che ha lasciato la sua provincia ({ $result ->
        [triumph] da allora un Trionfo
        [victory] da allora una vittoria
        [draw] da allora una battaglia pari
        [defeat] da allora una sconfitta
        [major_defeat] da allora una grande sconfitta
       *[no_battle] da allora nessuna battaglia
    }): { DIE($die) }, { TEXT($rule) }: { $censured ->
        [True] **è censurato e perde la carica**
       *[other] resta
    }.
mod-senate_dictator = Dittatore a Roma { $n }
mod-senate_guile = Astuzia { $n }
mod-senate_garrison = Roma resterebbe senza il suo Pretore { $n }
mod-senate_prorogued = prorogato { $n }
mod-senate_field_consul = Console in campo { $n }
mod-senate_proconsul = Proconsole { $n }
mod-senate_near = un nemico forte vicino a Roma { $n }
mod-senate_far = un nemico forte non lontano da Roma { $n }
mod-senate_no_enemy_anywhere = nessun nemico in vista { $n }
mod-senate_no_enemy_in_roman_italy = nessun nemico nell'Italia romana { $n }
mod-after_triumph = Trionfo { $n }
mod-after_victory = vittoria { $n }
mod-after_draw = battaglia pari { $n }
mod-after_defeat = sconfitta { $n }
mod-after_major_defeat = grande sconfitta { $n }
mod-after_no_battle = nessuna battaglia { $n }
event-triumph_awarded = **{ NAME($leader, form: "il_first") } celebra il Trionfo a Roma.**
event-leader_accused =
    { NAME($accuser, form: "il_first") }, che non sopporta { NAME($leader, form: "il") }, lo accusa di disobbedienza: { DIE($die) }, con { $deadly } o meno è la morte: { $executed ->
        [True] **è giustiziato**
       *[other] è risparmiato
    }.

## Leaders of the Samnites

event-leader_retained =
    { NAME($leader, form: "il_first") } comanda un altro anno? { DIE($die) }, serve { $campaign } o meno (la sua Campagna): { $stays ->
        [True] resta
       *[other] se ne va
    }.
event-leader_drawn = Estratto a sorte come comandante { NAME($side, form: "of") }: { NAME($leader) }.
event-leader_placed = { NAME($leader, form: "il_first") } prende posto presso { NAME($place) }.
event-commander_named = { NAME($leader, form: "il_first") } è Comandante in capo { NAME($side, form: "of") }.

## Tribes

event-tribe_rolled =
    Chi guida { NAME($tribe, form: "the") }? { TEXTS($list) }: { $winner ->
        [none] parità, si ritira
       *[other] { NAME($winner) }
    }.
counted-tribe_die = { NAME($side) } { DIE($die) }{ $guile ->
        [0] { "" }
       *[other] { " " }+{ $guile } di Astuzia
    }
event-tribe_mastered =
    {"**"}{ NAME($tribe, form: "the_first") }** stanno con { NAME($side, form: "the") }{ $allied ->
        [True] : la loro terra è alleata { NAME($side, form: "of") }.
       *[other] .
    }
event-tribe_mustered = { NAME($tribe, form: "the_first") } prendono le armi presso { NAME($place) }: { DIE($die) } porta **{ $infantry }/{ $cavalry } PF**, e i segnalini del loro comandante entrano nell'urna.
event-tribe_gone = { NAME($tribe, form: "the_first") } { $why ->
        [men] non hanno più uomini
        [beaten] sono battuti e tornano a casa
        [alone] avevano preso le armi solo per questo, e tornano a casa
        [land] tornano a casa, perché Roma controlla la loro terra
        [sated] tornano a casa, perché sono entrati a Roma
       *[none] tornano a casa
    }; i loro segnalini escono dall'urna.

## What may be done

do-disband = Sciogli legioni
hint-disband = Togli legioni dal gioco prima delle elezioni
action-disband = { $groups_count ->
        [0] non sciogliere nulla
       *[other] sciogli { NAMES($groups, form: "il") }
    }
do-prorogue = Proroga
deed-prorogue_leaders = Proroga
hint-prorogue = Tieni magistrati dell'anno scorso e uomini che hanno celebrato il Trionfo
action-prorogue = { $leaders_count ->
        [0] non prorogare nessuno
       *[other] proroga { NAMES($leaders) }
    }
do-call_dictator = Eleggi un Dittatore
hint-call_dictator = Per quest'anno un Dittatore comanda su tutti gli altri
action-call_dictator = eleggi un Dittatore
do-no_dictator = Nessun Dittatore
hint-no_dictator = Lascia fare ai consoli
action-no_dictator = non eleggere un Dittatore
do-elect = Nomina
hint-elect = Indica un uomo eleggibile, o tiralo a sorte
action-elect = { $leader ->
        [none] non nominare nessuno
        [draw] tira a sorte chi nominare
       *[other] nomina { NAME($leader) }
    }
do-take_field = Manda in campo
hint-take_field = Va il Dittatore stesso, o il suo Maestro della cavalleria mentre lui resta a Roma
action-take_field = { NAME($leader, form: "il_first") } scende in campo
do-assign = Assegna
hint-assign = Dai a un magistrato le sue legioni, il suo posto e la sua provincia
action-assign =
    { $army ->
        [none] schieralo senza legioni
       *[other] assegna { TEXT($command) } e schieralo
    } presso { NAME($place) }{ $province ->
        [none] { "" }
       *[other] , provincia: { NAME($province) }
    }
option-legions = Legioni { NAMES($legions, form: "numeral") }
option-armies = { NAMES($armies) }
assigned-legions = le Legioni { NAMES($legions, form: "numeral") }
assigned-armies = { NAMES($armies, form: "il") }
do-request_army = Chiedi un esercito
hint-request_army = Chiedi al Senato un esercito al posto di uno sciolto
action-request_army = chiedi un esercito consolare
do-muster = Arruola legioni
hint-muster = Arruola nuove legioni in una città
action-muster = arruola le legioni presso { NAMES($places) }
do-muster_apart = Cittadini e alleati separati
hint-muster_apart = I cittadini in una città dell'Italia romana, gli alleati in una tua città qualsiasi
action-muster_apart = arruola i cittadini presso { NAMES($citizens) }, gli alleati presso { NAMES($allies) }
do-ask_permission = Chiedi al Senato
hint-ask_permission = Tira per il permesso; l'Astuzia abbassa il dado
action-ask_permission = chiedi al Senato il permesso di { NAME($matter) }
do-retain_leaders = Trattieni comandanti
hint-retain_leaders = Tira perché i comandanti dell'anno scorso restino
action-retain_leaders = { $leaders_count ->
        [0] non trattenere nessuno
       *[other] tira per trattenere { NAMES($leaders) }
    }
do-place_leader = Schiera il comandante
hint-place_leader = Schiera il comandante estratto
action-place_leader = schieralo presso { NAME($place) }
do-place_within = Dentro o fuori
hint-place_within = Scegli se il comandante raggiunge la forza in città o quella fuori
action-place_within =
    { $inside ->
        [True] schieralo dentro la città
       *[other] schieralo fuori dalla città
    }
do-name_commander = Nomina il comandante
hint-name_commander = Nomina il Comandante in capo
action-name_commander = { NAME($leader, form: "il_first") } è Comandante in capo
do-face_censure = Affronta il Senato
hint-face_censure = Il giudizio per aver lasciato la provincia; l'Astuzia abbassa il dado
action-face_censure = affronta il Senato
do-celebrate = Celebra il Trionfo
hint-celebrate = Entra a Roma in Trionfo; la fase finisce così
action-celebrate = celebra il Trionfo
do-put_off_triumph = Ancora niente Trionfo
hint-put_off_triumph = Resta con l'esercito; un tiro dice se prosegue
action-put_off_triumph = non celebrare ancora il Trionfo
do-bid_guile = Aggiungi al tuo dado
hint-bid_guile = Astuzia dei tuoi comandanti, in segreto
action-bid_guile = { $points_count ->
        [0] non spendere Astuzia
        [one] spendi { $points_count } punto di Astuzia
       *[other] spendi { $points_count } punti di Astuzia
    }
do-place_tribe = Raduna la tribù
hint-place_tribe = Scegli la città dove la tribù si raduna
action-place_tribe = raduna la tribù presso { NAME($place) }

## What is asked

prompt-strategic-disband = Sciogli delle legioni?
asked-strategic-disband = per sciogliere legioni
prompt-strategic-prorogue = Quali magistrati dell'anno scorso restano?
asked-strategic-prorogue = per prorogare magistrati
prompt-strategic-emergency = C'è uno Stato di emergenza minore: { TEXTS($list) }. Si elegge un Dittatore?
asked-strategic-emergency = per dire se si elegge un Dittatore
prompt-strategic-return = { NAME($leader, form: "il_first") }, ferito l'anno scorso, torna. Dove?
asked-strategic-return = per schierare un comandante che era ferito
prompt-strategic-retain = Quali comandanti dell'anno scorso tirano per restare? A ciascuno serve un dado non superiore alla sua Campagna; chi va è sostituito a sorte
asked-strategic-retain = per trattenere comandanti
prompt-strategic-place = { NAME($leader, form: "il_first") } è stato estratto: dove arriva?
asked-strategic-place = per schierare un comandante
prompt-strategic-within = { NAME($leader, form: "il_first") } arriva presso { NAME($place) }: raggiunge la forza dentro la città?
asked-strategic-within = per schierare un comandante
prompt-strategic-commander = Chi è il Comandante in capo?
asked-strategic-commander = per nominare un comandante
prompt-election-who = { $gap ->
        [True] La carica è vacante: chi è eletto { NAME($office) }?
       *[other] { $legions_count ->
            [0] Chi è eletto { NAME($office) }?
            [one] Alla Legione { NAMES($legions, form: "numeral") } serve un comandante: chi è eletto { NAME($office) }?
           *[other] Alle Legioni { NAMES($legions, form: "numeral") } serve un comandante: chi è eletto { NAME($office) }?
        }
    }
asked-election-who = per eleggere un magistrato
prompt-election-master = { NAME($leader) } è Dittatore: chi nomina Maestro della cavalleria?
asked-election-master = per il Maestro della cavalleria
prompt-election-field =
    { $master ->
        [none] { NAME($leader) }, il Dittatore, scende in campo? Nessun Maestro della cavalleria può farlo: se resta a Roma, non va nessuno
       *[other] Chi scende in campo: { NAME($leader) }, il Dittatore, o { NAME($master) }, il suo Maestro della cavalleria? L'altro resta a Roma
    }
asked-election-field = per dire chi scende in campo
prompt-election-senate = L'esercito del suo predecessore è stato sciolto: { NAME($leader) } spende Astuzia quando ne chiede un altro al Senato?
asked-election-senate = per chiedere un esercito
prompt-election-muster = Dove { $legions_count ->
        [one] si raduna la Legione { NAMES($legions, form: "numeral") }
       *[other] si radunano le Legioni { NAMES($legions, form: "numeral") }
    } di { NAME($leader) }?
asked-election-muster = per arruolare legioni
prompt-election-imperium = { NAME($leader) }, { NAME($office) }: quali legioni, quale posto, quale provincia?
asked-election-imperium = per assegnare legioni e provincia
prompt-censure-start = Il Senato giudica { NAME($leader, form: "il") }, che ha lasciato la sua provincia senza permesso: lo aiuta l'Astuzia?
asked-censure-start = per affrontare il Senato
counted-guile_of = Astuzia { NAME($leader, form: "di") }
prompt-tribe_roll-guile = { NAME($tribe, form: "the_first") } combatteranno per te o per { NAME($rival, form: "the") }? Quanta Astuzia aggiungi al tuo dado, in segreto?
asked-tribe_roll-guile = per spendere Astuzia per una tribù
prompt-mobilisation-place = { NAME($tribe, form: "the_first") } prendono le armi per te contro { NAME($intruder, form: "the") }: dove si radunano?
asked-mobilisation-place = per radunare una tribù
