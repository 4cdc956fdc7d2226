"""The procedures of the rulebook with their variables, as they lie on the stack of a state."""
