### The pages of /rules: short help by phase and question, in our own words (`rules.yaml` says which belongs where).

rules-victory_title = How to win
rules-victory_text = { SIGN("vp") } Most victory points (VP) after the last turn, or from turn 4 on the level that the panel names at the end of an earlier one. Each victory space that you hold abroad is +1 at every scoring, each of your own that is lost -1. The Gauls have points for { SIGN("plunder") } plunder alone. The track goes from 0 to 12. Ties: Gauls, Etruscans and Samnites, Greeks, Romans.

rules-turn_title = A turn
rules-turn_text = The Etruscan mines are looked at; hands are drawn; the first side is named; five rounds in which each side plays one card; attrition, surrender, isolation, scoring, alliances, reinforcements.

rules-draw_title = Drawing
rules-draw_text = { SIGN("card") } Lay aside what you do not want; the Gauls lay all aside. Hands are filled up to their size. Where a deck is empty, or a card says so, its discards are shuffled in.

rules-first_title = Who goes first
rules-first_text = The side with the fewest { SIGN("vp") } VP says who goes first in every round of the turn; then clockwise.

rules-action_title = A side's turn
rules-action_text = { SIGN("card") } One card: its event, or its value. With the value: activate a { SIGN("leader") } leader whose initiative is no higher, to march or besiege; or spend it as support; a 3 may raise one { SIGN("cu") } CU, found a Roman colony, or, as a Campaign, activate two leaders. Besides: offer or break an alliance, place minor leaders, have a non-player power act.

rules-support_title = Support
rules-support_text = A point raises the loyalty of an own city that is not besieged, or puts your marker where your { SIGN("cu") } CU stand. That is all that a card's value does. After a battle the winner has half of what the loser lost, and may also lower the loser's: a city's loyalty, or a marker; { SIGN("cu") } CU in a space secure it.

rules-desperate_title = Desperate Times
rules-desperate_text = Two cards beside each hand, once each. Announce in secret before whose turn you want to play one; when that comes, the other holders are asked once, and the fewest { SIGN("vp") } VP go. Act as with a 3, exchange cards, or find an event. After the last round whoever still has one may use it.

rules-leaders_title = Leaders
rules-leaders_text = { SIGN("leader") } Two figures: initiative (which card activates him) and tactics (battle and reactions). The first named commands. Minor leaders may be put with any own CU in one's turn. Leaders without CU beside an enemy are displaced and come back with the reinforcements.

rules-movement_title = Marching
rules-movement_text = Up to ten { SIGN("cu") } CU, four movement points; Gauls two and the card's value, Transalpine Gauls five. A clear link costs 1, a rough one or a strait 2, the { SIGN("port") } sea 3. Enemy CU stop a march: a battle, unless one side gets away. Say the goal; the way with the fewest reactions is put in. A Campaign activates two leaders, who may attack one enemy together.

rules-sea_title = The sea
rules-sea_text = { SIGN("port") } From port to port. Greeks need a 3 and carry three CU (six by way of Syracusae); Etruscans three by a card; Romans three by Duoviri Navales; Carthage ten. Where a roll is due: a die, the card's value less 1 added, -2 to a friendly port. Up to 2 it comes through, 3 and 4 it goes back, 5 and more costs CU.

rules-reactions_title = Reactions
rules-reactions_text = As an army enters, each owner beside it answers once, in secret, with everything: who goes inside (three { SIGN("cu") } CU), who tries to leave, which armies intercept. A { SIGN("leader") } leader succeeds with a die of up to his tactics. Intercepting gives +1 in the battle; a failed attempt to leave -1. Who is intercepted may fall back in the same way. A plan answers for you.

rules-battle_title = Battle
rules-battle_text = Both throw three { SIGN("die_6") } dice and add: the larger army by its ratio, the better tactics, friendly ground +1, intercepting +1, a flank +1, attacking over a rough link or strait -2. A tie is the defender's. Each die of the winner from 4, each of the loser from 4 may cost { SIGN("cu") } CU, a 1 the loser himself. Four to one wins without a throw.

rules-retreat_title = Retreat
rules-retreat_text = First inside an own { SIGN("city") } city there, then to the nearest friendly space, up to four spaces. Each enemy space on the way costs a { SIGN("cu") } CU, each enemy CU there another. Who cannot get away is lost.

rules-siege_title = Sieges
rules-siege_text = { SIGN("siege") } A commander with three { SIGN("cu") } CU or more before a { SIGN("city") } city rolls two dice instead of marching, once a round for each. 7 is a point and a CU lost, 8 to 10 a point, 11 two and a CU, 12 two; 2 to 4 a CU lost. Gauls -1. As many points as loyalty, and it falls. Those inside may sally. A tribe is subjugated in the same way.

rules-plunder_title = Plunder
rules-plunder_text = { SIGN("plunder") } A Gallic army may raid an enemy space that it passes, and loot a { SIGN("city") } city that it takes: five markers. A full track of five is a { SIGN("vp") } VP for the Gauls; one of the Transalpine Gauls costs them one. A marker may also free a Gallic home space.

rules-alliances_title = Alliances
rules-alliances_text = { SIGN("alliance") } Offered in one's turn, good until that ends. Allies do not fight, and use each other's spaces. At the end of a turn all end, unless both renew. Breaking one in one's turn costs three points of own support. Etruscans and Samnites are allies for good.

rules-non_players_title = Non-player powers
rules-non_players_text = { SIGN("emblem_carthaginian") } Carthage, { SIGN("emblem_volsci") } the Volsci, { SIGN("emblem_transalpine") } the Transalpine Gauls. Neutral Power Activates has one act as with a 3. Whoever has the fewest VP and is no ally of the attacker decides for them when they are attacked, and places what they raise.

rules-africa_title = Africa and the treaty
rules-africa_text = Carthago and Kerkouane: a card lands a Greek army there. Bomilcar and the militia, the five CU that he begins with, never leave Africa. Greek { SIGN("cu") } CU in Carthago drive Carthage out of the game. By two cards Rome and Carthage sign a treaty: allies until Rome breaks it, and Rome has Carthage act with any 3.

rules-attrition_title = Attrition
rules-attrition_text = Armies in spaces that are not friendly, and besiegers, roll a { SIGN("die_6") } die each and lose { SIGN("cu") } CU by their size. Those inside a besieged city lose none.

rules-surrender_title = Surrender
rules-surrender_text = Your marker is put on open spaces of an enemy where your { SIGN("cu") } CU stand, and { SIGN("siege") } each army of three with a commander may roll for a siege once more.

rules-isolation_title = Isolation
rules-isolation_text = Markers that no way over friendly spaces joins to a friendly { SIGN("city") } city become independent.

rules-scoring_title = Scoring
rules-scoring_text = { SIGN("vp") } +1 for each victory space abroad, -1 for each lost at home. Then, from turn 4 on and but for the last turn, who is at the level of an automatic victory and has the most wins.

rules-renewal_title = Renewing alliances
rules-renewal_text = { SIGN("alliance") } Both sides of each alliance say in secret whether it goes on; it does if both want it.

rules-reinforcement_title = Reinforcements
rules-reinforcement_text = { SIGN("cu") } CU come for the spaces that bring them, to own spaces that a free way joins to one of them. The displaced come back; Rome draws two new consuls; the Greeks pay a loyalty for each named { SIGN("leader") } leader they keep. A side without CU is out.
