### Words of the table in Italian: status, hands, commands' sections.

section-agent = Gli agenti e le loro azioni
section-event = Carte evento
section-army = Armate
section-navy = Flotte
section-battle = Incontri e battaglie
rome-kinds = { KINDS($cards) }
rome-signs = { DICE($dice) }
rome-turn = Round { $round } di { $last } · { TEXT($phase) }{ TEXT($turn) }
rome-of = { " " }· { NAME($side) }
rome-turn_final = Round { $round }, l'**ultimo round**: una fazione ha raggiunto { $trigger } PV · { TEXT($phase) }{ TEXT($turn) }
rome-faction =
    { $emblem } **{ NAME($side) }** ({ SEAT($seat) }): **{ $vp }** PV su { $trigger }, { $gold } oro, { $regions ->
        [one] { $regions } regione
       *[other] { $regions } regioni
    }, { $armies ->
        [one] { $armies } armata
       *[other] { $armies } armate
    }{ $ready ->
        [0] { "" }
       *[other] { " " }(e { $ready } da piazzare)
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
rome-battle = ⚔️ Battaglia { NAME($region, form: "in") }: { NAME($attacker) } contro { NAME($defender) }, { TEXT($phase) }
rome-winners =
    🏆 { GRAMMAR($named, "number") ->
        [plural] Vincono
       *[singular] Vince
    }: { TEXTS($named) }.
rome-winner = { $emblem } **{ NAME($side) }** ({ SEAT($seat) })
rome-status = -# { $pairs }
rome-pair = { NAME($a) } { NAME($b, form: "e") }: { TEXT($status) }
rome-no_hand = Non hai carte azione.
rome-hand = **Le tue carte azione** ({ $count })
rome-card = - **{ NAME($action) }**, { $tax } oro, oppure **{ NAME($event) }**: { $said }
rome-armies = **Le tue armate**
rome-army = - **{ NAME($army) }** { TEXT($where) }: { NAME($general) } con { $cards }
rome-at = { NAME($region, form: "in") }
rome-aboard = a bordo { NAME($navy, form: "di") }
rome-space = sulla plancia della fazione
rome-nothing = Non hai nulla di segreto.
rome-shown = **Visto della mano { NAME($side, form: "di") }:** { NAMES($cards) }
rome-line = -# Carte azione ({ $count }): { $cards }
rome-event = **{ NAME($event) }** (evento): { $said }
rome-ship = **{ NAME($card) }**, nave: { $dice }{ $cost }
rome-general = **{ NAME($general) }**, generale { $stars }, dado { NAME($die) }.{ $said }
rome-troop = **{ NAME($card) }**, { NAME($type) }: in terreno aperto { $good }, in terreno difficile { $difficult }{ $cost }
rome-cost = , { $cost } oro
rome-upgrade = , solo per promozione
phase-initiative = Fase iniziativa
phase-agent = Fase agenti
phase-taxation = Fase tasse
phase-campaign = Fase campagna
phase-spending = Fase spese
phase- = { "" }
record-side = { $emblem } **{ NAME($side) }** ({ SEAT($seat) }), { $vp } PV{ TEXT($points) }
record-for = : { $points }
record-points = { TEXT($points) } { $count }
record-battles = -# ⚔️ vinte { $won }, perse { $beaten }, pari { $tied } · carte distrutte { $destroyed }, perse { $lost } · navi prese o affondate { $sunk }, perse { $ships_lost } · regioni prese { $taken }, sottratte { $taken_away }
record-dice =
    -# 🎲 { $dice ->
        [one] { $dice } dado dei teschi
       *[other] { $dice } dadi dei teschi
    }: { $hits ->
        [one] { $hits } carta distrutta
       *[other] { $hits } carte distrutte
    }, { $expected } in media (fortuna: { $luck }% dei colpi)
note-agent = { NAME($region, form: "in") }
note-sea = { NAMES($navies) }
note-board = sulla plancia della fazione
note-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
note-ships =
    { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }
note-mu = { $mu } UM
note-general = { NAME($general) } { $stars }★
note-free = indipendente
note-gold = tasse { $gold } oro
note-garrison = guarnigione { DICE($dice) }
note-unrest = malcontento { $unrest }
note-troop = { NAME($type) }: aperto { DICE($good) }, difficile { DICE($difficult) }
note-battle-main = qui { DICE($dice) }: ne distrugge circa { $kills }; se cade, conta per il verdetto
note-battle-light = qui { DICE($dice) }: ne distrugge circa { $kills }; l'armata ha bisogno di carte principali
note-development = { $cost } oro: { $said }
note-faction = { $gold } oro, { $vp } PV
brief-intercept =
    È { NAME($owner, form: "di") }: { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }, { NAME($sea, form: "in") }.
brief-intercept_odds =
    La tua { NAME($navy) } ({ $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }) ci arriverebbe gratis e attaccherebbe: **vittoria { $success }%**, nessun vincitore { $tie }%{ $guess }
brief-intercept_guess = {" "}(non conosci i tipi delle sue navi: calcolate come di solito)
brief-side = { $emblem } **{ NAME($side) }** · { $gold } oro · { $vp } PV
brief-initiative = La tua carta iniziativa è **{ $card }**; vi si somma l'oro. A parità di totale comincia chi ha puntato più oro.
brief-treaty = Ora tu e { NAME($side, form: "il") } siete **{ TEXT($now) }**; con il tuo consenso sarete **{ TEXT($then) }**.
brief-treaty_neutral = Che cosa cambia: i vostri agenti possono commerciare tra loro per 2 oro a testa. Ora non costa nulla; se uno dei due attacca, tornate nemici.
brief-treaty_friendly = Che cosa cambia: un commercio tra voi rende 3 oro a testa. Ora non costa nulla; se uno dei due attacca, siete subito nemici.
brief-treaty_ally = Che cosa cambia: un commercio tra voi rende 4 oro a testa, con il consenso dell'altro potete attraversarne le terre, e potete combattere fianco a fianco. Che cosa costa: chi attacca il proprio alleato perde 1 PV, e gli altri suoi amici tornano neutrali.
brief-passage = Se accetti, l'armata prosegue attraverso la tua terra; non prende nulla finché siete alleati. Se rifiuti, resta dov'è e in questo turno non chiede più.
brief-refuge = Se accetti, l'armata entra nella tua terra; non prende nulla finché siete alleati. Se rifiuti, deve andare altrove; se non ha dove andare deve combattere, o è perduta.
brief-refuge_aboard = Se accetti, la tua flotta prende a bordo l'armata: naviga solo nei tuoi turni, e in battaglia e nella tempesta l'armata ne segue la sorte. Se rifiuti, deve andare altrove, o combattere.
brief-boarding = Se accetti, la tua flotta trasporta l'armata: naviga solo nei tuoi turni, e in battaglia e nella tempesta l'armata ne segue la sorte. Se rifiuti, resta dov'è e in questo turno non chiede più.
brief-silence = -# Senza una risposta in tempo, è un rifiuto.
brief-last_basket = **È l'ultimo round:** ora contano solo i PV; le truppe non combattono più, e l'oro che resta decide solo un pareggio.
brief-agent =
    { NAME($agent) } { NAME($region, form: "in") }{ $now ->
        [locked] {" "}(rimandato in patria da un Doppio agente: in questo round non fa più nulla)
        [acted] {" "}(ha già agito)
       *[ready] { "" }
    }
brief-piece = -# { NAME($piece) }: { $note }
brief-ground = { NAME($region) }: terreno difficile { $difficult }.
brief-own_cards = Le tue carte ({ $count }): { KINDS($cards) }.
brief-their_cards = Le carte { NAME($side, form: "di") } ({ $count }): { KINDS($cards) }.
brief-shown = Visto { NAME($side, form: "di") }: { KINDS($cards) }.
brief-no_plan = Ora non hai un piano di battaglia: schieri tu ogni scontro.
brief-plan = **Il tuo piano:** gioca prima { KINDS($first) }
brief-plan_any = **Il tuo piano:** nessuna carta va giocata prima delle altre
brief-plan_rule = -# { NAME($rule) }: { $value }
quick-suggested = Come suggerito: { TEXT($action) }
quick-rest = Schiera tu il resto, per questa battaglia
basket-spend = Che cosa metti nel paniere?
basket-deploy = Quale carta, quale ordine cambi?
button-rounds-battle_plan = Piano di battaglia
button-rounds-show = Mostra a un alleato
button-agent_turn-start = Il turno dei miei agenti
button-agent_turn-any_time = Gioca un evento ora
button-campaign_turn-start = La mia campagna
button-campaign_turn-any_time = Gioca un evento ora
button-combat_deployment-deploy = Schiera
button-combat_deployment-deploy_alone = Schiera
button-combat_deployment-redeploy = Schiera di nuovo
button-meeting-stances = Combatti o evita
button-meeting-helpers = Rispondi agli aiutanti
button-proposal-start = Rispondi al trattato
button-spy_report-start = Ciò che ha visto la spia
button-flight-leave = Rispondi all'alleato
button-flight-elsewhere = Scegli un altro rifugio
button-advance-leave = Rispondi all'alleato
button-advance-first = Chi affrontare per primo
button-stranded-first = Chi affrontare per primo
button-voyage-first = Chi affrontare per primo
button-agent_deed-heir = Nomina un successore
button-conquest-annexed = Mercenario gratis
