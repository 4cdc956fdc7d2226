"""What the store needs of a database, whichever it is: connections, transactions, locks, and words that differ."""
