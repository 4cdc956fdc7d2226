"""What stands where, and who controls it."""
