### What the panel says of an open question, to everybody: after "Waiting for …" and the like.

asked-turn-dawn = as the turn begins
asked-turn-dusk = as the turn ends
asked-turn-strategy = to buy cards
asked-turn-etcetera = to discard cards
asked-turn-declare = to say whether the game is over
asked-revolt-start = to vote on the region that rebels
asked-peace-start = to choose between peace and a campaign
asked-raids-start = to choose between the walls and a campaign
asked-campaign-plague = to the campaign
asked-war-negate = to the war
asked-war-freed = to name the region that is lost
asked-war_effort-roles = to appoint an enemy
asked-war_effort-ally = to take an ally
asked-war_effort-gifts = to hand over cards
asked-war_effort-effort = to choose cards for the war effort
asked-conquest-start = to conquer the region, or not
asked-conquest-others = to a conquest in the Consul's place
asked-aftermath-start = after the battle
