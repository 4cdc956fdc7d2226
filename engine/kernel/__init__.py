"""The kernel: what every game needs and no game's name.

A game is data (`State`) and steps (`Rulebook`); the kernel runs the steps, puts the questions, checks the answers,
and says what each seat may see. See docs/architecture.md for the why.
"""
