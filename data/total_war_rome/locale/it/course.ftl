### Words of a battle's running message and report, and of the round's story, in Italian.

course-title = Battaglia { NAME($region, form: "in") }
course-heading =
    ## ⚔️ { NAME($attacker, form: "il_first") } { GRAMMAR($attacker, "number") ->
        [plural] attaccano
       *[singular] attacca
    } { NAME($defender, form: "il") } { NAME($region, form: "in") }
course-over = ## ⚔️ { NAME($attacker) } contro { NAME($defender) } { NAME($region, form: "in") } (finita)
course-report = **Resoconto della battaglia { NAME($region, form: "in") }: { NAME($attacker) } contro { NAME($defender) }**
course-ground = Terreno difficile { $difficult } · { NAME($one) } { $one_stars } contro { NAME($two) } { $two_stars }
course-side =
    { $emblem } **{ NAME($side) }**: { $started ->
        [one] { $started } carta
       *[other] { $started } carte
    } all'inizio; { $dead }
course-side_left =
    { $emblem } **{ NAME($side) }**: { $left ->
        [one] { $left } carta su { $started } deve
       *[other] { $left } carte su { $started } devono
    } ancora combattere, { $reveals ->
        [one] { $reveals } rivelazione
       *[other] { $reveals } rivelazioni
    }; { $dead }
course-dead =
    { $count ->
        [one] { $count } carta persa
       *[other] { $count } carte perse
    }: { KINDS($cards) }
course-unhurt = nessuna perdita
course-earlier =
    -# … { $count ->
        [one] { $count } scontro
       *[other] { $count } scontri
    } prima
course-combat = **{ $phase } { $number }** · { $one } ⚔ { $two } → { $losses }
course-unopposed = **{ $phase }**, senza opposizione · { $cards } → { $losses }
course-falls = ☠ { KINDS($cards) } ({ NAME($side) })
course-wounded = 🩹 { NAME($card) } ({ NAME($side) })
course-now = -# Ora: { $phase }. Le due parti schierano in segreto.
course-now_of = -# Ora: { $phase }, scontri combattuti { $fought } su { $combats }. Le due parti schierano in segreto.
course-now_plain = -# Ora: { $phase }.
course-broken_off = È stata interrotta: non ha vinto nessuno.
course-phase-terrain = Terreno
course-phase-flanks = Ali
course-phase-centre = Centro
course-phase-envelopment = Accerchiamento
course-phase-end = la fine
course-phase-preparation = Preparazione
course-result-victory =
    { GRAMMAR($side, "number") ->
        [plural] Vincono
       *[singular] Vince
    } { NAME($side, form: "il") }
course-result-total_victory = Vittoria totale { NAME($side, form: "di") }
course-result-tie = Pareggio
course-result-both_destroyed = Le due armate si distruggono a vicenda
sea-title = Battaglia navale
sea-heading =
    ## ⚓ { NAME($attacker, form: "il_first") } { GRAMMAR($attacker, "number") ->
        [plural] attaccano
       *[singular] attacca
    } { NAME($defender, form: "il") } { NAME($area, form: "in") }
sea-over = ## ⚓ { NAME($attacker) } contro { NAME($defender) } { NAME($area, form: "in") } (finita)
sea-report = **Resoconto della battaglia navale { NAME($area, form: "in") }: { NAME($attacker) } contro { NAME($defender) }**
sea-came =
    { $emblem } **{ NAME($side) }**, { NAME($navy) }, { $ships ->
        [one] { $ships } nave
       *[other] { $ships } navi
    }
sea-aboard =
    { $troops ->
        [one] { $troops } carta truppa
       *[other] { $troops } carte truppa
    } a bordo
sea-sunk =
    { $count ->
        [one] { $count } nave affondata
       *[other] { $count } navi affondate
    }
sea-captured =
    { $count ->
        [one] { $count } nave catturata
       *[other] { $count } navi catturate
    }
sea-drowned =
    { $count ->
        [one] { $count } carta truppa annegata
       *[other] { $count } carte truppa annegate
    }
sea-named = ({ KINDS($ships) })
sea-lost = { NAME($navy, form: "il_first") } è perduta.
sea-away = { NAME($navy, form: "il_first") } si ritira { NAME($to, form: "in") }.
sea-tie = Nessun vincitore: si ritira chi ha attaccato
sea-now_fire = -# Ora: le due flotte tirano.
sea-now_losses = -# Ora: in segreto si indicano le navi perse.
sea-now_retreat = -# Ora: { NAME($side, form: "il") } { GRAMMAR($side, "number") ->
        [plural] devono ritirarsi e dicono
       *[singular] deve ritirarsi e dice
    } dove.
story-taken = { $emblem } { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] hanno preso
       *[singular] ha preso
    } { NAMES($regions, form: "il") }.
story-repulsed = { $emblem } { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] hanno
       *[singular] ha
    } assaltato invano { NAMES($regions, form: "il") }.
story-freed = Ora terra libera: { NAMES($regions) }.
story-treaties = 🤝 { $parts }
story-battle = ⚔️ { NAME($attacker) } contro { NAME($defender) }. { $result }.
story-sea = ⚓ { NAME($attacker) } contro { NAME($defender) } { NAME($area, form: "in") }. { $result }.
story-best = 🎲 Il tiro più fortunato: { $emblem } { NAME($side) }, per { PLAIN($what) }: { $dice } (colpi: { $hits }, in media { $expected })
story-worst = 🎲 Il tiro più sfortunato: { $emblem } { NAME($side) }, per { PLAIN($what) }: { $dice } (colpi: { $hits }, in media { $expected })
luck-shares = colpi di tutti i dadi rispetto alla media: { $shares }
