"""Languages: commands, persons and tables, and a whole table that is told in Italian."""
