### The pages of /rules: short help by phase and question, in our own words (`rules.yaml` says which belongs where).

rules-victory_title = How to win
rules-victory_text = { SIGN("prestige") } Most Prestige wins. Once Rome controls six regions (its home counts), the Consul may end the game when his turn ends. A table also has a last round.

rules-turn_title = A turn
rules-turn_text = One player is Consul and runs Rome; all others are its Foes. Fate, Taxation, Strategy, Event, Resolution, Prestige, Etcetera; then the next player is Consul.

rules-fate_title = Fate
rules-fate_text = { SIGN("card") } Every hand is filled to ten, the Consul first. With the open deck everybody sees its top card, and who takes it.

rules-taxation_title = Taxation
rules-taxation_text = The Treasury gets 2 { SIGN("gold") } coins and 1 more for each region that Rome controls.

rules-strategy_title = Strategy
rules-strategy_text = The Consul may buy cards from the Treasury, 1 { SIGN("gold") } coin each.

rules-event_title = Event
rules-event_text = A D10 decides. 1: Revolt. 2 to 4: Peace. 5 to 7: Raids. 8 to 10: War.

rules-resolution_title = Resolution
rules-resolution_text = What the Event Table gave is carried out. A Revolt and a War are fought at once. In Peace and in Raids the Consul chooses: Pax Romana or fortifying, or else a campaign. In each fight the Consul appoints who plays the region, allies may be taken, both War Efforts are revealed, then Victory or Defeat cards follow, and after a campaign that was won a Conquest card. See also: Revolt, Peace, Raids, War, Campaign, War Effort.

rules-revolt_title = Revolt
rules-revolt_text = The Foes vote which region rebels; the Consul names who plays it. Rome counts as the attacker. Won: +3 { SIGN("prestige") } Prestige. Lost: -6, and on a 1 to 3 of a D6 the region is free.

rules-peace_title = Peace
rules-peace_text = Pax Romana for 1 { SIGN("prestige") } Prestige, with one { SIGN("card_peace") } Peace card if you like, or a campaign.

rules-campaign_title = Campaign
rules-campaign_text = 2 { SIGN("gold") } coins, against a free region that borders on Rome's. Won: a D6 of Prestige, a D6 of Gold, and a { SIGN("card_conquest") } Conquest card may be played. Lost: -6 Prestige.

rules-raids_title = Raids
rules-raids_text = Fortify: a D6 of { SIGN("gold") } Gold, as far as the Treasury reaches. Or a campaign.

rules-war_title = War
rules-war_text = The Region Table says who attacks. A region that is Rome's revolts instead; one that does not border on Rome gives way to the entry in parentheses. Won: +2D6 { SIGN("prestige") } Prestige. Lost: -2D6, half the Treasury, and on a 1 to 3 a region of the Consul's choice is free.

rules-war_effort_title = War Effort
rules-war_effort_text = Both sides choose in secret and reveal together: at most one { SIGN("card_ally") } Ally, { SIGN("card_strategy") } Strategy, { SIGN("card_troops") } Troops, { SIGN("card_weapon") } Weapon and { SIGN("card_battle") } Battle card each. More Force wins; dice break a tie.

rules-allies_title = Enemy and allies
rules-allies_text = The Consul appoints which other player plays the region that he fights. With four or more players the Consul, then his enemy, may name an ally, who hands over two cards of his own choice, in secret.

rules-conquest_title = Conquest
rules-conquest_text = The Consul may play a { SIGN("card_conquest") } Conquest card first, then any other player; the highest D6 decides among several. The card's player gains its Prestige. The Samnites need three conquests.

rules-cards_title = Who may play what
rules-cards_text = Many cards are for one side, role or people only. The Consul may also use those of peoples whose regions Rome controls, but never the Greek General: he serves the free Tarentines. { SIGN("card_ally") } Ally cards: 3 in the role of that region, 2 for the Consul where Rome controls it, else 1.

rules-aftermath_title = Victory and Defeat cards
rules-aftermath_text = { SIGN("card_victory") } { SIGN("card_defeat") } After a battle any player may play one that fits its result, in turn order from the Consul. A Defeat card also empties the Treasury.

rules-special_title = Special cards
rules-special_text = { SIGN("card_special") } Treaty, Hostages and Diplomacy turn a War into a Peace event. Scandal costs the Consul 3 Prestige at any time of his turn. Plague stops a campaign. Recruitment and Conscription (2 coins) let the Consul campaign in spite of a plague or a lost battle: before he chooses, with the campaign's 2 coins left.

rules-losing_title = Losing battles
rules-losing_text = If Rome lost a battle last turn, the Consul may not choose a campaign this turn.

rules-prestige_title = Prestige
rules-prestige_text = The Consul gains 1 { SIGN("prestige") } Prestige for each { SIGN("gold") } coin in the Treasury.

rules-etcetera_title = Etcetera
rules-etcetera_text = Everybody may discard up to five cards face down. Corruption: whenever the Treasury holds more than 20 coins, in any phase, it loses a D10 of them at once, and again while more than 20 are left (a table may choose: once as 20 are passed, and once here).
