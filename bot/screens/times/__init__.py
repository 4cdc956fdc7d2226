"""Time as a person is shown it: the terms of a table, how its accounts stand, all that waits for somebody."""
