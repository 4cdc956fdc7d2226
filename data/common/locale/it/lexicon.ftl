### /card: what kinds of entries there are, and what is said where nothing is called so.

lexicon-card = Carta
lexicon-action = Che cosa puoi fare
lexicon-term = Termine
lexicon-rule = Regole
lexicon-near = Niente si chiama “{ PLAIN($asked) }”. Forse cercavi questo?
lexicon-others = Anche: { $names }.
lexicon-now = **Ora** al tavolo { $name } ({ $id }): { $said }
