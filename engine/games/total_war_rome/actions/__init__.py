"""What players decide: the types of their actions, a module for each chapter of the rulebook."""
