"""The procedures of the rulebook with their variables (immutable values), as they lie on the stack of a state."""
