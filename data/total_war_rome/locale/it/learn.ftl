### Five short pages for newcomers (/learn, New here?), and what a lobby says of length and time, in Italian. Figures come from the data (bot/titles/total_war_rome/lesson_figures.py).

learn-length = Primi a { $goal } punti vittoria, o { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } round
    }
learn-time = circa { $decisions ->
        [one] { $decisions } decisione
       *[other] { $decisions } decisioni
    } a round, quasi tutte brevi, ciascuna quando hai tempo
learn-wins_title = Come si vince
learn-wins =
    { SIGN("vp") } **Vincono i punti vittoria (PV).** Quando qualcuno ne ha { $goal }, quel round è l'ultimo; lo è anche il round { $rounds }. Allora vince chi ne ha di più.
    { SIGN("gold") } **Tasse**: { $gold_first } oro in un round danno { $vp_first } PV, { $gold_last } oro ne danno { $vp_last }. Tieni regioni ricche, unisci i mercati con strade.
    { SIGN("status_enemy") } **Battaglie**: 1 PV per una battaglia vinta, 2 se di una grande armata non resta nulla.
    { SIGN("siege") } **Conquista**: una regione d'origine di un'altra fazione dà 1 PV, e 1 in più per ogni oro che vale.
    { SIGN("development") } **Progresso**: una colonna intera dei tuoi sviluppi dà 1 PV.
    { SIGN("ship") } **Mare**: una flotta di almeno due navi, affondata fino all'ultima, dà 1 PV.
learn-round_title = Un round ha cinque fasi
learn-round =
    {"**"}1 Iniziativa.** Tutti puntano oro in segreto; la puntata migliore dice chi comincia, e in che senso si gira.
    {"**"}2 Agenti.** { SIGN("agent") } Ogni tuo agente si muove e fa una cosa con una carta: commerciare, stringere un trattato, spiare, rubare, uccidere.
    {"**"}3 Tasse.** { SIGN("gold") } Le tue regioni pagano. Malcontento e assedi fermano il denaro.
    {"**"}4 Campagna.** { SIGN("general") } Nel tuo turno le tue armate (movimento { $army_mu }) e flotte ({ $navy_mu }) si muovono, combattono e conquistano.
    {"**"}5 Spese.** Tutti riempiono un paniere in segreto: truppe, generali, edifici, sviluppi. Si aprono tutti insieme.
    Un messaggio privato ti avvisa quando tocca a te decidere. Non serve essere presenti nello stesso momento.
learn-dice_title = I dadi
learn-dice =
    Cinque colori, dal migliore al peggiore: { DICE($colours) }
    { DIE("red", face: "skull") } **Teschio**: una carta distrutta. { DIE("red", face: "x") } **X**: mezzo colpo, una ferita; due distruggono. { DIE("red", face: "s") } **S**: un effetto speciale, secondo la carta. { DIE("white", face: "blank") } **Faccia vuota**: nulla.
    {"**"}Una truppa buona tira un colore migliore**, e quasi tutte tirano peggio tra colline e boschi. Ogni carta di un'armata dice i suoi dadi.
    {"**"}Gli agenti** tirano un { DIE("red") }: con un Teschio riescono, con una X l'agente muore, con una S si salva e non succede nulla.
    Prima che tu confermi un combattimento il bot ti dice le probabilità.
learn-symbols_title = I simboli
learn-symbols =
    { SIGN("emblem_rome") } { NAME("rome") } · { SIGN("emblem_carthage") } { NAME("carthage") } · { SIGN("emblem_greek_states") } { NAME("greek_states") } · { SIGN("emblem_barbarian_tribes") } { NAME("barbarian_tribes") }: il colore di una regione è quello di chi la possiede.
    { SIGN("army_rome") } un'armata, { SIGN("navy_rome") } una flotta, { SIGN("agent_rome") } un agente. Quante carte ha un'armata lo vedono tutti, quali siano solo tu.
    { SIGN("market") } mercato: più tasse · { SIGN("barracks") } caserma: una guarnigione, e truppe sul posto · { SIGN("walls") } mura: più dura da assaltare · { SIGN("road") } strada: tre regioni al costo di una
    { SIGN("unrest") } malcontento: metà tasse, con due niente · { SIGN("siege") } assedio: niente tasse
    { SIGN("status_enemy") } nemici · { SIGN("status_neutral") } neutrali · { SIGN("status_friendly") } amici · { SIGN("status_ally") } alleati: il rapporto tra due fazioni
    { SIGN("star") } stelle di un generale: più ne ha, più vede dei piani dell'altro.
learn-opening_title = La tua apertura
learn-opening =
    Tutti cominciano con { $agents ->
        [one] { $agents } agente
       *[other] { $agents } agenti
    } e { $hand ->
        [one] { $hand } carta
       *[other] { $hand } carte
    } in mano. Un primo round tranquillo: commercia con un agente, prendi una regione debole vicino alla tua terra, tieni un'armata in patria e spendi ciò che hai: l'oro fermo non rende.
learn-opening_rome = { SIGN("emblem_rome") } **{ NAME("rome") }** ({ $gold_rome } oro): fanteria forte e vie brevi. Prendi prima le terre libere in Italia; una capitale perduta costa cara. Più avanti le { NAME("rome_marian_reforms") } rinnovano l'esercito.
learn-opening_carthage = { SIGN("emblem_carthage") } **{ NAME("carthage") }** ({ $gold_carthage } oro): navi, cavalieri ed { NAME("war_elephants") }. Le tue terre sono lontane tra loro: domina il mare che le separa, e cresci dove non ci sono legioni.
learn-opening_greek_states = { SIGN("emblem_greek_states") } **{ NAME("greek_states") }** ({ $gold_greek_states } oro): ricchi, difesi da mura, lenti. Costruisci mercati, lascia che vengano, e rispondi con { NAME("pikemen") } e { NAME("hoplites") }.
learn-opening_barbarian_tribes = { SIGN("emblem_barbarian_tribes") } **{ NAME("barbarian_tribes") }** ({ $gold_barbarian_tribes } oro): molta terra, generali da due stelle gratis, ma armate che crescono piano prima dell'{ NAME("barbarian_national_unity") }. Non lasciare due armate fianco a fianco: litigano.
option_text-length = quanti punti vittoria fanno scattare l'ultimo round. Meno punti: partita più breve.
option_text-last_round = dopo quale round la partita finisce in ogni caso.
option_text-factions = chi gioca quale fazione, se nessuno ha scelto.
option_text-diplomacy = se i nemici storici cominciano da nemici, così la guerra arriva prima.
option_text-below_zero = se chi non ha punti ne perde uno per un'alleanza rotta.
option_text-agents_recall = se a ogni round gli agenti ripartono da casa, o proseguono da dove sono.
option_text-bribe_capitals = se il solo oro può prendere una capitale.
option_text-lone_skirmisher = se le truppe leggere rischiano qualcosa quando tirano contro una linea.
option_text-second_kill = se un buon tiro colpisce anche chi era già ferito.
option_text-victor_counts = quali perdite decidono chi ha vinto una battaglia.
option_text-beaten_army = se una battaglia persa costa anche il terreno.
option_text-invading = quali regioni d'origine danno punti quando sono conquistate.
option_text-roads = fin dove possono arrivare le proprie strade.
option_text-next_development = quanto in fretta si risale l'albero degli sviluppi.
option_text-defence_s = quanto le regioni libere sono pericolose per truppe leggere e macchine.
option_text-defence_x = quanto sono pericolose le regioni libere.
option_text-entering = da quando una marcia nella terra di un vicino è guerra.
option_text-stacked_skirmisher = se le truppe leggere dietro una linea rischiano qualcosa.
option_text-bribers = quanto costa cara una corruzione andata male.
option_text-assassins = quale dei due dadi vale quando due agenti si affrontano.
