name-hill = Colle
name-card = Carta
do-name = Scegli un colle
do-bid = Offri
prompt-contest-name = Qual è il prossimo colle?
prompt-contest-bid = Quale carta offri?
event-hill_named = { SEAT($seat) } sceglie: { NAME($hill) }.
