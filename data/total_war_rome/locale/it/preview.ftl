### Words of the previews, in Italian: what an action would mean, before it is confirmed. For its seat's eyes alone.

preview-order = Ordine dei turni: { ARROWS($order) }.
preview-idle = Possono ancora muoversi, e finito questo turno non lo faranno: { NAMES($pieces) }.
preview-unplaced = Non ancora piazzate, e finito questo turno non lo saranno più in questo round: { NAMES($pieces) }.
preview-idle_agents = Possono ancora agire, e finito questo turno non lo faranno più in questo round: { NAMES($agents) }.
preview-goes = Per questo { NAME($agent, form: "il") } va { NAME($to, form: "in") } (ora: { NAME($frm) }).
preview-bid = Il tuo totale per l'iniziativa sarebbe **{ $total }**; oro rimasto: { $left }.
preview-spend = Prezzo del paniere: **{ $price } oro**; oro rimasto: { $left }.
preview-unspent = Hai ancora **{ $gold } oro** da spendere: sigilli un paniere vuoto?
preview-embark = Costa { $cost } UM a entrambe; UM rimaste: { NAME($army) } { $left }, { NAME($navy) } { $navy_left }.
preview-embark_last = ⚠️ Costa l'ultima UM { NAME($navy, form: "di") }: in questo turno non può né navigare né sbarcare l'armata.
preview-unrest =
    { $markers ->
        [one] { $markers } segnalino malcontento
       *[other] { $markers } segnalini malcontento
    } in più { NAME($region, form: "in") }, in tutto { $total }: tasse { $tax } oro, ora { $before }.
preview-distrust = { NAME($side, form: "il_first") } e { NAME($other, form: "il") } ora sono { TEXT($now) }, poi { TEXT($lower) }. Non si chiede il loro consenso.
preview-double_agent = { NAME($target, form: "il_first") } torna in patria e in questo round non può fare altro.
preview-price = Prezzo: **{ $price } oro**; oro rimasto: { $left }.
preview-mu = UM rimaste dopo: { $left }.
preview-leave =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] devono dare il loro
       *[singular] deve dare il suo
    } consenso per { NAME($region, form: "il") }.
preview-leave_aboard =
    Serve il consenso { NAME($side, form: "di") }: { NAME($navy, form: "il") } naviga come vuole chi la possiede, e tu sbarchi in un turno tuo.
preview-refuge = Serve il consenso { NAME($side, form: "di") }; senza, l'armata va altrove, e se non ha dove andare combatte o, dopo una battaglia, è perduta.
preview-war = ⚔️ È un attacco: tu e { NAME($side, form: "il") } diventate **nemici**.
preview-join_war = Se { NAME($side, form: "il") } { GRAMMAR($side, "number") ->
        [plural] si uniscono
       *[singular] si unisce
    } all'altra parte, diventate nemici.
preview-join_aside = Se { NAME($side, form: "il") } { GRAMMAR($side, "number") ->
        [plural] si uniscono
       *[singular] si unisce
    } all'altra parte, restate tutti e due in disparte: siete alleati.
preview-betray = ⚠️ Rompi l'alleanza con **{ NAME($side, form: "il") }**: perdi 1 PV, i tuoi amici tornano neutrali.
preview-stranded = Restano isolate, e devono conquistare dove stanno o andarsene subito: { NAMES($armies) }.
preview-must_conquer = { NAME($army, form: "il_first") } è { NAME($region, form: "in") }, dove non c'è guarnigione: alla fine del turno deve tentare la conquista, **{ $success }% di riuscita**.
preview-crowded = { NAME($army, form: "il_first") } è { NAME($region, form: "in") }: se alla fine del turno sono lì tutte e due, diventano un'armata sola, e ciò che è di troppo si perde a caso.
preview-quiet = { NAME($region) }: terra tua o di un alleato, non si tira nulla.
preview-foe = Lì c'è **{ NAME($army, form: "il") }**: { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }, { NAME($general) }. Quali carte siano, non lo sai.
preview-foe_known = Lì c'è **{ NAME($army, form: "il") }**, { NAME($general) }: { KINDS($cards) }.
preview-avoid = Può tentare di evitare la battaglia con il dado del suo generale: { $success }%.
preview-pinned = Contro { NAME($general) } non può evitare la battaglia con un dado.
preview-avoid_own = Probabilità di evitare la battaglia: **{ $success }%**, se il nemico non ha Senza scampo; altrimenti combatti.
preview-avoid_or_slip = Probabilità che il dado del generale eviti la battaglia, e tieni Sganciamento: **{ $success }%**; altrimenti lo giochi. Senza scampo annulla l'uno e l'altro.
preview-battle =
    Battaglia, simulata: **vittoria { $success }%**, pareggio { $tie }% (±{ $error }); perdi circa { $losses ->
        [one] { DECIMAL($losses) } carta
       *[other] { DECIMAL($losses) } carte
    }, il nemico { DECIMAL($theirs) }.
preview-battle_usual =
    Battaglia, simulata contro ciò che può avere, per quanto ne sai: **vittoria circa { $success }%** (da { $low } a { $high }%, secondo le sue carte), pareggio { $tie }%; perdi circa { $losses ->
        [one] { DECIMAL($losses) } carta
       *[other] { DECIMAL($losses) } carte
    }, il nemico { DECIMAL($theirs) }.
preview-garrison = Guarnigione { NAME($region, form: "in") }: { DICE($dice) }. L'armata si ferma lì e può assaltarla, senza spendere UM.
preview-assault = Assalto { NAME($region, form: "in") }, dove la guarnigione tira prima { DICE($dice) }: **{ $success }% di riuscita**, e in media perdi circa { DECIMAL($losses) } carte. Se fallisce, la tua armata resta lì e assedia.
preview-whom_first =
    Ci sono { $count ->
        [one] { $count } armata
       *[other] { $count } armate
    } da affrontare; scegli tu quale per prima. Le probabilità valgono contro ciascuna come prima, ciò che resta affronta la successiva.
preview-assault_then = L'assalto ({ NAME($region) }, { DICE($dice) }) viene dopo la battaglia: le probabilità dipendono da ciò che resta della tua armata.
preview-conquest_then = Il tiro di difesa ({ NAME($region) }, { DICE($dice) }) viene dopo la battaglia: le probabilità dipendono da ciò che resta della tua armata.
preview-militia =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] potrebbero
       *[singular] potrebbe
    } avere Milizia cittadina: un dado in più.
preview-conquest =
    { NAME($region, form: "il_first") } si { GRAMMAR($region, "number") ->
        [plural] difendono
       *[singular] difende
    } con { DICE($dice) } (a tirare: { NAME($roller) }): **{ $success }% di riuscita**, e in media perdi circa { DECIMAL($losses) } carte.
preview-foil =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] potrebbero avere { NAME($card) } e annullare l'azione
       *[singular] potrebbe avere { NAME($card) } e annullare l'azione
    }.
preview-roll = **Riuscita { $success }%** (☠️); l'agente muore: { $dead }% (✖️); altrimenti fallisce e si salva (🌀).
preview-roll_safe = **Riuscita { $success }%**; l'agente non corre pericolo.
preview-treaty = Ora tu e { NAME($side, form: "il") } siete { $now ->
        [enemy] nemici
        [friendly] amici
        [ally] alleati
       *[neutral] neutrali
    }; se l'altra parte accetta, sarete { $better ->
        [enemy] nemici
        [friendly] amici
        [ally] alleati
       *[neutral] neutrali
    }. Può rifiutare.
preview-trade = Guadagni **{ $mine } oro**, { NAME($side) } { $theirs }. Non serve il consenso di nessuno.
preview-uprising_army = Chi controlla la regione ha lì un'armata: subisce i danni di { DICE($dice) }, e la regione è libera solo se l'armata è annientata.
preview-uprising = Chi controlla la regione non ha lì un'armata: { NAME($region, form: "il") } { GRAMMAR($region, "number") ->
        [plural] tornano
       *[singular] torna
    } { NAME($owner, form: "a") }.
preview-uprising_free = Chi controlla la regione non ha lì un'armata: { NAME($region, form: "il") } { GRAMMAR($region, "number") ->
        [plural] diventano indipendenti
       *[singular] diventa indipendente
    }.
preview-bribed =
    Corrotta, perde { $hired ->
        [0] { $half } delle sue carte
        [one] { $hired } carta mercenaria e { $half } delle altre carte
       *[other] { $hired } carte mercenarie e { $half } delle altre carte
    }, e il resto lo porti via tu.
preview-theft = Prenderesti **{ $gold } oro** { NAME($side, form: "a") }.
preview-general =
    { NAME($general) }, { $stars ->
        [one] { $stars } stella
       *[other] { $stars } stelle
    }. Sotto le 3 stelle nessuno prende il suo posto.
preview-deploy =
    { NAME($card) }: { DICE($dice) }, in media { $kills ->
        [one] { DECIMAL($kills) } carta distrutta
       *[other] { DECIMAL($kills) } carte distrutte
    }.
preview-intercept =
    ⚓ { NAME($navy, form: "il_first") } ({ $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }) può intercettarti { NAME($sea, form: "in") }.
preview-sea_fight =
    ⚓ Contro { NAME($navy, form: "il") } ({ $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }): affondi circa **{ DECIMAL($sunk) }** navi, il nemico { DECIMAL($lost) }.
preview-sea_fight_usual =
    ⚓ Contro { NAME($navy, form: "il") } ({ $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }, non si sa di che tipo): affondi circa **{ DECIMAL($sunk) }** navi, il nemico { DECIMAL($lost) }.
# The odds of an option in a few words, before its note.
odds-battle = vittoria circa { $success }%, pareggio { $tie }%
odds-battle_span = vittoria circa { $success }% (da { $low } a { $high }%), pareggio { $tie }%
odds-war = vi rende nemici ({ NAMES($sides) }): { TEXT($said) }
odds-war_alone = vi rende nemici ({ NAMES($sides) })
odds-broken = rompe l'alleanza: { TEXT($said) }
odds-broken_alone = rompe l'alleanza
odds-sea_war = vi rende nemici: vittoria circa { $success }%, pareggio { $tie }%
odds-sea_ally = rompe l'alleanza: vittoria circa { $success }%, pareggio { $tie }%
odds-assault = assalto { $success }%
odds-conquest = { $success }% di riuscita
odds-avoid = riesce { $success }%
odds-avoid_or_slip = senza la carta { $success }%
odds-bribe = { $price } oro, { $success }%
odds-bribe_ally = rompe l'alleanza: { $price } oro, { $success }%
odds-bribe_war = vi rende nemici: { $price } oro, { $success }%
odds-roll = riuscita { $success }%, l'agente muore { $dead }%
odds-theft = { $gold } oro, { $success }%, l'agente muore { $dead }%
