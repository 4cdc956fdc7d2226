"""What a table shows before its game starts."""
