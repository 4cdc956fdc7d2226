### I fogli dei valori di chi possiede il gioco.

charts-sheet_regions = Le regioni: di chi è la patria, oro per turno, dadi di una regione mercenaria, porto, simboli di alberi e montagne, e le aree di mare sulla costa.
charts-sheet_borders = I confini tra due regioni, ognuno una volta. Si possono aggiungere e togliere righe.
charts-sheet_troops = Le carte truppa: dadi su terreno facile e difficile, contro quali tipi una S è un Teschio (red) o annulla (black), prezzo in oro, carte nel mazzo.
charts-sheet_ships = Le carte nave: dadi, prezzo in oro, carte nel mazzo.
charts-sheet_generals = I generali: stelle e caratteristica.
charts-sheet_developments = Gli sviluppi: prezzo in oro.
charts-sheet_cards = Le carte azione: azione d'agente, tassa d'emergenza in oro, evento.
charts-sheet_mercenaries = I gruppi di mercenari: carte di ogni tipo.
charts-sheet_dice = Le facce dei dadi teschio: sei per colore.
charts-sheet_start = L’inizio: oro di ogni fazione.
charts-sheet_start_regions = L’inizio: regioni che cominciano con un’altra fazione che la propria, o con nessuna. Si possono aggiungere e togliere righe.
charts-sheet_start_agents = L’inizio: gli agenti di ogni fazione e dove si trovano. Si possono aggiungere e togliere righe.
charts-sheet_start_armies = L’inizio: gli eserciti di ogni fazione, chi li guida e dove si trovano; senza regione sono sulla plancia della fazione. Si possono aggiungere e togliere righe.
charts-sheet_start_troops = L’inizio: le carte di questi eserciti. Si possono aggiungere e togliere righe.
charts-sheet_start_navies = L’inizio: le navi di ogni flotta e la regione nel cui porto si trova; senza, è sulla plancia della fazione. Si possono aggiungere e togliere righe.
charts-sheet_start_improvements = L’inizio: migliorie nelle regioni di una fazione che gioca. Si possono aggiungere e togliere righe.
charts-sheet_start_diplomacy = L’inizio con la diplomazia storica: coppie di fazioni che non sono neutrali. Si possono aggiungere e togliere righe.
charts-sheet_general_dice = Il dado di un generale secondo le stelle.
charts-sheet_seas = Le aree di mare: quali si toccano.
charts-sheet_specials = Le carte mercenarie speciali: dadi, tipi per le S, prezzo in oro, carte nel mazzo.
