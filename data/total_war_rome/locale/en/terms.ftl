### Names of agent actions, troop types and characteristics as they stand on cards.

name-treaty = Treaty
name-trade = Trade
name-spy = Spy
name-protests = Protests
name-riots = Riots
name-rebel_uprising = Rebel Uprising
name-bribe = Bribe
name-sabotage = Sabotage
name-treasury_theft = Treasury Theft
name-double_agent = Double Agent
name-sow_distrust = Sow Distrust
name-recruit_mercenaries = Recruit Mercenaries
name-assassination = Assassination
name-foot_close = Close foot
name-foot_loose = Loose foot
name-foot_skirmisher = Foot skirmishers
name-cavalry_skirmisher = Mounted skirmishers
name-bowmen = Bowmen
name-cavalry = Cavalry
name-chariot = Chariots
name-elephant = Elephants
