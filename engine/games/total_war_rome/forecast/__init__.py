"""What an action would come to before it is decided: prices, dangers and odds, from what its seat knows.

Nothing here decides a rule.
"""
