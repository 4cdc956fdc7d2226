"""SPENDING PHASE: the basket that each faction fills in private, what may be bought, what it costs."""
