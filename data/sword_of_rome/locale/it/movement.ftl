### Movement and the reactions to it: what has happened, what may be done, what is asked.

# Naval combat

event-naval_roll_success = { NAME($power, form: "il_first") } navigano { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC: { DICE($dice) }{ $modifier ->
        [0] { "" }
       *[other] , con { SIGNED($modifier) } { $sum }
    } (serve { $through } o meno): passano.
event-naval_roll_return = { NAME($power, form: "il_first") } navigano { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC: { DICE($dice) }{ $modifier ->
        [0] { "" }
       *[other] , con { SIGNED($modifier) } { $sum }
    } (serve { $through } o meno; fino a { $back } si torna indietro): devono tornare indietro.
event-naval_roll_attrition = { NAME($power, form: "il_first") } navigano { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC: { DICE($dice) }{ $modifier ->
        [0] { "" }
       *[other] , con { SIGNED($modifier) } { $sum }
    } (serve { $through } o meno; oltre { $back } si perdono UC): sono respinti con { $lost ->
        [0] perdite
       *[other] la perdita di { $lost } UC
    }.

# Marches

event-leader_activated =
    { NAME($leader, form: "il_first") } si attiva { NAME($space, form: "in") } con { $cu } UC { NAME($power, form: "di") }{ $along_count ->
        [0] .
       *[other] , e con lui { NAMES($along, form: "il") }.
    }
event-leader_activated_alone =
    { NAME($leader, form: "il_first") } ({ NAME($power) }) parte { NAME($space, form: "da") } senza truppe{ $along_count ->
        [0] .
       *[other] , e con lui { NAMES($along, form: "il") }.
    }
event-leader_activated_flank = { NAME($leader, form: "il_first") } arriverà { NAME($space, form: "da") } alla battaglia { NAME($flank, form: "in") } con { $cu } UC { NAME($power, form: "di") }.
event-army_marched = { NAME($leader, form: "il_first") } marcia { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC ({ NAME($way) }, { $cost } PM; PM residui: { $left }).
event-leader_rode = { NAME($leader, form: "il_first") } va { NAME($start, form: "da") } { NAME($goal, form: "a") } senza truppe ({ NAME($way) }, { $cost } PM; PM residui: { $left }).
event-stayed_behind =
    { $cu } UC { NAME($power, form: "di") } { $cu ->
        [one] resta
       *[other] restano
    } { NAME($space, form: "in") }.
event-stayed_behind_leader = { NAME($leader, form: "il_first") } resta { NAME($space, form: "in") }.
event-stayed_behind_ships =
    { $cu } UC { NAME($power, form: "di") } { $cu ->
        [one] resta
       *[other] restano
    } { NAME($space, form: "in") }: le navi non ne portano di più.
event-taken_along =
    { $cu } UC { NAME($power, form: "di") } si { $cu ->
        [one] unisce
       *[other] uniscono
    } alla marcia { NAME($space, form: "in") }.
event-taken_along_leader = { NAME($leader, form: "il_first") } si unisce alla marcia { NAME($space, form: "in") }.
event-fell_back = { NAME($power, form: "il_first") } non possono restare { NAME($space, form: "in") } e tornano { NAME($goal, form: "a") }.
event-minor_leader_moved = { NAME($leader, form: "il_first") } prende posto { NAME($space, form: "in") }.
event-campaign_began = { NAME($side, form: "il_first") } giocano **{ NAME($card) }**: si possono attivare due comandanti.
event-flank_joined = { NAME($leader, form: "il_first") } si ferma { NAME($space, form: "in") } con { $cu } UC { NAME($power, form: "di") }, per aggirare il nemico nella battaglia { NAME($battle, form: "in") }.

# Reactions

event-interception_declared = { NAME($leader, form: "il_first") } ({ NAME($power) }) tenta di intercettare { NAME($space, form: "in") }, { NAME($origin, form: "da") }, con { $cu } UC: serve { $needs } o meno.
event-interception_rolled = { NAME($leader, form: "il_first") } tira { DICE($dice) } (serve { $needs } o meno): { NAME($power, form: "il") } intercettano { NAME($space, form: "in") } con { $cu } UC, { NAME($origin, form: "da") }.
event-interception_failed = { NAME($leader, form: "il_first") } tira { DICE($dice) } (serve { $needs } o meno): { NAME($power, form: "il") } arrivano tardi { NAME($space, form: "in") } con { $cu } UC, { NAME($origin, form: "da") }.
event-interception_lapsed = Il tentativo { NAME($power, form: "di") } di intercettare { NAME($space, form: "in") } { NAME($origin, form: "da") } decade: un'altra potenza ha intercettato.
event-avoid_declared = { NAME($leader, form: "il_first") } ({ NAME($power) }) tenta di evitare la battaglia { NAME($space, form: "in") } e di arrivare { NAME($goal, form: "a") } con { $cu } UC: serve { $needs } o meno.
event-avoid_declared_sails = { NAME($leader, form: "il_first") } ({ NAME($power) }) tenta di evitare la battaglia { NAME($space, form: "in") } e di salpare per { NAME($goal, form: "il") } con { $cu } UC: serve { $needs } o meno.
event-avoid_rolled = { NAME($leader, form: "il_first") } tira { DICE($dice) } (serve { $needs } o meno): { NAME($power, form: "il") } evitano la battaglia { NAME($space, form: "in") } e arrivano { NAME($goal, form: "a") } con { $cu } UC.
event-avoid_failed = { NAME($leader, form: "il_first") } tira { DICE($dice) } (serve { $needs } o meno): { NAME($power, form: "il") } { NAME($space, form: "in") } non riescono a raggiungere { NAME($goal, form: "il") } con { $cu } UC.
event-avoid_free = { NAME($leader, form: "il_first") } ha via libera: { NAME($power, form: "il") } lasciano { NAME($space, form: "il") } per { NAME($goal, form: "il") } con { $cu } UC.
event-battle_refused = { NAME($leader, form: "il_first") } tira { DICE($dice) } (serve { $needs } o meno): { NAME($power, form: "il") } ripiegano { NAME($space, form: "da") } { NAME($goal, form: "a") } davanti { NAME($by, form: "a") }.
event-refusal_failed = { NAME($leader, form: "il_first") } tira { DICE($dice) } (serve { $needs } o meno): { NAME($power, form: "il") } non riescono a ripiegare { NAME($space, form: "da") } { NAME($goal, form: "a") } davanti { NAME($by, form: "a") }.
event-refusal_free = { NAME($leader, form: "il_first") } ha via libera { NAME($by, form: "da") }: { NAME($power, form: "il") } ripiegano { NAME($space, form: "da") } { NAME($goal, form: "a") }.
event-pursuit_rolled = { NAME($leader, form: "il_first") } tira { DICE($dice) } (serve { $needs } o meno): { NAME($power, form: "il") } proseguono la marcia { NAME($space, form: "da") }.
event-pursuit_failed = { NAME($leader, form: "il_first") } tira { DICE($dice) } (serve { $needs } o meno): la marcia { NAME($power, form: "di") } finisce { NAME($space, form: "in") }.
event-bribe_turned = L'oro etrusco (“{ NAME($card) }”) fa tornare { NAME($bought, form: "il") } { NAME($space, form: "da") } { NAME($back, form: "a") }.
event-bribe_passed = L'oro etrusco (“{ NAME($card) }”) apre la via oltre { NAME($bought, form: "il") } { NAME($space, form: "in") }.
event-card_helped = { NAME($side, form: "il_first") } giocano “{ NAME($card) }” { NAME($space, form: "in") }.
event-ambushed = Forche Caudine: { NAME($leader, form: "il") } è { NAME($space, form: "in") } con { $cu } UC { NAME($power, form: "di") }, { NAME($origin, form: "da") }.

# What may be done

do-march_army = Marcia
do-march_on = Prosegui la marcia
do-halt = Fermati qui
do-coordinate = Chiama una forza d'aggiramento
do-fight_alone = Combatti senza aggiramento
do-play_campaign = Gioca una Campagna
do-end_campaign = Non attivare nessun altro
do-move_minor = Sposta un comandante minore
do-react = Reagisci
do-refuse_battle = Tenta di ripiegare
do-accept_battle = Dai battaglia
do-ambush = Fai scattare l'agguato
do-plan_reactions = Pianifica le reazioni
do-let_go = Dai via libera permanente
do-drop_reactions = Cancella tutti i piani
hint-march_army = Fai marciare un comandante con iniziativa fino al valore della carta, con dieci UC al massimo
hint-march_on = Continua con i punti movimento che restano
hint-halt = La marcia finisce qui
hint-coordinate = Un secondo comandante arriva da un altro collegamento: +1, e metà delle sue UC conta
hint-fight_alone = Combatti solo con questo esercito
hint-play_campaign = Attiva due comandanti, uno dopo l'altro o insieme contro un solo nemico
hint-end_campaign = La Campagna finisce qui; chi non hai attivato resta dov'è
hint-move_minor = Metti un comandante minore presso UC qualsiasi della sua potenza
hint-react = Entra in città, evita la battaglia, intercetta o nulla: tutto in una risposta
hint-refuse_battle = Tira fino alla tattica del comandante per tornare da dove vieni, e fermarti
hint-accept_battle = Attacca l'esercito che ti ha intercettato
hint-ambush = L'esercito difende lì: nessuno rifiuta la battaglia, e il comandante nemico non conta
hint-plan_reactions = Annota in segreto che cosa fanno i tuoi eserciti quando entra qualcuno, senza più domande
hint-let_go = Chi può sottrarsi e ripiegare senza tiro, e quali alleati possono chiamare i tuoi eserciti
hint-drop_reactions = Torni a ricevere la domanda ogni volta che entra qualcuno
action-march_army =
    Marcia { NAME($goal, form: "a") } con { NAME($leader, form: "il") }{ $along_count ->
        [0] { "" }
       *[other] , { NAMES($along, form: "il") }
    } e { $cu } UC (carta: { NAME($card) })
action-march_army_here = Attiva { NAME($leader, form: "il") } con { $cu } UC dove si trova (carta: { NAME($card) })
action-march_on = Prosegui fino { NAME($goal, form: "a") }
action-march_on_here = Continua in questo luogo
quick-planned = { TEXT($action) }, come previsto
action-halt = Fermati qui
action-coordinate = Chiama { NAME($leader, form: "il") } come forza d'aggiramento, con { $cu } UC
action-fight_alone = Combatti senza forza d'aggiramento
action-play_campaign = Attiva due comandanti con la carta { NAME($card) }
action-end_campaign = Non attivare nessun altro
action-move_minor = Sposta { NAME($leader, form: "il") } { NAME($space, form: "a") }
action-react = { TEXTS($said) }
action-react_nothing = Non fare nulla
action-refuse_battle = Tenta di ripiegare
action-accept_battle = Dai battaglia
action-ambush = Fai scattare l'agguato { NAME($space, form: "da") } (carta: { NAME($card) })
action-plan_reactions = Pianifica le reazioni di tutti gli eserciti
action-plan_reactions_army = Pianifica le reazioni dell'esercito { NAME($space, form: "in") }
action-let_go = Dai via libera permanente
action-drop_reactions = Cancella tutti i piani di reazione
react-inside = metti { $cu } UC dentro le mura
react-avoid = evita la battaglia andando { NAME($goal, form: "a") } con { $cu } UC
react-intercept = intercetta { NAME($space, form: "da") }
react-bribe = corrompi con { NAME($card) }

# Options

leg-cost = { $cost } PM
leg-by_sea = per mare { NAME($port, form: "a") }
leg-raid = razzia qui
leg-drop = lascia qui { $count } UC
leg-take = porta con te { $count } UC
leg-drop_kinds = lascia qui { $count } UC: { $citizens } cittadine, { $hired } mercenarie
leg-take_kinds = porta con te { $count } UC: { $citizens } cittadine, { $hired } mercenarie
option-kinds = { $space ->
        [none] { "" }
       *[other] { NAME($space) }:{" "}
    }{ $citizens } cittadine, { $hired } mercenarie
leg-drop_leader = lascia qui { NAME($leader, form: "il") }
leg-take_leader = porta con te { NAME($leader, form: "il") }
option-stand = Resta e combatti
option-avoid = Evita la battaglia: { NAME($space) }
option-own_power = { NAME($power, form: "di") }
option-ally = con { NAME($power, form: "il") }
option-no_card = nessuna carta
option-inside = dentro { NAME($space, form: "il") }
option-intercept = { NAME($leader) } { NAME($origin, form: "da") } con { $cu } UC ({ NAME($power) }): tiro di { $needs } o meno ({ $chance }%)
option-ambush = { NAME($leader) } { NAME($space, form: "da") } con { $cu } UC
option-plan_all = tutti gli eserciti
option-plan_army = { NAME($power) } { NAME($space, form: "in") } ({ $cu } UC)
option-plan_ask = chiedimelo
option-plan_never = mai
option-plan_roll = se riesce con un tiro di { $n } o meno
option-plan_any_size = contro qualsiasi forza
option-plan_larger =
    se il mio esercito è almeno { $times ->
        [one] altrettanto grande
       *[other] { $times } volte più grande
    }
option-plan_outnumbered = in inferiorità di { $times } a 1
option-plan_most = quante più possibile
option-plan_none = nessuna

# What is asked

prompt-march-storm = { NAME($power, form: "il_first") } navigano { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC. Giochi una carta?
prompt-march-react =
    { NAME($power, form: "il_first") } { $sortie ->
        [True] fanno una sortita { NAME($space, form: "da") }
       *[other] arrivano { NAME($came_from, form: "da") } { NAME($space, form: "a") }
    } con { $theirs } UC{ $ours ->
        [0] .
       *[other] ; lì hai { $ours } UC fuori dalle mura.
    } { $needs ->
        [0] Che cosa fai?
       *[other] Intercetti, con al massimo { $nearest } UC?
    }
prompt-march-gates = Un nemico { NAME($power, form: "di") } { NAME($goal, form: "in") } entrerebbe in città. Giochi “Troppo lontano da casa”?
prompt-march-avoid_storm = { NAME($power, form: "il_first") } tentano di salpare { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC, per evitare la battaglia. Giochi una carta?
prompt-march-forks = { NAME($power, form: "il_first") } sono arrivati { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC, accanto ai Sanniti. Giochi “Forche Caudine”?
prompt-march-precede = In più vogliono intercettare { NAME($power, form: "il") } { NAME($goal, form: "in") }, e la parità è tua. Chi prova per primo?
prompt-march-join = I tuoi eserciti si sono uniti { NAME($space, form: "in") }, contro { NAME($leader, form: "il") }. Chi li comanda?
prompt-march-answer = { NAME($by, form: "il_first") } hanno intercettato { NAME($leader, form: "il") } { NAME($space, form: "in") }. Dai battaglia, o ripieghi { NAME($back, form: "a") } con un tiro di { $needs } o meno?
prompt-march-refuse_storm = { NAME($power, form: "il_first") } ripiegano per mare { NAME($start, form: "da") } { NAME($goal, form: "a") } con { $cu } UC. Giochi una carta?
prompt-march-coordinate = { NAME($attacker, form: "il_first") } stanno per combattere { NAME($defender, form: "il") } { NAME($space, form: "in") }. Arriva una forza d'aggiramento?
prompt-march-on =
    { NAME($leader, form: "il_first") } è { NAME($space, form: "in") } con { $cu } UC e { $mp } PM. { $needs ->
        [6] Prosegui o ti fermi?
       *[other] Il nemico ha evitato la battaglia: prosegui, con un tiro di { $needs } o meno, o ti fermi?
    }
prompt-campaign-start = Campagna: quale comandante si attiva?
prompt-campaign-mistrust = { NAME($leader, form: "il_first") } si attiva. Giochi “Diffidenza cartaginese”?
prompt-turns-reaction_plan = Che cosa fanno i tuoi eserciti, senza che tu riceva domande, quando qualcuno entra in uno spazio accanto o nel loro. Nessun altro lo vede.
moment-march-storm = Una carta contro una traversata
moment-march-react = Una reazione a un esercito che entra
moment-march-gates = Porte chiuse da “Troppo lontano da casa”
moment-march-avoid_storm = Una carta contro chi evita la battaglia per mare
moment-march-forks = Le Forche Caudine
moment-march-refuse_storm = Una carta contro chi ripiega per mare
asked-march-storm = a una traversata
asked-march-react = per rispondere a una marcia
asked-march-gates = a chi entra in città
asked-march-avoid_storm = a un esercito che salpa
asked-march-forks = a una marcia accanto ai Sanniti
asked-march-precede = per dire chi prova per primo a intercettare
asked-march-join = per dire chi comanda gli eserciti che si sono uniti
asked-march-answer = per dare battaglia o ripiegare
asked-march-refuse_storm = a un esercito che ripiega per mare
asked-march-coordinate = per chiamare una forza d'aggiramento
asked-march-on = per proseguire la marcia o fermarsi
asked-campaign-start = per attivare un comandante

# What it would mean

preview-march_end = Finisce { NAME($space, form: "in") } con { $cu } UC; PM residui: { $mp }.
preview-march_goes_on = Dopo la razzia non può fermarsi { NAME($space, form: "in") }: prosegue da lì con { $cu } UC; PM residui: { $mp }.
preview-sea = La traversata { NAME($port, form: "a") } riesce: { $chance }%.
preview-ships = { $count } UC { $count ->
        [one] resta
       *[other] restano
    } { NAME($space, form: "in") }: le navi non ne portano di più.
preview-interceptor = { NAME($space) }: { NAME($leader, form: "il") } ({ NAME($power) }) può intercettare { NAME($origin, form: "da") } con { $cu } UC al massimo; serve { $needs } o meno ({ $chance }%).
preview-defender = { NAME($space) }: c'è { NAME($leader, form: "il") } ({ NAME($power) }) con { $cu } UC, e può evitare la battaglia; gli serve { $needs } o meno.
preview-garrison = { NAME($space) }: { $cu } UC { NAME($power, form: "di") } senza comandante.
preview-battle = { NAME($space) }: per come stanno le cose vinci { $chance } volte su 100 ({ $edge } ai dadi).
preview-battle_sure = { NAME($space) }: con forze quadruple non servono dadi, vincono { NAME($winner, form: "il") }.
preview-flight = { NAME($space) }: con “{ NAME($card) }” { NAME($power, form: "il") } fuggono davanti a te, senza battaglia.
preview-raid = Razzia { NAME($space, form: "in") }: riesce nel { $chance }% dei casi, e costa UC nel { $loss }%.
preview-pursuit = Per proseguire serve un tiro di { $needs } o meno ({ $chance }%), altrimenti la marcia finisce qui.
preview-refusal = Indietro { NAME($back, form: "a") } con un tiro di { $needs } o meno ({ $chance }%), altrimenti c'è battaglia.
preview-avoid = Via { NAME($goal, form: "a") } con un tiro di { $needs } o meno ({ $chance }%), altrimenti l'esercito combatte con −1.
odds-intercepted = intercettazione, al massimo { $chance }%
odds-succeeds = { $chance }%
condition-roll = un'intercettazione riesce con { $n } o meno
condition-outnumbered = sono in inferiorità di { $n } a 1
reply-do_nothing = Non fare nulla
reply-all_go_inside = Tutti dentro le mura

# Sorties

event-sortie_made = { NAME($leader, form: "il_first") } fa una sortita { NAME($space, form: "da") } con { $cu } UC { NAME($power, form: "di") }.
do-sortie = Fai una sortita
hint-sortie = Chi è dentro una città assediata attacca gli assedianti
action-sortie = Attacca gli assedianti con { NAME($leader, form: "il") } (carta: { NAME($card) })

# What a locked screen says of questions

stake-march-react = { NAME($power) } { NAME($space, form: "a") } con { $theirs } UC{ $ours ->
        [0] { "" }
       *[other] {" "}contro le tue { $ours }
    }: { $needs ->
        [0] che cosa fai?
       *[other] intercetti?
    }
stake-march-forks = { NAME($power) } { NAME($goal, form: "in") } con { $cu } UC, accanto ai Sanniti: giochi “Forche Caudine”?
stake-march-answer = { NAME($leader, form: "il_first") } è intercettato { NAME($space, form: "in") }: battaglia, o ripiegare?
