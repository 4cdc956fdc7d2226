"""Worlds to think in: what a seat does not know, drawn with the chances that it has for that seat.

`sampling` draws a world; `hidden_cards` says what a seat knows of armies that it does not see, and draws them;
`hidden_hosts` lays the cards of a battle under way out again. Nothing here reads what its seat may not know:
`determinize` (`secrets.py`) serves the law of secrecy and is no sampler, as it begins with the true army.
"""
