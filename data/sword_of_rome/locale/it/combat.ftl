### Battles, retreats and what the winner makes of them: what has happened, what may be done, what is asked.

event-battle_began =
    Battaglia { NAME($space, form: "in") }: { NAME($attacker, form: "il") }{ $attacker_led ->
        [True] { " " }agli ordini { NAME($attacker_commander, form: "di") }
       *[other] { "" }
    } ({ $attacker_size }) contro { NAME($defender, form: "il") }{ $defender_led ->
        [True] { " " }agli ordini { NAME($defender_commander, form: "di") }
       *[other] { "" }
    } ({ $defender_size }).
event-automatic_victory =
    { NAME($winner, form: "il_first") } sono almeno quattro volte tanti ({ $winner_size } a { $loser_size }): { NAME($loser, form: "il") } { NAME($space, form: "in") } sono eliminati senza tiro, { $lost ->
        [one] { $lost } UC persa
       *[other] { $lost } UC perse
    }.
event-battle_rolled =
    { NAME($attacker) } { DICE($attacker_dice) }{ $attacker_count ->
        [0] { "" }
       *[other] { ", " }{ TEXTS($attacker_added) }
    }: **{ $attacker_total }**. { NAME($defender) } { DICE($defender_dice) }{ $defender_count ->
        [0] { "" }
       *[other] { ", " }{ TEXTS($defender_added) }
    }: **{ $defender_total }**.
event-battle_decided =
    { $margin ->
        [0] I totali sono pari, quindi vince chi difende:
       *[other] Con { $margin } di vantaggio:
    } **{ NAME($winner, form: "il") } vincono { NAME($space, form: "in") }**. Chi attacca perde { $attacker_lost } UC{ $flank_lost ->
        [0] { "" }
       *[other] { " " }({ $flank_lost } della forza d'aggiramento)
    }, chi difende { $defender_lost }.
event-battle_decided_bloodless = **{ NAME($winner, form: "il_first") } vincono { NAME($space, form: "in") }**; per una carta i dadi non costano perdite a nessuno{ $attacker_lost ->
        [0] { "" }
       *[other] {"; "}per un'altra chi attacca perde { $attacker_lost } UC
    }{ $defender_lost ->
        [0] { "" }
       *[other] {"; "}per un'altra chi difende perde { $defender_lost } UC
    }.
event-battle_again = La battaglia { NAME($space, form: "in") } si combatte di nuovo.
event-went_inside =
    { $cu } UC { NAME($power, form: "di") } { $cu ->
        [one] si ripara
       *[other] si riparano
    } dentro le mura { NAME($space, form: "di") }.
event-retreated =
    { NAME($power, form: "il_first") } si ritirano { NAME($space, form: "da") } con { $cu } UC (percorso: { NAMES($way) }){ $lost ->
        [0] .
       *[other] , e ne perdono { $lost } per strada (spazi nemici: { $enemy_spaces }, UC nemiche lì: { $enemy_cu }).
    }
event-retreated_lost =
    { NAME($power, form: "il_first") } perdono { $lost ->
        [one] l'ultima UC
       *[other] le ultime { $lost } UC
    } nella ritirata { NAME($space, form: "da") } (percorso: { NAMES($way) }; spazi nemici: { $enemy_spaces }, UC nemiche lì: { $enemy_cu }).
event-retreated_sea =
    { NAME($power, form: "il_first") } si ritirano per mare { NAME($space, form: "da") } con { $cu } UC (percorso: { NAMES($way) }){ $lost ->
        [0] .
        [one] ; { $lost } non ha trovato posto.
       *[other] ; { $lost } non hanno trovato posto.
    }
event-retreat_failed_nowhere =
    { NAME($power, form: "il_first") } { NAME($space, form: "in") } non hanno dove ritirarsi: { $cu ->
        [one] { $cu } UC persa
       *[other] { $cu } UC perse
    }.
event-retreat_failed_sea =
    Le navi non bastano per tutti { NAME($power, form: "il") } { NAME($space, form: "in") }: { $cu ->
        [one] { $cu } UC persa
       *[other] { $cu } UC perse
    }.
event-leader_displaced = { NAME($leader, form: "il_first") } è disperso { NAME($space, form: "in") }: è rimasto senza truppe.
event-leader_set_aside = { NAME($leader, form: "il_first") } è messo da parte: è rimasto senza truppe { NAME($space, form: "in") }.
event-support_gained =
    { NAME($power, form: "il_first") } guadagnano { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } sostegno, metà { $lost ->
        [one] della UC persa
       *[other] delle { $lost } UC perse
    } dal nemico.
event-support_left =
    { NAME($power, form: "il_first") } rinunciano a { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } sostegno.

mod-card = { $n } { NAME($card) }
mod-force_ratio = { $n } rapporto di forze
mod-leadership = { $n } comando
mod-flank = { $n } aggiramento
mod-friendly_space = { $n } spazio amico
mod-interception = { $n } intercettazione
mod-failed_avoid = { $n } battaglia non evitata
mod-rough_link = { $n } terreno aspro o stretto
mod-wild_beasts = { $n } Bestie selvagge
mod-manipular_legion = { $n } Legione manipolare

do-respond = Gioca una carta
do-join_relief = Unisciti all'attacco
do-go_inside = Entra in città
do-retreat_to = Ritirati
do-share_losses = Ripartisci le perdite
do-spend_support = Spendi sostegno
do-leave_support = Non spenderne
action-respond = Gioca { NAME($card) }
action-join_relief =
    { $join ->
        [True] Fai unire all'attacco chi è dentro
       *[other] Lascia in città chi è dentro
    }
action-go_inside = { $cu ->
        [0] Nessuna UC entra in città
       *[other] Entra in città con { $cu } UC
    }
action-go_inside_with = Entra in città con { $cu } UC e { NAMES($leaders, form: "il") }
action-retreat_to = Ritirati { NAME($goal, form: "a") }
action-share_losses = Delle UC perse togline { $inside } da dentro la città
action-retreat_by_sea = Ritirati per mare { NAME($goal, form: "a") }
action-spend_support = Spendi sostegno: { TEXTS($parts) }
action-take_command = Dai il comando { NAME($leader, form: "a") }
action-leave_support = Non spendere sostegno
name-none = Nessuna carta
name-plunder = Un segnalino bottino invece

event-command_taken = { NAME($leader, form: "il_first") } prende il comando { NAME($space, form: "in") }.
do-take_command = Prendi il comando
hint-take_command = Chi guida da ora; conta la sua tattica
prompt-battle-lead = Il tuo comandante { NAME($space, form: "in") } non c'è più. Chi guida ora?
asked-battle-lead = per dire chi prende il comando
prompt-battle-start = { NAME($attacker, form: "il_first") } attaccano chi assedia { NAME($space, form: "il") }. Chi è dentro si unisce?
prompt-battle-stopped = Vittoria automatica { NAME($space, form: "in") }: { NAME($attacker) } contro { NAME($defender) }. Fai combattere lo stesso?
prompt-battle-before = Battaglia { NAME($space, form: "in") }, { NAME($attacker) } contro { NAME($defender) }, prima dei dadi. Giochi una carta?
prompt-battle-after = Battaglia { NAME($space, form: "in") }, { NAME($attacker) } contro { NAME($defender) }, dopo i dadi. Giochi una carta?
prompt-battle-share =
    I dadi della battaglia { NAME($space, form: "in") } ti costano { $lost } UC. Quante ne togli da dentro la città?
prompt-battle-lost = La battaglia { NAME($space, form: "in") } è persa. Giochi una carta?
prompt-battle-won = La battaglia { NAME($space, form: "in") } è vinta. Giochi una carta?
prompt-battle-hamilcar = Amilcare salpa in difesa di Cartagine. Giochi una carta?
prompt-retreat-start = { NAME($power, form: "il_first") } si ritirano { NAME($space, form: "da") }. Giochi una carta?
prompt-retreat-inside =
    { $cu ->
        [one] La tua UC { NAME($space, form: "in") } è battuta. Entra in città?
       *[other] Le tue { $cu } UC { NAME($space, form: "in") } sono battute. Quante entrano in città?
    }
prompt-retreat-way =
    { $cu ->
        [one] Deve ritirarsi la tua UC
       *[other] Devono ritirarsi le tue { $cu } UC
    } { NAME($space, form: "in") }. Dove?
prompt-retreat-storm = { NAME($power, form: "il_first") } si ritirano per mare { NAME($space, form: "da") }. Giochi una carta?
prompt-politics-start =
    { NAME($power, form: "il_first") } hanno { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } sostegno da spendere. Dove?

asked-battle-start = per dire se chi è dentro si unisce
asked-battle-stopped = a una vittoria senza dadi
asked-battle-before = a una battaglia, prima dei dadi
asked-battle-after = a una battaglia, dopo i dadi
asked-battle-share = per ripartire le perdite
asked-battle-lost = a una battaglia persa
asked-battle-won = a una battaglia vinta
asked-battle-hamilcar = al ritorno di Amilcare
asked-retreat-start = a una ritirata in città
asked-retreat-inside = per dire quante UC entrano in città
asked-retreat-way = per ritirarsi
asked-retreat-storm = a una ritirata per mare
asked-politics-start = per spendere sostegno
