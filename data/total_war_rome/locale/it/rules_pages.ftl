### The pages of /rules, in Italian: short help by phase and question, in our own words (`rules.yaml` says which belongs where).

rules-victory_title = Come si vince
rules-victory_text = Vince chi ha più punti vittoria (PV) alla fine dell'ultimo round. È il round in cui qualcuno raggiunge il traguardo del tavolo (15, 20 o 25), oppure l'ultimo round del tavolo.

rules-points_title = Punti vittoria
rules-points_text = { SIGN("gold") } Tasse di 20, 25, 30 o 40 oro: 1, 2, 3 o 4 PV a round. { SIGN("status_enemy") } Una battaglia vinta: 1, una vittoria totale 2. { SIGN("ship") } Una flotta nemica di almeno due navi, affondata fino all'ultima: 1. { SIGN("development") } Una colonna di sviluppi completa: 1. { SIGN("siege") } Una regione d'origine nemica conquistata: 1, e 1 in più per ogni oro che vale. { SIGN("status_ally") } Un'alleanza rotta: −1.

rules-round_title = Un round
rules-round_text = Cinque fasi: iniziativa, agenti, tasse, campagna, spese. Ciascuna di quelle centrali fa una volta il giro del tavolo, nell'ordine stabilito dall'iniziativa.

rules-dice_title = I dadi dei teschi
rules-dice_text = Dal migliore al peggiore { SIGN("die_red") } { SIGN("die_yellow") } { SIGN("die_green") } { SIGN("die_white") } { SIGN("die_black") }. { SIGN("die_red_skull") } Teschio: una carta distrutta. { SIGN("die_red_x") } X: mezzo colpo, una ferita. { SIGN("die_red_s") } S: un effetto speciale, secondo la carta. { SIGN("die_red_blank") } Faccia vuota: nulla.

rules-initiative_title = Iniziativa
rules-initiative_text = Ognuno ha una carta segreta da 1 a 4 e vi aggiunge oro in segreto. Il totale più alto dice chi comincia e in che senso si gira; a parità vince chi ha messo più oro. Tutto l'oro puntato è perso.

rules-agent_title = Agenti
rules-agent_text = La mano si completa. { SIGN("agent") } Ogni agente si muove fino a cinque passi per terra e, da porto a porto, per mare, e fa una cosa: gioca una carta per l'azione nella metà superiore. Una carta si può invece incassare per il suo oro, o tenere per l'evento nella metà inferiore. Se scegli un'azione, l'agente ci va da solo.

rules-deeds_title = Azioni d'agente
rules-deeds_text = { SIGN("deed_treaty") } Trattato, { SIGN("deed_trade") } Commercio, { SIGN("deed_spy") } Spia, { SIGN("deed_protests") } Proteste, { SIGN("deed_riots") } Tumulti, { SIGN("deed_rebel_uprising") } Insurrezione, { SIGN("deed_bribe") } Corruzione, { SIGN("deed_sabotage") } Sabotaggio, { SIGN("deed_treasury_theft") } Furto del tesoro, { SIGN("deed_double_agent") } Doppio agente, { SIGN("deed_sow_distrust") } Seminare discordia, { SIGN("deed_recruit_mercenaries") } Ingaggio di mercenari, { SIGN("deed_assassination") } Assassinio. Dove si tira un dado, è rosso: con { SIGN("die_red_skull") } l'azione riesce, con { SIGN("die_red_x") } l'agente muore (chi corrompe un'armata solo se il tavolo lo ha scelto), con { SIGN("die_red_s") } si salva e non succede nulla. Corrompere una regione è un attacco contro chi la controlla.

rules-events_title = Eventi
rules-events_text = La metà inferiore di una carta è un evento. Dice quando si può giocare; alcuni interrompono il turno di un altro. Ciò a cui potresti rispondere ti è chiesto in una finestra, e si chiede a chiunque possa avere quella carta.

rules-diplomacy_title = Trattati e alleati
rules-diplomacy_text = { SIGN("status_enemy") } nemici, { SIGN("status_neutral") } neutrali, { SIGN("status_friendly") } amici, { SIGN("status_ally") } alleati. Un trattato porta due fazioni un gradino più su, se l'altra accetta. Gli alleati, con il consenso, possono attraversare l'uno la terra dell'altro e salire sulle sue flotte, combattere fianco a fianco e mostrarsi le carte. Attaccare una fazione neutrale o amica vi rende subito nemici.

rules-broken_title = Alleanza rotta
rules-broken_text = Attaccare un alleato (un'armata, una flotta, una regione, anche con la corruzione) costa 1 PV, e gli altri tuoi amici e alleati tornano neutrali. Le armate che si trovano nella terra dell'ex alleato devono conquistarla subito, prima un'armata che la difende, o andarsene.

rules-taxation_title = Tasse
rules-taxation_text = { SIGN("gold") } Incassi il valore in oro delle tue regioni. { SIGN("unrest") } Un segnalino malcontento dimezza le tasse di una regione, due le azzerano; { SIGN("siege") } una regione assediata non paga nulla. { SIGN("market") } I mercati uniti da strade rendono 1 in più ciascuno, una { SIGN("wonder") } Meraviglia antica 2 da ciascun'altra fazione.

rules-campaign_title = Campagna
rules-campaign_text = Piazza armate e flotte, poi muovile: un'armata ha 3 unità di movimento (UM), una di soli cavalieri o carri 5, una flotta 4. { SIGN("open") } Una regione costa 1 UM, un fiume o una catena montuosa 1 in più; su { SIGN("road") } strada tre regioni costano 1. Il turno finisce quando lo dici tu.

rules-conquest_title = Regioni senza guarnigione
rules-conquest_text = Un'armata che vi entra deve prenderla: un avversario tira i dadi della regione, tu perdi carte, e se resta un'armata la regione è tua. Una regione mercenaria i cui dadi sono tutti vuoti si unisce a te senza lotta, con una carta.

rules-assault_title = Assalti
rules-assault_text = Le regioni d'origine e quelle con una { SIGN("barracks") } caserma hanno una guarnigione: un dado { SIGN("die_red") } rosso per ogni oro, uno in più, e uno per la caserma; dadi { SIGN("die_yellow") } gialli contro l'arte dell'assedio, e contro la fazione di cui era regione d'origine. La guarnigione tira per prima. Poi la tua fanteria tira { SIGN("die_green") } ({ SIGN("die_white") } contro le { SIGN("walls") } mura), l'artiglieria e il generale i propri dadi. Chi fa più danni ha la regione; a parità decidono le { SIGN("die_red_s") }.

rules-siege_title = Assedi
rules-siege_text = { SIGN("siege") } Un'armata che resta davanti a una guarnigione la assedia: lì chi possiede la regione non ha tasse, edifici (nemmeno strade che vi arrivano) né reclute, e a ogni Fase tasse perde le { SIGN("walls") } mura, poi la { SIGN("barracks") } caserma, poi il { SIGN("market") } mercato. Caduta la caserma, se non resta guarnigione, un'armata che è dentro può tentare la conquista nel suo turno; se resta, deve.

rules-meeting_title = Incontrare un'armata
rules-meeting_text = Dove c'è un'armata nemica si combatte, o una delle due parti evita la battaglia: il dado del suo generale deve superare quello dell'altro. Chi evita va in una regione adiacente, o a bordo di una flotta lì presente, mai tra i nemici né davanti a una guarnigione altrui; chi ha ancora UM può inseguire.

rules-battle_title = Battaglia di terra
rules-battle_text = Le due parti schierano in segreto, scontro per scontro: prima tanti quanto è il terreno difficile, con i suoi dadi; poi le truppe montate sulle ali; poi tutte le altre al centro; infine la cavalleria rimasta accerchia. Il generale migliore ha una rivelazione per ogni stella in più.

rules-damage_title = Danni
rules-damage_text = { SIGN("die_red_skull") } distrugge la carta di fronte, { SIGN("die_red_x") } la ferisce. Una seconda ferita distrugge la carta che giace ferita. Una { SIGN("die_red_s") } S rossa è un Teschio contro certe truppe, una { SIGN("die_black_s") } nera annulla un loro risultato.

rules-plan_title = Piani di battaglia
rules-plan_text = Con un piano di battaglia (il pulsante, o /twr-battaglia piano-di-battaglia) le tue carte si schierano da sole in ogni battaglia, finché non lo cambi. Nessun altro lo vede. In una battaglia, “Schiera tu il resto” fa lo stesso solo per quella.

rules-victor_title = Dopo una battaglia
rules-victor_text = Un'armata con meno di due carte principali è distrutta. Vince chi ha distrutto più carte principali: recupera carte, promuove veterani, e il suo generale può migliorare. Chi perde, e in caso di parità chi ha attaccato, deve ripiegare.

rules-naval_title = Battaglia navale
rules-naval_text = Tutti i dadi delle due flotte insieme: { SIGN("die_red_skull") } affonda una nave, due { SIGN("die_red_x") } ne affondano una, con i Fanti di marina due { SIGN("die_red_s") } ne catturano una. Ogni { SIGN("die_red_s") } e ogni nave persa annega anche truppe trasportate. Chi perde, e in caso di parità chi ha attaccato, si ritira.

rules-spending_title = Spese
rules-spending_text = Ognuno riempie un paniere in segreto: truppe e navi, generali, { SIGN("development") } sviluppi (uno per riga a round, uno e quello subito sotto anche insieme; hanno effetto dal round dopo), { SIGN("market") } mercati, { SIGN("barracks") } caserme, { SIGN("walls") } mura, { SIGN("road") } strade, agenti, la fine del malcontento. Tutti i panieri si rivelano in ordine di turno: truppe e navi per armata, numero e prezzo, tutto il resto per nome e prezzo.

rules-limits_title = Armate e flotte
rules-limits_text = Un'armata: da 2 a 6 carte principali, fino a 2 di schermagliatori e 2 d'artiglieria; per piazzarla serve un generale. Una flotta: fino a 5 navi. Quattro armate e due flotte; una sola tua armata per regione alla fine del tuo turno.

rules-secrets_title = Che cosa vedono gli altri
rules-secrets_text = Sono pubblici l'oro, gli sviluppi, il numero di carte e di mercenari di un'armata e di navi di una flotta. Quali carte siano, e la tua mano, è un tuo segreto; solo gli alleati possono mostrarsi le loro.
