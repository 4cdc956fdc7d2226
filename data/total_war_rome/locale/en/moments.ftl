### The windows by name, for standing orders.

moment-agent_deed-foil = Foiling an agent's deed
moment-assault_roll-militia = Militia against an assault
moment-initiative_phase-omens = Omens when initiative is settled
moment-voyage-intercept = Intercepting a voyage
