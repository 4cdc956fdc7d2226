### I fogli dei valori di chi possiede il gioco.

charts-sheet_leaders = I condottieri secondo il numero del segnalino: i valori.
charts-sheet_terrain = Ogni esagono: terra (land), costa (coastal) o mare (sea); terreno, provincia e zona di mare. Le città restano dove sono.
charts-sheet_rivers = I fiumi, una riga per ogni lato di esagono che seguono: gli esagoni sulle due rive. Si possono aggiungere e togliere righe.
charts-sheet_straits = I lati di esagono che non si passano via terra. Si possono aggiungere e togliere righe.
charts-sheet_sea_zones = Le zone di mare che si toccano. Si possono aggiungere e togliere righe.
charts-sheet_roads = Le strade: i loro esagoni, da un capo all'altro.
charts-sheet_defence = La forza della difesa propria di una città secondo la grandezza. Quella delle città medie è stampata nel regolamento.
charts-sheet_battle = Battaglie: tattica per lettera e dado, rapporti, tabella delle battaglie, inseguimento, elefanti. Perdite in percento.
charts-sheet_elephants = Che cosa fa il dado di ogni PF di elefanti, da 0 a 9: tanto si aggiunge, o gli elefanti sono persi.
charts-sheet_marches = Marce: intercettazione, coordinamento, logoramento in percento.
charts-sheet_sieges = Assedi: assalti e logoramento in percento, tradimento, resa, devastazione.
charts-sheet_men = Le legioni e i rinforzi che Roma chiede, secondo il dado; i livelli delle flotte; gli ausiliari.
charts-sheet_peoples = Il tracciato delle alleanze: che cosa lo muove, e di quante caselle; le ambascerie.
charts-sheet_fleets = Superiorità navale: livelli, SP trasportati, il dado di una zona, perdite in percento.
charts-sheet_augury_samnite = Gli auspici delle Guerre sannitiche con due dadi, ciascuno fino a tanto. Si possono aggiungere e togliere righe; l'ultima è 100.
charts-sheet_augury_eagle = Gli auspici dell'«aquila» con due dadi, ciascuno fino a tanto. Si possono aggiungere e togliere righe; l'ultima è 100.
charts-sheet_auguries = Che cosa portano gli auguri: la percentuale che prende una peste, di quanto siccità o raccolto cambiano i valori di logoramento, gli esagoni della via Appia, le caselle di uno spostamento.
charts-sheet_operations = Che cosa segue ogni operazione: un tiro per continuare (roll), la fine della fase (finished), né l'uno né l'altra (free).
charts-sheet_start = Ciò che gli scenari non stampano: i livelli delle alleanze all'inizio della «folgore», la capacità d'assedio dei Sanniti nella prima invasione di Alessandro.
charts-sheet_magistrates = Il modificatore del dado per un console visitato di nuovo.

## Che cosa fanno gli eventi degli auguri

augury_text-none = Non succede nulla.
augury_text-tribal_revolt = Una tribù indicata dai dadi si rivolta contro Roma.
augury_text-gauls = I Senoni scendono in Italia, se non ci sono già.
augury_text-appian_way = Roma prolunga la via Appia; di quanti esagoni sta nel foglio “auguries”.
augury_text-via_valeria = La via Valeria è aperta da Roma a Corfinium.
augury_text-plague = Ogni forza in una provincia tirata a sorte perde tanto per cento (foglio “auguries”); da lì non vengono uomini in questo turno.
augury_text-drought = I valori di logoramento sono più alti in questo turno (foglio “auguries”).
augury_text-good_harvest = I valori di logoramento sono più bassi in questo turno (foglio “auguries”).
augury_text-omens_bad = Un segnalino di console esce dal bussolotto.
augury_text-omens_good = Un console scelto da Roma agisce una volta in più.
augury_text-levy = A Roma si leva una legione.
augury_text-samnite_levy = I Sanniti tirano ancora una volta per gli uomini.
augury_text-assassins = Un capo straniero tirato a sorte tira per sapere se è colpito.
augury_text-senate_quarrel = Il Senato non concede nulla fino alla fine della prossima fase romana.
augury_text-diplomatic_swing = Una provincia che non è alleata di nessuno si sposta verso chi ne ha meno (caselle: foglio “auguries”).
augury_text-syracuse_invites_pyrrhus = Siracusa chiama Pirro: la città e i suoi uomini sono suoi.
augury_text-gallic_or_etruscan_stir = Il confine a nord è aperto per un turno: lo può varcare una sola forza.
augury_text-storm = Chi ha più navi in una zona di mare tirata a sorte perde un livello.
augury_text-tarentine_unrest = I Tarentini restano dove sono in questo turno.
augury_text-plot_against_the_king = Pirro tira per sapere se è colpito.
