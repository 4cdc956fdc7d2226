"""Event and response cards (sections 7 and 21): what each does, and the effects that last."""
