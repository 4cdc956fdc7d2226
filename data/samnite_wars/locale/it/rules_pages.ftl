### The pages of /rules: short help by phase and question, in our own words (`rules.yaml` says which belongs where).

rules-victory_title = Come si vince
rules-victory_text = { SIGN("prestige") } Vince chi ha più Prestigio. Quando Roma controlla sei regioni (la sua patria conta), il Console può chiudere la partita alla fine del suo turno. Un tavolo ha anche un ultimo round.

rules-turn_title = Un turno
rules-turn_text = Un giocatore è Console e guida Roma; tutti gli altri sono gli Avversari. Destino, Tasse, Strategia, Evento, Risoluzione, Prestigio, Eccetera; poi è Console il giocatore seguente.

rules-fate_title = Destino
rules-fate_text = { SIGN("card") } Tutte le mani si completano fino a dieci, per primo il Console. Con il mazzo scoperto tutti ne vedono la prima carta, e chi la prende.

rules-taxation_title = Tasse
rules-taxation_text = Il Tesoro riceve 2 { SIGN("gold") } monete e 1 in più per ogni regione che Roma controlla.

rules-strategy_title = Strategia
rules-strategy_text = Il Console può comprare carte con il Tesoro, 1 { SIGN("gold") } moneta l'una.

rules-event_title = Evento
rules-event_text = Decide un D10. 1: Rivolta. Da 2 a 4: Pace. Da 5 a 7: Incursioni. Da 8 a 10: Guerra.

rules-resolution_title = Risoluzione
rules-resolution_text = Si compie ciò che ha dato la Tabella degli eventi. Rivolta e Guerra si combattono subito. Nella Pace e nelle Incursioni il Console sceglie: Pax Romana o fortificazioni, oppure una campagna. In ogni scontro il Console nomina chi gioca la regione, si possono prendere alleati, si rivelano i due Sforzi bellici, seguono carte Vittoria o Sconfitta e, dopo una campagna vinta, una carta Conquista. Vedi anche: Rivolta, Pace, Incursioni, Guerra, Campagna, Sforzo bellico.

rules-revolt_title = Rivolta
rules-revolt_text = Gli Avversari votano quale regione si ribella; il Console nomina chi la gioca. Roma conta come attaccante. Vinta: +3 { SIGN("prestige") } Prestigio. Persa: −6, e con 1d6 da 1 a 3 la regione è libera.

rules-peace_title = Pace
rules-peace_text = Pax Romana per 1 { SIGN("prestige") } Prestigio, se vuoi con una { SIGN("card_peace") } carta Pace, oppure una campagna.

rules-campaign_title = Campagna
rules-campaign_text = 2 { SIGN("gold") } monete, contro una regione libera che confina con quelle di Roma. Vinta: 1d6 Prestigio, 1d6 monete, e si può giocare una { SIGN("card_conquest") } carta Conquista. Persa: −6 Prestigio.

rules-raids_title = Incursioni
rules-raids_text = Fortificare: 1d6 { SIGN("gold") } monete, finché il Tesoro ne ha. Oppure una campagna.

rules-war_title = Guerra
rules-war_text = La Tabella delle regioni dice chi attacca. Una regione di Roma invece si rivolta; una che non confina con Roma lascia il posto a quella tra parentesi. Vinta: +2d6 { SIGN("prestige") } Prestigio. Persa: −2d6, metà del Tesoro, e con 1d6 da 1 a 3 è libera una regione a scelta del Console.

rules-war_effort_title = Sforzo bellico
rules-war_effort_text = Le due parti scelgono in segreto e rivelano insieme: ognuna al massimo una carta { SIGN("card_ally") } Alleato, { SIGN("card_strategy") } Strategia, { SIGN("card_troops") } Truppe, { SIGN("card_weapon") } Arma e { SIGN("card_battle") } Battaglia. Vince più Forza; in parità decidono i dadi.

rules-allies_title = Nemico e alleati
rules-allies_text = Il Console nomina quale altro giocatore gioca la regione contro cui combatte. In quattro o più il Console, poi il suo nemico, possono nominare un alleato, che cede due carte a sua scelta, in segreto.

rules-conquest_title = Conquista
rules-conquest_text = Il Console può giocare per primo una { SIGN("card_conquest") } carta Conquista, poi chiunque altro; tra più giocatori decide il dado più alto. Il Prestigio va a chi gioca la carta. Per i Sanniti servono tre conquiste.

rules-cards_title = Chi può giocare che cosa
rules-cards_text = Molte carte sono solo per una parte, un ruolo o un popolo. Il Console può usare anche quelle dei popoli le cui regioni sono sotto il controllo di Roma, ma mai il Generale greco: serve i Tarentini liberi. Carte { SIGN("card_ally") } Alleato: 3 nel ruolo di quella regione, 2 per il Console se Roma la controlla, altrimenti 1.

rules-aftermath_title = Carte Vittoria e Sconfitta
rules-aftermath_text = { SIGN("card_victory") } { SIGN("card_defeat") } Dopo una battaglia ogni giocatore può giocarne una adatta all'esito, in ordine di turno dal Console. Una carta Sconfitta svuota anche il Tesoro.

rules-special_title = Carte Speciali
rules-special_text = { SIGN("card_special") } Trattato, Ostaggi e Diplomazia trasformano una Guerra in un evento Pace. Scandalo costa al Console 3 Prestigio in qualsiasi momento del suo turno. Pestilenza ferma una campagna. Reclutamento e Coscrizione (2 monete) permettono al Console una campagna nonostante una pestilenza o una battaglia persa: prima che scelga, e se restano le 2 monete della campagna.

rules-losing_title = Battaglie perse
rules-losing_text = Se Roma ha perso una battaglia nel turno scorso, in questo turno il Console non può scegliere una campagna.

rules-prestige_title = Prestigio
rules-prestige_text = Il Console guadagna 1 { SIGN("prestige") } Prestigio per ogni { SIGN("gold") } moneta nel Tesoro.

rules-etcetera_title = Eccetera
rules-etcetera_text = Tutti possono scartare fino a cinque carte, coperte. Corruzione: ogni volta che il Tesoro ha più di 20 monete, in qualsiasi fase, ne perde subito un D10, e di nuovo finché ne restano più di 20 (un tavolo può scegliere: una volta quando si superano le 20, e una volta qui).
