### What came of a decision, for the faction that took it, in Italian: the result in bold, then why, then the dice.

outcome-returned = **Un'altra risposta è arrivata prima: la tua non è stata eseguita, e nessuno lo saprà**
outcome-reveal_kept = **La tua rivelazione resta a te: { GRAMMAR($side, "number") ->
        [plural] hanno risposto
       *[singular] ha risposto
    } prima { NAME($side, form: "il") }**
outcome-points = { ", " }{ $points } PV ({ $total })
outcome-assault-own_taken = **{ NAME($region, form: "il_first") } { GRAMMAR($region, "number") ->
        [plural] sono
       *[singular] è
    } in mano tua{ $points }**
outcome-assault-own_held = **{ NAME($region, form: "il_first") } { GRAMMAR($region, "number") ->
        [plural] resistono
       *[singular] resiste
    } { NAME($army, form: "a") }{ $points }**
outcome-assault-other_taken = **{ NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] prendono
       *[singular] prende
    } { NAME($region, form: "il") }{ $points }**
outcome-assault-other_held = **{ NAME($region, form: "il_first") } { GRAMMAR($region, "number") ->
        [plural] resistono
       *[singular] resiste
    } { NAME($side, form: "a") }{ $points }**
outcome-assault-hits =
    { $count ->
        [one] { $hits } colpo a segno
       *[other] { $hits } colpi a segno
    } contro { $against }, ne servivano { $needed }{ $odds }: assalto { $attack }, guarnigione { $garrison }
outcome-assault-equal = Colpi pari ({ $hits }), quindi decidono i 🌀, { $s } contro { $other }{ $odds }: assalto { $attack }, guarnigione { $garrison }
outcome-assault-stopped = La guarnigione distrugge l'armata prima che possa tirare: { $garrison }
outcome-conquest-taken = **{ NAME($region, form: "il_first") } { GRAMMAR($region, "number") ->
        [plural] sono
       *[singular] è
    } in mano tua{ $points }**
outcome-conquest-failed = **{ NAME($army, form: "il_first") } è distrutta: nessuna regione presa**
outcome-conquest-rolled = Gli abitanti hanno tirato { $dice }
outcome-struck-garrison =
    {"**"}La guarnigione colpisce per prima: { $dice }, { $count ->
        [one] { $hits } colpo
       *[other] { $hits } colpi
    }**
outcome-struck-defence =
    {"**"}Gli abitanti colpiscono: { $dice }, { $count ->
        [one] { $hits } colpo
       *[other] { $hits } colpi
    }**
outcome-battle-won = **Vinci la battaglia{ $points }**
outcome-battle-lost = **Perdi la battaglia: { GRAMMAR($side, "number") ->
        [plural] vincono
       *[singular] vince
    } { NAME($side, form: "il") }{ $points }**
outcome-battle-tied = **Nessuno vince la battaglia{ $points }**
outcome-battle-seen = **{ NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] vincono
       *[singular] vince
    } la battaglia{ $points }**
outcome-verdict-more = Carte principali perse: { NAME($loser) } { $won }, { NAME($winner) } { $lost }.
outcome-verdict-equal =
    Ognuna delle due parti ha perso { $count ->
        [one] { $count } carta principale
       *[other] { $count } carte principali
    }.
outcome-verdict-cards_left =
    { NAME($side) }: { $count ->
        [0] nessuna carta principale rimasta
        [one] { $count } carta principale rimasta
       *[other] { $count } carte principali rimaste
    }
outcome-verdict-left = { TEXTS($left) }, ne servono { $least }: l'armata è distrutta, quindi { GRAMMAR($winner, "number") ->
        [plural] vincono
       *[singular] vince
    } { NAME($winner, form: "il") } (carte principali distrutte: { $won } a { $lost }).
outcome-verdict-left_though = { TEXTS($left) }, ne servono { $least }: l'armata è distrutta, quindi { GRAMMAR($winner, "number") ->
        [plural] vincono
       *[singular] vince
    } { NAME($winner, form: "il") }, pur avendo perso { $lost ->
        [one] { $lost } carta principale
       *[other] { $lost } carte principali
    } contro { $won }.
outcome-verdict-left_both = { TEXTS($left) }, ne servono { $least }: le due armate sono distrutte.
outcome-verdict-destroyed = Restano meno di { $least } carte principali dell'armata { NAME($loser, form: "di") }, che quindi è distrutta.
outcome-verdict-destroyed_though =
    Restano meno di { $least } carte principali dell'armata { NAME($loser, form: "di") }, che quindi è distrutta: { GRAMMAR($winner, "number") ->
        [plural] vincono
       *[singular] vince
    } { NAME($winner, form: "il") }, con { $lost ->
        [one] { $lost } carta principale persa
       *[other] { $lost } carte principali perse
    } contro { $won }.
outcome-verdict-destroyed_both = A ciascuna armata restano meno di { $least } carte principali: sono distrutte tutte e due.
beforehand-battle = **Probabilità in partenza** · { $one } { $first }%, { $two } { $second }%, pareggio { $tie }%
beforehand-own = in partenza { $success }%, pareggio { $tie }%
beforehand-sea = **Probabilità in partenza** · { $one } { $first }%, { $two } { $second }%, nessun vincitore { $tie }%
beforehand-assault = probabilità in partenza { $success }%
beforehand-assault_unknown = probabilità in partenza { $success }% circa (per chi non conosceva le carte dell'armata)
outcome-deed-fails = **{ TEXT($what) }: azione fallita** ({ TEXTS($on) })
outcome-deed-foiled = **{ TEXT($what) }: azione sventata { NAME($side, form: "da") } con { NAME($card) }**
outcome-deed-lost = **{ TEXT($what) }: azione fallita, { NAME($agent, form: "il") } è perduto** ({ TEXTS($on) })
outcome-deed-theirs = **{ NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] falliscono
       *[singular] fallisce
    }: { TEXT($what) } non riesce{ $agent ->
        [none] { "" }
       *[other] , e { NAME($agent, form: "il") } è perduto
    }**
outcome-meeting-caught = **Non riesci a sottrarti: si combatte**
outcome-meeting-away = **Ti sottrai: nessuna battaglia**
outcome-meeting-other_caught = **{ NAME($side, form: "il_first") } non { GRAMMAR($side, "number") ->
        [plural] riescono
       *[singular] riesce
    } a sottrarsi: si combatte**
outcome-meeting-other_away = **{ NAME($side, form: "il_first") } si { GRAMMAR($side, "number") ->
        [plural] sottraggono
       *[singular] sottrae
    }: nessuna battaglia**
outcome-meeting-dice = Tiri: { $avoid } per sottrarsi, { $catch } per raggiungere; conta il simbolo migliore, in parità si combatte
outcome-way = { NAME($force) }: { $path }.
outcome-deed-dice = Dadi: { $dice }
outcome-initiative-own = **Hai l'iniziativa con { $total }**
outcome-initiative-other = **{ NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] hanno
       *[singular] ha
    } l'iniziativa con { $total }**
outcome-spent_nothing = **Non compri nulla; oro rimasto: { $left }**
outcome-spent = **Spendi { $spent } oro; oro rimasto: { $left }{ $points }**
outcome-turn_over = **{ $phase ->
        [agent] Il turno dei tuoi agenti è concluso
        [campaign] La tua campagna è conclusa
       *[other] Il tuo turno è concluso
    }**{ $next ->
        [yes] . Ora tocca { NAME($side, form: "a") }.
       *[no] { "" }
    }
