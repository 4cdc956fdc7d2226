### How the thread tells it: cards of phases, sieges and battles, what came of a decision, turns, the end.

short-led = comanda { NAME($leader, form: "il") } ({ $rating })
short-unled = non comanda nessuno
short-lost =
    { $emblem }{ NAME($power, form: "the_first") } perdono { $infantry }/{ $cavalry } PF{ $gone ->
        [0] { "" }
        [one] { " " }e la Legione { NAMES($legions, form: "numeral") }
       *[other] { " " }e le Legioni { NAMES($legions, form: "numeral") }
    }

push-where = { PLAIN($name) }, turno { $round }:
finale-swing = Turno { $round }: { NAME($side) } { $gain }
finale-swing_why = Turno { $round }: { NAME($side) } { $gain } ({ $why })

## Cards

turn-phase =
    { $emblem }{ NAME($leader) }{ $office ->
        [none] { $own ->
            [True] { "" }
           *[other] , per { NAME($side, form: "the") }
        }
       *[other] , { NAME($office) }
    }
turn-stands =
    { $begins ->
        [True] La sua fase comincia: si trova
       *[other] Agisce ancora: si trova
    } { $inside ->
        [True] dentro
       *[other] presso
    } { NAME($place) } con { $sp } PF{ $legions_count ->
        [0] .
        [one] , Legione { NAMES($legions, form: "numeral") }.
       *[other] , Legioni { NAMES($legions, form: "numeral") }.
    }
turn-goes_on = { $leader ->
        [none] La fase, seguito
       *[other] { NAME($leader, form: "il_first") }, seguito
    }
turn-sieges = { $marker ->
        [0] Logoramento d'assedio
       *[other] Logoramento d'assedio, { $marker } di { $most }
    }: { $count ->
        [0] nessuna città è assediata
        [one] una città
       *[other] { $count } città
    }
turn-raised = { $year } a.C.: nuove legioni
turn-opening = { $year } a.C.: si schierano le forze
turn-elections_begin = Prima le legioni e i magistrati dell'anno scorso: chi va, chi resta? Poi si riempiono le cariche.
turn-elections = { $year } a.C.: i magistrati dell'anno
turn-cup = L'urna si riempie
turn-ending_begins = { $year } a.C.: finisce l'anno, e ciò che lascia
turn-ending = { $year } a.C.: finisce l'anno
turn-other = Turno { $turn } di { $last }
result-taken =
    { $emblem }{ $power ->
        [none] { NAMES($places) } { $count ->
            [one] torna
           *[other] tornano
        } alla propria gente
       *[other] { NAMES($places) } { $count ->
            [one] cade
           *[other] cadono
        } in mano { NAME($power, form: "to") }
    }{ $how ->
        [assault] { " " }per assalto
        [attrition] { " " }per fame
        [treachery] { " " }per tradimento
        [surrender] { " " }per resa
        [abandoned] , perché nessuno vi resta
        [independence] , che va per la sua strada
       *[occupation] { " " }senza combattere
    }

## Marches

march-line =
    { $emblem }{ $allies ->
        [True] Gli uomini { NAME($power, form: "of") }
       *[other] {"**"}{ NAME($leader, form: "il_first") }**
    }: { $path }{ $inside ->
        [True] , dentro la città
       *[other] { "" }
    }{ $stopped ->
        [True] { " " }– marcia fermata lì
       *[other] { "" }
    }{ $sp ->
        [0] { "" }
       *[other] . { $sp } PF, { QUARTERS($quarters) } PL: { $lost ->
            [yes] { $infantry }/{ $cavalry } persi
           *[no] nessuna perdita
        }
    }{ $strays ->
        [True] . Ha lasciato la sua provincia: il Senato lo giudicherà
       *[other] { "" }
    }
march-deed = ▸ { $deed }
tribe-line = { $parts }
tribe-rises = { NAME($tribe, form: "the_first") } prendono le armi presso { NAME($place) } con {"**"}{ $infantry }/{ $cavalry } PF** (dado { $die })
tribe-side = { $alone ->
        [True] { NAME($tribe, form: "the_first") } stanno con { NAME($side, form: "the") }
       *[other] per { NAME($side, form: "the") }
    }
tribe-allied = { $alone ->
        [True] { NAME($tribe, form: "the_first") } stanno con { NAME($side, form: "the") }, che ne tengono la terra
       *[other] per { NAME($side, form: "the") }, che ne tengono la terra
    }
tribe-dice = ai dadi: { $dice }{ $ties ->
        [0] { "" }
        [one] { " " }dopo una parità
       *[other] { " " }dopo { $ties } parità
    }
tribe-die = { NAME($side) } { $die }{ $guile ->
        [0] { "" }
       *[other] +{ $guile } Astuzia
    }

## An Operations Phase

phase_line-goes_on =
    -# Per proseguire serve { $campaign } o meno: { $count ->
        [0] { $die } – la fase è finita
       *[other] { $passed }{ $over ->
            [True] { " " }· { $die } – la fase è finita
           *[other] { "" }
        }
    }
phase_line-ended = -# La fase finisce senza tiro.
phase_line-idle = -# Non fa nulla; la fase finisce senza tiro.
phase_line-over = -# La fase è finita.
phase_line-drawn =
    -# Estratto dall'urna: {"**"}{ NAME($marker) }**, { $left ->
        [0] l'ultimo
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }
surrender-line = {"**"}{ NAME($leader, form: "il_first") }** chiede { $count ->
        [one] la resa
       *[other] la resa di { $count } città
    }: { $parts }
surrender-city = { $yields ->
        [True] {"**"}{ NAME($place) } si arrende** ({ $die }, serve { $needed } o meno)
       *[other] { NAME($place) } rifiuta ({ $die }, serve { $needed } o meno)
    }
office-idle = Nessun comando resta per { NAMES($leaders) }, { $count ->
        [one] pur prorogato: torna
       *[other] pur prorogati: tornano
    } a casa.
deployed-alike = { NAME($power, form: "the_first") }, { $infantry }/{ $cavalry } PF { $inside ->
        [True] dentro ogni città
       *[other] in ogni luogo
    }: { NAMES($places) }.
office-command = {"**"}{ NAME($leader) }**: { $command }
office-imperium = { $legions_count ->
        [0] senza legioni
        [one] Legione { NAMES($legions, form: "numeral") }
       *[other] Legioni { NAMES($legions, form: "numeral") }
    }; schierato presso { NAME($place) }{ $province ->
        [none] { "" }
       *[other] , provincia: { NAME($province) }
    }

## Sieges

siege-attrition = 🏰 **{ NAME($place) }**{ $lost ->
        [0] : nessuna perdita, l'assedio continua
       *[other] { "" }
    }
siege-die =
    { $emblem }{ NAME($power, form: "people") } { $besieger ->
        [True] fuori
       *[other] dentro
    }: { $die }{ $count ->
        [0] { "" }
       *[other] { " " }({ $modifiers }) = { $adjusted }
    } → { $loss ->
        [0] nessuna perdita
       *[other] {"**"}perdita di { $loss } PF di logoramento** su { $size }
    }
siege-short = 🏰 **{ NAME($place) }**, logoramento d'assedio{ $marker ->
        [0] { "" }
       *[other] { " " }{ $marker } di { $most }
    }: { $sides }
siege-short_side =
    { $emblem }{ NAME($power, form: "people") } { $besieger ->
        [True] fuori
       *[other] dentro
    } { $die } { $loss ->
        [0] nessuna perdita
       *[other] {"**"}{ $loss ->
            [one] perso 1
           *[other] persi { $loss }
        } PF di logoramento su { $size }**, ne restano { $left }{ $some ->
            [True] { " " }(persi { $infantry }/{ $cavalry }{ $elephants ->
                [0] { "" }
               *[other] /{ $elephants }
            } PF)
           *[other] { "" }
        }
    }
siege-militia = { NAME($place) } perde { $sp } PF di difesa propria ({ $left ->
        [0] non ne resta nulla
        [one] ne resta { $left }
       *[other] ne restano { $left }
    })
assault-line =
    { $emblem }**{ NAME($leader, form: "il_first") } assalta { NAME($place) }{ $left ->
        [0] { "" }
       *[other] { " " }invano
    }{ $acting ->
        [none] { "" }
       *[other] , al comando nella fase { NAME($acting, form: "di") }
    }**: { $infantry } PF di fanteria contro { $strength }{ $left ->
        [0] { "" }
       *[other] { $whole ->
            [yes] { $strength ->
                [1] , ancora in piedi
               *[other] , tutti ancora in piedi
            }
           *[no] , di cui { $left } { $left ->
                [one] resiste
               *[other] resistono
            }
        }
    }
assault-dice = { $die }{ $count ->
        [0] { "" }
       *[other] { " " }({ $modifiers }) = { $adjusted }
    }: perdite: { NAME($power, form: "people") } { $attacker }%, città { $defender }%
pursuit-spared = Nessuno è raggiunto: il { $percent }% di ogni tipo, arrotondato, è zero.
siege-spared = { NAME($power, form: "the_first") } non perdono PF: il { $percent }% di ogni tipo, arrotondato, è zero
assault-odds = Probabilità: { $chance }% di prendere la città

## Battles

battle-title-open = ⚔️ Battaglia presso { NAME($place) }: { NAME($attacker, form: "the") } contro { NAME($defender, form: "the") }
battle-title-none = ⚔️ Presso { NAME($place) } non resta nessuno a combattere
battle-title-avoided = 🏃 { NAME($defender, form: "the_first") } si sganciano da { NAME($place) }
battle-title-draw = ⚔️ Battaglia presso { NAME($place) }: pareggio
battle-title-won = ⚔️ Battaglia presso { NAME($place) }: { NAME($winner, form: "the") } battono { NAME($loser, form: "the") }
battle-title-major = ⚔️ Battaglia presso { NAME($place) }: Grande Vittoria { NAME($winner, form: "of") }
battle-came =
    { $emblem }{ NAME($power, form: "the_first") } { $how ->
        [sortie] fanno una sortita
        [interception] intercettano la marcia
        [relief] vengono in soccorso
        [stands] si difendono
       *[attack] attaccano
    } con {"**"}{ $sp } PF**{ $fought ->
        [0] { "" }
       *[other] , {"**"}{ $fought } PF** con chi è venuto in aiuto
    }{ $rolled ->
        [True] ; { $led }
       *[other] { "" }
    }
battle-before_dice = -# I dadi non sono ancora tratti.
battle-nobody_left = Non resta nessuno a combattere.
battle-dice =
    Dado { $die }{ $count ->
        [0] { "" }
       *[other] { " " }({ $modifiers }) = {"**"}{ $adjusted }**
    }{ $tactics ->
        [yes] { " " }· tattica: { $attacker } contro { $defender }
       *[no] { "" }
    }{ $unpredictable ->
        [0] { "" }
       *[other] { " " }· la sorte si rovescia, con un secondo dado: { $second }
    }
battle-tactics = { $die } (vale { $value })
battle-no_tactics = nessun comandante
battle-verdict =
    { $result ->
        [a_major] **Grande Vittoria { NAME($winner, form: "of") }**
        [a_win] **{ NAME($winner, form: "the_first") } vincono**
        [draw] **Pareggio**
        [d_win] **{ NAME($winner, form: "the_first") } tengono il campo**
       *[d_major] **Grande Vittoria { NAME($winner, form: "of") }**
    }. Perdite: { NAME($attacking, form: "people") } { $attacker }%, { NAME($defending, form: "people") } { $defender }%.
battle-why_modifiers = Ha pesato di più: { $modifier }.
battle-why_fortune = La sorte ha rovesciato la giornata.
battle-why_die = Ha deciso il dado: { $die }.
battle-chances = Probabilità prima dei dadi: { NAME($attacker, form: "people") } { $win }%, { NAME($defender, form: "people") } { $lose }%, altrimenti pareggio.
battle-bloodless = Nessuno ha perso un uomo.

## What came of a decision

event-reply_returned = Un'altra risposta è arrivata prima; la tua non ha contato.
outcome-returned = Un'altra risposta è arrivata prima; la tua non ha contato.
outcome-battle_won = **Vittoria presso { NAME($place) }: { NAME($loser, form: "the") } sono sconfitti**
outcome-battle_lost = **Sconfitta presso { NAME($place) } contro { NAME($winner, form: "the") }**
outcome-battle_draw = **Nessun vincitore presso { NAME($place) }**
outcome-battle_avoided = **{ NAME($defender, form: "the_first") } si sono sganciati da { NAME($place) }**
outcome-battle_seen = **{ NAME($winner, form: "the_first") } vincono presso { NAME($place) }**
outcome-begins = **{ NAME($leader, form: "il_first") } comincia la sua fase**
outcome-goes_on = { NAME($leader, form: "il_first") } prosegue: { $die }, serve { $campaign } o meno
outcome-finished = La fase { NAME($leader, form: "di") } è finita: { $die }, serve { $campaign } o meno
outcome-ended = La fase { NAME($leader, form: "di") } è finita
outcome-acts = ora agisce {"**"}{ NAME($leader, form: "il") }** ({ NAME($side) })
outcome-drawn = estratto poi: {"**"}{ NAME($marker) }**

## A turn, the game

story-taken = { $emblem }**{ NAMES($places) }** { NAME($power, form: "to") }
story-near = ⚠️ Ora vicino a te: { $parts }
story-near_one = { $emblem }{"**"}{ $sp } PF** { NAME($power, form: "of") } { $inside ->
        [True] dentro
       *[other] presso
    } { NAME($place) }
story-siege_over =
    🏰 L'assedio di { NAME($place) } è finito{ $reason ->
        [left] : gli assedianti se ne sono andati
        [weak] : sono rimasti in troppo pochi
        [beaten] : gli assedianti sono sconfitti
       *[wish] : viene tolto
    }
story-battles = ⚔️ { $parts }
story-battle = { NAME($place) }: vittoria { NAME($winner, form: "of") } contro { NAME($loser, form: "the") }
story-battle_drawn = { NAME($place) }: { NAME($attacker, form: "the") } e { NAME($defender, form: "the") } senza vincitore
story-men = 🎖️ { $parts }
story-fell =
    { NAME($leader, form: "il_first") } { $fate ->
        [killed] è ucciso
        [captured] è catturato
        [wounded] è ferito
        [censured] perde la carica
       *[executed] è giustiziato
    }
story-triumph = { NAME($leader, form: "il_first") } celebra il Trionfo
story-waste = 🔥 Terre devastate: { NAMES($provinces) }
story-won_over = 🤝 { $parts }
story-leans = { NAME($province) }: pende ora verso { NAME($side, form: "the") } ({ $level })
story-raised = { $emblem }{ NAME($power, form: "the_first") } arruolano { $infantry }/{ $cavalry } PF
story-held = 🏆 Province: { $parts }
story-held_by = { $emblem }{ NAMES($provinces) }
record-side =
    { $emblem }**{ NAME($side) }** ({ SEAT($seat) }): **{ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }**{ $count ->
        [0] { "" }
       *[other] { " " }per { NAMES($provinces, form: "il") }
    }
record-side_held =
    { $emblem }**{ NAME($side) }** ({ SEAT($seat) }): { $count ->
        [0] nessuna provincia
       *[other] { NAMES($provinces) }
    }
record-deeds =
    -# battaglie vinte: { $won } su { $fought } · città prese: { $taken }, perse: { $given }, saccheggiate: { $sacked } · esagoni percorsi: { $hexes } · PF persi in battaglia: { $lost_battle }, negli assedi: { $lost_siege }, per via: { $lost_way }
luck-pips = Dadi, meglio (+) o peggio (−) della media: { $parts }
luck-of =
    { $emblem }{ NAME($side) } { $pips } a dado ({ $count ->
        [one] { $count } dado
       *[other] { $count } dadi
    })
luck-best = 🎲 Il tiro più fortunato: { $emblem }{ $die } { $what }
luck-worst = 🎲 Il tiro più sfortunato: { $emblem }{ $die } { $what }
luck-battle = nella battaglia presso { NAME($place) }
luck-assault = nell'assalto { NAME($place, form: "a") }
luck-siege = nell'assedio di { NAME($place) }
luck-treachery = per il tradimento { NAME($place, form: "a") }
luck-surrender = per la resa di { NAME($place) }
luck-interception = per intercettare presso { NAME($place) }
luck-avoid = per evitare battaglia presso { NAME($place) }
luck-goes_on = per proseguire

## Beside options and questions

note-army = { $sp } PF{ $count ->
        [0] { "" }
       *[other] , { NAMES($leaders) }
    }{ $legions_count ->
        [0] { "" }
        [one] , Legione { NAMES($legions, form: "numeral") }
       *[other] , Legioni { NAMES($legions, form: "numeral") }
    }{ $status ->
        [0] { "" }
        [1] , Scompaginati
       *[2] , Disorganizzati
    }
note-own = gli altri comandanti restano, con i loro uomini
note-guarded = 1 PF di fanteria resta in città
note-leader = { $office ->
        [none] { "" }
       *[other] { NAME($office) },{ " " }
    }{ $rating }{ $guile ->
        [0] { "" }
       *[other] , Astuzia { $guile }
    }{ $place ->
        [none] , non è sulla mappa
       *[other] , presso { NAME($place) } con { $sp } PF
    }
note-province = { $count ->
        [0] non pende da nessuna parte
       *[other] pende verso: { $list }
    }
note-leaning = { NAME($side) } { $boxes }
note-city = { $power ->
        [none] di nessuno
       *[other] { NAME($power, form: "people") }
    }, difesa propria { $ids }{ $garrison ->
        [0] { "" }
       *[other] , guarnigione { $garrison }
    }
note-outside = { NAME($power, form: "people") } { $sp } PF fuori
note-inside = { NAME($power, form: "people") } { $sp } PF dentro
note-shut_in = { NAME($power, form: "people") } { $sp } PF dentro, sotto assedio
note-besieged = assediata { NAME($power, form: "by") }
note-command = { $count ->
        [0] { "" }
        [one] Legione { NAMES($legions, form: "numeral") },{ " " }
       *[other] Legioni { NAMES($legions, form: "numeral") },{ " " }
    }{ $sp } PF{ $places_count ->
        [0] { "" }
       *[other] , presso { NAMES($places) }
    }
note-office = { $legions ->
        [0] nessuna legione
        [one] { $legions } legione
       *[other] { $legions } legioni
    }
stake-act =
    { NAME($leader, form: "il_first") } ({ $sp } PF) può agire { $city ->
        [yes] presso { NAME($place) }
       *[no] { NAME($place, form: "in") }
    }.
brief-acts =
    {"**"}{ NAME($leader, form: "il_first") }** ({ $rating }) si trova { $inside ->
        [True] dentro
       *[other] presso
    } { NAME($place) } con **{ $sp } PF**{ $legions_count ->
        [0] { "" }
        [one] , Legione { NAMES($legions, form: "numeral") }
       *[other] , Legioni { NAMES($legions, form: "numeral") }
    }{ $count ->
        [0] { "" }
       *[other] ; con lui { NAMES($others) }
    }.{ $guile ->
        [0] { "" }
       *[other] { " " }Gli resta Astuzia: { $guile }.
    }{ $status ->
        [0] { "" }
        [1] { " " }I suoi uomini sono Scompaginati: −1 in battaglia.
       *[2] { " " }I suoi uomini sono Disorganizzati: −2 in battaglia, e non possono attaccare.
    }
brief-tribe = {"**"}{ NAME($leader, form: "il_first") }** ({ NAME($power) }) è entrato nella loro terra: una tribù prende le armi contro chi vi entra.
brief-tribe_rolled = { $rises ->
        [True] { $leader ->
            [none] La terra di una tribù è invasa: { NAME($tribe, form: "the") } prendono
           *[other] {"**"}{ NAME($leader, form: "il_first") }** è entrato nella loro terra: { NAME($tribe, form: "the") } prendono
        } le armi contro { NAME($loser, form: "the") }, dalla tua parte o da quella { NAME($rival, form: "of") }. Quanti sono lo dice poi un dado.
       *[other] { NAME($tribe, form: "the_first") }, già in armi, lasciano { NAME($loser, form: "the") }, che ne hanno perso la terra: d'ora in poi combattono per te o per { NAME($rival, form: "the") }.
    }
brief-tribe_odds = Ciascuno dei due tira un dado (0-9) e vi somma l'Astuzia; li ha la somma più alta, in parità si ritira. Per te è il **50%** con tanta Astuzia quanta l'altra parte, il **60%** con un punto in più, il **70%** con due, il **77%** con tre. L'Astuzia spesa non torna fino al prossimo turno.
brief-unwilling = Per ora non marciano: { NAMES($kinds, form: "kind") }.
brief-goes_on = Dopo quasi ogni operazione prosegue con un dado (0-9) di { $campaign } o meno, la sua Campagna: **{ $chance }%**.
brief-office =
    { NAME($office) }, fase { $phases } di { $most }{ $province ->
        [none] .
       *[other] ; la sua provincia: { NAME($province) }.
    }{ $granted_count ->
        [0] { "" }
       *[other] { " " }Il Senato gli permette { NAMES($granted, form: "di") }.
    }
brief-bound = { $office ->
        [rome_consul] Fuori dall'Italia romana e dalla provincia in cui è stato posto
       *[other] Fuori dalla sua provincia e da quella in cui è stato posto
    } gli serve il permesso del Senato, a meno che vada diritto { $office ->
        [rome_consul] nell'Italia romana
       *[other] alla sua provincia
    }, o si fermi dov'è un nemico o accanto a uno fuori da una città. Vale anche per i magistrati che porta con sé.
brief-elected = {"**"}{ NAME($leader, form: "il_first") }** ha i valori { $rating }{ $guile ->
        [0] .
       *[other] , Astuzia { $guile }.
    }
brief-free = { $office ->
        [rome_consul] Nell'Italia romana, diritto fin là, e nella provincia in cui è posto marcia senza chiedere al Senato.
       *[other] Nella sua provincia, diritto fin là, e in quella in cui è posto marcia senza chiedere al Senato.
    }
brief-ratings = -# Valori come 2-6C: Iniziativa (i suoi segnalini nell'urna), Campagna (il dado più alto con cui prosegue) e lettera di battaglia (A è la migliore).
brief-fight = { $bound ->
        [failed] { $defends ->
            [True] {"**"}Il tentativo di evitare la battaglia è fallito:** combatti con { $worse } in meno.
           *[other] {"**"}Il loro tentativo di evitare la battaglia è fallito:** combattono con { $worse } in meno.
        }
       *[other] { $defends ->
            [True] {"**"}La tua marcia è stata intercettata:** questa battaglia non si può evitare.
           *[other] Hai intercettato la loro marcia: non possono sfuggire.
        }
    }
brief-losses =
    { $cause ->
        [battle] Il dado di battaglia{ $die ->
            [-1] { "" }
           *[other] { " " }{ DIE($die) }
        } e la sua tabella costano
        [pursuit] Il dado dell'inseguimento e la sua tabella costano
        [assault] Il dado dell'assalto e la sua tabella costano
       *[other] Questo costa
    } { NAME($power, form: "a") } { $least ->
        [True] {"**"}un PF**: { $percent }%
       *[other] {"**"}{ $infantry } di fanteria{ $mounted ->
            [0] { "" }
           *[other] { " " }e { $mounted } a cavallo
        }**: { $percent }%
    } { $cause ->
        [assault] della fanteria di ogni contingente
        [pursuit] di ogni contingente com'era all'inizio della battaglia, fanteria e cavalleria a parte
       *[other] di ogni contingente, fanteria e cavalleria a parte
    }{ $least ->
        [True] , troppo poco da arrotondare; ma un PF si deve perdere, e dici tu quale (8.34, chiarimenti c.29 e G27).
       *[other] . Le legioni perdono in parti uguali tra i loro elementi; dove non torna, o dove possono cadere sia cavalieri sia elefanti, scegli tu (8.34, chiarimenti c.29 e G28).
    }
brief-enemies = Qui con lui: { $said }.
name-granted_leave = marciare ovunque
name-granted_enter_rome = entrare a Roma con un esercito
name-granted_eight_legions = guidare più di otto legioni
derived-hex = { $id } ({ NAME($province) })
phase_line-cup = Nell'urna: { TEXTS($list) }. Agisce il comandante di cui si estrae il segnalino; a ogni segnalino d'assedio si tira per il logoramento di tutti gli assedi.

## Cards that are drawn

card-side = Fazione
card-printed = { $value } (stampato)
card-ours = { $value } (ricostruito)
card-rank = Rango
card-leads = Legioni che guida bene
card-hex = Esagono
card-size = Grandezza
card-of_size = { $size ->
        [large] grande
        [medium] media
       *[small] piccola
    }
card-worth = Valore di logoramento
card-in_alexander = Nella prima invasione di Alessandro
card-in_thunderbolt = Nella Folgore
card-in_central_italy = Nelle guerre sannitiche
card-in_eagle = Nell'Aquila
card-other =
    { $size ->
        [large] grande
        [medium] media
       *[small] piccola
    }, { $defence }
card-port = Porto
card-of_port = { $port ->
        [major] maggiore
        [secondary] secondario
       *[minor] minore
    }
