### /card: what kinds of entries there are, and what is said where nothing is called so.

lexicon-card = Card
lexicon-action = What you can do
lexicon-term = Term
lexicon-rule = Rules
lexicon-near = Nothing is called “{ PLAIN($asked) }”. Is it this one?
lexicon-others = Also: { $names }.
lexicon-now = **Now** at { $name } ({ $id }): { $said }
