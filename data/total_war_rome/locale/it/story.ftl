### Words of the cards in the thread, in Italian: turns, baskets, battles, rounds, the end. `$side` is a faction's name with its article (people-…), `$who` its id.

people-rome = Roma
people-carthage = Cartagine
people-greek_states = i Greci
people-barbarian_tribes = le Tribù
people-nobody = terra libera
force-army_1 = 1ª armata
force-army_2 = 2ª armata
force-army_3 = 3ª armata
force-army_4 = 4ª armata
force-fleet_1 = 1ª flotta
force-fleet_2 = 2ª flotta
force-agent_1 = 1º agente
force-agent_2 = 2º agente
force-agent_3 = 3º agente
force-agent_4 = 4º agente
force-agent_5 = 5º agente
force-agent_6 = 6º agente
force-agent_7 = 7º agente
force-agent_8 = 8º agente
turn-campaign = { $emblem } { NAME($side) } · campagna, turno { $n } di { $count }
turn-taken =
    {"**"}{ GRAMMAR($regions, "number") ->
        [plural] Regioni prese
       *[other] Regione presa
    }: { NAMES($regions) } (prima: { $before }){ $points }**
turn-taken_by = **{ $side } { GRAMMAR($who, "number") ->
        [plural] prendono
       *[singular] prende
    } { NAMES($regions, form: "il") } (prima: { $before }){ $points }**
turn-freed =
    {"**"}{ GRAMMAR($regions, "number") ->
        [plural] Regioni ora indipendenti
       *[other] Regione ora indipendente
    }: { NAMES($regions) } (prima: { $before })**
turn-points = : +{ $points } PV, ora { $total }
turn-force = **{ $force }**
turn-deed = ▸ { $deed }
turn-ship = a bordo della { $navy }
turn-raised = piazzata: { $place }
turn-slips = { $meets }; il nemico cerca di evitare la battaglia { $dice }
turn-caught = { $meets }; il nemico è agganciato { $dice }
turn-ended =
    Turno concluso: { $side }{ $next ->
        [none] .
       *[other] . Ora tocca { NAME($who, form: "a") }.
    }
turn-rests =
    { $side } non { GRAMMAR($who, "number") ->
        [plural] muovono nulla e non attaccano nessuno
       *[singular] muove nulla e non attacca nessuno
    }.
turn-drowned =
    { $count ->
        [one] { $count } carta annegata
       *[other] { $count } carte annegate
    }
turn-infighting = Lotte tra tribù, poiché due loro armate sono adiacenti{ $count ->
        [0] { "" }
       *[other] : { $dice }
    }
turn-led = Ora al comando: { $parts }
turn-leads = { NAME($general) } ({ $army })
turn-meets = incontra { NAME($other, form: "il") } { NAME($region, form: "in") } (se combattono, la battaglia ha una scheda sua)
turn-destroyed =
    { $kind ->
        [navy] **la flotta è distrutta**
       *[army] **l'armata è distrutta**
    }
turn-assault_taken = { NAME($region) }: **presa**
turn-assault_fails = { NAME($region) }: l'assalto fallisce
turn-conquered = { NAME($region) }: **presa**
turn-attack = assalto { $dice } (colpi: { $damage })
turn-needed = colpi necessari: { $needed }
turn-equal = colpi pari, quindi decidono i 🌀, { $s } a { $other }
turn-garrison = guarnigione { $dice } (colpi: { $damage })
turn-defence = gli abitanti tirano { $dice }
turn-lost =
    { $count ->
        [one] { $count } carta persa
       *[other] { $count } carte perse
    }
turn-unhurt = nessuna perdita
turn-spared = nessuna perdita (🌀 colpisce solo schermagliatori e artiglieria: non ne ha)
turn-befell = { $force }: { $what }
turn-loses =
    { NAME($army, form: "il_first") } perde { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
turn-avoids = { NAME($army, form: "il_first") } si sottrae: nessuna battaglia.
turn-rolled = 🎲 { TEXT($what) }: { $dice }
turn-plays =
    { $side } { GRAMMAR($who, "number") ->
        [plural] giocano
       *[singular] gioca
    } **{ NAME($event) }**
turn-gains = +{ $gold } oro
turn-unrest_more =
    { $count ->
        [one] { $count } segnalino malcontento
       *[other] { $count } segnalini malcontento
    } { NAME($region, form: "in") } (ora { $total })
turn-unrest_less = malcontento { NAME($region, form: "in") } sceso a { $total }
turn-subdued = Le truppe riportano l'ordine: { $line }
turn-status = { $side } e { $other } ora sono { TEXT($said) }.
turn-round = Round { $round }
turn-order_secret = Ogni fazione ha pescato una carta segreta e vi aggiunge oro: il totale più alto gioca per primo.
turn-order = Round { $round }: le puntate
turn-order_set =
    🏁 { $side } { GRAMMAR($who, "number") ->
        [plural] cominciano
       *[singular] comincia
    } nel round { $round }
turn-bid = { $emblem } { NAME($side) } carta { $card } + { $bid } oro = **{ $total }**
turn-equal_totals =
    I totali sono pari: { $why ->
        [gold] decide l'oro, e chi ne ha puntato di più ({ $gold }) ha l'iniziativa: { $side }
       *[card] anche l'oro è pari, e decide la carta più alta: { $side }
    }.
turn-order_line = Ordine dei turni: { $order }
turn-omens =
    Presagi favorevoli: { $side } { GRAMMAR($who, "number") ->
        [plural] aggiungono
       *[singular] aggiunge
    } { $bonus }
turn-dealt = Carte azione distribuite: { $parts }
turn-dealt_one =
    { $emblem } { $count ->
        [0] nessuna
       *[other] { $count }
    }
turn-taxes = 💰 Le tasse del round { $round }
turn-tax =
    { $emblem } { $side } { GRAMMAR($who, "number") ->
        [plural] incassano
       *[singular] incassa
    } **{ $total } oro**{ $count ->
        [0] { "" }
       *[other] { " " }({ $parts })
    }{ $points }
turn-tax_regions = { $count } dalle regioni
turn-tax_markets = { $count } dai mercati
turn-tax_bonus = { $count } da sviluppi ed eventi
turn-tax_less = { $said } dopo { $less }
turn-tax_missing = −{ $missing } per { $why ->
        [siege] l'assedio { NAMES($besieged, form: "di") }
        [both] il malcontento { NAMES($unrest, form: "in") } e l'assedio { NAMES($besieged, form: "di") }
       *[unrest] il malcontento { NAMES($unrest, form: "in") }
    }
turn-tax_wonders = { $count } dalle meraviglie
turn-tax_points = : **+{ $points } PV, ora { $total },** per entrate così grandi (Potere economico)
turn-wonder =
    Meraviglie antiche: { $side } { GRAMMAR($who, "number") ->
        [plural] ricevono
       *[singular] riceve
    } { $gold } oro; pagano: { $others }
turn-agents = { $emblem } { NAME($side) } · agenti, turno { $n } di { $count }
turn-no_deeds =
    { $side } non { GRAMMAR($who, "number") ->
        [plural] compiono
       *[singular] compie
    } azioni d'agente.
turn-deed_line = **{ $what }** ({ $where }){ $result }
since-deed = { NAME($agent) }: { $deed }
since-attack = { $said } ({ $dice })
turn-merged_lost = { $said }: sono troppe per una sola armata, { $count ->
        [one] { $count } carta persa
       *[other] { $count } carte perse
    }
turn-levied =
    Tassa d'emergenza: { $count ->
        [one] { $count } carta incassata
       *[other] { $count } carte incassate
    } per **{ $gold } oro**
turn-stolen = furto di { $gold } oro ({ $side })
turn-paid = pagamento di { $gold } oro ({ $side })
turn-spent = per { $gold } oro
turn-unanswered = ancora senza risposta
turn-agreed =
    { $side } { GRAMMAR($who, "number") ->
        [plural] accettano
       *[singular] accetta
    }
turn-refused =
    { $side } { GRAMMAR($who, "number") ->
        [plural] rifiutano
       *[singular] rifiuta
    }
turn-now_status = ora { TEXT($said) }
turn-agent_lost = l'agente che ha agito è perduto
turn-other_lost = { NAME($agent, form: "il") } è perduto
turn-foiled = sventata con { NAME($event) } ({ $side })
turn-unrest_now = malcontento ora { $total }
turn-unrest_in = malcontento ora { $total } { NAME($region, form: "in") }
turn-uprising = { NAME($region) } si libera (prima: { $side })
turn-bribed = { NAME($region) } passa di mano: ora { $owner }, prima { $before }
turn-traded = { $gold } oro per { $side }, { $theirs } per { $other }
turn-fails = fallisce
turn-seen = le sue carte sono viste
turn-home = { NAME($agent, form: "il") } torna { NAME($to, form: "in") }
turn-spending = 🛒 Spese del round { $round }: tutti i panieri aperti insieme
turn-basket =
    { $emblem } **{ $side } { GRAMMAR($who, "number") ->
        [plural] spendono
       *[singular] spende
    } { $gold }** su { $had }: { $things }
turn-basket_empty =
    { $emblem } { $side } non { GRAMMAR($who, "number") ->
        [plural] comprano
       *[singular] compra
    } nulla; oro rimasto: { $left }
turn-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } ({ $armies })
turn-hired = mercenari: { KINDS($cards) }
turn-ships =
    { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    } ({ $armies })
turn-army_plus = { $army } +{ $count }
turn-general = Generale { $stars }
turn-things = { $count } × { NAME($what) } ({ NAMES($places) })
turn-thing = { NAME($what) } ({ NAMES($places) })
turn-road =
    { $count ->
        [one] { $count } strada
       *[other] { $count } strade
    }
turn-agent =
    { $count ->
        [one] { $count } agente
       *[other] { $count } agenti
    }
turn-calm = malcontento placato ({ NAMES($places) })
turn-veteran =
    { $count ->
        [one] { $count } carta promossa a veterani
       *[other] { $count } carte promosse a veterani
    }
turn-developed = **{ NAMES($names) }{ $points }**
turn-advanced =
    : +{ $points } PV, ora { $total }, per { $points ->
        [one] una colonna completa
       *[other] colonne complete
    }
turn-event = gioca { NAME($event) }
battle-title-victory =
    ⚔️ Battaglia { NAME($region, form: "in") }: { GRAMMAR($who, "number") ->
        [plural] vincono
       *[singular] vince
    } { $side }
battle-title-total_victory = ⚔️ Battaglia { NAME($region, form: "in") }: vittoria totale { NAME($who, form: "di") }
battle-title-tie = ⚔️ Battaglia { NAME($region, form: "in") }: pareggio
battle-title-both_destroyed = ⚔️ Battaglia { NAME($region, form: "in") }: le due armate si distruggono a vicenda
battle-title-broken_off = ⚔️ Battaglia { NAME($region, form: "in") }: interrotta
battle-attacked =
    { $emblem } { NAME($side) }, all'attacco con { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } ({ $led })
battle-stood =
    { $emblem } { NAME($side) }, in difesa con { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } ({ $led })
battle-led = { NAME($general) } { $stars }
battle-unled = nessun generale
battle-verdict-victory =
    { $side } { GRAMMAR($who, "number") ->
        [plural] vincono
       *[singular] vince
    }
battle-verdict-total_victory =
    { $side } { GRAMMAR($who, "number") ->
        [plural] ottengono
       *[singular] ottiene
    } una vittoria totale
battle-verdict-tie = Pareggio
battle-verdict-both_destroyed = Non vince nessuno
battle-why-destroyed = **{ $verdict }.** Perché: armata distrutta ({ $loser }), le restano meno delle 2 carte principali che servono; carte principali distrutte: { $one } a { $two }.
battle-why-more = **{ $verdict }.** Perché: più carte principali distrutte, { $one } a { $two }.
battle-why-told = **{ $verdict }.** Perché: { $why }
battle-why-tie = **{ $verdict }.** Perché: carte principali distrutte pari, { $one } a { $two }.
battle-why-both_destroyed = **{ $verdict }.** Perché: a nessuno restano le 2 carte principali che servono a un'armata.
battle-fallen = ☠ { $emblem } { $side }: { $lost }
battle-lost = { KINDS($cards) }
battle-lost_none = nessuna carta
battle-turning = **Momento decisivo** · { $combat }
battle-played =
    { $side } { GRAMMAR($who, "number") ->
        [plural] giocano
       *[singular] gioca
    } { NAME($event) }
battle-sea-victory =
    ⚓ Battaglia navale { NAME($area, form: "in") }: { GRAMMAR($who, "number") ->
        [plural] vincono
       *[singular] vince
    } { $side }
battle-sea-tie = ⚓ Battaglia navale { NAME($area, form: "in") }: nessun vincitore
battle-sea-broken_off = ⚓ Battaglia navale { NAME($area, form: "in") }: interrotta
battle-sea_why-victory = **{ $side } { GRAMMAR($who, "number") ->
        [plural] vincono
       *[singular] vince
    }**: navi affondate o catturate { $one } a { $two }
battle-sea_why-tie = **Nessun vincitore**: navi affondate o catturate { $one } a { $two }
points-said = { $points } PV
round-chart_points = Punti vittoria
