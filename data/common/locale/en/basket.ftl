### A basket's lines: what is in it, a line a force or kind.
basket-line = { $label } … **{ $chosen }**
basket-line_priced = { $label } … **{ $chosen }** · { $cost }
basket-placed = { $thing } ({ NAME($group) })
basket-cost = { $cost }
basket-group = { NAME($field) } · { NAME($group) }
basket-priced = { $thing } ({ $cost })
basket-priced_line = { $thing }, { $cost }
basket-too_dear = ✕ Not now: from { $cost }, which is more than what is left
basket-barred = ✕ Not now: { $why }
basket-none_left = ✕ Not now: there is nothing of it to be had
basket-empty = Nothing is in it yet.
basket-suggested = -# Filled in beforehand, as the computer player would: change any line, or seal it as it is.
basket-why_title = **What is in your basket, and what it is for**
basket-why_field = **{ $field }** { $why }
basket-why_line = - { $thing } · { $cost }: { $note }
basket-why_free = - { $thing }: { $note }
