"""Words that persons add to the key of the dice, typed or bound by a hash that was given before any was opened."""
