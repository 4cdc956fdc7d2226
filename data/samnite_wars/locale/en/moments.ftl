### The windows by name, for standing orders.

moment-turn-dawn = A Scandal at a turn's beginning
moment-turn-dusk = A Scandal at a turn's end
moment-campaign-plague = A Plague against a campaign
moment-war-negate = Negating a War
moment-conquest-others = A Conquest card that the Consul leaves to others
moment-aftermath-start = A Victory or Defeat card after a battle

stake-peace-start = Peace: keep it, or campaign? Coins in the Treasury: { $coins }.
stake-raids-start = Raids: fortify, or a campaign? Coins in the Treasury: { $coins }.
stake-turn-etcetera = The turn ends: which cards do you discard, { $discards } at most?
