### Words of the battles of Total War: Rome, in Italian. How messages are written: docs/contributing.md.

name-main = Carta principale
    .article = la
    .gender = f
name-skirmisher = Schermagliatori
    .article = gli
    .number = plural
name-reveal = Rivelazione
    .article = la
    .gender = f
name-soften = Attenuare un colpo
name-special = Uso di una S
name-in_terrain = Nel terreno difficile
name-in_the_open = Sulle ali e al centro
name-skirmishers = Schermagliatori
    .article = gli
    .number = plural
name-reveals = Rivelazioni
    .article = le
    .gender = f
    .number = plural
name-dice_orders = Ordini per i dadi
name-holds = Per quanto vale
name-kept = In serbo per un accerchiamento
name-elephants = Elefanti sulle ali
name-no_general = Nessun generale
name-dice = Dadi
name-scout = Esploratore
name-composite = Carte dell'armata alleata
name-leader = Generale
name-recover = Da recuperare
name-upgrade = Da promuovere a veterani
name-one_level = Generale, con una X
name-two_levels = Generale, con un Teschio
name-horse = Truppe montate
name-ships = Navi
name-without_leadership = un'armata senza generale
    .il = un'armata senza generale
    .il_first = Un'armata senza generale
    .di = di un'armata senza generale
    .a = a un'armata senza generale
    .da = da un'armata senza generale
    .su = su un'armata senza generale
    .gender = f
name-option_lone_skirmisher = Schermagliatori soli contro una carta principale
name-option_lone_skirmisher_retires = Tirano e si ritirano, illesi
name-option_lone_skirmisher_stands = Subiscono un tiro di risposta
name-option_stacked_skirmisher = Schermagliatori con carta principale, senza schermagliatori di fronte
name-option_stacked_skirmisher_unanswered = Tirano e si ritirano, illesi
name-option_stacked_skirmisher_answered = Subiscono un tiro di risposta
name-option_second_kill = Un secondo colpo mortale in uno scontro
name-option_second_kill_reaches_wounded = Colpisce la carta ferita in attesa
name-option_second_kill_lost = È perso
name-option_victor_counts = Vince chi ha distrutto più
name-option_victor_counts_main_cards = Carte principali
name-option_victor_counts_all_cards = Carte truppa di ogni tipo
name-option_beaten_army = Un'armata battuta ma non distrutta
name-option_beaten_army_withdraws = Si ritira
name-option_beaten_army_stays = Resta dov'è
name-RED = rosso
name-YELLOW = giallo
name-GREEN = verde
name-WHITE = bianco
name-BLACK = nero
die-skull = { DIE($colour, face: "skull") }
die-x = { DIE($colour, face: "x") }
die-s = { DIE($colour, face: "s") }
die-blank = { DIE($colour, face: "blank") }
choice-no_card = Nessuna carta
choice-no_general = Non c'è nessuno che possa succedergli
choice-no_mercenary = Nessuna carta del mazzetto entra nell'armata
choice-best_general = Quello con più stelle
choice-reveal-no = Tieni le rivelazioni
choice-reveal-yes = Usa una rivelazione
choice-reroll-none = Nessun ordine
choice-reroll-rousing_words-no_skull = Parole d'incitamento, se nessun Teschio
choice-reroll-rousing_words-no_damage = Parole d'incitamento, se né Teschi né X
choice-reroll-inspiring-no_skull = Generale trascinatore, se nessun Teschio
choice-reroll-inspiring-no_damage = Generale trascinatore, se né Teschi né X
choice-reroll-battle_reroll-no_skull = Truppe addestrate, se nessun Teschio
choice-reroll-battle_reroll-no_damage = Truppe addestrate, se né Teschi né X
choice-soften-none = Nessun ordine
choice-soften-steady_line-to_save = Saldi nei ranghi, se salva la carta
choice-soften-steady_line-at_once = Saldi nei ranghi, al primo Teschio
choice-soften-phalanx_drill-to_save = Maestro di falange, se salva la carta
choice-soften-phalanx_drill-at_once = Maestro di falange, alla prima X
choice-special-upgrade = Una S diventa un Teschio
choice-special-cancel = Una S annulla
choice-scout-none = Lascia il terreno com'è
choice-scout-raise = Terreno difficile +1
choice-scout-lower = Terreno difficile −1
choice-rerolls-hold = Tira una volta sola
choice-rerolls-blanks = Ritira i dadi che non fanno nulla
choice-rerolls-all_but_skulls = Ritira tutto tranne i Teschi
choice-rerolls-ask = Chiedimelo dopo il tiro
choice-second_wind-no = Tieni la carta
choice-second_wind-yes = Nuove forze: recupera una carta in più
choice-plan-in_terrain-suited = Chi ci perde di meno
choice-plan-in_terrain-weakest = I più deboli
choice-plan-in_terrain-strongest = I più forti
choice-plan-in_the_open-weak_first = Prima i deboli
choice-plan-in_the_open-strong_first = Prima i forti
choice-plan-skirmishers-alone_in_terrain = Da soli nel terreno difficile
choice-plan-skirmishers-with_the_first = Con le prime carte principali
choice-plan-skirmishers-with_the_last = Con le ultime carte principali
choice-plan-mounted-envelop = In serbo per un accerchiamento
choice-plan-mounted-centre = Gettati nel centro
choice-plan-reveals-early = Alla prima occasione
choice-plan-reveals-late = Nel centro
choice-plan-reveals-never = Mai
choice-plan-holds-battle = Solo per questa battaglia
choice-plan-holds-always = In ogni battaglia, finché non lo cambio
choice-plan-dice_orders-free = Solo quelli che non costano carte
choice-plan-dice_orders-all = Anche con carte azione
choice-plan-dice_orders-no_orders = Nessuno
do-prepare_battle = Prepara la battaglia
do-deploy = Schiera
do-follow_plan = Piano di battaglia
do-drop_plan = Rinuncia al piano
do-declare_flanks = Dichiara le ali
do-keep_for_envelopment = Tieni per un accerchiamento
do-attack_unopposed = Attacca
do-roll_again = Ritira i dadi
do-spoils = Raccogli i frutti
do-lose_ships = Scegli le navi
hint-prepare_battle = Prima di una battaglia: carte e un esploratore per il terreno, in segreto
hint-deploy = Le tue carte per il prossimo scontro, in segreto, con ordini per i dadi
hint-follow_plan = Un piano che schiera per te: in ogni battaglia, o solo in questa
hint-drop_plan = Rinuncia al piano di battaglia e schiera tu
hint-keep_for_envelopment = Quali carte montate libere aspettano un accerchiamento; le altre combattono al centro
hint-attack_unopposed = Attacca chi nessuno difende: con tutte le carte insieme, o alcune su un altro bersaglio
hint-roll_again = Accerchiamento: quali dadi già tirati si ritirano
hint-declare_flanks = Quanti elefanti, oltre ai due del centro, combattono sulle ali
hint-spoils = Dopo una vittoria: recupera carte, promuovi veterani, scegli chi succede a un generale che migliora
hint-lose_ships = Quali navi affondano
action-prepare_battle = Carte: { NAMES($cards) }; esploratore: { NAME($scout) }
action-prepare_nothing = Non cambiare nulla prima della battaglia
action-deploy = Schiera { NAMES($cards) }
action-follow_plan = Piano di battaglia; prima { NAMES($first) }
action-follow_plan_plain = Prepara un piano di battaglia
action-follow_plan_here = Piano solo per questa battaglia; prima { NAMES($first) }
action-follow_plan_plain_here = Fai schierare il resto di questa battaglia
action-drop_plan = Torna a schierare tu
action-keep_for_envelopment = Per un accerchiamento: { NAMES($kept) }
action-attack_unopposed = Attacca con { NAMES($cards) }, prima { NAME($target) }
action-roll_again =
    { $count ->
        [one] Ritira { $count } dado
       *[other] Ritira { $count } dadi
    }
action-roll_none_again = Lascia i dadi come sono
action-declare_flanks =
    { $elephants ->
        [one] { $elephants } elefante
       *[other] { $elephants } elefanti
    } sulle ali
action-spoils = Da recuperare: { KINDS($recover) }; da promuovere a veterani: { KINDS($upgrade) }
action-lose_ships = Perdi { KINDS($ships) }
prompt-land_battle-prepare = Fase 1: cambi il terreno o giochi uno stratagemma?
prompt-land_battle-declare_flanks = Ora tocca alle ali. Due elefanti restano per il centro; quanti degli altri combattono sulle ali?
prompt-land_battle-spare = Le ali sono decise. Quali delle tue carte montate libere aspettano un accerchiamento?
prompt-land_battle-spoils = Vittoria! Recupera truppe, promuovi veterani e scopri se il tuo generale ha imparato.
prompt-combat_deployment-deploy = Quali carte schieri?
prompt-combat_deployment-deploy_alone = Quali carte schieri?
prompt-combat_deployment-redeploy = Vedi che cosa schiera il nemico. Le tue carte?
prompt-combat_deployment-drop_plan = Il tuo piano di battaglia schiera per te.
prompt-combat_deployment-terrain =
    Lotta per il terreno, scontro { $number } di { $combats }. Carte rimaste { NAME($enemy, form: "a") }: { $left }. Hai { $reveals ->
        [one] { $reveals } rivelazione
       *[other] { $reveals } rivelazioni
    }. Quali carte schieri?
prompt-combat_deployment-flanks =
    Lotta per le ali, scontro { $number } di { $combats }. Carte rimaste { NAME($enemy, form: "a") }: { $left }. Hai { $reveals ->
        [one] { $reveals } rivelazione
       *[other] { $reveals } rivelazioni
    }. Quali carte schieri?
prompt-combat_deployment-centre =
    Lotta per il centro, scontro { $number }. Carte rimaste { NAME($enemy, form: "a") }: { $left }. Hai { $reveals ->
        [one] { $reveals } rivelazione
       *[other] { $reveals } rivelazioni
    }. Quali carte schieri?
prompt-rounds-show = Gli alleati possono mostrarsi ciò che hanno. Che cosa mostri? Nessun altro lo saprà.
prompt-rounds-battle_plan = Un piano di battaglia schiera per te in ogni battaglia, finché non lo cambi o non vi rinunci. Nessun altro lo vede.
prompt-unopposed_attack-start = Nessuna carta { NAME($enemy, form: "di") } può più opporsi. Chi attacchi?
prompt-unopposed_attack-again = { NAME($card) } contro { NAME($target) }: { ROW($dice) }. Quali dadi ritiri? Ciascuno una volta sola.
prompt-unopposed_attack-envelopment = Accerchiamento: le tue truppe montate sono alle spalle { NAME($enemy, form: "di") }. Chi attacchi?
prompt-naval_battle-losses = La tua flotta è colpita. Quali navi affondano?
battle-seen =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] schierano
       *[singular] schiera
    } { NAMES($cards) }. Ora puoi cambiare le tue carte.
battle-roll = { NAME($card) } contro { NAME($target) } { ROW($dice) }
battle-roll_alone = { NAME($card) } { ROW($dice) }
battle-dead =
    { NAME($side) } { GRAMMAR($side, "number") ->
        [plural] perdono
       *[singular] perde
    } { KINDS($cards) }
battle-wounded = { NAME($card) } ({ NAME($side) }): una ferita
battle-unhurt = Nessun danno
battle-recovers =
    { GRAMMAR($side, "number") ->
        [plural] recuperano
       *[singular] recupera
    } { KINDS($cards) }
battle-upgrades =
    { GRAMMAR($side, "number") ->
        [plural] promuovono
       *[singular] promuove
    } a veterani { KINDS($cards) }
battle-veterans =
    { GRAMMAR($side, "number") ->
        [plural] promuovono
       *[singular] promuove
    } a veterani { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
battle-offer = { NAME($side) } con { KINDS($cards) }
battle-ships_lost = { NAME($side) }: { TEXTS($parts) }
battle-ships_lost_named = { NAME($side) }: { TEXTS($parts) } ({ KINDS($ships) })
event-battle_begun = **Battaglia { NAME($region, form: "in") }: { NAME($attacker, form: "il") } ({ $attacker_cards ->
        [one] { $attacker_cards } carta
       *[other] { $attacker_cards } carte
    }) { GRAMMAR($attacker, "number") ->
        [plural] attaccano
       *[singular] attacca
    } { NAME($defender, form: "il") } ({ $defender_cards ->
        [one] { $defender_cards } carta
       *[other] { $defender_cards } carte
    }).**
event-generals_compared =
    Terreno difficile { $difficult }. { NAME($attacker_general, form: "il_first") } ha { $attacker_reveals ->
        [one] { $attacker_reveals } rivelazione
       *[other] { $attacker_reveals } rivelazioni
    }, { NAME($defender_general, form: "il") } { $defender_reveals }.
event-flanks_declared =
    Le ali: { NAME($attacker) } { $attacker_cards }, { NAME($defender) } { $defender_cards }; { $combats ->
        [one] { $combats } scontro
       *[other] { $combats } scontri
    }.
event-reveal_used =
    { NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] usano una rivelazione e vedono
       *[singular] usa una rivelazione e vede
    } che cosa { GRAMMAR($other, "number") ->
        [plural] schierano
       *[singular] schiera
    } { NAME($other, form: "il") }.
event-reveal_used_own =
    La tua rivelazione mostra che cosa { GRAMMAR($other, "number") ->
        [plural] schierano
       *[singular] schiera
    } { NAME($other, form: "il") }: { NAMES($cards) }.
event-skull_die_rolled = 🎲 { NAME($roller, form: "il_first") } tira { TEXT($shown) }.
event-combat_fought-terrain = Terreno { $number }: { NAMES($attacker_cards) } contro { NAMES($defender_cards) }. { DOTS($rolls) }. **{ DOTS($losses) }.**
event-combat_fought-flanks = Ali { $number }: { NAMES($attacker_cards) } contro { NAMES($defender_cards) }. { DOTS($rolls) }. **{ DOTS($losses) }.**
event-combat_fought-centre = Centro { $number }: { NAMES($attacker_cards) } contro { NAMES($defender_cards) }. { DOTS($rolls) }. **{ DOTS($losses) }.**
event-unopposed_attack_made = Attacco senza opposizione { NAME($side, form: "di") }: { NAMES($cards) }. { DOTS($rolls) }. **{ DOTS($losses) }.**
event-envelopment = **Accerchiamento** { NAME($side, form: "di") }: { NAMES($cards) }. { DOTS($rolls) }. **{ DOTS($losses) }.**
event-battle_decided-victory = **{ NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] vincono
       *[singular] vince
    } la battaglia.** { DOTS($losses) }.
event-battle_decided-total_victory = **{ NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] ottengono
       *[singular] ottiene
    } una vittoria totale.** { DOTS($losses) }.
event-battle_decided-tie = **La battaglia finisce in parità.** { DOTS($losses) }.
event-battle_decided-both_destroyed = **Le due armate si distruggono a vicenda.** { DOTS($losses) }.
event-spoils_taken = { NAME($side, form: "il_first") } { TEXTS($parts) }.
event-general_improved =
    { NAME($side) }: { NAME($old) } ha imparato dalla vittoria; al suo posto subentra un generale migliore, { NAME($general) } ({ $stars ->
        [one] { $stars } stella
       *[other] { $stars } stelle
    }).
event-battle_plan_followed-on = Il tuo piano di battaglia schiera per te.
event-battle_plan_followed-off = Torni a schierare tu.
event-naval_battle_begun = **Battaglia navale { NAME($area, form: "in") }: { NAME($attacker, form: "il") } { GRAMMAR($attacker, "number") ->
        [plural] attaccano
       *[singular] attacca
    } { NAME($defender, form: "il") },** { $attacker_ships ->
        [one] { $attacker_ships } nave
       *[other] { $attacker_ships } navi
    } contro { $defender_ships ->
        [one] { $defender_ships } nave
       *[other] { $defender_ships } navi
    }.
event-broadsides_fired = { NAME($attacker) }: { DOTS($attacker_rolls) }. { NAME($defender) }: { DOTS($defender_rolls) }.
event-sea_fight_over = Le flotte si separano.
event-naval_battle_fought = **{ NAME($side, form: "il_first") } { GRAMMAR($side, "number") ->
        [plural] vincono
       *[singular] vince
    } una battaglia navale { NAME($area, form: "in") }.** { NAME($attacker) }: { DOTS($attacker_rolls) }. { NAME($defender) }: { DOTS($defender_rolls) }. { DOTS($losses) }.
event-naval_battle_tied = **Battaglia navale { NAME($area, form: "in") } senza vincitore.** { NAME($attacker) }: { DOTS($attacker_rolls) }. { NAME($defender) }: { DOTS($defender_rolls) }. { DOTS($losses) }.
