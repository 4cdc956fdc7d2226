"""AGENT PHASE: moving agents, the requirements of the agent actions, how they are carried out, what each results in."""
