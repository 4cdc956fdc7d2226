### Events of cards: leaders who come, effects that last, Africa.

event-leader_came =
    { NAME($leader, form: "il_first") } si unisce { NAME($power, form: "a") } { NAME($space, form: "in") }{ $commands ->
        [True] { " " }e lì comanda.
       *[other] .
    }
event-leader_left = { NAME($leader, form: "il_first") } depone il comando.
event-cu_placed =
    { $hired ->
        [True] { $cu ->
            [one] { $cu } mercenario { NAME($power, form: "di") } arriva
           *[other] { $cu } mercenari { NAME($power, form: "di") } arrivano
        }
       *[other] { $cu ->
            [one] { $cu } UC { NAME($power, form: "di") } arriva
           *[other] { $cu } UC { NAME($power, form: "di") } arrivano
        }
    } { NAME($space, form: "in") } con “{ NAME($card) }”.
event-loyalty_raised = La lealtà { NAME($space, form: "di") } cresce, a { $loyalty }.
event-effect_began_duoviri_navales = D'ora in poi i comandanti romani possono navigare con al massimo tre UC con una carta di valore 3.
event-effect_began_appian_way = La Via Appia è costruita: lungo di essa una marcia costa in tutto un punto movimento.
event-effect_began_punic_envoys = Inviati romani sono a Cartagine: il trattato si può firmare.
event-effect_began_treaty = **Roma e Cartagine hanno firmato un trattato**: sono alleate finché Roma non lo rompe, e ogni traversata greca può incontrare una flotta.
event-africa_landing =
    { NAME($leader, form: "il_first") } salpa { NAME($start, form: "da") } e sbarca a Kerkouane con { $cu ->
        [one] { $cu } UC
       *[other] { $cu } UC
    }.
event-hamilcar_returned = Amilcare salpa { NAME($start, form: "da") } e torna in patria a Cartagine con { $cu } UC.
event-carthage_driven_out = **I Greci sono a Cartagine**: i Cartaginesi sono fuori dal gioco, e i loro spazi fuori dall'Africa sono greci.

name-commands = Prende il comando
name-cu = UC

event-effect_began_manipular_legion = D'ora in poi gli eserciti romani che attaccano hanno +1.
event-cu_taken = “{ NAME($card) }” toglie { $cu } UC { NAME($power, form: "a") } { NAME($space, form: "in") }.
event-marker_set = { NAME($space) } passa { NAME($power, form: "a") } per “{ NAME($card) }”.
event-colony_by_card = { NAME($space) } diventa una colonia romana per “{ NAME($card) }”: una città murata con lealtà 1.
event-siege_helped =
    “{ NAME($card) }” aggiunge { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } all'assedio { NAME($space, form: "di") } ({ NAME($power) }): { $level } di { $needed }.
event-points_by_card = { NAME($side) }: { $vp } PV per “{ NAME($card) }”, ora { $total }.
event-card_taken = { NAME($side, form: "il_first") } riprendono { NAME($card) } dagli scarti.
event-deck_seen =
    { NAME($side, form: "il_first") } guardano { $count ->
        [one] la prima carta
       *[other] le prime { $count } carte
    } del proprio mazzo.
event-deck_seen_own = In cima al tuo mazzo ci sono, dalla prima in poi: { NAMES($cards) }.
event-hand_seen = { NAME($side, form: "il_first") } guardano la mano { NAME($of, form: "di") }{ $by ->
        [none] { "" }
       *[other] , con “{ NAME($by) }”
    }.
event-hand_seen_own = Nella mano { NAME($of, form: "di") } vedi { NAMES($cards) }.

option-random_discard = { NAME($side) }: scartano a caso una carta della mano
action-choose_targets = per l'evento, { NAMES($targets) }
action-choose_targets_units = { TEXTS($parts) }
do-choose_targets = Scegli
hint-choose_targets = Di' che cosa comporta l'evento in corso
prompt-event_play-ask = { NAME($by, form: "il_first") } hanno giocato “{ NAME($card) }”. Scegli tu che cosa comporta.
moment-event_play-ask = Che cosa comporta un evento
asked-event_play-ask = per dire che cosa comporta un evento

event-effect_began_truce = Fino alla fine del prossimo round nessun esercito sannita entra in uno spazio patrio romano.
event-effect_began_veto = Il segnalino Veto è in vista: annulla il prossimo evento minore, o la prossima attivazione neutrale minore, di un'altra fazione.
event-effect_began_shunned = Per il resto del turno Cartagine non fa nulla contro gli Etruschi.
event-effect_began_double_pay = Cartagine paga il doppio i suoi mercenari: in questo turno ne va via solo un quarto.
event-vetoed = **Veto**: “{ NAME($card) }”, giocata { NAME($side, form: "da") }, è annullata e scartata.
event-leader_spared = In questo turno { NAME($leader, form: "il") } non costa lealtà { NAME($power, form: "a") }.
event-effect_began_at_rest = Per il resto del turno nessuno attiva { NAME($power, form: "il") }.
event-embassy_answered =
    { NAME($to, form: "il_first") } { $accepted ->
        [True] accettano
       *[other] rifiutano
    } l'alleanza offerta { NAME($power, form: "da") }.
event-army_bought_off = { NAME($power, form: "il_first") } prendono un riscatto e vanno { NAME($space, form: "da") } { NAME($goal, form: "a") }.

name-ransom = L'esercito è pagato e se ne va: tre segnalini bottino
name-hold = La città resiste: l'assedio guadagna un punto

prompt-fleet_sails-start = “{ NAME($card) }”: quale comandante greco attivi? Per mare porta fino a sei UC.
moment-fleet_sails-start = Un comandante salpa con una flotta
asked-fleet_sails-start = per salpare con una flotta
