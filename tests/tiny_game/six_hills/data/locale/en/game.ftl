name-six_hills = Six Hills
name-hill = Hill
name-card = Card
name-aventine = Aventine
name-caelian = Caelian
name-capitol = Capitol
name-esquiline = Esquiline
name-palatine = Palatine
name-quirinal = Quirinal
name-option_last_round = Last round
name-side_1 = red
name-side_2 = blue
name-side_3 = green
name-side_4 = gold
do-name = Name a hill
do-bid = Bid
hint-name = Name the hill that all bid for
hint-bid = Bid one of your cards in secret
action-name = name the { NAME($hill) }
action-bid = bid { NAME($card) }
prompt-contest-name = Which hill is next?
prompt-contest-bid = Which card do you bid?
asked-contest-name = to name a hill
asked-contest-bid = to bid
asked-hill = All bid for the { NAME($hill) }.
event-hill_named = { SEAT($seat) } names the { NAME($hill) }.
event-hill_taken = { SEAT($seat) } takes the { NAME($hill) }; the bids were { COMMAS($cards) }.
event-reply_returned = Another answer came first; yours did not count.
status-round = **Round { $round }** · { SEAT($leader) } names the next hill
status-score =
    { SEAT($seat) } ({ NAME($colour) }): { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
outcome-taken =
    { $count ->
        [one] { $count } hill is
       *[other] { $count } hills are
    } taken.
