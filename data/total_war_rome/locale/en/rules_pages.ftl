### The pages of /rules: short help by phase and question, in our own words (`rules.yaml` says which belongs where).

rules-victory_title = How to win
rules-victory_text = Most victory points (VP) when the last round ends. That round is the one in which somebody reaches the table's goal (15, 20 or 25), or the table's last round.

rules-points_title = Victory points
rules-points_text = { SIGN("gold") } Taxes of 20, 25, 30 or 40 gold: 1, 2, 3 or 4 VP a round. { SIGN("status_enemy") } A battle won: 1, a total victory 2. { SIGN("ship") } An enemy navy of two ships or more sunk to the last: 1. { SIGN("development") } A column of developments complete: 1. { SIGN("siege") } An enemy home region conquered: 1, and 1 more for each gold that it is worth. { SIGN("status_ally") } An alliance broken: -1.

rules-round_title = A round
rules-round_text = Five phases: Initiative, Agents, Taxation, Campaign, Spending. Each of the middle ones goes once round the table in the order that the initiative has set.

rules-dice_title = Skull dice
rules-dice_text = From best to worst { SIGN("die_red") } { SIGN("die_yellow") } { SIGN("die_green") } { SIGN("die_white") } { SIGN("die_black") }. { SIGN("die_red_skull") } Skull: a kill. { SIGN("die_red_x") } X: half a kill, a wound. { SIGN("die_red_s") } S: something special, by card. { SIGN("die_red_blank") } Blank: nothing.

rules-initiative_title = Initiative
rules-initiative_text = Everybody has a secret card from 1 to 4 and adds gold to it in secret. The highest total says who begins and in which direction; more gold wins a tie. All gold that was bid is gone.

rules-agent_title = Agents
rules-agent_text = Your hand is filled up. { SIGN("agent") } Each agent moves up to five steps by land and, from port to port, by sea, and does one thing: play a card for the action in its upper half. A card may instead be cashed for its gold, or kept for the event in its lower half. Choosing an action moves the agent there by itself.

rules-deeds_title = Agent actions
rules-deeds_text = { SIGN("deed_treaty") } Treaty, { SIGN("deed_trade") } Trade, { SIGN("deed_spy") } Spy, { SIGN("deed_protests") } Protests, { SIGN("deed_riots") } Riots, { SIGN("deed_rebel_uprising") } Rebel Uprising, { SIGN("deed_bribe") } Bribe, { SIGN("deed_sabotage") } Sabotage, { SIGN("deed_treasury_theft") } Treasury Theft, { SIGN("deed_double_agent") } Double Agent, { SIGN("deed_sow_distrust") } Sow Distrust, { SIGN("deed_recruit_mercenaries") } Recruit Mercenaries, { SIGN("deed_assassination") } Assassination. Where a die is rolled it is red: { SIGN("die_red_skull") } succeeds, on { SIGN("die_red_x") } the agent dies (one who bribes an army only where the table has chosen so), on { SIGN("die_red_s") } it lives and nothing happens. To bribe a region is an attack on who controls it.

rules-events_title = Events
rules-events_text = The lower half of a card is an event. It says when it may be played; some interrupt the turn of another. What you could answer to is asked of you in a window, and everybody who might hold such a card is asked.

rules-diplomacy_title = Treaties and allies
rules-diplomacy_text = { SIGN("status_enemy") } enemy, { SIGN("status_neutral") } neutral, { SIGN("status_friendly") } friendly, { SIGN("status_ally") } ally. A treaty moves two factions up one step if the other agrees. Allies may pass through each other's land and board each other's navies with leave, fight side by side and show each other their cards. Attacking a neutral or friendly faction makes you enemies at once.

rules-broken_title = Broken alliance
rules-broken_text = Attacking an ally (an army, a navy, a region, by a bribe too) costs 1 VP, and your other friends and allies turn neutral. Armies that stand in the land of the former ally must conquer it at once, a defending army first, or leave.

rules-taxation_title = Taxation
rules-taxation_text = { SIGN("gold") } You collect the gold value of your regions. { SIGN("unrest") } One unrest marker halves a region's tax, two stop it; { SIGN("siege") } a besieged region pays nothing. { SIGN("market") } Markets joined by roads bring 1 more each, an { SIGN("wonder") } Ancient Wonder 2 from every other player.

rules-campaign_title = Campaign
rules-campaign_text = Place armies and navies, then move them: an army has 3 movement units (MU), one of horsemen or chariots alone 5, a navy 4. { SIGN("open") } A region costs 1 MU, a river or a mountain range 1 more; a { SIGN("road") } road takes you three regions for 1. The turn ends when you say so.

rules-conquest_title = Regions without a garrison
rules-conquest_text = An army that enters one must take it: an opponent rolls its dice, you lose cards, and if an army is left the region is yours. A mercenary region whose dice are all blank joins you freely, with a card.

rules-assault_title = Assaults
rules-assault_text = Home regions and regions with { SIGN("barracks") } barracks have a garrison: a { SIGN("die_red") } red die for each gold and one more, and one for barracks; { SIGN("die_yellow") } yellow ones against siegecraft, and against a faction whose home region it was. It rolls first. Then your infantry rolls { SIGN("die_green") } ({ SIGN("die_white") } against { SIGN("walls") } walls), your artillery and your general theirs. More damage takes the region; more { SIGN("die_red_s") } break a tie.

rules-siege_title = Sieges
rules-siege_text = { SIGN("siege") } An army left before a garrison besieges it: its owner has no tax, no improvements (roads onto it included) and no recruits there, and in each Taxation Phase it loses { SIGN("walls") } walls, then { SIGN("barracks") } barracks, then its { SIGN("market") } market. Where the barracks have fallen and no garrison is left, an army inside may try to conquer the region in its turn; if it stays it must.

rules-meeting_title = Meeting an army
rules-meeting_text = Where an enemy army stands you fight, or one side avoids: its general's die must be better than the other's. Who avoids goes to a region next to it, or aboard a navy there, and not among enemies or before a foreign garrison; who has MU left may pursue.

rules-battle_title = Land battle
rules-battle_text = Both deploy in secret, combat by combat: as many as there is difficult terrain, with the dice for it; then the mounted on the flanks; then all others in the centre; then spare cavalry envelops. The better general has a reveal for each star that he has more.

rules-damage_title = Damage
rules-damage_text = { SIGN("die_red_skull") } destroys the card opposite, { SIGN("die_red_x") } wounds it. A second wound destroys whatever lies wounded. A { SIGN("die_red_s") } red S is a Skull against some troops, a { SIGN("die_black_s") } black one cancels a result of theirs.

rules-plan_title = Battle plans
rules-plan_text = With a battle plan (the button, or /twr-battle plan) your cards deploy by themselves in every battle, until you change it. Nobody else sees it. In a battle, Deploy the rest for me does the same for that battle alone.

rules-victor_title = After a battle
rules-victor_text = An army of fewer than two main battle cards is destroyed. Who destroyed more main battle cards wins, and recovers cards, makes veterans, and may see his general improve. The loser, and on a tie the attacker, must withdraw.

rules-naval_title = Naval battle
rules-naval_text = All dice of both navies at once: { SIGN("die_red_skull") } sinks a ship, two { SIGN("die_red_x") } sink one, with Marines two { SIGN("die_red_s") } capture one. Each { SIGN("die_red_s") } and each lost ship also drowns troops that are carried. The loser, and on a tie the attacker, retreats.

rules-spending_title = Spending
rules-spending_text = Everybody fills a basket in secret: troops and ships, generals, { SIGN("development") } developments (one a row a round, one and the next below it together; they work from the next round), { SIGN("market") } markets, { SIGN("barracks") } barracks, { SIGN("walls") } walls, { SIGN("road") } roads, agents, the end of unrest. All baskets are revealed in turn order: troops and ships by army, number and price, all else by name and price.

rules-limits_title = Armies and navies
rules-limits_text = An army: 2 to 6 main battle cards, up to 2 skirmishers and 2 artillery, with a general to be placed. A navy: up to 5 ships. Four armies and two navies; one army of yours in a region when your turn ends.

rules-secrets_title = What others see
rules-secrets_text = Gold, developments, the number of cards and mercenaries in an army and of ships in a navy are open. Which cards they are, and your hand, is your secret; only allies may show each other theirs.
