"""Time at a table beyond a deadline for each answer: what it sets, what each seat has used, what follows at its end."""
