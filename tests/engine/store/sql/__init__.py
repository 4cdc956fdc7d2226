"""What holds of the SQL of the store, whichever database it runs on."""
