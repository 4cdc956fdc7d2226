### The windows by name, for standing orders, in Italian.

moment-agent_deed-foil = Sventare l'azione di un agente
moment-assault_roll-militia = La milizia contro un assalto
moment-initiative_phase-omens = I presagi quando si decide l'iniziativa
moment-voyage-intercept = Intercettare una flotta in viaggio
