"""The events of the game, a module for each chapter; each fact in the forms that seats may know."""
