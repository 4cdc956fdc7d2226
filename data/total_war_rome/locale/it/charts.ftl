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
charts-sheet_start_armies = L’inizio: le armate di ogni fazione, chi le guida e dove si trovano; senza regione sono sulla plancia della fazione. Si possono aggiungere e togliere righe.
charts-sheet_start_troops = L’inizio: le carte di queste armate. Si possono aggiungere e togliere righe.
charts-sheet_start_navies = L’inizio: le navi di ogni flotta e la regione nel cui porto si trova; senza, è sulla plancia della fazione. Si possono aggiungere e togliere righe.
charts-sheet_start_improvements = L’inizio: edifici nelle regioni di una fazione che gioca. Si possono aggiungere e togliere righe.
charts-sheet_start_diplomacy = L’inizio con la diplomazia storica: coppie di fazioni che non sono neutrali. Si possono aggiungere e togliere righe.
charts-sheet_general_dice = Il dado di un generale secondo le stelle.
charts-sheet_seas = Le aree di mare: quali si toccano.
charts-sheet_specials = Le carte mercenarie speciali: dadi, tipi per le S, prezzo in oro, carte nel mazzo.

## Figures of effects that a card may be given

name-figure_army_mu = UM di un’armata
name-figure_navy_mu = UM di una flotta
name-figure_roll_damage_navy_dice = dadi di danno alle navi
name-figure_roll_damage_army_dice = dadi di danno
name-figure_terrain_delta = terreno difficile
name-figure_extra_reveal = rivelazioni
name-figure_gain_gold = oro
name-figure_gain_gold_region_value_factor = volte il valore in oro
name-figure_remove_unrest = segnalini malcontento tolti
name-figure_place_unrest = segnalini malcontento piazzati
name-figure_extra_agent_action = altre azioni di un agente
name-figure_agent_steps = altri passi di un agente
name-figure_garrison_dice_delta = dadi della guarnigione
name-figure_assault_dice_add_dice = dadi dell’assalto
name-figure_free_recruit_max_cost = costo massimo di una carta truppa gratuita
name-figure_upgrade_veteran = carte truppa rese veterane
name-figure_free_improvement = edifici gratuiti
name-figure_development_discount_once = oro in meno per uno sviluppo
name-figure_initiative_bonus = iniziativa
name-figure_extra_recover = altre carte recuperate
name-figure_reroll_card_dice = quante volte si ritirano i dadi di una carta
name-figure_downgrade_result = Teschi che diventano X
name-figure_lose_random_mercenary = carte di mercenari perse
name-figure_offer_diplomacy_step = gradini di un rapporto migliore
