### /legal: what a seat may do now, and why not.

legal-title = **Che cosa puoi fare ora**
legal-nothing = In questo momento nessuno ti chiede niente. Appena tocca a te, te lo scrivo; **Il mio tavolo** mostra che cosa fanno gli altri.
legal-action = - **{ $action }**: { $hint }
legal-group = - **{ $group }:** { $names }
legal-not_now = **Non ora**
legal-refused = - { $what }: { $why }
legal-about = **{ $what }: che cosa si può fare ora?**
legal-possible = - ✅ { $action }
legal-unrelated = Nessuna delle domande che hai ora ne parla. `/carta` spiega che cos'è, `/possibile` da solo elenca che cosa puoi fare.
legal-more = -# C'è dell'altro: indica una sola cosa con `/possibile cosa:` per vederla da sola.
