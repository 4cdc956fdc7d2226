### Words of Total War: Rome in Italian: actions, questions, events. Names and card texts: names.ftl, cards.ftl.

name-stay = Resta
name-none = Nessuno
name-keep = Tieni
name-swap = Scambia
name-fight = Combatti
name-avoid = Evita la battaglia
name-avoid_or_slip = Evita la battaglia; se no, Sganciamento
name-slip = Carta Sganciamento
name-yes = Sì
name-no = No
name-clockwise = Senso orario
    .il = senso orario
name-anticlockwise = Senso antiorario
    .il = senso antiorario
name-market = Mercato
    .article = il
    .il = il mercato
    .di = del mercato
name-barracks = Caserma
    .article = la
    .gender = f
    .il = la caserma
    .di = della caserma
name-walls = Mura
    .article = le
    .gender = f
    .number = plural
    .il = le mura
    .di = delle mura
name-wonder = Meraviglia antica
    .article = la
    .gender = f
    .il = la meraviglia antica
    .di = della meraviglia antica
name-road = Strada
    .article = la
    .gender = f
    .il = la strada
    .di = della strada
name-enemy = Nemici
    .il = nemici
    .number = plural
name-neutral = Neutrali
    .il = neutrali
    .number = plural
name-friendly = Amici
    .il = amici
    .number = plural
name-ally = Alleati
    .il = alleati
    .number = plural
name-cancel = Annulla
name-hold = Tieni
name-raise = Alza
name-lower = Abbassa
name-early = Presto
name-late = Tardi
name-never = Mai
name-envelop = Tieni per un accerchiamento
name-centre = Combatti al centro
name-alone_in_terrain = Da soli nel terreno
name-with_the_first = Con le prime
name-with_the_last = Con le ultime
name-2 = Generale da 2 stelle
name-3 = Generale da 3 stelle
name-gold = Oro
name-card = Carta
name-cards = Carte
name-agent = Agente
name-to = Destinazione
name-foremost_free = Regioni indipendenti
name-foremost_foreign = Regioni di altre fazioni
name-side = Fazione
name-other = Altra fazione
name-region = Regione
name-regions = Regioni
name-army = Armata
name-navy = Flotta
name-target = Bersaglio
name-improvement = Edificio
name-unit = Carta
name-reroll = Nuovo tiro
name-route = Percorso
name-markers = Segnalini
name-give = Cedi
name-take = Prendi
name-general = Generale
name-generals = Generali
name-allies = Alleati
name-stance = Intenzione
name-first = Chi comincia
name-direction = Direzione
name-blighted = Regione senza tasse
name-calmed = Malcontento da togliere
name-events = Eventi
name-developments = Sviluppi
name-posts = Comandi
name-troops = Truppe
name-free_troops = Coscritti
name-veterans = Veterani
name-improvements = Edifici
name-free_works = Opere pubbliche
name-roads = Strade
name-agents = Agenti
name-unrest = Malcontento
name-hostages = Ostaggi
name-artillery = Artiglieria
name-light = Schermagliatori e artiglieria
name-mounted = Truppe montate
name-rerolls = Nuovi tiri
name-row_1 = Prima riga
name-row_2 = Seconda riga
name-row_3 = Terza riga
name-row_4 = Quarta riga
name-option_length = Durata della partita
name-option_length_short = Breve: 15 punti vittoria
name-option_length_medium = Media: 20 punti vittoria
name-option_length_long = Lunga: 25 punti vittoria
name-option_last_round = Ultimo round
name-option_factions = Fazioni
name-option_factions_by_seat = Nell'ordine dei posti
name-option_factions_random = A sorte
name-option_diplomacy = Diplomazia all'inizio
name-option_diplomacy_neutral = Tutti neutrali
name-option_diplomacy_historical = Come nella storia
name-option_below_zero = Rompere un'alleanza può portare un punteggio sotto 0
name-option_agents_recall = Gli agenti ripartono da casa a ogni round
name-option_bribe_capitals = Le capitali si possono corrompere
name-option_invading = Punti per le invasioni
name-option_invading_any_controller = Contro chiunque controlli la regione d'origine
name-option_invading_home_faction = Solo contro la fazione d'origine
name-option_next_development = Uno sviluppo e quello subito sotto
name-option_next_development_same_basket = Si possono comprare insieme
name-option_next_development_next_round = Si comprano a un round di distanza
name-option_roads = Si costruiscono strade dove si controlla
name-option_roads_one_side = Un lato del confine
name-option_roads_both_sides = Tutti e due i lati del confine
name-option_defence_s = Una S in un tiro di difesa
name-option_defence_s_light_cards = Distrugge schermagliatori o artiglieria
name-option_defence_s_nothing = Non fa nulla
name-option_defence_x = Una X spaiata in un tiro di difesa
name-option_defence_x_pairs = È persa
name-option_defence_x_rounded_up = Distrugge anch'essa una carta
name-option_entering = Un'armata nella regione di una fazione neutrale o amica
name-option_entering_attack = Attacca già entrando
name-option_entering_until_fight = Attacca quando combatte, assalta o conquista
name-option_bribers = L'agente che corrompe un'armata e tira una X
name-option_bribers_live = Si salva
name-option_bribers_die = Muore
name-option_assassins = Il migliore dei due dadi di un sicario
name-option_assassins_x_worst = Teschio, S, faccia vuota, X
name-option_assassins_x_second = Teschio, X, S, faccia vuota
status-enemy =
    { GRAMMAR($sides, "gender") ->
        [f] nemiche
       *[m] nemici
    }
status-neutral = neutrali
status-friendly =
    { GRAMMAR($sides, "gender") ->
        [f] amiche
       *[m] amici
    }
status-ally =
    { GRAMMAR($sides, "gender") ->
        [f] alleate
       *[m] alleati
    }
outcome-final_round =
    Il round finale è concluso.{ $tie ->
        [land] { " " }A parità di PV ({ $points }) decidono le regioni che valgono più oro ({ $land }): { NAMES($winners) }.
        [gold] { " " }A parità di PV ({ $points }) e di regioni decide l'oro in mano ({ $gold }): { NAMES($winners) }.
        [shared] { " " }PV, regioni e oro sono pari: la vittoria è condivisa.
       *[none] { "" }
    }
outcome-last_round =
    L'ultimo round del tavolo è concluso.{ $tie ->
        [land] { " " }A parità di PV ({ $points }) decidono le regioni che valgono più oro ({ $land }): { NAMES($winners) }.
        [gold] { " " }A parità di PV ({ $points }) e di regioni decide l'oro in mano ({ $gold }): { NAMES($winners) }.
        [shared] { " " }PV, regioni e oro sono pari: la vittoria è condivisa.
       *[none] { "" }
    }
reason-economy = Potere economico
reason-glory = Vittoria gloriosa
reason-sea = Vittoria sul mare
reason-advancement = Progresso della fazione
reason-invading = Invasione del nemico
reason-broken = Alleanza rotta
line-troop = { NAME($army) }: { NAME($kind) }, { $cost ->
        [0] gratis
       *[other] { $cost } oro
    }
line-event = { NAME($event) } (al posto di { NAME($action) })
line-general = { NAME($general) }, { $stars }★, { $cost } oro
line-general_with = { NAME($general) }, { $stars }★, { TEXT($trait) }, { $cost } oro
line-post = { NAME($general) } al comando { NAME($army, form: "di") }
line-works = { NAME($region) }: { NAME($what) }, { $cost ->
        [0] gratis
       *[other] { $cost } oro
    }
line-road = Strada { NAME($one) } – { NAME($two) }
line-border = { NAME($one) } – { NAME($two) }
line-price = , { $gold } oro
line-no_price = , gratis
preview-merged = Le tue armate { NAME($region, form: "in") } sarebbero unite; ciò che è di troppo si perde a caso.
preview-trimmed = { NAME($army, form: "il_first") } è troppo grande e perderebbe carte a caso.
preview-too_small = { NAME($army, form: "il_first") } ha meno di due carte principali e sarebbe distrutta.
preview-infighting = { NAME($one, form: "il_first") } e { NAME($two, form: "il") } sono adiacenti: lotte tra tribù.
do-bid = Punta
do-omens = Presagi favorevoli
do-set_order = Stabilisci l'ordine dei turni
do-move_agent = Muovi un agente
do-levy = Tassa d'emergenza
do-treaty = Trattato
do-trade = Commercio
do-spy = Spia
do-protests = Proteste
do-riots = Tumulti
do-rebel_uprising = Insurrezione
do-bribe_army = Corrompi un'armata
do-bribe_region = Corrompi una regione
do-sabotage = Sabotaggio
do-treasury_theft = Furto del tesoro
do-double_agent = Doppio agente
do-sow_distrust = Seminare discordia
do-recruit_mercenary = Ingaggio di mercenari
do-assassinate_general = Assassina un generale
do-assassinate_agent = Assassina un agente
do-agree = Accetta
do-refuse = Rifiuta
do-share = Condividi il rapporto
do-show_cards = Mostra carte
do-show_army = Mostra un'armata
do-keep = Tieni il segreto
do-foil = Sventa l'azione
do-lead_away = Porta via l'armata
do-name_heir = Nomina un successore
do-end_turn = Concludi il turno
do-extra_deed = Rete di informatori
do-relay_riders = Staffette a cavallo
do-hostage_exchange = Scambio di ostaggi
do-festival = Giochi festivi
do-agitate = Agitatori
do-unpaid = Mercenari non pagati
do-storm = Tempesta in mare
do-forced_march = Marcia forzata
do-fair_winds = Venti propizi
do-camp_fever = Febbre da campo
do-plunder = Saccheggio
do-season = Eventi prima delle tasse
do-place_army = Piazza un'armata
do-place_navy = Piazza una flotta
do-march = Marcia
do-betray = Rompi l'alleanza
do-confront = Affronta
do-meet_first = Affronta per prima
do-assault = Assalta
do-subdue = Riporta l'ordine
do-reorganise = Riorganizza armate
do-merge = Unisci armate
do-take_mercenary = Prendi un mercenario
do-move_general = Sposta un generale
do-embark = Imbarca
do-disembark = Sbarca
do-sail = Naviga
do-engage = Attacca una flotta
do-reorganise_navies = Riorganizza flotte
do-lose_cards = Subisci le perdite
do-meet = Affronta l'incontro
do-join_battle = Entra in battaglia
do-accept_help = Di' di chi accetti l'aiuto
do-stand_aside = Resta in disparte
do-withdraw = Ripiega
do-retreat_navy = Ritira la flotta
do-intercept = Intercetta
do-militia = Milizia cittadina
do-conquer = Conquista
do-leave = Vattene
do-spend = Spendi
hint-bid = Iniziativa: aggiungi oro alla tua carta, in segreto; tutto l'oro puntato è perso
hint-omens = Aggiungi 3 al tuo totale per l'iniziativa; la carta è spesa
hint-set_order = Di' chi comincia in questo round e in che senso girano i turni
hint-move_agent = Fino a cinque regioni o aree di mare; per un'azione non serve: l'agente ci va da solo
hint-levy = Scarta carte azione per l'oro nell'angolo
hint-treaty = Presso un agente o una ricca regione d'origine altrui: chiedi un gradino in più; la carta è spesa
hint-trade = Con una fazione non nemica: da 2 a 4 oro subito per tutti e due, una volta per turno con ognuna
hint-spy = Vedi tutte le carte di un'armata di un'altra fazione
hint-protests = Un segnalino malcontento: metà tasse in una regione finché non è tolto
hint-riots = Due segnalini malcontento: niente tasse in una regione finché non sono tolti
hint-rebel_uprising = Gli abitanti di una regione conquistata tirano contro l'armata; se non c'è, la regione è persa
hint-bribe_army = 1 oro a carta e a stella. Dado rosso, Teschio: perde i mercenari e metà del resto, poi la muovi tu
hint-bribe_region = 2 oro a dado di guarnigione, senza armate: un attacco. Dado rosso, Teschio: la regione è tua
hint-sabotage = Dado rosso, Teschio: mercato o caserma distrutti per sempre; X: muore il tuo agente
hint-treasury_theft = Dado rosso, Teschio: prendi metà dell'oro di una fazione; X: muore il tuo agente
hint-double_agent = Un agente altrui torna in patria e in questo round non fa più nulla
hint-sow_distrust = Il rapporto tra una fazione e un amico o alleato scende di un gradino, fino a un trattato
hint-recruit_mercenary = Compra una carta mercenaria per un'armata entro quattro regioni dalla loro
hint-assassinate_general = Dado rosso, Teschio: muore il generale di un'armata; X: muore il tuo agente
hint-assassinate_agent = Due dadi rossi, vale il migliore. Teschio: muore l'agente altrui; X: muore il tuo
hint-agree = Ha effetto subito
hint-refuse = Tutto resta com'è
hint-share = Mostra a un alleato ciò che la tua spia ha visto
hint-show_cards = Mostra a un alleato carte della tua mano; nessun altro lo saprà
hint-show_army = Mostra a un alleato che cosa c'è in una tua armata; nessun altro lo saprà
hint-keep = Tieni per te ciò che la spia ha visto
hint-foil = Rifugio sicuro o Guardia fedele: annulla l'azione
hint-lead_away = Muovi l'armata corrotta
hint-name_heir = Di' quale generale da 2 stelle subentra
hint-end_turn = Ciò che non si è mosso o non ha agito resta dov'è
hint-extra_deed = Carta: un agente può agire una seconda volta in questo round
hint-relay_riders = Carta: un agente si muove di cinque passi in più in questo round
hint-hostage_exchange = Carta: offri a una fazione un gradino in più nel rapporto, senza agente
hint-festival = Carta: togli fino a tre segnalini malcontento dalle tue regioni
hint-agitate = Carta: un segnalino malcontento in una regione altrui senza caserma: metà tasse
hint-unpaid = Carta: un'armata altrui perde un mercenario a caso
hint-storm = Carta: una flotta in mare perde 2 UM e, con un dado, forse una nave
hint-forced_march = Carta: un'armata ha 2 UM in più in questo turno
hint-fair_winds = Carta: una flotta ha 2 UM in più in questo turno
hint-camp_fever = Un'armata lontana da casa subisce due dadi
hint-plunder = Carta: oro, due volte il valore di una regione presa in questo turno
hint-season = Raccolto abbondante, Carestia, Giochi festivi
hint-place_army = Metti un'armata dalla plancia in una tua regione; può marciare subito
hint-place_navy = Metti una flotta in un porto d'origine; può salpare subito
hint-march = Una regione costa 1 UM, un fiume o montagne 1 in più; su strada tre regioni costano 1
hint-betray = Attacca un alleato: −1 PV, diventa nemico, gli altri tuoi amici tornano neutrali
hint-confront = Dai battaglia a un'armata nemica nella regione in cui ti trovi
hint-meet_first = Di' quale di più nemici affronti per primo
hint-assault = Dadi contro la guarnigione dove sta la tua armata: la regione, o perdite; una volta per turno
hint-subdue = Un'armata di almeno quattro carte toglie malcontento, 1 UM a segnalino
hint-reorganise = Sposta carte tra due armate nello stesso luogo
hint-merge = Metti tutta un'armata in un'altra nello stesso luogo
hint-take_mercenary = Di' quale carta mercenaria si unisce gratis
hint-move_general = Dai a un'armata un altro generale; due che guidano armate si scambiano
hint-embark = Prendi un'armata a bordo di una flotta in questo porto
hint-disembark = Sbarca un'armata dalla flotta in un porto
hint-sail = Un'area di mare o un porto costa 1 UM; l'armata a bordo viene con te
hint-engage = Attacca una flotta nella tua area di mare: una battaglia navale
hint-reorganise_navies = Sposta navi tra due flotte
hint-lose_cards = Di' quali carte sono perse
hint-meet = Combatti, evita la battaglia con il dado del generale, o sganciati con una carta
hint-join_battle = Combatti al fianco del tuo alleato, con le carte che offri
hint-accept_help = Una vittoria totale dà un punto a ciascuno che combatte, ogni altra nessuno
hint-stand_aside = Restane fuori
hint-withdraw = Di' dove va l'armata
hint-retreat_navy = Di' dove va la flotta
hint-intercept = Battaglia navale con la flotta che passa; è un attacco e vi rende nemici
hint-militia = La guarnigione tira un dado in più
hint-conquer = Tenta la conquista dove ti trovi
hint-leave = Vai in una regione adiacente
hint-spend = Riempi il tuo paniere, in segreto
action-bid =
    { $gold ->
        [0] Non puntare niente
       *[other] Punta { $gold } oro
    }
action-omens = Gioca { NAME($card) }
action-set_order =
    { GRAMMAR($first, "number") ->
        [plural] Cominciano
       *[singular] Comincia
    } { NAME($first, form: "il") }, { NAME($direction, form: "il") }
action-move_agent = Muovi { NAME($agent, form: "il") } { NAME($to, form: "in") }
action-levy = Incassa { NAMES($cards) }
action-treaty = Trattato con { NAME($side, form: "il") } { NAME($region, form: "in") }
action-trade = Commercio con { NAME($side, form: "il") } { NAME($region, form: "in") }
action-spy = Spia { NAME($army, form: "il") }
action-protests = Proteste { NAME($region, form: "in") }
action-riots = Tumulti { NAME($region, form: "in") }
action-rebel_uprising = Insurrezione { NAME($region, form: "in") }
action-bribe_army = Corrompi { NAME($army, form: "il") }
action-bribe_region = Corrompi { NAME($region, form: "il") }
action-sabotage = Sabota { NAME($improvement, form: "il") } { NAME($region, form: "in") }
action-treasury_theft = Furto del tesoro { NAME($region, form: "in") }
action-double_agent = Doppio agente contro { NAME($target, form: "il") }
action-sow_distrust = Semina discordia tra { NAME($side, form: "il") } e { NAME($other, form: "il") }
action-recruit_mercenary = Ingaggia { NAME($unit) } per { NAME($army, form: "il") }
action-assassinate_general = Assassina il generale { NAME($army, form: "di") }
action-assassinate_agent = Assassina { NAME($target, form: "il") }
action-agree = Accetta
action-refuse = Rifiuta
action-share = Mostra ciò che hai visto { NAME($ally, form: "a") }
action-show_cards = Mostra { NAME($ally, form: "a") } { NAMES($cards) }
action-show_army = Mostra { NAME($ally, form: "a") } { NAME($army, form: "il") }
action-keep = Tieni il segreto
action-foil = Gioca { NAME($card) }
action-lead_away = Porta l'armata { NAME($region, form: "in") }
action-name_heir = { NAME($general) } prende il suo posto
action-end_turn = Concludi il turno
action-extra_deed = Rete di informatori per { NAME($agent, form: "il") }
action-relay_riders = Staffette a cavallo per { NAME($agent, form: "il") }
action-hostage_exchange = Scambio di ostaggi con { NAME($side, form: "il") }
action-festival = Giochi festivi: { NAMES($regions) }
action-agitate = Agitatori { NAME($region, form: "in") }
action-unpaid = Mercenari non pagati: { NAME($army) }
action-storm = Tempesta contro { NAME($navy, form: "il") }
action-forced_march = Marcia forzata: { NAME($army) }
action-fair_winds = Venti propizi per { NAME($navy, form: "il") }
action-camp_fever = Febbre da campo: { NAME($army) }
action-plunder = Saccheggia { NAME($region, form: "il") }
action-season = { $cards_count ->
        [0] Non giocare eventi
       *[other] Eventi: { NAMES($cards) }
    }
action-place_army = Piazza { NAME($army, form: "il") } { NAME($region, form: "in") }
action-place_navy = Piazza { NAME($navy, form: "il") } { NAME($region, form: "in") }
action-march =
    Marcia { NAME($army, form: "di") } { $through_count ->
        [one] attraverso { NAMES($through, form: "il") } fino { NAME($goal, form: "a") }
        [other] attraverso { NAMES($through, form: "il") } fino { NAME($goal, form: "a") }
       *[0] verso { NAMES($route, form: "il") }
    }
action-betray = Attacca l'alleato { NAME($region, form: "in") } con { NAME($army, form: "il") }
action-confront = Affronta { NAME($enemy, form: "il") } con { NAME($army, form: "il") }
action-meet_first = Affronta per prima { NAME($enemy, form: "il") }
action-assault = Assalta con { NAME($army, form: "il") }
action-subdue =
    Riporta l'ordine con { NAME($army, form: "il") }: { $markers ->
        [one] { $markers } segnalino
       *[other] { $markers } segnalini
    }
action-reorganise = Riorganizza { NAME($army, form: "il") } e { NAME($other, form: "il") }
action-merge = Unisci { NAME($army, form: "il") } { NAME($other, form: "a") }
action-take_mercenary = { NAME($unit) } si unisce gratis
action-move_general = { NAME($general) } al comando { NAME($army, form: "di") }
action-embark = Imbarca { NAME($army, form: "il") } { NAME($navy, form: "su") }
action-disembark = Sbarca { NAME($army, form: "il") } { NAME($region, form: "in") }
action-sail =
    Rotta { NAME($navy, form: "di") } { $through_count ->
        [one] attraverso { NAMES($through, form: "il") } fino { NAME($goal, form: "a") }
        [other] attraverso { NAMES($through, form: "il") } fino { NAME($goal, form: "a") }
       *[0] verso { NAMES($route, form: "il") }
    }
action-engage = Attacca { NAME($enemy, form: "il") } con { NAME($navy, form: "il") }
action-reorganise_navies = Riorganizza { NAME($navy, form: "il") } e { NAME($other, form: "il") }
action-lose_cards = Perdi { KINDS($cards) }
action-meet = { NAME($stance) }, verso { NAME($to, form: "il") }
action-meet_fight = Combatti
action-join_battle = Entra in battaglia
action-accept_help = Accetta l'aiuto di { NAMES($allies) }
action-stand_aside = Resta in disparte
action-withdraw = Ripiega { NAME($to, form: "in") }
action-retreat_navy = Ritira la flotta { NAME($to, form: "in") }
action-intercept = Intercetta con { NAME($navy, form: "il") }
action-militia = Gioca { NAME($card) }
action-conquer = Tenta la conquista
action-leave = Vai { NAME($to, form: "in") }
action-spend =
    { $lines ->
        [0] Non comprare niente
        [one] Spendi oro: { $lines } acquisto
       *[other] Spendi oro: { $lines } acquisti
    }
subject-foil =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] agiscono
       *[singular] agisce
    } contro di te: { NAME($agent) }, { TEXT($what) } ({ COMMAS($on) }). Sventi l'azione?
subject-militia = { NAME($army, form: "il_first") } assalta { NAME($region, form: "il") }. Giochi Milizia cittadina?
subject-proposal =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] propongono
       *[singular] propone
    } che diventiate { TEXT($said) }. Accetti?
consent-agree_proposal = Accetta: { TEXT($said) } con { NAME($side, form: "il") }
consent-refuse_proposal = Rifiuta: con { NAME($side, form: "il") } tutto resta com'è
consent-agree_passage = Accetta: { NAME($army) } passa { NAME($region, form: "in") }
consent-refuse_passage = Rifiuta: { NAME($army) } non passa { NAME($region, form: "in") }
consent-agree_refuge = Accetta: { NAME($army) } si rifugia { NAME($region, form: "in") }
consent-refuse_refuge = Rifiuta: niente rifugio per { NAME($army, form: "il") } { NAME($region, form: "in") }
consent-agree_boarding = Accetta: { NAME($army) } sale a bordo { NAME($navy, form: "di") }
consent-refuse_boarding = Rifiuta: { NAME($army) } resta a terra
number-bid =
    { $count ->
        [0] Non puntare niente
        [one] Punta { $count } moneta d'oro
       *[other] Punta { $count } monete d'oro
    }
counted-gold = { $count } { $count ->
        [one] moneta d'oro
       *[other] monete d'oro
    }
counted-elephants = { $count } { $count ->
        [one] carta elefante
       *[other] carte elefante
    }
counted-markers = { $count } { $count ->
        [one] segnalino malcontento
       *[other] segnalini malcontento
    }
subject-stranded = { NAME($army, form: "il_first") } è nella terra di un ex alleato. La conquista, o se ne va?
subject-losses =
    { NAME($army, form: "il_first") } perde { $kills ->
        [one] { $kills } carta. Quale?
       *[other] { $kills } carte. Quali?
    }
subject-losses_light =
    { NAME($army, form: "il_first") } perde { $light ->
        [one] { $light } carta tra schermagliatori e artiglieria. Quale?
       *[other] { $light } carte tra schermagliatori e artiglieria. Quali?
    }
subject-losses_both =
    { NAME($army, form: "il_first") } perde { $kills ->
        [one] { $kills } carta di qualunque tipo
       *[other] { $kills } carte di qualunque tipo
    }, e { $light } tra schermagliatori e artiglieria. Quali?
subject-meeting = { NAME($own, form: "il_first") } incontra { NAME($enemy, form: "il") } { NAME($region, form: "in") }. Combatti, o eviti la battaglia?
subject-helpers = Ti offrono aiuto: { TEXTS($offers) }. Una vittoria totale dà allora un punto a testa, ogni altra nessuno. Di chi accetti l'aiuto?
subject-withdrawal = { NAME($army, form: "il_first") } deve ripiegare: ha perso la battaglia, o ha attaccato senza vincerla. Dove va?
subject-passage = { NAME($army, form: "il_first") } chiede di passare { NAME($region, form: "in") }. Accetti?
subject-refuge = { NAME($army, form: "il_first") } chiede rifugio { NAME($region, form: "in") }. Accetti?
subject-elsewhere = { NAME($army, form: "il_first") } lì non è accolta. Dove va, allora?
subject-boarding = { NAME($army, form: "il_first") } chiede di salire a bordo { NAME($navy, form: "di") }. Accetti?
subject-intercept = { NAME($navy, form: "il_first") } passa al largo. La intercetti?
subject-retreat = { NAME($navy, form: "il_first") } deve ritirarsi: chi perde una battaglia navale se ne va, e in caso di pareggio chi ha attaccato. Dove va?
subject-meet_first = { NAME($mover, form: "il_first") } trova più nemici. Chi affronta per primo?
subject-heir = Il generale { NAME($army, form: "di") } è stato ucciso. Quale generale da 2 stelle prende il suo posto?
subject-annexed = { NAME($region) } si unisce a te spontaneamente. Quale carta mercenaria prende { NAME($army, form: "il") }, senza pagare?
prompt-initiative_phase-bid = Quanto oro aggiungi alla tua carta iniziativa?
prompt-initiative_phase-omens = Le carte iniziativa sono rivelate. Presagi favorevoli?
prompt-initiative_phase-order = Hai l'iniziativa. Chi comincia, e in che senso si gira?
prompt-agent_turn-start = I tuoi agenti: che cosa fanno?
prompt-agent_turn-any_time = Hai un evento che si può giocare ora.
prompt-agent_deed-foil = Un agente agisce contro di te. Sventi l'azione?
prompt-proposal-start = Ti propongono un trattato. Accetti?
prompt-spy_report-start = La tua spia ha visto l'armata. La mostri a un alleato?
prompt-guide-start = Dove porti l'armata corrotta?
prompt-losses-choose = Quali carte perde l'armata?
prompt-taxation_phase-season = Ora si riscuotono le tasse. Giochi prima un evento?
prompt-campaign_turn-start = La tua campagna: che cosa fai?
prompt-campaign_turn-any_time = Hai un evento che si può giocare ora.
prompt-advance-leave = Un alleato chiede di passare. Accetti?
prompt-meeting-stances = Due armate si incontrano. Combatti, o eviti la battaglia?
prompt-meeting-helpers = Alleati ti offrono aiuto. Di chi lo accetti?
prompt-flight-leave = Un alleato chiede rifugio. Accetti?
prompt-flight-elsewhere = L'alleato rifiuta. Dove va, allora, l'armata?
prompt-withdrawal-choose = Dove ripiega l'armata?
prompt-assault_roll-militia = La tua guarnigione è assaltata. Milizia cittadina?
prompt-voyage-intercept = Una flotta entra nell'area di mare accanto alla tua. La intercetti?
prompt-sea_fight-choose = Dove si ritira la flotta?
prompt-advance-first = Ci sono più nemici. Chi affronti per primo?
prompt-stranded-first = Ci sono più nemici. Chi affronti per primo?
prompt-voyage-first = Ci sono più nemici. Chi affronti per primo?
prompt-agent_deed-heir = Il tuo generale è stato ucciso. Chi prende il suo posto?
prompt-conquest-annexed = Quale carta mercenaria si unisce gratis?
prompt-stranded-choose = L'alleanza è rotta: conquisti, o te ne vai?
prompt-spending_phase-baskets = Riempi il tuo paniere. Resta segreto finché tutti non hanno sigillato il loro.
asked-initiative_phase-bid = per puntare sull'iniziativa
asked-initiative_phase-omens = alla rivelazione dell'iniziativa
asked-initiative_phase-order = per l'ordine dei turni
asked-agent_turn-start = per il turno degli agenti
asked-agent_deed-foil = all'azione di un agente
asked-proposal-start = per rispondere a un trattato
asked-spy_report-start = per dire se un alleato può vedere
asked-guide-start = per portare via un'armata corrotta
asked-losses-choose = per scegliere le perdite
asked-taxation_phase-season = per gli eventi prima delle tasse
asked-campaign_turn-start = per la campagna
asked-advance-leave = per rispondere a un alleato
asked-meeting-stances = per l'incontro di due armate
asked-meeting-helpers = per accettare o no l'aiuto di un alleato
asked-flight-leave = per rispondere a un alleato
asked-flight-elsewhere = per scegliere un altro rifugio
asked-withdrawal-choose = per ripiegare
asked-assault_roll-militia = a un assalto
asked-voyage-intercept = al passaggio di una flotta
asked-sea_fight-choose = per la ritirata in mare
asked-advance-first = per dire chi affrontare per primo
asked-stranded-first = per dire chi affrontare per primo
asked-voyage-first = per dire chi affrontare per primo
asked-agent_deed-heir = per nominare il successore di un generale
asked-conquest-annexed = per prendere un mercenario gratis
asked-stranded-choose = per conquistare o andarsene
asked-spending_phase-baskets = per i panieri
asked-land_battle-prepare = per preparare la battaglia
asked-land_battle-spare = per le truppe montate libere
asked-land_battle-spoils = per raccogliere i frutti della vittoria
asked-combat_deployment-deploy = per schierare
asked-combat_deployment-deploy_alone = per schierare
asked-combat_deployment-redeploy = per rispondere a ciò che una rivelazione ha mostrato
asked-unopposed_attack-start = per attaccare ciò che nessuno difende
asked-naval_battle-losses = per indicare le navi perse
event-victory_points = { NAME($side) }: { $points } PV per { TEXT($why) } (ora { $total }).
event-final_round = **{ NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] hanno
       *[singular] ha
    } { $points } punti vittoria: questo è il round finale.**
event-card_played_event =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] giocano
       *[singular] gioca
    } l'evento **{ NAME($what) }**.
event-card_played_levy =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] incassano
       *[singular] incassa
    } { NAME($card) }.
event-round_begins = **Round { $round }.**
event-reply_returned = Un'altra risposta è arrivata prima: la tua non è stata eseguita, e nessuno lo saprà.
event-initiative_card = La tua carta iniziativa: { $number }.
event-bids_revealed = Iniziativa: { TEXTS($shown) }.
event-bid_shown = { NAME($side) } { $card } + { $bid } oro = **{ $total }**
event-omens_played =
    Presagi favorevoli: { NAME($side, form: "il") } { GRAMMAR($side, "number") ->
        [plural] aggiungono
       *[singular] aggiunge
    } { $bonus }.
event-initiative_won =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] hanno
       *[singular] ha
    } l'iniziativa con { $total }.
event-order_set = Ordine dei turni: { ARROWS($order) }.
event-cards_dealt =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] ricevono
       *[singular] riceve
    } { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-cards_dealt_own = Ricevi { NAMES($cards) }.
event-status_changed = { NAME($a, form: "il_first") } e { NAME($b, form: "il") } ora sono { TEXT($said) }.
event-alliance_broken = **{ NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] rompono
       *[singular] rompe
    } l'alleanza con { NAME($victim, form: "il") }.**
event-agent_moved = { NAME($agent, form: "il_first") } va { NAME($to, form: "in") }.
event-deed_declared = { NAME($agent, form: "il_first") } agisce: **{ TEXT($what) }** ({ COMMAS($on) }).
event-deed_foiled =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] sventano
       *[singular] sventa
    } l'azione con { NAME($card) }.
event-rolled =
    🎲 { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] tirano
       *[singular] tira
    } per { TEXT($what) }: { ROW($dice) }.
event-agent_lost = { NAME($agent, form: "il_first") } è perduto.
event-agent_sent_home = { NAME($agent, form: "il_first") } è rimandato { NAME($to, form: "in") }.
event-gold_stolen =
    { NAME($to, form: "il_first") } { GRAMMAR($to, "number") ->
        [plural] rubano
       *[singular] ruba
    } { $gold } oro { NAME($frm, form: "a") }.
event-gold_wonder =
    { NAME($to, form: "il_first") } { GRAMMAR($to, "number") ->
        [plural] ricevono
       *[singular] riceve
    } { $gold } oro { NAME($frm, form: "da") } grazie a una Meraviglia antica.
event-gold_moved =
    { NAME($frm, form: "il_first") } { GRAMMAR($frm, "number") ->
        [plural] pagano
       *[singular] paga
    } { $gold } oro { NAME($to, form: "a") }.
event-gold_gained =
    { NAME($to, form: "il_first") } { GRAMMAR($to, "number") ->
        [plural] ricevono
       *[singular] riceve
    } { $gold } oro.
event-gold_spent =
    { NAME($frm, form: "il_first") } { GRAMMAR($frm, "number") ->
        [plural] spendono
       *[singular] spende
    } { $gold } oro.
event-traded =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] guadagnano
       *[singular] guadagna
    } { $gold } oro, { NAME($other, form: "il") } { $theirs }.
event-cards_shown =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] mostrano
       *[singular] mostra
    } { NAME($ally, form: "a") } { NAMES($cards) }. Nessun altro lo sa.
event-army_shown =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] mostrano
       *[singular] mostra
    } { NAME($ally, form: "a") } { NAME($army, form: "il") }: { KINDS($cards) }. Nessun altro lo sa.
event-army_seen =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] hanno
       *[singular] ha
    } visto { NAME($army, form: "il") }.
event-army_seen_own = { NAME($army) }: { NAMES($cards) }.
event-unrest_placed = Il malcontento { NAME($region, form: "in") } ora è { $total }.
event-region_taken = **Ora { NAME($region, form: "il") } { GRAMMAR($region, "number") ->
        [plural] appartengono
       *[singular] appartiene
    } { NAME($owner, form: "a") }.**
event-region_taken_from = **{ NAME($owner, form: "il_first") } { GRAMMAR($owner, "number") ->
        [plural] tolgono
       *[singular] toglie
    } { NAME($region, form: "il") } { NAME($before, form: "a") }{ $how ->
        [bribe] { " " }con la corruzione
        [uprising] { " " }con un'insurrezione
       *[other] { "" }
    }.**
event-region_freed = **{ NAME($region) }: ora indipendente.**
event-region_freed_from = **{ NAME($region, form: "il_first") } si { GRAMMAR($region, "number") ->
        [plural] liberano { NAME($before, form: "da") } e sono indipendenti
       *[singular] libera { NAME($before, form: "da") } ed è indipendente
    }.**
event-improvement_lost = { NAME($region, form: "il_first") }{ $why ->
        [siege] , sotto assedio,
       *[other] { "" }
    } { GRAMMAR($region, "number") ->
        [plural] perdono
       *[singular] perde
    } { NAME($what, form: "il") }.
event-proposal_answered =
    { NAME($other, form: "il_first") } { GRAMMAR($other, "number") ->
        [plural] rifiutano
       *[singular] rifiuta
    } il trattato con { NAME($side, form: "il") }.
event-proposal_agreed =
    { NAME($other, form: "il_first") } { GRAMMAR($other, "number") ->
        [plural] accettano
       *[singular] accetta
    } il trattato con { NAME($side, form: "il") }.
event-turn_ends =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] concludono il loro
       *[singular] conclude il suo
    } turno.
event-tax_raised =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] incassano
       *[singular] incassa
    } { $total } oro: { $regions } dalle regioni{ $markets ->
        [0] { "" }
       *[other] , { $markets } dai mercati
    }{ $bonus ->
        [0] { "" }
       *[other] , { $bonus } da sviluppi ed eventi
    }{ $wonders ->
        [0] { "" }
       *[other] , { $wonders } dalle meraviglie
    }{ TEXT($less) }.
event-tax_raised_alone =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] incassano
       *[singular] incassa
    } { $total } oro dalle { GRAMMAR($side, "number") ->
        [plural] loro
       *[singular] sue
    } regioni{ TEXT($less) }.
event-tax_missing = , tolti { $missing } per { $why ->
        [siege] l'assedio { NAMES($besieged, form: "di") }
        [both] il malcontento { NAMES($unrest, form: "in") } e l'assedio { NAMES($besieged, form: "di") }
       *[unrest] il malcontento { NAMES($unrest, form: "in") }
    }
event-region_blighted = Carestia { NAME($region, form: "in") }: niente tasse.
event-region_blighted_by = { NAME($by, form: "il_first") } { GRAMMAR($by, "number") ->
        [plural] giocano
       *[singular] gioca
    } Carestia { NAME($region, form: "in") }: niente tasse.
event-bought =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] comprano
       *[singular] compra
    }: { NAME($what) } ({ TEXT($where) }).
event-bought_things =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] comprano
       *[singular] compra
    }: { NAME($what) } ({ KINDS($places) }){ TEXT($cost) }.
event-bought_generals =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] comprano
       *[singular] compra
    }: { KINDS($places) }{ TEXT($cost) }.
event-bought_roads =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] costruiscono
       *[singular] costruisce
    } { $count ->
        [one] { $count } strada
       *[other] { $count } strade
    } ({ TEXTS($roads) }){ TEXT($cost) }.
event-bought_calm =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] tolgono
       *[singular] toglie
    } { $count ->
        [one] { $count } segnalino malcontento
       *[other] { $count } segnalini malcontento
    } ({ KINDS($places) }){ TEXT($cost) }.
event-bought_veterans =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] promuovono
       *[singular] promuove
    } a veterani { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } ({ KINDS($places) }){ TEXT($cost) }.
event-developed =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] sviluppano
       *[singular] sviluppa
    } { NAME($development) }{ TEXT($cost) }.
event-line_struck = { NAME($side) }: una strada ({ TEXT($road) }) non si può più avere; rimborso: { $refund } oro.
event-line_struck_card = { NAME($side) }: una carta mercenaria non si può più avere; rimborso: { $refund } oro.
event-recruited =
    { NAME($owner) }: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } per { NAME($army, form: "il") }{ TEXT($cost) }.
event-recruited_ships =
    { NAME($owner) }: { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    } per { NAME($army, form: "il") }{ TEXT($cost) }.
event-recruited_hired =
    { NAME($owner) }: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } per { NAME($army, form: "il") }, tra cui { KINDS($kinds) }{ TEXT($cost) }.
event-recruited_own = { NAME($army, form: "il_first") } riceve { KINDS($kinds) }{ TEXT($cost) }.
event-cards_lost =
    { NAME($army, form: "il_first") } perde { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-cards_lost_hired =
    { NAME($army, form: "il_first") } perde { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }, tra cui { KINDS($cards) }.
event-cards_lost_own = { NAME($army, form: "il_first") } perde { KINDS($cards) }.
event-army_unscathed = { NAME($army, form: "il_first") } non perde nulla: non ha schermagliatori né artiglieria che una S possa colpire.
event-army_destroyed = **{ NAME($army, form: "il_first") } è distrutta.**
event-navy_destroyed = **{ NAME($navy, form: "il_first") } è perduta.**
event-general_changed = { NAME($general) } ora comanda { NAME($army, form: "il") }, al posto di { NAME($before) }.
event-general_takes = { NAME($general) } prende il comando { NAME($army, form: "di") }.
event-general_lost = { NAME($army, form: "il_first") } ha perso { NAME($before) } ed è senza generale.
event-mercenary_joined = Una carta mercenaria si unisce { NAME($army, form: "a") }.
event-mercenary_joined_own = { NAME($unit) }: nuova carta { NAME($army, form: "di") }.
event-army_placed = { NAME($army, form: "il_first") } è piazzata { NAME($to, form: "in") }.
event-army_moved = { NAME($army, form: "il_first") } va { NAME($to, form: "in") }.
event-army_embarked = { NAME($army, form: "il_first") } sale a bordo { NAME($to, form: "di") }.
event-army_landed = { NAME($army, form: "il_first") } sbarca { NAME($to, form: "in") }.
event-navy_battered = Una tempesta colpisce { NAME($navy, form: "il") }.
event-ships_lost =
    { NAME($navy, form: "il_first") } perde { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }.
event-ships_lost_own = { NAME($navy, form: "il_first") } perde { KINDS($ships) }.
event-assault_taken = **{ NAME($army, form: "il_first") } prende { NAME($region, form: "il") }.**
event-assault_ends = Fallisce l'assalto { NAME($army, form: "di") } { NAME($region, form: "in") }.
event-armies_meet = { NAME($active, form: "il_first") } incontra { NAME($passive, form: "il") } { NAME($region, form: "in") }.
event-battle_avoided = { NAME($army, form: "il_first") } evita la battaglia.
event-help_accepted =
    { NAME($ally, form: "il_first") } { GRAMMAR($ally, "number") ->
        [plural] combattono
       *[singular] combatte
    } al fianco { NAME($side, form: "di") }.
event-help_declined =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] rifiutano
       *[singular] rifiuta
    } l'aiuto { NAME($ally, form: "di") }.
event-passage_answered =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] negano
       *[singular] nega
    } { NAME($army, form: "a") } il passaggio { NAME($region, form: "in") }.
event-boarding_answered =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] rifiutano
       *[singular] rifiuta
    } di prendere { NAME($army, form: "il") } a bordo { NAME($region, form: "di") }.
event-boarding_agreed =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] accettano
       *[singular] accetta
    } di prendere { NAME($army, form: "il") } a bordo { NAME($region, form: "di") }.
event-passage_agreed =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] lasciano
       *[singular] lascia
    } passare { NAME($army, form: "il") } { NAME($region, form: "in") }.
event-refuge_answered =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] negano
       *[singular] nega
    } rifugio { NAME($army, form: "a") } { NAME($region, form: "in") }.
event-refuge_agreed =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] danno
       *[singular] dà
    } rifugio { NAME($army, form: "a") } { NAME($region, form: "in") }.
event-helpers_stand_aside = { NAME($one, form: "il_first") } e { NAME($other, form: "il") } si sono unite a parti opposte { NAME($region, form: "in") }: sono di alleati, e restano tutte e due in disparte.
event-navy_placed = { NAME($navy, form: "il_first") } è piazzata in porto { NAME($to, form: "in") }.
event-navy_moved = { NAME($navy, form: "il_first") } entra { NAME($to, form: "in") }.
event-navy_docked = { NAME($navy, form: "il_first") } entra in porto { NAME($to, form: "in") }.
event-reorganised = Passano carte tra { NAME($one, form: "il") } e { NAME($other, form: "il") }.
event-armies_merged = { NAME($army, form: "il_first") } si unisce { NAME($other, form: "a") }.
roll-defence = la difesa degli abitanti
roll-garrison = la guarnigione
roll-assault = l'assalto
roll-avoid = evitare la battaglia
roll-catch = agganciare il nemico
roll-uprising = l'insurrezione
roll-bodyguard = la guardia del corpo
roll-bribe_army = la corruzione
roll-bribe_region = la corruzione
roll-sabotage = il sabotaggio
roll-treasury_theft = il furto
roll-assassinate_general = l'assassinio
roll-assassinate_agent = l'assassinio
roll-camp_fever = la febbre da campo
roll-infighting = le lotte tra tribù
roll-storm = la tempesta
leg-cost = { $cost } UM
