### A basket's lines: what is in it, a line a force or kind.
basket-line = { $label } … **{ $chosen }**
basket-line_priced = { $label } … **{ $chosen }** · { $cost }
basket-empty = Nothing is in it yet.
