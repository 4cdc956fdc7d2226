### Battles: what has happened, what may be done, what is asked.

event-battle_began =
    {"**"}Battaglia presso { NAME($place) }**: { NAME($attacker, form: "the") } ({ $attackers } PF) { $kind ->
        [sortie] attaccano in sortita
        [interception] intercettano
        [incursion] aggrediscono
        [relief] attaccano in soccorso
       *[attack] attaccano
    } { NAME($defender, form: "the") } ({ $defenders } PF).
event-command_rolled =
    Entrambi i consoli sono { $place ->
        [none] lì
       *[other] presso { NAME($place) }
    }, perciò ognuno tira un dado e chi ha il più alto comanda{ $use ->
        [help] { " " }chi viene in aiuto
        [interception] { " " }chi intercetta
        [assault] { " " }l'assalto
        [battle] { " " }nella battaglia
       *[none] { "" }
    } (5.53): { TEXTS($list) }; { $how ->
        [open] parità, perciò sceglie Roma
        [named] parità, perciò comanda **{ NAME($leader) }**, che Roma aveva indicato
       *[higher] comanda **{ NAME($leader) }**
    }.
counted-command_die = { NAME($leader) } { DIE($die) }
event-command_taken = { NAME($leader, form: "il_first") } prende il comando { NAME($side, form: "of") }.
event-avoidance_rolled =
    { NAME($leader, form: "il_first") } tenta di evitare battaglia e sganciarsi { $inside ->
        [True] dentro
       *[other] verso
    } { NAME($to) }: { DIE($die) }, { TEXT($rule) }: { $avoided ->
        [True] {"**"}riesce**, niente battaglia
       *[other] {"**"}invano**, deve combattere, e in peggiori condizioni
    }.
event-coordination_rolled =
    { NAME($leader, form: "il_first") }, { $here ->
        [True] dentro { NAME($place) }, è chiamato in aiuto
       *[other] presso { NAME($start) }, è chiamato in aiuto { NAME($place, form: "a") }
    }: { DIE($die) }, { TEXT($rule) }: { $joins ->
        [True] {"**"}si unisce alla battaglia**
       *[other] troppo tardi, si combatte senza di lui
    }.
event-besieged_joined = Gli assediati di { NAME($place) } si uniscono alla battaglia con { $sp } PF.
event-guile_spent =
    { NAME($leader, form: "il_first") } spende { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } di Astuzia{ $use ->
        [battle] { " " }per il dado di battaglia
        [avoidance] { " " }per il tentativo di evitare battaglia
        [assault] { " " }per l'assalto
        [treachery] { " " }per il tradimento
       *[other] { "" }
    }.
event-devoted = **{ NAME($leader, form: "il_first") } si vota agli dèi inferi**: { SIGNED($amount) } al dado di battaglia.
counted-charge_step = da { $die } in su è { SIGNED($amount) }
event-elephants_charged =
    Gli elefanti { NAME($power, form: "of") } caricano{ $fixed ->
        [True] {" "}per la prima volta, senza dadi
       *[other] , un dado ciascuno ({ DICE($dice) }: { $steps_count ->
            [0] nessuno aiuta
           *[other] { TEXTS($steps) }
        }{ $amok ->
            [-1] { "" }
           *[other] ; fino a { $amok } è −1 e impazzisce
        })
    }{ $halved ->
        [True] , a metà contro legioni che li conoscono
       *[other] { "" }
    }: { SIGNED($amount) } al dado di battaglia per la loro parte{ $lost ->
        [0] .
        [one] ; { $lost } PF impazzisce ed è perso.
       *[other] ; { $lost } PF impazziscono e sono persi.
    }
event-battle_rolled =
    {"**"}{ NAME($place) }**: { DIE($die) }{ $modifiers_count ->
        [0] { "" }
       *[other] { " " }({ TEXTS($modifiers) }) = { $adjusted }
    }{ $unpredictable ->
        [0] { "" }
       *[other] ; la sorte si rovescia: { $unpredictable }
    }. { $result ->
        [a_major] **Grande Vittoria { NAME($attacking, form: "di") }**
        [a_win] **Vittoria { NAME($attacking, form: "di") }, che attacca**
        [draw] **Pareggio**
        [d_win] **Il campo resta in mano { NAME($defending, form: "a") }**
       *[d_major] **Grande Vittoria { NAME($defending, form: "di") }**
    }. Perdite: { NAME($attacking) } { $attacker }%, { NAME($defending) } { $defender }%.
event-sp_lost =
    { NAME($power, form: "the_first") } perdono { $infantry }/{ $cavalry }{ $elephants ->
        [0] { "" }
       *[other] /{ $elephants }
    } PF presso { NAME($place) }{ $cause ->
        [battle] { " " }in battaglia
        [pursuit] { " " }nell'inseguimento
        [cornered] { " " }senza via di scampo
        [rampage] { " " }travolti dagli elefanti impazziti
        [assault] { " " }nell'assalto
        [siege] { " " }per logoramento d'assedio
        [fall] { " " }con la città
        [looting] , che tornano a casa col bottino
        [retreat] { " " }nella ritirata
        [avoidance] { " " }nello sganciarsi
        [coordination] { " " }accorrendo alla battaglia
        [movement] { " " }in marcia
        [inertia] { " " }per inerzia
        [plague] { " " }per la peste
        [storm] { " " }in mare
       *[other] { "" }
    }{ $percent ->
        [0] { "" }
       *[other] { " " }({ $percent }%)
    }{ $legions_count ->
        [0] .
        [one] ; la Legione { NAMES($legions, form: "numeral") } non esiste più.
       *[other] ; le Legioni { NAMES($legions, form: "numeral") } non esistono più.
    }
event-casualty_rolled =
    { NAME($leader, form: "il_first") } è colpito? { DIE($die) }, da { $wounded } in su { $killed ->
        [0] è ferito
       *[other] è ferito, da { $killed } in su muore
    }{ $major ->
        [True] {" "}(peggio di 1 dopo una grande sconfitta)
       *[other] { "" }
    }: { $fate ->
        [killed] **cade**
        [wounded] è ferito
       *[none] è illeso
    }.
event-leader_stranded =
    { NAME($leader, form: "il_first") } è solo tra i nemici presso { NAME($place) }{ $die ->
        [-1] { "" }
       *[other] , { DIE($die) }{ $needed ->
            [-1] { "" }
           *[other] , serve { $needed } o meno per mettersi in salvo
        }
    }: { $to ->
        [none] { $shut_in ->
            [True] **non ha dove andare, ed è catturato**
           *[other] **è catturato**
        }
       *[other] si mette in salvo presso { NAME($to) }
    }.
event-withdrew =
    { NAME($power, form: "the_first") } { $cause ->
        [avoidance] si sganciano
       *[retreat] si ritirano
    } { $inside ->
        [True] dentro { NAME($end) }
       *[other] da { NAME($start) } verso { NAME($end) }
    }.
event-no_retreat = { NAME($power, form: "the_first") } non trovano scampo da { NAME($place) }: si perde un altro { $percent }%, e chi resta rimane lì.
event-pursuit_rolled =
    { NAME($power, form: "the_first") } inseguono con la cavalleria migliore: { DIE($die) }{ $needed ->
        [-1] { "" }
       *[other] , da { $needed } in su costa uomini al nemico
    }{ $major ->
        [True] {" "}(1 in più dopo una Grande Vittoria)
       *[other] { "" }
    }: { $percent ->
        [0] invano
       *[other] il nemico perde un altro { $percent }%
    }.
event-status_changed =
    { NAME($power, form: "the_first") } presso { NAME($place) }: { $after ->
        [0] recupero, di nuovo in ordine
        [1] { $why ->
            [recovery] recupero di un livello, ora Scompaginati (−1 in battaglia)
           *[other] Scompaginati (−1 in battaglia)
        }
       *[2] Disorganizzati (−2 in battaglia, nessun attacco)
    }{ $why ->
        [defeat] { " " }dopo la sconfitta
        [major_defeat] { " " }dopo la grande sconfitta
        [draw] { " " }dopo il pareggio
        [again] , sconfitti per la seconda volta nel turno
        [cornered] , senza via di scampo
       *[recovery] { "" }
    }.
event-legions_trained = { $legions_count ->
        [one] Legione { NAMES($legions, form: "numeral") }
       *[other] Legioni { NAMES($legions, form: "numeral") }
    }: { $veteran ->
        [True] ora **Veterani**
       *[other] di nuovo Reclute
    }{ $why ->
        [victory] , per la vittoria
        [major_victory] , per la Grande Vittoria
        [defeat] , per la sconfitta
        [major_defeat] , per la grande sconfitta
       *[other] { "" }
    }.
event-boxes_moved =
    Alleanza: { NAME($province) }{ $die ->
        [-1] { "" }
       *[other] { " " }(provincia vicina: { DIE($die) }, pari)
    }, { SIGNED($boxes) } per { NAME($side, form: "the") }{ $why ->
        [victory] , per la vittoria
        [major_victory] , per la Grande Vittoria
        [siege] , per una città presa con la forza
        [devastated] , per la terra devastata
        [sack] , per una città saccheggiata
        [revolt] , per la rivolta
        [embassy] , per l'ambasceria
        [persuaded] , per l'Astuzia
        [landed] , per uno sbarco in Sicilia
        [syracuse_invites_pyrrhus] , perché Siracusa chiama Pirro
        [swing] , per l'auspicio
        [invaded] , per un arrivo non richiesto
       *[other] { "" }
    }; { $level ->
        [0] { $lost ->
            [True] ora non pende verso { NAME($side, form: "the") }
           *[other] pende meno di prima verso l'altra parte, e non ancora verso { NAME($side, form: "the") }
        }
       *[other] il livello per { NAME($side, form: "the") } è ora { $level }
    }.
roll-at_most =
    { $will_do ->
        [any] va bene qualunque numero
        [none] non basta nessun numero
       *[some] serve { $needed } o meno
    }{ $campaign ->
        [0] { "" }
       *[other] { " " }(Campagna { $campaign }{ $reasons_count ->
            [0] { "" }
           *[other] , { TEXTS($reasons) }
        })
    }

## Modifiers

mod-force = forze { $n } ({ $attacker } a { $defender })
mod-cavalry = cavalleria { $n }
mod-elite = cavalleria scelta { $n }
mod-veterans_attacker = Veterani { $n }
mod-veterans_defender = Veterani del difensore { $n }
mod-efficiency_attacker = troppe legioni { $n }
mod-efficiency_defender = troppe legioni del difensore { $n }
mod-disrupted_attacker = attaccanti Scompaginati { $n }
mod-disrupted_defender = difensori Scompaginati { $n }
mod-disorganized_attacker = attaccanti Disorganizzati { $n }
mod-disorganized_defender = difensori Disorganizzati { $n }
mod-rough = terreno aspro { $n }
mod-mountain = montagna { $n }
mod-marsh = palude { $n }
mod-flat = pianura { $n }
mod-river = fiume { $n }
mod-avoidance = sganciamento fallito { $n }
mod-interception = intercettazione fallita { $n }
mod-ambush = imboscata { $n }
mod-subordinate_attacker = subalterno { $n }
mod-subordinate_defender = subalterno del difensore { $n }
mod-guile_attacker = Astuzia { $n }
mod-guile_defender = Astuzia del difensore { $n }
mod-guile_own = Astuzia { $n }
mod-guile_against = Astuzia contro { $n }
mod-elephants_attacker = elefanti { $n }
mod-elephants_defender = elefanti del difensore { $n }
mod-devotio = devotio { $n }
mod-tactics = tattica { $n } ({ $attacker } a { $defender })
mod-city = città { $n }
mod-honour = onore romano { $n }
mod-distance = { $attacker ->
        [one] a { $attacker } esagono
       *[other] a { $attacker } esagoni
    } { $n }
mod-across = fiume o montagna { $n }
mod-commander = Comandante in capo { $n }

## What may be done

do-attack = Attacca
hint-attack = Attacca una forza nemica fuori dalle città, nell'esagono del comandante
action-attack = attacca { NAME($target, form: "the") }
do-recover = Riordina
hint-recover = La forza migliora di un livello il suo stato
action-recover = riordina la forza
do-take_command = Prendi il comando
hint-take_command = Di' chi comanda
action-take_command = dai il comando { NAME($leader, form: "a") }
do-stand = Accetta battaglia
hint-stand = Resta e combatti
action-stand = accetta battaglia
do-avoid = Evita battaglia
hint-avoid = Tira per sganciarti, di al massimo due esagoni
action-avoid =
    evita battaglia, { $inside ->
        [True] dentro
       *[other] verso
    } { NAME($to) }
do-spend_guile = Spendi Astuzia
hint-spend_guile = Spendi Astuzia per il tiro
action-spend_guile = { $points ->
        [0] non spendere Astuzia
        [one] spendi { $points } punto di Astuzia
       *[other] spendi { $points } punti di Astuzia
    }
do-coordinate = Chiama aiuto
hint-coordinate = Tira per portare un'altra forza alla battaglia
action-coordinate = chiama { NAME($leader, form: "il") } alla battaglia
do-join_relief = Unisciti al soccorso
hint-join_relief = Gli assediati combattono accanto a chi viene in aiuto
action-join_relief = fai combattere anche gli assediati
do-no_more_help = Basta aiuti
hint-no_more_help = Non portare nessun altro alla battaglia
action-no_more_help = non chiamare nessun altro
do-prepare = Preparati alla battaglia
hint-prepare = Astuzia ed elefanti per i dadi
action-prepare = { $guile ->
        [0] preparati alla battaglia
        [one] preparati alla battaglia, { $guile } punto di Astuzia
       *[other] preparati alla battaglia, { $guile } punti di Astuzia
    }{ $elephants ->
        [0] { "" }
        [one] , { $elephants } elefante
       *[other] , { $elephants } elefanti
    }{ $devoted ->
        [none] { "" }
       *[other] , { NAME($devoted, form: "il") } votato agli dèi
    }
do-lose_evenly = Ordine normale
hint-lose_evenly = Perdono prima gli elementi più pieni, la cavalleria prima degli elefanti
action-lose_evenly = perdi uomini nell'ordine normale
do-choose_losses = Scegli le perdite
hint-choose_losses = Di' quali PF si perdono, fin dove le regole lo lasciano a te
action-choose_losses =
    scegli { $units_count ->
        [one] { $units_count } PF da perdere
       *[other] { $units_count } PF da perdere
    }
press-choose_losses = { $rest_count ->
    [0] Perdi { $first }
   *[other] Perdi { $first }; { $rest }
}
option-element_sp = { NAME($arm) } – { NAME($piece) }
do-retreat = Ritirati
hint-retreat = Scegli dove vanno gli sconfitti
action-retreat =
    ritirati { $inside ->
        [True] dentro
       *[other] verso
    } { NAME($to) }
do-invest = Assedia subito
hint-invest = Assedia il nemico fuggito in città, o lascialo stare
action-invest =
    { $besiege ->
        [True] assediali subito
       *[other] lasciali stare
    }
do-raise_training = Scegli i Veterani
hint-raise_training = Scegli le legioni che la vittoria rende Veterani
action-raise_training = { $legions_count ->
        [one] rendi Veterani la Legione { NAMES($legions, form: "numeral") }
       *[other] rendi Veterani le Legioni { NAMES($legions, form: "numeral") }
    }
do-lower_training = Perdi l'addestramento
hint-lower_training = Scegli la legione che torna di Reclute
action-lower_training = fai tornare di Reclute la { NAME($legion) }

## What is asked

prompt-command-choose =
    { $tie ->
        [True] Entrambi i tuoi consoli sono presso { NAME($place) } e i loro dadi sono pari, perciò scegli tu (5.53): chi comanda?
       *[other] Presso { NAME($place) } hai più comandanti e nessuno ha rango superiore agli altri, perciò scegli tu (5.43, chiarimento c.28): chi comanda?
    }
asked-command-choose = per dire chi comanda
prompt-battle-avoid = { NAME($attacker, form: "the_first") } ti attaccano presso { NAME($place) } con { $attackers } PF contro { $defenders }: accetti battaglia o tenti di sganciarti?
asked-battle-avoid = per accettare o evitare battaglia
moment-battle-avoid = Un attacco a una mia forza
prompt-battle-hinder = { NAME($defence_leader, form: "il_first") } tenta di sganciarsi da { NAME($place) }: spendi Astuzia per trattenerlo?
asked-battle-hinder = per impedire uno sganciamento
moment-battle-hinder = Una forza che si sgancia
prompt-battle-slip = { NAME($defence_leader, form: "il_first") } tenta di sganciarsi da { NAME($place) }: spendi Astuzia per aiutarlo?
asked-battle-slip = per sganciarsi con l'Astuzia
prompt-battle-attack_help = Attacchi presso { NAME($place) } con { $attackers } PF contro { $defenders }: chiami in aiuto forze vicine?
asked-battle-attack_help = per chiamare aiuto
moment-battle-attack_help = Aiuto in un attacco
prompt-battle-defence_help = Difendi presso { NAME($place) } con { $defenders } PF contro { $attackers }: chiami in aiuto forze vicine?
asked-battle-defence_help = per chiamare aiuto
moment-battle-defence_help = Aiuto in una difesa
prompt-battle-attack_ready = Attacchi presso { NAME($place) } con { $attackers } PF contro { $defenders }: che cosa aggiungi al dado della battaglia?
asked-battle-attack_ready = per preparare l'attacco
prompt-battle-defence_ready = Difendi presso { NAME($place) } con { $defenders } PF contro { $attackers }: che cosa aggiungi al dado della battaglia?
asked-battle-defence_ready = per preparare la difesa
prompt-losing-start =
    { $least ->
        [True] Si perde un PF presso { NAME($place) }: quale?
       *[other] { $total ->
            [one] Si perde { $total } PF
           *[other] Si perdono { $total } PF
        } presso { NAME($place) }{ $whole ->
            [True] { "" }
           *[other] , { $open } a tua scelta
        }: { $total ->
            [one] quale
           *[other] quali
        }?
    }
asked-losing-start = per dire quali PF si perdono
prompt-battle-flee = La battaglia presso { NAME($place) } è persa: dove si ritirano i tuoi uomini?
asked-battle-flee = per la ritirata
prompt-battle-invest = Gli sconfitti sono fuggiti dentro { NAME($place) }: li assedi subito?
asked-battle-invest = per assediare, o no
prompt-battle-raise = La vittoria presso { NAME($place) } crea Veterani: quali legioni?
asked-battle-raise = per scegliere i Veterani
prompt-battle-lower = La sconfitta presso { NAME($place) } costa l'addestramento a una legione: quale torna di Reclute?
asked-battle-lower = per dire quale legione perde l'addestramento
