### What the panel, the lobby, hands and slash options say.

name-near_latium = Lazio
name-near_etruria = Etruria
name-near_strait = Stretto di Messina

name-alliances = Alleanze
name-along = Al seguito
    .ask = chi va con lui
name-army = Esercito
    .ask = quale esercito
name-avoid = Evita la battaglia
name-avoid_card = Carta per la traversata
name-avoid_by = Carta con cui riesce
name-avoid_mercenaries = Mercenari tra chi evita la battaglia
name-intercept_mercenaries = Mercenari tra chi intercetta
name-avoid_cu = UC che evitano la battaglia
name-avoid_with = Comandanti che evitano la battaglia
name-before = Prima di
name-bribe = Corruzione
name-card = Carta
name-cards = Carte
name-cost = Tre punti del tuo sostegno come prezzo
name-event = Evento
name-first = Chi per primo
name-goal = Destinazione
    .ask = dove andare
name-fleet = Navi di Cartagine
name-help = Carte in aiuto
name-inside = Dentro le mura
name-inside_with = Comandanti dentro le mura
name-intercept = Intercetta
    .ask = chi intercetta, e con quante UC
name-join = Unisciti
    .ask = se si unisce
name-keep = Tieni
    .ask = quali comandanti restano
name-larger = Rapporto di forze
name-leader = Comandante
name-leaders = Comandanti
name-markers = Segnalini
name-order = Ordine
name-pay = Paga
name-points = Punti
    .ask = dove vanno i punti
name-power = Potenza
    .ask = quale potenza
name-powers = Potenze
    .ask = quali potenze
name-route = Percorso
    .ask = dove andare
name-sides = Fazioni
name-sieges = Assedi
name-space = Spazio
name-targets = Bersagli
    .ask = su che cosa agisce
name-to = A chi
name-units = Unità
name-manned = Dove hai truppe
name-unmanned = Dove non ne hai ancora
name-where = Dove

whether-yes_join = Partecipa all'attacco
whether-no_join = Resta dentro
counted-cu = { $count } UC
counted-avoid_cu = { $count } UC che evitano
counted-inside =
    { $count ->
        [0] Nessuna UC dentro le mura
       *[other] { $count } UC dentro le mura
    }

hint-stir_unrest = Oltre alla tua carta, una volta per round: +1 malcontento nelle terre di Cartagine
hint-activate_non_player = Oltre alla tua carta: una potenza non giocante agisce come con un 3
hint-alliance = Due potenze sono alleate fino alla fine del turno
hint-besiege = Un comandante con tre UC davanti a una città o tribù tira sulla tabella d'assedio
hint-break_alliance = Rinuncia a tre punti del tuo sostegno e liberati di un alleato
hint-call_on_carthage = Con il trattato qualsiasi 3 fa agire Cartagine per te
hint-found_colony = Un esercito romano cede una UC, e il suo spazio diventa una città murata
hint-go_inside = Al massimo tre UC battute si rifugiano nella loro città
hint-join_relief = Chi è dentro una città assediata si unisce a un attacco agli assedianti
hint-leave_support = I punti vanno persi
hint-leave_minors = I comandanti minori restano, e l'azione è finita
hint-let_rest = La potenza non fa nulla; la carta è spesa
hint-loot = Cinque segnalini bottino; la città diventa indipendente
hint-offer_alliance = Offri alla potenza di un altro un'alleanza fino alla fine del turno
hint-respond = Gioca ora una carta della tua mano
hint-retreat_to = Lo spazio amico più vicino; gli spazi nemici per strada costano UC
hint-share_losses = Quante delle UC perse sono quelle dentro la città
hint-solidarity = Un segnalino bottino libera uno spazio patrio gallico
hint-spend_support = Indebolisci le città della potenza battuta o rafforza le tue, un punto alla volta
hint-take_over = La città è tua, con lealtà 1

hand-of_side = {"**"}{ NAME($side) }** ({ $count ->
        [one] { $count } carta
       *[other] { $count } carte
    })
hand-alike = { $count ->
        [one] { "" }
       *[other] { $count } ×{" "}
    }{"**"}{ NAME($card) }** ({ $value })
hand-side = { NAME($side) } ({ $count }): { $cards }
hand-line_of_sides = -# { $said }
hand-drawn_npa = Oltre alla tua carta agisce una potenza che nessuno gioca, come con un 3.
hand-drawn_desperate_times = Tra due turni: agisci come con un 3, cambia carte o cerca un evento.
hand-by_value_drawn = Conta solo per il suo valore.
hand-named = { $count ->
        [one] { NAME($card) }
       *[other] { $count } × { NAME($card) }
    }
hand-card =
    { $count ->
        [one] { "" }
       *[other] { $count } ×{" "}
    }{"**"}{ NAME($card) }** ({ $value }{ $response ->
        [True] , risposta
       *[other] { "" }
    }{ $edition ->
        [five] , in cinque giocatori
        [fewer] , fino a quattro giocatori
       *[other] { "" }
    }{ $later ->
        [True] , solo per il valore
       *[other] { "" }
    }): { TEXT($said) }{ $remove ->
        [True] { " " }Giocata come evento lascia il gioco.
       *[other] { "" }
    }

status-turn =
    {"**"}Turno { $turn } di { $last }**{ $round ->
        [0] { "" }
       *[other] , round { $round }
    } · { TEXT($phase) }{ $level }
status-level = { " " }· vince subito: { $level } PV
status-side =
    { $emblem } **{ NAME($side) }** ({ SEAT($seat) }): **{ $vp } PV**{ $stands } · { $cu } UC · { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } · Tempi disperati: { $desperate }
status-out = { $emblem } **{ NAME($side) }** ({ SEAT($seat) }): fuori dal gioco, { $vp } PV
status-alliances = Alleati: { $pairs }
status-pair = { NAME($one) } { NAME($other, form: "e") }
status-plunder =
    Bottino { NAME($power, form: "di") }: { $count } di { $spaces ->
        [one] { $spaces } casella
       *[other] { $spaces } caselle
    }
status-sieges = 🏰 { TEXTS($sieges) }
status-siege = assedio { NAME($besieger, form: "di") } { NAME($space, form: "in") } ({ $level } di { $needed })
status-stands = , per ora { $change }
together-said = {"**"}Insieme{"**"}, ed è questo che decide: { $parts }
together-part = { $emblems } { SEAT($seat) } **{ $vp } PV**
status-winners = Vittoria: { NAMES($sides) }
points-said = { $points } PV

# Phases, as the panel says them

phase-setup = Preparazione
phase-draw = Fase di pesca
phase-first = Chi inizia
phase-action = Fase delle azioni
phase-attrition = Logoramento e resa
phase-scoring = Conteggio
phase-renewal = Rinnovo delle alleanze
phase-reinforcement = Rinforzi
phase-over = La partita è finita
phase-surrender = Fase di resa

# Kinds of cards

kind-campaign = Campagna
kind-npa = Neutrale
kind-event = Evento
kind-response = Risposta
kind-desperate_times = Disperata

# Sections of the slash commands

section-army = Eserciti: marce, campagne, assedi, colonie
section-react = Quando entra qualcuno: entrare in città, evitare, intercettare
section-battle = Battaglie, ritirate e che cosa ne ricava chi vince
section-ally = Alleanze e potenze non giocanti
section-phase = Le fasi di un turno
section-card = Carte: eventi, sostegno, Tempi disperati

# Beside options

note-card = valore { $value }{ $reshuffles ->
        [True] , rimescola il tuo mazzo
       *[other] { "" }
    }: { $said }
note-card_by_value = valore { $value }, solo per il valore
note-leader = iniziativa { $initiative }, tattica { $tactics }
note-leader_at = { $figures } · { $inside ->
        [yes] dentro { NAME($space, form: "il") }
       *[no] { NAME($space) }
    }, { $cu } UC
note-held = { NAME($power) }{ $loyalty ->
        [0] { "" }
       *[other] { " " }· lealtà { $loyalty }
    }
note-stack = { NAME($power) } { $cu } UC
note-siege = sotto assedio, { $level } di { $needed }
note-victory = spazio vittoria
note-and_victory = , uno spazio vittoria
note-lowers = { NAME($power) }: lealtà { $loyalty }, una in meno
note-frees = { NAME($power) }: si stacca
note-raises = { NAME($power) }: lealtà { $loyalty }, una in più
note-takes = { NAME($power) }: diventa tuo
note-nobody_there = ancora nessuno qui
note-mercenaries =
    { $mercenaries ->
        [one] { $mercenaries } mercenario
       *[other] { $mercenaries } mercenari
    } su { $cu } UC
note-army = { $cu } UC{ $led ->
        [yes] { " " }agli ordini { NAME($leader, form: "di") }
       *[no] , nessun comandante
    }
note-side = { $vp } PV, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
note-not_played = nessuno li gioca; nelle fasi decidono { NAME($side, form: "il") }, che hanno meno punti

# Buttons that open a question whose answer may be one of several actions

button-player_turn-menu = Agisci
button-turns-reaction_plan = Le mie reazioni
button-turns-announce = Annuncia Tempi disperati
button-turns-last_chance = Tempi disperati
button-round-contest = Tempi disperati
button-campaign-start = La mia Campagna
button-fleet_sails-start = La flotta
button-march-on = In marcia
button-march-answer = Battaglia o no
button-march-coordinate = Una forza d'aggiramento
button-march-contest = Contrasta la traversata
button-march-avoid_contest = Contrasta la traversata
button-march-refuse_contest = Contrasta la traversata
button-retreat-contest = Contrasta la traversata
button-march-lend = Presta navi
button-march-avoid_lend = Presta navi
button-retreat-lend = Presta navi
button-non_player_action-start = Agisci per un'altra potenza
button-non_player_action-minors = Disponi i comandanti minori
button-politics-start = Spendi sostegno
button-falls-loot = Saccheggiare o no

# What stands above questions

brief-battle_dice = -# { NAME($power, form: "il_first") } tirano { $rolled } dadi{ $kept ->
        [3] {" "}e tengono i { $kept } migliori.
       *[other] {" "}e li sommano tutti.
    }
brief-battle_before = -# { $even ->
        [yes] Nessuna delle due parti ha modificatori:
       *[no] { NAME($attacker, form: "il_first") }, che attaccano, hanno { $edge } rispetto { NAME($defender, form: "a") }:
    } per come stanno le cose { NAME($attacker, form: "il") } vincono { $chance } volte su 100, { NAME($defender, form: "il") } { $rest }.
brief-event = -# { $said }
brief-alliance = -# Fino alla fine del turno non vi combattete e attraversate la terra l'uno dell'altro. Chi la rompe perde tre punti sostegno.
brief-battle_after = -# Attacco { DICE($dice) }, difesa { DICE($others) }: per come stanno le cose vincono { NAME($winner, form: "il") }{ $margin ->
        [0] { "" }, perché la parità è di chi difende.
       *[other] { "" } con { $margin } di vantaggio.
    }

# What stands above lists

name-place = Dove
name-role = Comando
name-city = Città
name-price = Chi paga
name-part_place_cu = Dove arrivano UC
name-part_bring_minor = Chi le guida
name-part_remove_cu = UC che pagano
name-part_take_cu = UC da togliere
name-revolt_at = Dove si mettono i ribelli
name-revolt_from = Quali mercenari si rivoltano
name-part_leave_kin = Quali UC cambiano parte
name-part_attrition = Quale esercito
name-part_add_support = Sostegno da aggiungere
name-part_remove_support = Sostegno da togliere
name-part_set_loyalty = Quale città
name-part_convert = Quale spazio
name-part_found_colony = Dove
name-part_siege_points = Quale assedio
name-part_end_alliance = Quale alleanza
name-part_discard_random = Una carta
name-part_see_hand = Quale mano
name-part_take_back = Quale carta
name-part_spare = Quale comandante
name-part_propose = A chi
name-part_demand = Quale città
name-part_press = Quale potenza

# What an option means

explain-option-stand = Il tuo esercito resta fuori e dà battaglia, se altri non cambiano le cose
explain-option-no_card = Le tue carte restano nella tua mano
explain-option-plan_ask = Ogni volta ricevi la domanda
explain-option-plan_never = Non si fa mai, e non ricevi domande
explain-option-plan_all = Vale per ogni esercito senza un piano proprio
explain-option-plan_any_size = Qualunque sia la grandezza di chi arriva
explain-option-plan_most = Al massimo tre UC entrano nelle mura, le altre danno battaglia
explain-option-plan_none = Tutte restano fuori dalle mura
explain-plunder = Un segnalino sul tracciato al posto di un punto sostegno
explain-none = Nessuna carta; la tua mano resta com'è
brief-decides = -# Nessuno gioca { NAME($power, form: "il") }. Decidi tu, perché hai meno punti vittoria di tutti (sezione 16).
brief-decides_treaty = -# Nessuno gioca { NAME($power, form: "il") }. Decidi tu, per il trattato (sezione 18).
brief-source = { NAME($space) } { $cu }
brief-sources = -# Perché { $units }: { TEXTS($parts) } (sezione 5.10).

field-march_army_card = Conta solo il suo valore: ciò che dice non avviene.
field-add_support_card = Conta solo il suo valore: ciò che dice non avviene.
field-raise_unit_card = Conta solo il suo valore: ciò che dice non avviene.
field-besiege_card = Conta solo il suo valore: ciò che dice non avviene.
field-sortie_card = Conta solo il suo valore: ciò che dice non avviene.
field-found_colony_card = Conta solo il suo valore: ciò che dice non avviene.
