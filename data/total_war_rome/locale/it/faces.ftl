### What the faces of the dice mean in each kind of roll, and how a battle on land goes, in Italian: small print where dice are asked about or told.

faces-land = -# 🎲 Battaglia di terra: ☠️ distrugge una carta, ✖️ ne ferisce una (due ferite distruggono), 🌀 fa solo ciò che dice la carta che l'ha tirata, ▫️ nulla. Carte principali: ogni truppa tranne schermagliatori e artiglieria.
faces-assault = -# 🎲 Assalto: tira prima la guarnigione, poi l'armata. ☠️ è 1 colpo a segno, ✖️ mezzo colpo, e i colpi costano carte all'armata; con più colpi della guarnigione l'armata prende la regione. Le 🌀 decidono solo in caso di parità.
faces-hits = -# 🎲 ☠️ è 1 colpo a segno, ✖️ mezzo; la somma, arrotondata per eccesso, è ciò che l'armata perde.
faces-avoid = -# 🎲 Evitare la battaglia: i due generali tirano il proprio dado, ☠️ batte ✖️ batte 🌀 batte ▫️. Il simbolo migliore si sottrae, uno uguale deve combattere.
faces-sea = -# 🎲 Battaglia navale: ☠️ affonda una nave, due ✖️ ne affondano una, ogni 🌀 annega una carta di un'armata a bordo (due 🌀 dei Fanti di marina catturano una nave), ▫️ nulla.
faces-course = -# ⚔️ Quattro fasi: terreno (dadi del terreno difficile), ali (solo carte montate), centro (tutte le altre), accerchiamento (le carte montate rimaste). Vince chi distrugge più **carte principali**. Una **rivelazione** ti mostra le carte del nemico in uno scontro prima che le tue siano definitive; il generale migliore ne ha una per ogni stella in più.
