"""The page on which one touches a table."""
