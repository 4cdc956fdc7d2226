### The pages of /rules: short help by phase and question, in our own words (`rules.yaml` says which belongs where).

rules-victory_title = Come si vince
rules-victory_text = { SIGN("vp") } Alla fine dell'ultimo turno ogni provincia dà il suo Valore di logoramento alla fazione che la controlla: tutte le sue città medie e grandi, più di metà di tutte le città, e nessuna potenza nemica con più PF in campo aperto. In parità si divide.

rules-opening_title = Schieramento
rules-opening_text = Gli eserciti che non hanno un esagono stampato li schiera chi li possiede, ogni gruppo con { SIGN("sp") } unità. Dove si estrae un comandante, lo si mette con uno di questi.

rules-elections_title = Elezioni
rules-elections_text = Roma può sciogliere { SIGN("legion") } legioni e prorogare uomini dell'anno scorso. Poi, in quest'ordine: un Dittatore se c'è un'emergenza, il Console a Roma, il Console in campo, quelli di cui hanno bisogno gli eserciti senza comandante, il Pretore urbano. Gli uomini si tirano a sorte, tranne quelli che un Trionfo permette di nominare. Ognuno riceve legioni, un posto e, fuori dall'Italia romana, una provincia.

rules-schedule_title = Gli uomini dell'anno
rules-schedule_text = Roma può sciogliere { SIGN("legion") } legioni e prorogare uomini dell'anno prima: chi non è prorogato torna a casa. Uno stato d'emergenza, dopo eserciti consolari battuti, porta un dittatore e il suo maestro della cavalleria; uno dei due va in campo. Seguono i consoli, quelli che quell'anno ebbe nella storia; poi, a sorte, il pretore urbano, che custodisce Roma. A ciascuno si danno legioni, un luogo e, fuori dall'Italia romana, una provincia.

rules-cup_title = L'urna
rules-cup_text = { SIGN("marker") } I comandanti mettono nell'urna segnalini secondo la loro Iniziativa, un Pretore uno; tre sono per gli assedi. Si estraggono uno alla volta: il segnalino di un uomo attiva lui, quello di una carica chi la ricopre e ha ancora fasi.

rules-phase_title = Una fase di operazioni
rules-phase_text = { SIGN("leader") } Marciare, attaccare, assediare, assaltare, chiedere al Senato, riordinare: un'operazione dopo l'altra. Dopo quasi tutte, un dado non superiore alla Campagna permette di proseguire; un assalto e un Trionfo chiudono la fase.

rules-movement_title = Marciare
rules-movement_text = Quanto si vuole, per terra. { SIGN("ten_sided") } Ogni provincia in cui si entra costa il suo Valore di logoramento, montagne e paludi 1, i fiumi mezzo; nel territorio proprio la metà, tutta su strada 1 in meno. Alla sosta la forza paga in { SIGN("sp") } PF secondo la sua grandezza. Alle forze con un comandante accanto al percorso si chiede una volta per tutta la marcia se intercettano: non più della Campagna, con i modificatori.

rules-command_title = Chi comanda
rules-command_text = La carica più alta; tra pari la migliore Iniziativa; tra due consoli un { SIGN("ten_sided") } dado ciascuno. Un Romano guida bene 6 legioni con una A, poi 5, 4, 3, e 2 con una E; ognuna in più è un modificatore contro di lui.

rules-battle_title = Battaglia
rules-battle_text = Chi è attaccato può evitarla; forze distanti al massimo due esagoni possono unirsi. { SIGN("ten_sided") } Un dado e i modificatori: numeri, cavalleria, tattica, terreno, Veterani, stato, Astuzia. La tabella dice quanto perde ogni contingente dei due, e chi si ritira; una Grande Vittoria crea Veterani e costa di più allo sconfitto.

rules-sieges_title = Città e assedi
rules-sieges_text = { SIGN("siege") } Per un assedio serve tanta fanteria quante sono difesa propria e guarnigione della { SIGN("city") } città. Cade quando dentro non resta nulla: per logoramento d'assedio, che portano tre segnalini per turno, per assalto (un dado, la colonna secondo la forza), per tradimento o per resa. Chi la prende con la forza può saccheggiarla.

rules-senate_title = Il Senato
rules-senate_text = { SIGN("ten_sided") } Per marciare ovunque, oltre l'Italia romana o la sua provincia, entrare a Roma con un esercito o guidare più di otto { SIGN("legion") } legioni, un magistrato chiede: un dado con modificatori non superiore alla sua Campagna. Chi marcia senza permesso è giudicato alla fine della sua fase, e può perdere la carica.

rules-tribes_title = Tribù
rules-tribes_text = Chi entra con unità nella terra di una tribù la solleva contro di sé. Gli altri due tirano un { SIGN("ten_sided") } dado ciascuno, più l'Astuzia, per chi la guida. Combatte solo nella sua provincia, e passa a chi la controlla.

rules-manpower_title = Nuovi uomini
rules-manpower_text = Nella prima invasione di Alessandro gli uomini arrivano all'inizio di un turno, dal secondo in poi: ai Sanniti due dadi di { SIGN("sp") } PF, al massimo 100; ad Alessandro dalle colonie greche libere; a Roma una { SIGN("legion") } legione, se non ne ha arruolate.

rules-legions_title = Nuove legioni
rules-legions_text = Una volta per turno il comandante romano più alto in grado può chiedere { SIGN("legion") } legioni: un { SIGN("ten_sided") } dado, che ne porta di più quante meno sono in gioco; un'emergenza aiuta. La prima completa un esercito consolare incompleto; due vanno a un console senza esercito, altrimenti a un nuovo Proconsole; una sola a un Pretore. Le nuove legioni sono Reclute. I { SIGN("sp") } PF che arrivano con loro vanno alle legioni deboli.

rules-devastation_title = La fine di un turno
rules-devastation_text = Le province devastate tirano per riprendersi, poi ogni fazione può tentare di devastarne altre. Chi in tutto il turno non ha lasciato la sua provincia tira per inerzia. Le nuove { SIGN("legion") } legioni a Roma si addestrano con 7 o più, due per turno. Le forze migliorano di un livello il loro stato.

rules-thunderbolt_title = La folgore
rules-thunderbolt_text = Alla fine ad Annibale servono sette province di Roma vicine tra loro, o cinque e { SIGN("city") } Capua: una in meno per ogni Grande Vittoria in cui comanda, una in più per ogni vittoria romana; con Roma stessa vince subito. Porta con sé i luogotenenti, e non va al seguito di nessuno: senza di lui non hanno né il suo valore né la sua Astuzia. Una Grande Vittoria sposta l'alleanza sul posto di due caselle, e accanto di una con un { SIGN("ten_sided") } dado pari; chi è favorito dal livello trova aperte le città senza guarnigione. Una volta per turno Annibale chiama alle armi le sue province, i cui uomini si uniscono a una forza che è lì o accanto; una vittoria al nord gli porta 10 { SIGN("sp") } PF di Galli, una grande 25. I consoli di Roma arrivano secondo un calendario; uno di loro può chiedere { SIGN("legion") } legioni, una delle quali può essere invece una macchina d'assedio; gli ausiliari in una città può andarli a prendere il Legato.

rules-samnite_wars_title = Le guerre sannitiche
rules-samnite_wars_text = Roma vince alla fine di un turno in cui ha in mano ogni { SIGN("city") } città del Sannio, nessuna provincia pende per i Sanniti e nessuna tribù è in armi. I Sanniti vincono subito con un loro uomo a Roma, o se all'ultimo turno Roma non ha ancora vinto.

rules-revolts_title = Rivolte e incursioni
rules-revolts_text = Nelle guerre sannitiche una tribù si ribella a Roma dove le sue unità entrano in una provincia che non controlla, con un dado di 8 o più all'inizio di un turno, o per un auspicio; la guida chi gioca i Sanniti, finché non è battuta o Roma non ne controlla la provincia. I Sanniti che si fermano in una provincia che non pende per loro sono attaccati subito dalla sua tribù, e se non vincono tornano nel Sannio. I Galli arrivano solo per un auspicio.

rules-diplomacy_title = Diplomazia
rules-diplomacy_text = { SIGN("ten_sided") } Un comandante con un valore di Diplomazia sposta una provincia in cui si trova o accanto: un dado non superiore al valore è una casella, uno 0 due, un 9 una per il nemico. Una volta per turno ogni fazione può comprare una casella per un punto di Astuzia. Con 4 caselle una provincia è alleata. Anche vittorie, città prese, saccheggi e devastazioni spostano caselle.

rules-auguries_title = Auspici
rules-auguries_text = { SIGN("marker") } Un segnalino per turno è l'auspicio. Due dadi danno un evento di un nostro elenco: rivolte, Galli, strade, peste, siccità, raccolto, presagi, uomini, assassini, una lite del Senato, una provincia che cambia idea.

rules-samnite_men_title = La leva dei Sanniti
rules-samnite_men_text = Una volta per turno un comandante sannita tira per nuovi uomini: meno { SIGN("sp") } PF sono in gioco, più ne arrivano, al massimo 100. Compaiono in una qualsiasi città del Sannio che sia loro.

rules-eagle_title = L'aquila è atterrata
rules-eagle_text = Alla fine di un turno Pirro vince con uomini a Roma, con uomini in tutte queste città: Capua, Messana, Rhegium, Siracusa e Lilybaeum, con 50 { SIGN("vp") } punti, o fino al 278 con sei province d'Italia, Campania compresa. La sua morte, o la sua cattura, dà la vittoria a Roma; altrimenti dopo il 271 vince chi ha più punti. Le province alleate danno 3 punti senza guarnigione. Nel 280 Pirro ha due { SIGN("marker") } segnalini, poi tre. I Tarentini marciano quando ha battuto i Romani o una { SIGN("city") } città media o grande è stata presa; allora si ribella la Legione campana a Rhegium. La prima volta che gli elefanti vanno in battaglia portano 5 al { SIGN("ten_sided") } dado senza tirare. Una volta per turno chiama alle armi le sue province; Cinea parla a una qualsiasi una volta per fase. L'Epiro non saccheggia città; Roma e Siracusa costruiscono una macchina d'assedio ciascuna. Mentre Pirro è ferito comanda Eleno. Chi comanda porta con sé gli altri, e non va al seguito di nessuno.

rules-overseas_title = Sicilia e Cartagine
rules-overseas_text = Cartagine, Siracusa e i Mamertini prendono le armi al primo sbarco in Sicilia, o quando qualcuno se li guadagna: con 4 caselle della loro riga passano subito a chi le ha, finché un turno non comincia senza. Lo sbarco sposta Cartagine di tre caselle verso Roma, e anche la Sicilia orientale se Siracusa non è sua. Con Siracusa Pirro ha subito i suoi 18/2 { SIGN("sp") } PF, e dall'anno dopo uomini delle sue città finché lui è lì; non lasciano mai l'isola. Con Cartagine arriva Magone: 40/8 PF, messi in un porto al suo primo { SIGN("marker") } segnalino. Dieci PF di fanteria restano a Lilybaeum, che Pirro deve prendere con un assedio anche se Cartagine è sua, e gli uomini di Cartagine non stanno in una forza o in una battaglia accanto a Greci di Sicilia o Tarentini. I Romani non entrano mai in Sicilia, i Cartaginesi mai in Italia. { SIGN("fleet") } La flotta di Cartagine dà alla sua fazione +4 in tre mari.

rules-voyages_title = Viaggi e porti
rules-voyages_text = { SIGN("fleet") } Un comandante con chi porta, o truppe senza comandante, navigano da un porto amico a qualsiasi altro, per zone che si toccano. Vanno 20 { SIGN("sp") } PF alla volta, cinque in più per ogni livello sopra lo 0 della zona più bassa; le legioni vanno intere. Ogni zona sotto lo 0 chiede un { SIGN("ten_sided") } dado non superiore a 5 più il livello; chi fallisce torna indietro e perde un decimo. Si sbarca in una { SIGN("city") } città amica, altrimenti davanti. { SIGN("siege") } Un porto assediato è aperto a chi lì ha un livello di 1 o più: gli assediati soffrono meno, e uomini entrano ed escono; se il livello è dell'assediante soffrono di più. Il porto di Roma è Ostia.

rules-fleets_title = Flotte
rules-fleets_text = { SIGN("marker") } Ogni zona di mare ha per ciascuna fazione un livello di Superiorità navale, da −4 a +4; quel che una guadagna in una zona, il nemico lo perde. Dal secondo turno Roma, e chi controlla Cartagine, tira per nuovi livelli prima che si riempia l'urna; poi ogni fazione può spostare un livello in un'altra zona. Da 1 in su il livello tiene aperto un porto assediato. Un esercito naviga liberamente dove il livello è almeno 0 in ogni zona del viaggio; al di sotto decide un dado.
