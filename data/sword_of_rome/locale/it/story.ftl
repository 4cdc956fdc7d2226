### What the thread tells: cards of turns, battles and phases.

# A turn

turn-title = { $emblem } { NAME($side) }{ $round ->
        [0] { "" }
       *[other] { " " }· round { $round } di { $of }
    }
turn-goes_on = Si continua
turn-to_move = Tocca { NAME($side, form: "a") }.
turn-began = Turno { $turn } di { $of } (dal { $first } al { $last } a.C.)
turn-desperate = { $emblem } { NAME($side) } · Tempi disperati
turn-game_over = L'ultimo turno finisce
turn-card_says = -# ▸ { $said }
turn-phase_draw = L'inizio del turno { $turn }
turn-phase_gallic = { SIGN("emblem_gallic") } I Galli, che nessuno gioca
turn-phase_desperate = Tempi disperati
turn-phase_ending = Il turno finisce: logoramento, assedi, punti
turn-phase_reinforcement = Rinforzi
turn-phase_other = Turno { $turn }
turn-phase_offers = Turno { $turn } · offerte

# A force's way

way-line = { $emblem } **{ NAME($leader) }**{ $cu ->
        [0] { "" }
       *[other] , { $cu } UC
    }{ $companions ->
        [0] { "" }
       *[other] , con { NAMES($along, form: "il") }
    }: { $moved ->
        [no] si attiva qui: { $path }
       *[yes] { $path } (PM residui: { $left })
    }
way-by_land = { " → " }{ NAME($space) }
way-by_sea = { " → ⚓ " }{ NAME($space) }
way-deed = ▸ { $deed }
force-led = agli ordini { NAME($leader, form: "di") } (tattica { $tactics })
force-unled = senza comandante

# Support

support-spent = { $count ->
        [one] Speso { $count } punto sostegno
       *[other] Spesi { $count } punti sostegno
    }: { $parts }
support-befallen =
    { NAME($side, form: "il_first") } hanno speso { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    } sostegno: { $parts }
support-won =
    {"**"}Politica**: { $lost ->
        [one] la UC persa vale { $points }.
       *[other] metà delle { $lost } UC perse (per eccesso) vale { $points }.
    } { $spent }
support-gained =
    {"**"}{ NAMES($spaces) }** { $count ->
        [one] passa
       *[other] passano
    } { NAME($before, form: "da") } { NAME($after, form: "a") }
support-freed =
    {"**"}{ NAMES($spaces) }** { $count ->
        [one] passa
       *[other] passano
    } { NAME($after, form: "a") }
support-independent =
    {"**"}{ NAMES($spaces) }** { $count ->
        [one] abbandona
       *[other] abbandonano
    } { NAME($before, form: "il") }
support-raised = { NAMES($spaces) }: la lealtà sale a { $loyalty }
support-lowered = { NAMES($spaces) }: la lealtà scende a { $loyalty }

# Battles

battle-title-open = ⚔️ { NAME($space) }: { NAME($attacker, form: "il") } attaccano { NAME($defender, form: "il") }
battle-title-broken_off = ⚔️ { NAME($space) }: la battaglia si interrompe
battle-title-attacker_wins = ⚔️ { NAME($space) }: { NAME($attacker, form: "il") } battono { NAME($defender, form: "il") }
battle-title-defender_wins = ⚔️ { NAME($space) }: { NAME($defender, form: "il") } resistono { NAME($attacker, form: "a") }
battle-title-attacker_overruns = ⚔️ { NAME($space) }: { NAME($attacker, form: "il") } travolgono { NAME($defender, form: "il") }
battle-title-defender_overruns = ⚔️ { NAME($space) }: { NAME($defender, form: "il") } annientano { NAME($attacker, form: "il") }
battle-attacks = { $emblem } **{ NAME($power) }** all'attacco { $way ->
        [land] { NAME($start, form: "da") } con
        [sea] dal mare { NAME($start, form: "da") } con
        [sortie] dalla città con
       *[open] con
    } **{ $size }** { $led }{ $more ->
        [flank] , compresa metà della forza che arriva { NAME($flank, form: "da") }
        [relief] , compreso chi è dentro la città
       *[none] { "" }
    }
battle-stands = { $emblem } **{ NAME($power) }** in difesa con **{ $size }** { $led }
battle-before_dice = Prima dei dadi si possono giocare carte.
battle-automatic =
    {"**"}Almeno quattro volte tanti, { $most } a { $least }: niente dadi.** { NAME($loser, form: "il_first") } perdono { $lost ->
        [one] la loro unica UC
       *[other] tutte le { $lost } UC
    }.
battle-dice = { $emblem } { DICE($dice) } { $sum }{ $count ->
        [0] { "" }
       *[other] , { $mods }
    } = **{ $total }**
battle-mod_force_ratio = { $n } per { $most } contro { $least }
battle-mod_leadership = { $n } per tattica { $most } contro { $least }
battle-wins = **Vincono { NAME($winner, form: "il") }, { $won } a { $other }.**
battle-tie = **Parità, { $won } a { $other }: vincono { NAME($winner, form: "il") }, che difendono.**
battle-why_mods = Con i soli dadi ({ $dice } a { $others }) avrebbero perso; decide { $mods } contro { $other_mods }.
battle-why_dice = I dadi, { $dice } a { $others }, pesano più di { $mods } contro { $other_mods }.
battle-odds = Probabilità di questo esito prima dei dadi: { $chance }%.
battle-befell = { NAME($winner, form: "il_first") } battono { NAME($loser, form: "il") } { NAME($space, form: "in") }, **{ $won } a { $other }** ({ DICE($dice) } contro { DICE($others) }): { $toll }
battle-bloodless = Per una carta i dadi non costano perdite a nessuno.
battle-lost = { $emblem } perdite: **{ $lost } UC**{ $by_dice ->
        [0] { "" }
       *[other] { " " }per { TEXTS($parts) }
    }{ $more ->
        [0] { "" }
       *[other] {" "}({ $more } per una carta)
    }{ $over ->
        [0] { "" }
       *[other] : non ce n'erano altre
    }
battle-lost_by_card = { $emblem } perdite: **{ $lost } UC** per una carta
battle-unhurt = { $emblem } nessuna perdita

# Phases

attrition-none = Logoramento fuori dalla propria terra, senza perdite: { $parts }
attrition-unhurt = { NAME($power) } { NAME($space, form: "in") } { DICE($dice) }
trailing-decides = ⚖️ **Chi ha meno PV decide** per le potenze che nessuno gioca: { $parts }
trailing-part = { NAME($side, form: "il") } per { NAMES($powers, form: "il") }

# The turn as a story

story-scores = 🏆 { $parts }
story-scored = { $emblem }{ $plus ->
        [0] { "" }
       *[other] { " " }+{ $plus } per { NAMES($gained) }
    }{ $minus ->
        [0] { "" }
       *[other] { $plus ->
            [0] { "" }
           *[other] { " " }e
        } −{ $minus } per la perdita di { NAMES($lost) }
    }
story-near = ⚠️ Ora nella tua terra: { $parts }
story-near_one = { $emblem }{"**"}{ $cu } UC** { NAME($power, form: "di") } { NAME($space, form: "in") }
story-battles = ⚔️ { $parts }
story-battle = { $emblem } { NAME($winner, form: "il_first") } battono { NAME($loser, form: "il") } { NAME($space, form: "in") }
story-taken = 🧱 { $emblem } Conquiste { NAME($power, form: "di") }: { NAMES($spaces) }.
story-looted = 🔥 { $emblem } Saccheggi { NAME($power, form: "di") }: { NAMES($spaces) }.
story-alliances = 🤝 { $parts }
story-alliance_made = { NAME($one) } { NAME($other, form: "e") } si alleano
story-alliance_renewed = { NAME($one) } { NAME($other, form: "e") } restano alleati
story-alliance_broken = **{ NAME($one) } contro { NAME($other) }: alleanza tradita**
story-alliance_ended = { NAME($one) } { NAME($other, form: "e") } non sono più alleati
story-as_it_stands = ⚖️ **Se nulla cambia**, il prossimo conteggio porta { $parts }.
story-stands = { $emblem } { $change }
luck-pips = { $parts } (punti dei dadi sopra o sotto la media)
luck-of = { $emblem } { NAME($side) } { $pips }
luck-best = 🎲 Più fortuna: { $emblem } { NAME($power) }, { DICE($dice) } { $what }
luck-worst = 🎲 Più sfortuna: { $emblem } { NAME($power) }, { DICE($dice) } { $what }
luck-battle = nella battaglia { NAME($space, form: "in") }
luck-siege = nell'assedio { NAME($space, form: "di") }
luck-raid = nella razzia { NAME($space, form: "in") }
luck-interception = nell'intercettazione { NAME($space, form: "in") }, dove è meglio tirare basso
luck-avoid = nell'evitare la battaglia { NAME($space, form: "in") }, dove è meglio tirare basso
luck-pursuit = nell'inseguimento { NAME($space, form: "da") }, dove è meglio tirare basso
luck-voyage = nella traversata { NAME($space, form: "a") }, dove è meglio tirare basso
luck-attrition = per il logoramento { NAME($space, form: "in") }, dove è meglio tirare basso
points-start = all'inizio
points-abroad = spazi fuori patria
points-home = spazi patri perduti
points-unrest = malcontento
points-plunder = bottino
points-cards = carte
record-side = { $emblem } **{ NAME($side) }** ({ SEAT($seat) }): { $vp } PV · { $points }
record-points = { TEXT($why) } { $points }
record-deeds = -# ⚔️ battaglie vinte { $won } su { $fought } · UC uccise { $killed }, perse { $lost } · città e tribù prese { $taken }, saccheggiate { $looted }, perdute { $given } · razzie { $raided }

# The answer to a press

event-reply_returned = La risposta di un altro è arrivata prima; la tua carta è di nuovo nella tua mano.
outcome-returned = **La risposta di un altro è arrivata prima: la tua carta è di nuovo nella tua mano**
outcome-battle_won = **{ $automatic ->
        [yes] Annienti { NAME($other, form: "il") } { NAME($space, form: "in") }
       *[no] Batti { NAME($other, form: "il") } { NAME($space, form: "in") }
    }**
outcome-battle_lost = **{ $automatic ->
        [yes] { NAME($other, form: "il_first") } ti annientano { NAME($space, form: "in") }
       *[no] { NAME($other, form: "il_first") } ti battono { NAME($space, form: "in") }
    }**
outcome-battle_seen = **{ $automatic ->
        [yes] { NAME($winner, form: "il_first") } annientano { NAME($loser, form: "il") } { NAME($space, form: "in") }
       *[no] { NAME($winner, form: "il_first") } battono { NAME($loser, form: "il") } { NAME($space, form: "in") }
    }**
outcome-turn_over = **Per questo round hai finito.** Ora tocca { NAME($side, form: "a") }.
outcome-siege_on = **{ NAME($space, form: "il_first") } { GRAMMAR($space, "number") ->
        [plural] resistono
       *[singular] resiste
    }: livello d'assedio { $level } di { $needed }**
outcome-siege_dice = { DICE($dice) }{ $changed ->
        [yes] { " " }{ $modifier }
       *[no] { "" }
    } = { $sum }: { $points ->
        [0] nessun punto assedio
        [one] { $points } punto assedio
       *[other] { $points } punti assedio
    }{ $lost ->
        [0] { "" }
        [one] , { $lost } UC persa davanti alle mura
       *[other] , { $lost } UC perse davanti alle mura
    }.
outcome-siege_missing =
    { $count ->
        [one] Manca { $count } punto
       *[other] Mancano { $count } punti
    } alla conquista.
battle-die_costs = { DICE($dice) } ({ $cu })
dice_table-siege = -# Tabella degli assedi, due dadi: un punto da { $one } in su, due con { $two }; { $low } o meno, e anche { $dear }, costa una UC a chi assedia.
dice_table-losses = -# Perdite, per un esercito di tre UC o più: ogni dado del vincitore ne costa { $most } allo sconfitto da { $strong } in su, 1 con { $weak }; ogni dado dello sconfitto ne costa 1 al vincitore da { $back } in su, e ogni 1 costa allo sconfitto una UC in più.
outcome-not_intercepted = -# Nessun esercito accanto al percorso ha intercettato: { TEXTS($parts) }.
outcome-army_near = { NAME($leader, form: "il") } { NAME($space, form: "in") }
attrition-lost = Logoramento fuori dalla propria terra, UC perse: { $parts }
attrition-hurt = { NAME($power) } { NAME($space, form: "in") }, { $cu } UC, { DICE($dice) } (da { $first } in su) **−{ $lost }**
