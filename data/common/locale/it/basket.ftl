### A basket's lines: what is in it, a line a force or kind.
basket-line = { $label } … **{ $chosen }**
basket-line_priced = { $label } … **{ $chosen }** · { $cost }
basket-placed = { $thing } ({ NAME($group) })
basket-cost = { $cost }
basket-group = { NAME($field) } · { NAME($group) }
basket-priced = { $thing } ({ $cost })
basket-priced_line = { $thing }, { $cost }
basket-too_dear = ✕ Non ora: da { $cost }, più di quanto resta
basket-barred = ✕ Non ora: { $why }
basket-none_left = ✕ Non ora: non ce n'è
basket-empty = Per ora non c'è niente.
basket-suggested = -# Già compilato come farebbe il computer: cambia le righe che vuoi, o sigilla così com'è.
basket-why_title = **Che cosa hai messo, e a che cosa serve**
basket-why_field = **{ $field }** { $why }
basket-why_line = - { $thing } · { $cost }: { $note }
basket-why_free = - { $thing }: { $note }
