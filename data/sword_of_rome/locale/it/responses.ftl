### Response cards: what they have done, what is asked before they are played, what is chosen with them.

event-leader_struck = { NAME($leader, form: "il_first") } è disperso per “{ NAME($card) }”.
event-leader_struck_gone = { NAME($leader, form: "il_first") } lascia il gioco per “{ NAME($card) }”.
event-die_dropped = { NAME($power, form: "il_first") } tolgono un { $die }, il più basso dei loro dadi.
event-dice_rerolled = Con “{ NAME($card) }” { NAME($power, form: "il") } ritirano i dadi: { DICE($old) } → { DICE($new) }.
event-card_rolled = “{ NAME($card) }”: un { $die }.
event-card_rolled_mod = “{ NAME($card) }”: un { $die }, quindi { $n }.
event-support_gained_bonus =
    { NAME($power, form: "il_first") } guadagnano { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } sostegno: metà { $lost ->
        [one] della UC persa
       *[other] delle { $lost } UC perse
    } dal nemico, e { $bonus } per una carta.
event-siege_thrown =
    { NAME($power, form: "il_first") } davanti { NAME($space, form: "a") } tirano { DICE($dice) }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } assedio e { $lost } UC { $lost ->
        [one] persa
       *[other] perse
    }, se una carta non annulla il tiro.
event-siege_voided = “{ NAME($card) }” annulla il tiro { NAME($power, form: "di") } davanti { NAME($space, form: "a") }.
event-avoid_by_card = “{ NAME($by) }”: { NAME($leader, form: "il") } ({ NAME($power) }) lascia { NAME($space, form: "il") } per { NAME($goal, form: "il") } con { $cu } UC, senza tiro.
event-refusal_by_card = “{ NAME($card) }”: { NAME($power, form: "il") } ripiegano { NAME($space, form: "da") } { NAME($goal, form: "a") } davanti { NAME($by, form: "a") }, senza tiro.

option-die = dado { $n }: un { $die }
option-intercept_card = { NAME($leader) } { NAME($origin, form: "da") } con { $cu } UC ({ NAME($power) }) e { NAME($card) }: { $needs } o meno ({ $chance }%)
react-card = con { NAME($card) }

prompt-march-entered = { NAME($power, form: "il_first") } arrivano { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC. Giochi una carta?
prompt-siege_roll-thrown = { NAME($power, form: "il_first") } hanno tirato contro { NAME($space, form: "il") }. Annulli il tiro?
prompt-politics-guarded = { NAME($power, form: "il_first") } stanno per togliere sostegno: { NAMES($spaces) }. Giochi una carta?
prompt-support_loss-start = Una carta sta per togliere sostegno: { NAMES($spaces) }. Ne salvi una parte?
moment-march-entered = Una carta quando entra un esercito
moment-siege_roll-thrown = Una carta contro un tiro d'assedio
moment-politics-guarded = Una carta contro una perdita di sostegno dopo una battaglia
moment-support_loss-start = Una carta contro una perdita di sostegno per un evento
moment-march-mistrust = Una carta contro una forza d'aggiramento di Cartagine
moment-player_turn-mistrust = Una carta contro un comandante di Cartagine nel suo turno
moment-blockading-start = Una carta contro un blocco navale
moment-campaign-mistrust = Una carta contro un comandante di Cartagine in una Campagna
moment-non_player_action-mistrust = Una carta contro un comandante di Cartagine
moment-battle-stopped = Una carta contro una vittoria automatica
moment-battle-before = Una carta prima dei dadi di una battaglia
moment-battle-after = Una carta dopo i dadi di una battaglia
moment-battle-lost = Una carta dopo una battaglia persa
moment-battle-won = Una carta dopo una battaglia vinta
moment-battle-hamilcar = Una carta contro il ritorno di Amilcare
moment-retreat-start = Una carta durante una ritirata
moment-retreat-storm = Una carta contro una ritirata per mare
asked-march-entered = a un esercito che entra
asked-siege_roll-thrown = a un tiro d'assedio
asked-politics-guarded = a una perdita di sostegno
asked-support_loss-start = a una perdita di sostegno
prompt-march-mistrust = { NAME($leader, form: "il_first") } ({ NAME($power) }) è in arrivo come forza d'aggiramento. Lo annulli?
prompt-player_turn-mistrust = { NAME($leader, form: "il_first") } si attiva. Giochi “Diffidenza cartaginese”?
asked-player_turn-mistrust = a un comandante che si attiva
prompt-blockading-start = { NAME($leader, form: "il_first") } blocca un porto. Giochi “Diffidenza cartaginese”?
asked-blockading-start = a un blocco navale
asked-march-mistrust = a una forza d'aggiramento di Cartagine

refused-response_other = { NAME($card) } non è una risposta: si gioca nel proprio turno (sezione { $section }).
refused-response_not_now = { NAME($card) } è per un altro momento: il suo testo dice quando si può giocare (sezione { $section }).
preview-refusal_sure = Indietro { NAME($back, form: "a") } con { NAME($card) }, senza tiro.
preview-avoid_sure = Via { NAME($goal, form: "a") } con { NAME($card) }, senza tiro.
