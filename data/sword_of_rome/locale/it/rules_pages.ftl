### The pages of /rules: short help by phase and question, in our own words (`rules.yaml` says which belongs where).

rules-victory_title = Come si vince
rules-victory_text = { SIGN("vp") } Vince chi ha più punti vittoria (PV) dopo l'ultimo turno, o chi, dal turno 4 in poi, raggiunge prima, alla fine di un turno, il livello indicato nel pannello. Ogni spazio vittoria tenuto fuori patria vale +1 a ogni conteggio, ogni spazio proprio perduto −1. I Galli fanno punti solo con il bottino { SIGN("plunder") }. Il tracciato va da 0 a 12. Parità: Galli, Etruschi e Sanniti, Greci, Romani.

rules-turn_title = Un turno
rules-turn_text = Si controllano le miniere etrusche; si pesca; si dice chi inizia; cinque round in cui ogni fazione gioca una carta; logoramento, resa, isolamento, conteggio, alleanze, rinforzi.

rules-draw_title = La pesca
rules-draw_text = { SIGN("card") } Scarta ciò che non vuoi; i Galli scartano tutto. Poi si pesca fino a riempire la mano. Se un mazzo è vuoto, o una carta lo dice, i suoi scarti si rimescolano nel mazzo.

rules-first_title = Chi inizia
rules-first_text = La fazione con meno PV { SIGN("vp") } dice chi inizia in ogni round del turno; poi si va in senso orario.

rules-action_title = Il turno di una fazione
rules-action_text = { SIGN("card") } Una carta: il suo evento o il suo valore. Con il valore: attiva un comandante { SIGN("leader") } con iniziativa non superiore, per marciare o assediare; oppure spendilo come sostegno; un 3 può reclutare una UC { SIGN("cu") }, fondare una colonia romana o, come Campagna, attivare due comandanti. Inoltre: offrire o rompere un'alleanza, spostare comandanti minori, far agire una potenza non giocante.

rules-support_title = Il sostegno
rules-support_text = Un punto alza la lealtà di una tua città non assediata, o mette il tuo segnalino dove hai UC { SIGN("cu") }. Il valore di una carta non fa altro. Dopo una battaglia chi vince riceve metà delle perdite nemiche, e può anche togliere a chi ha perso: lealtà di una città, o un segnalino; le UC { SIGN("cu") } in uno spazio lo proteggono.

rules-desperate_title = Tempi disperati
rules-desperate_text = Due carte accanto a ogni mano, ognuna da usare una volta. Annuncia in segreto prima del turno di chi vuoi giocarne una; al momento giusto si chiede una volta anche agli altri che ne hanno, e agisce chi ha meno PV { SIGN("vp") }. Agisci come con un 3, cambia carte o cerca un evento. Dopo l'ultimo round chi ne ha ancora una può usarla.

rules-leaders_title = I comandanti
rules-leaders_text = { SIGN("leader") } Due cifre: iniziativa (quale carta lo attiva) e tattica (battaglia e reazioni). Comanda il primo indicato. Nel proprio turno si possono spostare i comandanti minori presso proprie UC qualsiasi. Un comandante senza UC dove c'è un nemico è disperso, e torna con i rinforzi.

rules-movement_title = La marcia
rules-movement_text = Al massimo dieci UC { SIGN("cu") }, quattro punti movimento; i Galli due più il valore della carta, i Galli transalpini cinque. Un collegamento agevole costa 1, uno aspro o uno stretto 2, il mare { SIGN("port") } 3. Le UC nemiche fermano la marcia: c'è battaglia, se una parte non si sottrae. Indica la destinazione; è proposta la via con meno reazioni. Una Campagna attiva due comandanti, che possono attaccare insieme un solo nemico.

rules-sea_title = Il mare
rules-sea_text = { SIGN("port") } Da porto a porto. Ai Greci serve un 3 e portano tre UC (sei da o per Siracusa); gli Etruschi tre con una carta; i Romani tre con “Duoviri navales”; Cartagine dieci. Dove serve un tiro: un dado, più il valore della carta meno 1, −2 verso un porto amico. Fino a 2 si passa, con 3 e 4 si torna indietro, da 5 in su si perdono UC.

rules-reactions_title = Le reazioni
rules-reactions_text = Quando entra un esercito, ogni potenza vicina risponde una volta, in segreto, con tutto: chi entra in città (tre UC { SIGN("cu") }), chi tenta di andarsene, quali eserciti intercettano. Un comandante { SIGN("leader") } riesce con un dado non superiore alla sua tattica. Intercettare dà +1 in battaglia; un tentativo fallito di andarsene −1. Chi è intercettato può ripiegare allo stesso modo. Un piano risponde al posto tuo.

rules-battle_title = La battaglia
rules-battle_text = Entrambe le parti tirano tre dadi { SIGN("die_6") } e sommano: l'esercito più grande secondo il rapporto, la tattica migliore, terreno amico +1, intercettazione +1, aggiramento +1, attacco attraverso terreno aspro o uno stretto −2. A parità vince chi difende. Ogni dado di chi vince da 4 in su, e ogni dado di chi perde da 4 in su, può costare UC { SIGN("cu") } al nemico; un 1 tra i dadi di chi perde gli costa una sua UC. Con quattro a uno si vince senza tirare.

rules-retreat_title = La ritirata
rules-retreat_text = Prima dentro una propria città { SIGN("city") } sul posto, poi nello spazio amico più vicino, al massimo a quattro spazi. Ogni spazio nemico per strada costa una UC { SIGN("cu") }, ogni UC nemica lì un'altra. Chi non può ritirarsi è perduto.

rules-siege_title = Gli assedi
rules-siege_text = { SIGN("siege") } Un comandante con almeno tre UC { SIGN("cu") } davanti a una città { SIGN("city") } tira due dadi invece di marciare, una volta per round per ogni città. Il 7 dà un punto e costa una UC, da 8 a 10 un punto, 11 due punti e costa una UC, 12 due punti; da 2 a 4 una UC persa. I Galli −1. Quando i punti sono tanti quanto la lealtà, la città cade. Chi è dentro può fare una sortita. Allo stesso modo si sottomette una tribù.

rules-plunder_title = Il bottino
rules-plunder_text = { SIGN("plunder") } Un esercito gallico può razziare uno spazio nemico che attraversa, e saccheggiare una città { SIGN("city") } che prende: cinque segnalini. Un tracciato pieno di cinque dà un PV { SIGN("vp") } ai Galli; uno dei Galli transalpini ne costa loro uno. Un segnalino può anche liberare uno spazio patrio gallico.

rules-alliances_title = Le alleanze
rules-alliances_text = { SIGN("alliance") } Si offrono nel proprio turno; l'offerta vale finché quello finisce. Gli alleati non si combattono, e usano gli spazi l'uno dell'altro. Alla fine di un turno finiscono tutte, se entrambi non rinnovano. Romperne una nel proprio turno costa tre punti del proprio sostegno. Etruschi e Sanniti sono alleati per sempre.

rules-non_players_title = Le potenze non giocanti
rules-non_players_text = { SIGN("emblem_carthaginian") } I Cartaginesi, { SIGN("emblem_volsci") } i Volsci, { SIGN("emblem_transalpine") } i Galli transalpini. “Attivazione neutrale” ne fa agire una come con un 3. Quando sono attaccati decide per loro, e piazza ciò che reclutano, chi ha meno PV e non è alleato di chi attacca.

rules-africa_title = L'Africa e il trattato
rules-africa_text = Cartagine e Kerkouane: una carta vi fa sbarcare un esercito greco. Bomilcare e la milizia, le cinque UC con cui comincia, non lasciano mai l'Africa. UC greche { SIGN("cu") } a Cartagine mettono i Cartaginesi fuori dal gioco. Con due carte Roma e Cartagine firmano un trattato: sono alleate finché Roma non lo rompe, e Roma fa agire Cartagine con qualsiasi 3.

rules-attrition_title = Il logoramento
rules-attrition_text = Gli eserciti in spazi non amici, e chi assedia, tirano un dado { SIGN("die_6") } ciascuno e perdono UC { SIGN("cu") } secondo la loro grandezza. Chi è dentro una città assediata non ne perde.

rules-surrender_title = La resa
rules-surrender_text = Il tuo segnalino va sugli spazi aperti nemici dove hai UC { SIGN("cu") }, e ogni esercito { SIGN("siege") } di tre con un comandante può tirare ancora una volta per l'assedio.

rules-isolation_title = L'isolamento
rules-isolation_text = I segnalini che nessuna via di spazi amici unisce a una città amica { SIGN("city") } diventano indipendenti.

rules-scoring_title = Il conteggio
rules-scoring_text = { SIGN("vp") } +1 per ogni spazio vittoria fuori patria, −1 per ognuno perduto in patria. Poi, dal turno 4 in poi e tranne che nell'ultimo turno, chi ha raggiunto il livello di vittoria automatica e ha più PV vince.

rules-renewal_title = Il rinnovo delle alleanze
rules-renewal_text = { SIGN("alliance") } Le due parti di ogni alleanza dicono in segreto se continua; continua se lo vogliono entrambe.

rules-reinforcement_title = I rinforzi
rules-reinforcement_text = Arrivano UC { SIGN("cu") } per gli spazi che ne portano, in spazi propri che una via libera unisce a uno di questi. I dispersi tornano; Roma sorteggia due nuovi consoli; i Greci pagano una lealtà per ogni comandante { SIGN("leader") } con nome che tengono. Una fazione senza UC è fuori.
