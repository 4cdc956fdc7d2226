### The sequence of play, hands and decks, support by a card, Desperate Times: what has happened, what may be done, what is asked.

## The turn

event-turn_began = **Turno { $turn } di { $of }** (dal { $first } al { $last } a.C.)
event-mines_depleted =
    {"**"}Le miniere etrusche sono esaurite**: { $lost ->
        [one] { $lost } spazio patrio è perduto
       *[other] { $lost } spazi patri sono perduti
    }. D'ora in poi non si corrompe più nessuno.
event-first_chosen =
    { NAME($side, form: "il_first") }, che { $tied ->
        [yes] vincono la parità per il minor numero di punti vittoria
       *[no] hanno il minor numero di punti vittoria
    } ({ $vp }), lasciano iniziare { NAME($first, form: "il") }.
event-first_chosen_self =
    { NAME($side, form: "il_first") }, che { $tied ->
        [yes] vincono la parità per il minor numero di punti vittoria
       *[no] hanno il minor numero di punti vittoria
    } ({ $vp }), iniziano per primi.
event-became_active = Tocca { NAME($side, form: "a") }.
event-passed = { NAME($side, form: "il_first") } passano.
event-attrition_rolled =
    Logoramento fuori dalla propria terra: { NAME($power) } { NAME($space, form: "in") }, { $cu } UC, { DICE($dice) } (da { $first } in su si perdono UC): { $lost ->
        [0] nessuna perdita
        [one] **{ $lost } UC persa**
       *[other] **{ $lost } UC perse**
    }.
event-marker_placed = { NAME($space) } si arrende { NAME($power, form: "a") }, che vi hanno UC.
event-marker_placed_for = { NAME($space) } si arrende { NAME($power, form: "a") }; lo spazio va { NAME($after, form: "a") }, che lì sono in patria.
event-marker_placed_freed = { NAME($power, form: "il_first") } liberano { NAME($space, form: "il") }, patria di un alleato: lo spazio è indipendente.
event-isolated =
    Senza più collegamento con { NAME($power, form: "il") } e ora { $count ->
        [one] indipendente
       *[other] indipendenti
    }: { NAMES($spaces) }.
event-scored =
    { NAME($side) } **{ $sign }{ $size }**, ora { $vp }{ $end ->
        [yes] , dove il tracciato finisce
       *[no] { "" }
    }: { TEXTS($parts) }.
event-scored_nothing = { NAME($side) } ±0, ancora { $vp }.
scored-gained = +{ $count } per { NAMES($spaces) }
scored-unrest = −{ $count } per il malcontento nelle terre di Cartagine
scored-lost = −{ $count } per spazi perduti: { NAMES($spaces) }
event-alliance_renewed = { NAME($one, form: "il_first") } e { NAME($other, form: "il") } rinnovano la loro alleanza.
event-alliance_lapsed = L'alleanza tra { NAME($one, form: "il") } e { NAME($other, form: "il") } finisce: manca il rinnovo { NAMES($by, form: "di") }.
event-order_set = { NAME($side, form: "il_first") }, che vincono le parità, dicono chi piazza per primo: { NAMES($order) }.
event-consuls_returned = Lasciano il consolato { NAMES($leaders) }.
event-consuls_drawn = I nuovi consoli sono { NAMES($leaders) }.
event-consuls_drawn_waiting = I nuovi consoli sono { NAMES($leaders) }; senza un esercito fuori dalle mura aspettano nel riquadro.
event-reinforced = { NAME($power) }: { TEXTS($parts) }.
placed-count = +{ $count } UC { NAME($space, form: "in") }
event-leader_placed = { NAME($leader, form: "il_first") } si unisce alle UC { NAME($space, form: "in") }.
event-leaders_kept =
    { $kept ->
        [0] { NAME($side, form: "il_first") } non tengono comandanti che costano lealtà
       *[other] { NAME($side, form: "il_first") } tengono { NAMES($keep, form: "il") }; lealtà pagata: { TEXTS($parts) }{ $spared ->
            [0] { "" }
           *[other] { " " }({ $spared } in meno per le terre di Cartagine in Sicilia)
        }
    }{ $lost ->
        [0] .
       *[other] . Via per sempre: { NAMES($gone) }.
    }
placed-paid = { NAME($space) } −{ $count }
event-eliminated = **{ NAME($side, form: "il_first") } non hanno più UC e sono fuori dal gioco.** Avevano in mano: { NAMES($cards) }.
event-eliminated_bare = **{ NAME($side, form: "il_first") } non hanno più UC e sono fuori dal gioco.**
event-game_ended =
    { $how ->
        [automatic] **Vittoria automatica: { NAMES($winners) }**, con { $vp } punti vittoria; ne bastavano { $level }
        [alone] **Vittoria: { NAMES($winners) }**, rimasti soli
       *[last_turn] **Vittoria: { NAMES($winners) }**, dopo l'ultimo turno, con { $vp } punti vittoria
    }.
outcome-automatic = { NAMES($winners) } al livello di { $level } punti vittoria
outcome-last_turn = { NAMES($winners) } con più punti vittoria di tutti, { $vp }
outcome-alone = { NAMES($winners) }, i soli ad avere ancora UC

## Cards

event-deck_shuffled =
    Gli scarti { NAME($side, form: "di") } tornano nel mazzo, che si mescola: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-cards_drawn =
    { NAME($side, form: "il_first") } pescano { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-cards_drawn_own =
    Peschi { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } per { NAME($side, form: "il") }: { NAMES($cards) }.
event-cards_discarded = { NAME($side, form: "il_first") } scartano { NAMES($cards) }.
event-card_played = { NAME($side, form: "il_first") } giocano **{ NAME($card) }** per il suo valore di { $value }.
event-card_played_alone = { NAME($side, form: "il_first") } giocano **{ NAME($card) }** per il suo valore di { $value }; ciò che fa la carta di chi la possiede, qui nessuna regola lo può fare.
event-event_played = { NAME($side, form: "il_first") } giocano **{ NAME($card) }**.
event-response_played = { NAME($side, form: "il_first") } rispondono con **{ NAME($card) }**.
event-unit_raised = { NAME($power, form: "il_first") } reclutano una UC { NAME($space, form: "in") }.
event-support_spent =
    Sostegno { NAME($side, form: "di") }: { $what ->
        [raised] la lealtà { NAME($space, form: "di") } sale a { $loyalty }
        [lowered] la lealtà { NAME($space, form: "di") } scende a { $loyalty }
        [placed] { NAME($space) } passa { NAME($before, form: "da") } { NAME($after, form: "a") }
        [taken] **{ NAME($space) } passa { NAME($after, form: "a") }**
       *[independent] **{ NAME($space) } abbandona { NAME($before, form: "il") } ed è indipendente**
    }.
event-support_spent_free = Sostegno { NAME($side, form: "di") }: { NAME($space) }, fin qui indipendente, passa { NAME($after, form: "a") }.
support-add = { NAME($space) } +
support-remove = { NAME($space) } −
support-plunder = un segnalino bottino
support-unrest = un punto sul malcontento nelle terre di Cartagine
support-unrest_lower = Abbassa di 1 il malcontento nelle terre di Cartagine (ora { $level })
support-unrest_raise = Alza di 1 il malcontento nelle terre di Cartagine (ora { $level } di { $most })

## Desperate Times

event-announcement_made = Annunci Tempi disperati { NAME($side, form: "di") }: li giocherai prima che agiscano { NAME($before, form: "il") }. Nessun altro lo sa.
event-announcement_made_end = Annunci Tempi disperati { NAME($side, form: "di") } per dopo l'ultimo round. Nessun altro lo sa.
event-announcement_made_never = Ritiri l'annuncio di Tempi disperati { NAME($side, form: "di") }. Nessun altro lo sa.
event-desperate_announced = **Tempi disperati** annunciati { NAMES($sides, form: "da") }, prima che agiscano { NAME($before, form: "il") }.
event-desperate_played = **{ NAME($side, form: "il_first") } giocano Tempi disperati.**
event-desperate_played_contested =
    {"**"}{ NAME($side, form: "il_first") } giocano Tempi disperati**, perché hanno meno punti vittoria tra chi lo voleva; conservano la carta: { NAMES($others) }.
event-cards_swapped =
    { NAME($side, form: "il_first") } cambiano { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }: { NAMES($cards) }.
event-event_fetched =
    { NAME($side, form: "il_first") } trovano **{ NAME($card) }** { $zone ->
        [hand] nella loro mano
        [deck] nel loro mazzo, che si mescola
       *[discard] tra i loro scarti
    }.

## What may be done

do-end_turn = Ho finito: tocca agli altri
preview-unplayed = Non hai ancora giocato una carta, e la prossima occasione è tra un round. Ora si può ancora: { TEXTS($deeds) }.
preview-left = Ora si può ancora, dopo non più: { TEXTS($deeds) }.
preview-not_activated = Questa campagna può ancora attivare: { NAMES($leaders) }.
do-discard = Scarta carte
do-go_first = Di' chi inizia
do-take_surrender = Tira per gli assedi e piazza segnalini
do-renew = Rinnova alleanze
do-set_order = Stabilisci l'ordine
do-reinforce = Piazza i rinforzi
do-place_consuls = Piazza i consoli
do-announce = Annuncia Tempi disperati
do-play_desperate = Gioca Tempi disperati
do-hold_back = Tieni la carta per dopo
do-swap = Cambia carte
do-fetch_event = Cerca un evento
do-add_support = Spendi sostegno
do-raise_unit = Recluta una UC
do-play_event = Gioca un evento
hint-end_turn = Per questo round hai finito; se non hai giocato carte, passi
hint-discard = Scarta carte dalla mano prima di pescare
hint-go_first = Quale fazione comincia
hint-take_surrender = Metti segnalini dove hai UC, e tira per gli assedi
hint-renew = Quali alleanze continuano; le altre finiscono
hint-set_order = In quale ordine le fazioni a pari punti piazzano i rinforzi
hint-reinforce = Piazza nuove UC e comandanti
hint-place_consuls = Piazza i due consoli presso UC romane
hint-announce = In segreto: prima che agisca chi vuoi giocare Tempi disperati
hint-play_desperate = Interrompi: agisci come con un 3, cambia carte o cerca un evento
hint-hold_back = Non giocare ora Tempi disperati
hint-swap = Tempi disperati: scarta carte e pescane altrettante
hint-fetch_event = Tempi disperati: cerca un evento in mano, mazzo o scarti e giocalo
hint-add_support = Il valore di una carta in punti: rafforza città, metti segnalini
hint-raise_unit = Piazza una UC con una carta di valore 3
hint-play_event = Gioca una carta come evento
action-end_turn = Ho finito: tocca agli altri
action-discard = { $cards_count ->
        [0] Non scartare nulla
       *[other] Scarta { NAMES($cards) }
    }
action-go_first = Fai iniziare { NAME($first, form: "il") }
action-take_surrender = Non piazzare segnalini e non tirare per nessun assedio
action-renew = { $pairs_count ->
        [0] Non rinnovare alleanze
        [one] Rinnova l'alleanza { TEXTS($pairs) }
       *[other] Rinnova le alleanze { TEXTS($pairs) }
    }
action-set_order = Piazza in quest'ordine: { NAMES($order) }
action-reinforce = Piazza i rinforzi: { TEXTS($parts) }
action-place_consuls = Piazza { TEXTS($parts) }
action-announce = Annuncia Tempi disperati per prima che agiscano { NAME($before, form: "il") }
action-announce_end = Annuncia Tempi disperati dopo l'ultimo round
action-announce_never = Non annunciare Tempi disperati
action-play_desperate = Gioca Tempi disperati
action-hold_back = Tieni Tempi disperati per dopo
action-swap = Cambia { NAMES($cards) }
action-fetch_event = Cerca e gioca { NAME($event) }
action-add_support = Spendi sostegno: { TEXTS($parts) } (carta: { NAME($card) })
action-raise_unit = Recluta una UC { NAME($power, form: "di") } { NAME($space, form: "in") } (carta: { NAME($card) })
action-play_event = Gioca { NAME($card) }
placed-unit = { NAME($space) } ({ NAME($power) })
placed-leader = { NAME($leader) } { NAME($space, form: "in") }
alliance-pair = { NAME($one) }–{ NAME($other) }
name-end = Dopo l'ultimo round
name-never = Mai: ritira l'annuncio

## What is asked

prompt-turns-draw =
    Hai in mano { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } e ne peschi fino ad averne { $size }. Quali scarti prima?
prompt-turns-first = Hai il minor numero di punti vittoria ({ $vp }). Chi inizia questo turno?
prompt-turns-last_chance = L'ultimo round è finito. Giochi Tempi disperati?
prompt-turns-announce = Quando vuoi giocare Tempi disperati? Fino ad allora nessun altro lo viene a sapere.
prompt-turns-renewal = Ora finiscono tutte le alleanze. Quali rinnovi? Devono volerlo entrambe le fazioni.
prompt-round-contest = Tempi disperati annunciati { NAMES($announced, form: "da") }, prima che agiscano { NAME($before, form: "il") }. Giochi ora i tuoi? Tra chi lo fa, agisce chi ha meno punti vittoria.
prompt-player_turn-menu =
    { $desperate ->
        [True] Tempi disperati: agisci come con un 3, cambia carte o cerca un evento.
       *[False]
            Round { $round } di { $of }: { $played ->
                [True] hai giocato la tua carta. Ancora qualcosa?
               *[False] che cosa fai?
            }
    }
prompt-surrender-start =
    { $marked ->
        [0] Dove tiri per gli assedi?
       *[other] Dove metti i tuoi segnalini, e dove tiri per gli assedi?
    }
prompt-reinforcing-other =
    { $units ->
        [one] Devi piazzare { $units } UC { NAME($power, form: "di") }. Dove?
       *[other] Devi piazzare { $units } UC { NAME($power, form: "di") }. Dove?
    }
prompt-reinforcing-order = Sono a pari punti: { NAMES($sides) }. Le parità le vinci tu: chi piazza per primo?
prompt-reinforcing-sides =
    { $units ->
        [0] Quali comandanti piazzi?
        [one] Hai { $units } UC da piazzare. Dove, e chi comanda?
       *[other] Hai { $units } UC da piazzare. Dove, e chi comanda?
    }
prompt-reinforcing-consuls = I tuoi consoli sono { NAMES($leaders) }. Presso quali eserciti li metti?
asked-turns-draw = per scartare carte
asked-turns-first = per dire chi inizia
asked-turns-last_chance = per agire un'ultima volta, o no
asked-turns-renewal = per rinnovare alleanze
asked-round-contest = per interrompere, o no
moment-round-contest = Tempi disperati prima che uno agisca
asked-player_turn-menu = per agire
asked-surrender-start = per scegliere segnalini e assedi
asked-reinforcing-other = per piazzare le UC di una potenza non giocante
asked-reinforcing-order = per stabilire l'ordine dei rinforzi
asked-reinforcing-sides = per piazzare i rinforzi
asked-reinforcing-consuls = per piazzare i consoli

## Options and phases

name-option_last_round = Ultimo turno (6 è la partita breve, 9 quella intera)
name-option_reinforcements = Rinforzi
name-option_reinforcements_at_once = Tutti piazzano insieme
name-option_reinforcements_in_order = Uno dopo l'altro, prima chi ha più punti vittoria
name-option_sides = Fazioni
name-option_sides_by_seat = Come scelte, altrimenti secondo i posti
name-option_sides_random = A sorte
option_text-length = quanti turni si giocano; la partita breve dura una serata in meno.
option_text-reinforcements = se prima di piazzare si può vedere dove piazzano gli altri.
option_text-sides = se le fazioni si scelgono o si sorteggiano.

## Why not

refused-played = Hai già giocato la tua carta di questo round, e per questo ne serve una, o ora non si può fare (sezione { $section }).
refused-no_deed = { TEXT($deed) }: ora nessuna delle tue carte lo permette, o non c'è nulla che potrebbe cambiare (sezione { $section }).
refused-support_never = Nessun sostegno raggiunge { NAME($space, form: "il") }: tribù, riquadri e Cartagine non ne ricevono (sezione { $section }).
refused-support_besieged = { NAME($space) }: c'è un assedio, quindi la lealtà non può salire (sezione { $section }).
refused-support_full = { NAME($space) }: la lealtà è già al massimo (sezione { $section }).
refused-support_held = { NAME($space) }: c'è già un tuo segnalino (sezione { $section }).
refused-support_no_cu = { NAME($space) }: non ci sono tue UC, quindi non ci metti segnalini (sezione { $section }).
refused-support_not_own = { NAME($space) }: non è tua, e le mura si aprono solo a un assedio (sezione { $section }).
refused-support_independent = { NAME($space) }: lo spazio è indipendente, non c'è sostegno da togliere a nessuno (sezione { $section }).
refused-support_ally = { NAME($space) } appartiene { NAME($power, form: "a") }, che sono tuoi o alleati (sezione { $section }).
refused-support_adds = Il valore di una carta aggiunge sostegno a te; quello { NAME($power, form: "di") } { NAME($space, form: "in") } cala solo dopo una battaglia o per un evento (sezione { $section }).
refused-support_not_loser = { NAME($space) } appartiene { NAME($power, form: "a") }, che non hanno perso questa battaglia (sezione { $section }).
refused-support_garrison =
    { NAME($power, form: "il_first") } hanno { $cu } UC { NAME($space, form: "in") }, che { $cu ->
        [one] protegge
       *[other] proteggono
    } lo spazio (sezione { $section }).
refused-event_response = { NAME($card) } è una risposta: si gioca quando arriva il suo momento, o per il suo valore (sezione { $section }).
refused-event_campaign = { NAME($card) } è una Campagna: giocala come tale, o per il suo valore (sezione { $section }).
refused-event_npa = { NAME($card) } attiva una potenza non giocante; è una mossa a parte (sezione { $section }).
refused-event_desperate_times = Tempi disperati non è un evento (sezione { $section }).
refused-event_by_value = { NAME($card) } non ha un evento che qui si possa giocare: la carta conta solo per il suo valore di { $value } (sezione { $section }).
refused-event_nothing = { NAME($card) } ora non cambierebbe nulla, o il suo prezzo non si può pagare (sezione { $section }).
support-added = { NAME($space) } +{ $count }
support-removed = { NAME($space) } −{ $count }
action-take_surrender_markers = Piazza un segnalino: { NAMES($markers) }
action-take_surrender_sieges = Tira per l'assedio: { NAMES($sieges) }
action-take_surrender_markers_sieges = Piazza un segnalino: { NAMES($markers) }; tira per l'assedio: { NAMES($sieges) }
action-reinforce_nothing = Non piazzare rinforzi
press-play_event = { $rest_count ->
        [0] Gioca { $first }
       *[other] Gioca { $first }: { $rest }
    }
press-fetch_event = { $rest_count ->
        [0] Cerca e gioca { $first }
       *[other] Cerca e gioca { $first }: { $rest }
    }
press-choose_targets = { $rest_count ->
        [0] Per l'evento: { $first }
       *[other] Per l'evento: { $first } e { $rest }
    }
