### What came of a decision, for the player who took it.

outcome-forces = Force { $rome } for Rome against { $enemy } for the { NAME($region) }.
outcome-tie = Force { $rome } against { $enemy }: a tie, and the dice decide, Rome { $first } against { $second } for the { NAME($region) }.
outcome-returned = **Another's reply came first: yours was kept, and is back in your hand**
