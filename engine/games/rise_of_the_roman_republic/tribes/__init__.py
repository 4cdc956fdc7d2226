"""The tribes of Italy: their armies, their masters, what stirs them (Samnite Wars and First Alexander)."""
