### All words of Samnite Wars but the cards'. How messages are written: docs/contributing.md.

name-samnite_wars = Samnite Wars
name-latins = Latini
    .article = i
    .number = plural
name-etruscans = Etruschi
    .article = gli
    .number = plural
name-samnites = Sanniti
    .article = i
    .number = plural
name-campanians = Campani
    .article = i
    .number = plural
name-gauls = Galli
    .article = i
    .number = plural
name-umbrians = Umbri
    .article = gli
    .number = plural
name-messapians = Messapi
    .article = i
    .number = plural
name-lucanians = Lucani
    .article = i
    .number = plural
name-bruttians = Bruzi
    .article = i
    .number = plural
name-tarentines = Tarentini
    .article = i
    .number = plural
name-consul = Console
    .article = il
name-nobody = Nessun alleato
name-gold = Monete
name-card = Carta
name-cards = Carte
name-region = Regione
name-rival = Rivale
name-enemy = Nemico
name-ally = Alleato
name-strategy = Strategia
name-troops = Truppe
name-weapon = Arma
name-battle = Battaglia
name-conquest = Conquista
name-victory = Vittoria
name-defeat = Sconfitta
name-peace = Pace
name-special = Speciale
name-revolt = Rivolta
name-raids = Incursioni
name-war = Guerra
name-campaign = Campagna
name-first = Prima carta
name-second = Seconda carta
name-third = Terza carta
name-fourth = Quarta carta
name-fifth = Quinta carta
name-option_deck = Mazzo del Destino
name-option_deck_face_up = Scoperto: tutti ne vedono la prima carta
name-option_deck_closed_deck = Coperto: la prima carta è nascosta
name-option_negate_war = Una Guerra può essere scongiurata da
name-option_negate_war_anyone = Chiunque
name-option_negate_war_consul_only = Solo il Console
name-option_last_round = Ultimo round
name-option_corruption = Corruzione
name-option_corruption_ever = Subito, finché non ne restano 20 o meno
name-option_corruption_passing = Una volta superate le 20 monete, e nella fase Eccetera
type-ally = Alleato
type-strategy = Strategia
type-troops = Truppe
type-weapon = Arma
type-battle = Battaglia
type-conquest = Conquista
type-victory = Vittoria
type-defeat = Sconfitta
type-peace = Pace
type-special = Speciale
phase-fate = Fase del Destino
phase-taxation = Fase delle Tasse
phase-strategy = Fase della Strategia
phase-event = Fase dell'Evento
phase-resolution = Fase della Risoluzione
phase-prestige = Fase del Prestigio
phase-etcetera = Fase Eccetera (scarti)
phase-over = La partita è finita
only-attacker = chi attacca
only-defender = chi difende
only-rome = Roma
only-enemy = il nemico di Roma
only-civilized = popoli civilizzati
only-non_civilized = popoli barbari o semicivilizzati
only-hellenized = popoli ellenizzati (Etruschi, Campani, Tarentini)
only-gauls = i Galli
only-messapians = i Messapi
only-rome_samnites = Roma e i Sanniti
only-civilized_defender = popoli civilizzati che difendono
only-civilized_against_civilized = popoli civilizzati contro altri civilizzati
only-tarentines_defender_free = i Tarentini liberi, quando sono attaccati
why-not_in_hand = Non hai in mano { NAME($card) }.
why-not_for_effort = { NAME($card) } è una carta { TEXT($type) }: non ha posto in uno sforzo bellico.
why-only = { NAME($card) } è una carta solo per { TEXT($only) }.
why-one_of_each = { NAME($card) } è una seconda carta { TEXT($type) }: al massimo una per tipo.
why-not_for_peace = { NAME($card) } non è una carta Pace.
why-too_dear =
    { NAME($card) } costa { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }; il Tesoro ne ha { $treasury }.
why-not_for_conquest = { NAME($card) } non è una carta Conquista.
why-not_after_battle = { NAME($card) } non si adatta all'esito di questa battaglia o alla parte che vi ha avuto Roma.
why-plague = Una pestilenza trattiene in patria il Console per questo turno.
why-lost_battle =
    Roma ha perso una battaglia nel turno scorso, quindi ora niente campagna. Con { $enough ->
        [one] { $enough } moneta
       *[other] { $enough } monete
    }, Reclutamento o Coscrizione la permetterebbero.
why-no_gold =
    Una campagna costa { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }; il Tesoro ne ha { $treasury }.
why-no_region = Nessuna regione libera confina con quelle di Roma.
why-is_rome = { NAME($region, form: "il_first") } sono Roma stessa.
why-controlled = Roma controlla già { NAME($region, form: "il") }.
why-no_border = { NAME($region, form: "il_first") } non confinano con nessuna regione di Roma.
outcome-declared = { SEAT($seat) } ha dichiarato finita la partita.
outcome-last_round = L'ultimo round è finito.
preview-force = Forza **{ $force }**
preview-card = { NAME($card) } { $force }
do-buy_cards = Compra carte
do-pax_romana = Mantieni la Pax Romana
do-play_peace = Mantieni la Pax Romana con una carta
do-play_intrigue = Mantieni la Pax Romana con Intrigo
do-fortify = Fortifica
do-invade = Fai una campagna
do-choose_rebels = Indica i ribelli
do-appoint_enemy = Nomina il nemico
do-appoint_ally = Prendi un alleato
do-give_cards = Cedi carte
do-commit_effort = Impegna lo sforzo bellico
do-play_aftermath = Gioca una carta
do-conquer = Conquista
do-leave_free = Lasciala libera
do-free_region = Lascia andare una regione
do-negate_war = Scongiura la Guerra
do-play_scandal = Gioca Scandalo
do-play_plague = Gioca Pestilenza
do-levy = Arruola un'armata
do-discard = Scarta
do-declare_end = Chiudi la partita
do-play_on = Continua
hint-buy_cards = 1 moneta del Tesoro a carta, pescata subito; ciò che resta sarà Prestigio a fine turno
hint-pax_romana = 1 Prestigio; nessuno combatte, non si spende nulla
hint-play_peace = 1 Prestigio e subito ciò che una carta Pace dà per il suo costo; la carta è spesa
hint-play_intrigue = 1 Prestigio a te; 2 monete e Intrigo tolgono 4 Prestigio a un rivale
hint-fortify = Paghi 1d6 monete, finché ce ne sono; in questo turno nessuno combatte
hint-invade = 2 monete, un vicino libero. Vinta: 1d6 Prestigio, 1d6 monete, forse la regione. Persa: −6 Prestigio
hint-choose_rebels = Il tuo voto: dove ne cadono di più Roma deve combattere, e può perdere la regione
hint-appoint_enemy = Chi gioca la regione contro di te, solo in questo scontro; e in quattro o più il tuo alleato
hint-appoint_ally = Ti cede due carte a sua scelta, in segreto; oppure non prendi nessuno
hint-give_cards = Due carte della tua mano vanno alla parte che aiuti; le scegli tu, nessun altro le vede
hint-commit_effort = Al massimo una carta per tipo, in segreto; vince più Forza; le carte giocate sono perse
hint-play_aftermath = Cambia ciò che la battaglia porta al Console; una Sconfitta svuota anche il Tesoro
hint-conquer = La regione diventa di Roma (i Sanniti alla terza volta); il Prestigio della carta va a te
hint-leave_free = Niente carta Conquista da te: la tieni; la regione resta libera se nessun altro ne gioca
hint-free_region = Non è più di Roma: non dà più monete e può attaccare di nuovo
hint-negate_war = Spendi Trattato, Ostaggi o Diplomazia: niente scontro, il Console ha invece la Pace
hint-play_scandal = La carta è spesa: il Console perde subito 3 Prestigio
hint-play_plague = La carta è spesa: questa campagna non si fa
hint-levy = La carta e 2 monete, prima di scegliere: campagna nonostante pestilenza o battaglia persa
hint-discard = Via fino a cinque carte, coperte; la mano torna a dieci all'inizio del prossimo turno
hint-declare_end = La partita finisce ora e vince chi ha più Prestigio; Roma ha le sei regioni richieste
hint-play_on = Si continua con il prossimo Console
number-buy_cards =
    { $count ->
        [0] Non comprare carte
        [one] Compra { $count } carta
       *[other] Compra { $count } carte
    }
action-buy_cards =
    { $gold ->
        [0] Non comprare carte
        [one] Compra { $gold } carta
       *[other] Compra { $gold } carte
    }
action-pax_romana = Mantieni la Pax Romana
action-play_peace = Mantieni la Pax Romana con { NAME($card) }
action-play_intrigue = Gioca Intrigo contro { SEAT($rival) }
action-fortify = Fortifica contro le incursioni
action-invade = Fai una campagna contro { NAME($region, form: "il") }
action-choose_rebels = Fai ribellare { NAME($region, form: "il") }
action-appoint_enemy =
    Nomina { SEAT($enemy) } come nemico{ $ally ->
        [nobody] { "" }
       *[other] , con { SEAT($ally) } come tuo alleato
    }
press-appoint_enemy =
    { $rest_count ->
        [0] Nomina { $first } come nemico
       *[other] Nomina { $first } come nemico; tuo alleato: { $rest }
    }
action-appoint_ally =
    { $ally ->
        [nobody] Non prendere alleati
       *[other] Prendi { SEAT($ally) } come alleato
    }
action-give_cards = Cedi { NAMES($cards) }
action-commit_effort =
    { $cards_count ->
        [0] Non impegnare carte
       *[other] Impegna { NAMES($cards) }
    }
action-play_aftermath = Gioca { NAME($card) }
action-conquer = Conquista la regione con { NAME($card) }
action-leave_free = Lascia libera la regione
action-free_region = Lascia andare { NAME($region, form: "il") }
action-negate_war = Scongiura la Guerra con { NAME($card) }
action-play_scandal = Gioca Scandalo
action-play_plague = Gioca Pestilenza
action-levy = Gioca { NAME($card) }
action-discard = { $cards_count ->
        [0] Non scartare nulla
       *[other] Scarta { NAMES($cards) }
    }
action-declare_end = Chiudi la partita
action-play_on = Continua
prompt-turn-dawn = Comincia il turno di { SEAT($consul) }. Giochi Scandalo?
prompt-turn-dusk = Finisce il turno di { SEAT($consul) }. Giochi Scandalo?
prompt-turn-strategy =
    Strategia: quante carte compri? { $treasury ->
        [one] { $treasury } moneta
       *[other] { $treasury } monete
    } nel Tesoro, una a carta.
prompt-turn-etcetera = Quali carte scarti, coperte? Cinque al massimo; le mani si completano all'inizio del prossimo turno.
prompt-turn-declare =
    Roma controlla { $regions ->
        [one] { $regions } regione
       *[other] { $regions } regioni
    }. La partita è finita?
prompt-turn-scandal = Puoi giocare Scandalo contro il Console.
prompt-turn-levy = Puoi arruolare un'armata e fare comunque una campagna.
prompt-revolt-start = Una rivolta! Quale regione si ribella?
prompt-peace-start = Pace. La mantieni (Pax Romana) o fai una campagna?
prompt-raids-start = Incursioni! Fortifichi o fai una campagna?
prompt-campaign-plague = { SEAT($consul) } vuole attaccare { NAME($region, form: "il") }. Giochi Pestilenza?
prompt-war-negate = Guerra con { NAME($region, form: "il") }! Vuoi scongiurarla?
prompt-war-freed = Una regione torna libera. Quale?
prompt-war_effort-roles = Chi nomini per giocare { NAME($region, form: "il") }?
prompt-war_effort-roles_allies = Chi nomini per giocare { NAME($region, form: "il") }, e chi prendi come alleato?
prompt-war_effort-ally = Giochi { NAME($region, form: "il") } contro { SEAT($consul) }. Chi prendi come alleato?
prompt-war_effort-gifts = Sei l'alleato di { SEAT($taker) }, che riceve due carte della tua mano, in segreto. Quali?
prompt-war_effort-effort = Il tuo sforzo bellico contro { SEAT($consul) }: quali carte?
prompt-war_effort-consul_attacks = Attacchi { NAME($region, form: "il") }. Il tuo sforzo bellico? Almeno una carta.
prompt-war_effort-consul_defends = { NAME($region, form: "il_first") } attaccano. Il tuo sforzo bellico per Roma? Almeno una carta.
prompt-war_effort-enemy_attacks = Attacchi Roma con { NAME($region, form: "il") }. Il tuo sforzo bellico? Almeno una carta.
prompt-war_effort-enemy_defends = Roma attacca; tu giochi { NAME($region, form: "il") }. Il tuo sforzo bellico? Almeno una carta.
prompt-conquest-start = { NAME($region, form: "il_first") } sono sconfitti. Giochi una carta Conquista?
prompt-conquest-others = { NAME($region, form: "il_first") } sono vinti e il Console li lascia liberi. Giochi una carta Conquista?
prompt-aftermath-start = Dopo la battaglia: giochi una carta?
prompt-aftermath-won = Roma ha battuto { NAME($region, form: "il") }. Giochi una carta Vittoria?
prompt-aftermath-lost = Roma ha perso contro { NAME($region, form: "il") }. Giochi una carta Sconfitta?
record-player = **{ SEAT($seat) }**: { $triumph } Prestigio
record-battles = -# ⚔️ da Console { $consul_won } vinte su { $as_consul }, da nemico { $enemy_won } su { $as_enemy } · sforzo più forte { $effort } · regioni conquistate { $conquered } · Prestigio dal Tesoro { $prestige }, al massimo { $best } in un turno
event-triumph_rolled = { SEAT($seat) } comincia con { $prestige } Prestigio, secondo i dadi.
event-treasury_rolled =
    Il Tesoro comincia con { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }.
event-first_rolled = { SEAT($seat) } ha il tiro più alto (chi è pari tira di nuovo) ed è il primo Console: { TEXTS($list) }.
counted-first_roll = { SEAT($seat) } { $roll }
event-turn_began = **Round { $round }: il Console è { SEAT($consul) }.**
event-cards_drawn =
    { SEAT($seat) } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-cards_drawn_open =
    { SEAT($seat) } pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } (scoperta: { NAME($top) }).
event-cards_drawn_own = Hai pescato { NAMES($cards) }.
event-cards_bought =
    { SEAT($seat) } paga { $paid ->
        [one] { $paid } moneta
       *[other] { $paid } monete
    } per { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-cards_bought_open =
    { SEAT($seat) } paga { $paid ->
        [one] { $paid } moneta
       *[other] { $paid } monete
    } per { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } (scoperta: { NAME($top) }).
event-cards_bought_own =
    Per { $paid ->
        [one] { $paid } moneta
       *[other] { $paid } monete
    } hai pescato { NAMES($cards) }.
event-deck_shuffled =
    Gli scarti, rimescolati, formano un nuovo mazzo del Destino di { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-taxes_paid =
    Tasse: { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    } da { $regions ->
        [one] { $regions } regione
       *[other] { $regions } regioni
    }; nel Tesoro ora: { $treasury }.
event-corruption =
    La corruzione divora { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }; monete rimaste: { $treasury }.
event-event_rolled_revolt = Evento { SIGN($roll, of: "ten") } ({ $low }): **Rivolta.**
event-event_rolled_peace = Evento { SIGN($roll, of: "ten") } (da { $low } a { $high }): **Pace.**
event-event_rolled_raids = Evento { SIGN($roll, of: "ten") } (da { $low } a { $high }): **Incursioni.**
event-event_rolled_war = Evento { SIGN($roll, of: "ten") } (da { $low } a { $high }): **Guerra.**
event-region_rolled_war = Regione { SIGN($roll, of: "ten") }: { NAME($region, form: "il") } attaccano Roma.
event-region_rolled_war_instead = Regione { SIGN($roll, of: "ten") }: { NAME($rolled, form: "il") } sono troppo lontani; { NAME($region, form: "il") } attaccano Roma.
event-region_rolled_revolt = Regione { SIGN($roll, of: "ten") }: { NAME($region, form: "il") } sono di Roma, e si rivoltano.
event-region_rolled_revolt_instead = Regione { SIGN($roll, of: "ten") }: { NAME($rolled, form: "il") } sono troppo lontani; { NAME($region, form: "il") } si rivoltano.
event-region_rolled_peace = Regione { SIGN($roll, of: "ten") }: { NAME($rolled, form: "il") } sono troppo lontani. Pace.
event-war_negated = { SEAT($seat) } gioca { NAME($card) }: niente Guerra con { NAME($region, form: "il") }, ma pace.
event-rebels_chosen = { NAME($region, form: "il_first") } si ribellano a Roma.
event-rebels_chosen_tied = Gli Avversari non sono d'accordo; per sorteggio { NAME($region, form: "il") } si ribellano a Roma.
event-pax_romana_held = { SEAT($consul) } mantiene la Pax Romana (in questo turno nessuno combatte) e guadagna { $prestige } Prestigio.
event-peace_played = { SEAT($seat) } gioca { NAME($card) }: { $prestige } Prestigio.
event-peace_played_only = { SEAT($seat) } gioca { NAME($card) }.
event-peace_played_gold =
    { SEAT($seat) } gioca { NAME($card) }: { $prestige } Prestigio, { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }.
event-peace_played_gold_only =
    { SEAT($seat) } gioca { NAME($card) }: { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }.
event-peace_played_cost =
    { SEAT($seat) } gioca { NAME($card) }: { $prestige } Prestigio per { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }.
event-peace_played_cost_only =
    { SEAT($seat) } gioca { NAME($card) } per { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }.
event-intrigue_played =
    { SEAT($seat) } gioca { NAME($card) } per { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }: { SEAT($rival) } perde { $lost } Prestigio.
event-fortified =
    Le fortificazioni: { DIE($roll) }, il Tesoro paga { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }.
event-raids_passed = Non c'è più nulla da prendere; le incursioni passano.
event-campaign_declared = { SEAT($consul) } dichiara una campagna contro { NAME($region, form: "il") }.
event-plague_played = { SEAT($seat) } gioca { NAME($card) }: { SEAT($consul) } non può fare campagne in questo turno.
event-army_levied =
    { SEAT($seat) } gioca { NAME($card) } per { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    } e può comunque fare una campagna.
event-scandal_played = { SEAT($seat) } gioca { NAME($card) }: { SEAT($consul) } perde { $prestige } Prestigio.
event-campaign_began =
    L'armata marcia contro { NAME($region, form: "il") } per { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }.
event-roles_taken = { SEAT($enemy) } guida { NAME($region, form: "il") } contro { SEAT($consul) }.
event-roles_taken_ally = { SEAT($enemy) } guida { NAME($region, form: "il") } contro { SEAT($consul) }, che ha per alleato { SEAT($ally) }.
event-ally_taken = { SEAT($enemy) } prende { SEAT($ally) } come alleato.
event-ally_refused = { SEAT($enemy) } non prende alleati.
event-cards_given =
    { SEAT($giver) } cede { SEAT($taker, form: "a") } { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-cards_given_own = { SEAT($giver) } cede { SEAT($taker, form: "a") } { NAMES($cards) }.
event-efforts_revealed = { SEAT($consul) } per Roma: { NAMES($consul_cards) } = **{ $consul_force }**. { SEAT($enemy) } per { NAME($region, form: "il") }: { NAMES($enemy_cards) } = **{ $enemy_force }**.
event-tie_rolled = Parità; i dadi: Roma { DIE($consul_roll) }, il nemico { DIE($enemy_roll) }.
event-revolt_won = **La rivolta { NAME($region, form: "di") } è domata.** { SEAT($consul) } guadagna { $prestige } Prestigio.
event-revolt_lost = **{ NAME($region, form: "il_first") } battono i Romani.** { SEAT($consul) } perde { $prestige } Prestigio.
event-campaign_won = **Roma batte { NAME($region, form: "il") }.** { SEAT($consul) } guadagna { $prestige } Prestigio, il Tesoro { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }.
event-campaign_lost = **{ NAME($region, form: "il_first") } respingono i Romani.** { SEAT($consul) } perde { $prestige } Prestigio.
event-war_won = **Roma respinge { NAME($region, form: "il") }.** { SEAT($consul) } guadagna { $prestige } Prestigio.
event-war_lost = **{ NAME($region, form: "il_first") } vincono la guerra.** { SEAT($consul) } perde { $prestige } Prestigio, il Tesoro { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }.
event-aftermath = { SEAT($seat) } gioca { NAME($card) }, senza effetto.
event-aftermath_gained = { SEAT($seat) } gioca { NAME($card) }: { SEAT($consul) } guadagna { $prestige } Prestigio.
event-aftermath_lost = { SEAT($seat) } gioca { NAME($card) }: { SEAT($consul) } perde { $prestige } Prestigio.
event-aftermath_gold =
    { SEAT($seat) } gioca { NAME($card) }: il Tesoro guadagna { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }.
event-aftermath_robbed =
    { SEAT($seat) } gioca { NAME($card) }: il Tesoro perde { $gold ->
        [one] la sua { $gold } moneta
       *[other] le sue { $gold } monete
    }.
event-aftermath_gained_gold =
    { SEAT($seat) } gioca { NAME($card) }: { SEAT($consul) } guadagna { $prestige } Prestigio, il Tesoro { $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }.
event-aftermath_lost_robbed =
    { SEAT($seat) } gioca { NAME($card) }: { SEAT($consul) } perde { $prestige } Prestigio, il Tesoro { $gold ->
        [one] la sua { $gold } moneta
       *[other] le sue { $gold } monete
    }.
event-region_conquered = **{ SEAT($seat) } conquista { NAME($region, form: "il") } con { NAME($card) }** e guadagna { $prestige } Prestigio.
event-region_occupied =
    { SEAT($seat) } gioca { NAME($card) } contro { NAME($region, form: "il") } e guadagna { $prestige } Prestigio: lì { $tokens ->
        [one] c'è { $tokens } segnalino
       *[other] ci sono { $tokens } segnalini
    }, non è ancora di Roma.
event-region_left_free = Nessuno conquista { NAME($region, form: "il") }, che restano liberi.
event-freedom_rolled = Il dado della libertà: { DIE($roll) } (da 1 a { $upto } Roma perde una regione). Una è perduta.
event-freedom_denied = Il dado della libertà: { DIE($roll) } (da 1 a { $upto } Roma perde una regione). Roma tiene ciò che ha.
event-freedom_none = Il dado della libertà: { DIE($roll) } (da 1 a { $upto } Roma perde una regione), ma non ne ha da perdere.
event-region_freed = **{ NAME($region, form: "il_first") } sono liberi.**
event-prestige_counted =
    { SEAT($consul) } { $prestige ->
        [0] non guadagna Prestigio dal Tesoro
       *[other] guadagna { $prestige } Prestigio, 1 per ogni moneta rimasta nel Tesoro
    }: { $triumph } in tutto.
event-cards_discarded =
    { SEAT($seat) } scarta { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.
event-cards_discarded_own = Hai scartato { NAMES($cards) }.
event-reply_returned = Un'altra risposta è arrivata prima: la tua non è servita, e la carta è di nuovo nella tua mano.
event-game_declared = **{ SEAT($consul) } dichiara finita la partita.** Vince { SEATS($winners) } con { $prestige } Prestigio.
event-game_declared_shared = **{ SEAT($consul) } dichiara finita la partita.** { SEATS($winners) } condividono la vittoria con { $prestige } Prestigio.
event-game_last_round = **L'ultimo round è finito.** Vince { SEATS($winners) } con { $prestige } Prestigio.
event-game_last_round_shared = **L'ultimo round è finito.** { SEATS($winners) } condividono la vittoria con { $prestige } Prestigio.
status-turn = Round { $round } di { $last } · turno di { SEAT($consul) } come Console · { TEXT($phase) }
status-treasury =
    Tesoro **{ $gold ->
        [one] { $gold } moneta
       *[other] { $gold } monete
    }** · Roma ha { $count ->
        [one] { $count } regione
       *[other] { $count } regioni
    }: { NAMES($regions) }
status-partly = { NAME($region) }: { $tokens } di { $needed } segnalini
status-combat = ⚔️ { TEXT($kind) }: { NAME($region) }, { SEAT($consul) } contro { SEAT($enemy) }
status-combat_open = ⚔️ { TEXT($kind) }: { NAME($region) }
status-player =
    - { SEAT($seat) }: **{ $triumph }** Prestigio, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
status-winners = 🏆 Vittoria di **{ SEATS($seats) }**.
status-rome = Roma
hand-effort = Sigillato: { NAMES($cards) }
hand-force = { " " }{ $force }
hand-card = **{ NAME($card) }** · { NAME($type) }{ $force } · { TEXT($said) }
