"""Where a database is, a file or a server, and how it is opened, whichever it is."""
