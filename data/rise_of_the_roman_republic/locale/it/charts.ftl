### I fogli dei valori di chi possiede il gioco.

charts-sheet_leaders = I condottieri secondo il numero del segnalino: i valori.
charts-sheet_terrain = Ogni esagono: terra (land), costa (coastal) o mare (sea); terreno, provincia e zona di mare. Le città restano dove sono.
charts-sheet_rivers = I fiumi, una riga per ogni lato di esagono che seguono: gli esagoni sulle due rive. Si possono aggiungere e togliere righe.
charts-sheet_straits = I lati di esagono che non si passano via terra. Si possono aggiungere e togliere righe.
charts-sheet_sea_zones = Le zone di mare che si toccano. Si possono aggiungere e togliere righe.
charts-sheet_roads = Le strade: i loro esagoni, da un capo all'altro.
charts-sheet_defence = La forza della difesa propria di una città secondo la grandezza. Quella delle città medie è stampata nel regolamento.
charts-sheet_battle = Battaglie: tattica per lettera e dado, rapporti, tabella delle battaglie, inseguimento, elefanti. Perdite in percento.
charts-sheet_marches = Marce: intercettazione, coordinamento, logoramento in percento.
charts-sheet_sieges = Assedi: assalti e logoramento in percento, tradimento, resa, devastazione.
charts-sheet_men = Le legioni e i rinforzi che Roma chiede, secondo il dado; i livelli delle flotte; gli ausiliari.
charts-sheet_peoples = Il tracciato delle alleanze: che cosa lo muove, e di quante caselle; le ambascerie.
charts-sheet_fleets = Superiorità navale: livelli, SP trasportati, il dado di una zona, perdite in percento.
charts-sheet_augury_samnite = Gli auspici delle Guerre sannitiche con due dadi, ciascuno fino a tanto. Si possono aggiungere e togliere righe; l'ultima è 100.
charts-sheet_augury_eagle = Gli auspici dell'«aquila» con due dadi, ciascuno fino a tanto. Si possono aggiungere e togliere righe; l'ultima è 100.
charts-sheet_operations = Che cosa segue ogni operazione: un tiro per continuare (roll), la fine della fase (finished), né l'uno né l'altra (free).
charts-sheet_start = Ciò che gli scenari non stampano: i livelli delle alleanze all'inizio della «folgore», la capacità d'assedio dei Sanniti nella prima invasione di Alessandro.
charts-sheet_magistrates = Il modificatore del dado per un console visitato di nuovo.
