### Words of the cards in the thread of Samnite Wars.

turn-before = Il tavolo è pronto
turn-over = La partita è finita
turn-consul = 🏛️ { SEAT($seat) } è Console · round { $round }
turn-goes_on = 🏛️ { SEAT($seat) }, Console, prosegue · round { $round }
turn-effort = { $role } ({ SEAT($seat) }): { NAMES($cards) } = **{ $force }**
turn-tie = Perché: Forza { $force } da entrambe le parti; i dadi dello spareggio danno { DIE($ours) } a Roma e { DIE($theirs) } al nemico.
turn-stronger = Perché: vince lo sforzo più forte, { $more } a { $less }.
turn-no_prestige = { SEAT($seat) } non guadagna Prestigio dal Tesoro ({ $triumph } in tutto).
turn-drew = -# Carte pescate: { $parts }
turn-drew_open = { SEAT($seat) } { $count } (scoperta: { NAME($top) })
turn-count = { SEAT($seat) } { $count }
turn-gave = -# Cedute in segreto: { $parts }
turn-given =
    { SEAT($seat) } { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } { SEAT($other, form: "a") }
turn-laid = -# Scartate: { $parts }
reason-start = inizio
reason-treasury = Tesoro
reason-revolt = rivolte
reason-campaign = campagne
reason-war = guerre
reason-aftermath = carte Vittoria e Sconfitta
reason-conquest = conquiste
reason-peace = pace
reason-intrigue = intrighi
reason-scandal = scandali
points-said = { $points } Prestigio
round-chart_points = Prestigio
luck-of = { SEAT($seat) } { $pips }
luck-pips = { $parts } (punti dei dadi sopra o sotto la media)
luck-best = 🎲 Più fortuna: { SEAT($seat) }, { $sum } su { $most } { $what }
luck-worst = 🎲 Meno fortuna: { SEAT($seat) }, { $sum } su { $most } { $what }
luck-start = per il Prestigio iniziale
luck-tie = nello spareggio per { NAME($region, form: "il") }
luck-won = per la vittoria contro { NAME($region, form: "il") }
luck-lost = per la sconfitta contro { NAME($region, form: "il") }
story-conquered = 🦅 Roma mette piede tra { NAMES($regions, form: "il") }.
story-freed = 🐂 Di nuovo liberi: { NAMES($regions, form: "il") }.
story-rome_won = ⚔️ { SEAT($consul) } batte { NAME($region, form: "il") }.
story-rome_lost = ⚔️ { NAME($region, form: "il_first") }, guidati da { SEAT($seat) }, battono { SEAT($consul) }.
