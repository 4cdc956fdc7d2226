### What the rules text leaves open, and how this game settles it, in Italian: told by /about.

about-note_1 = Il regolamento è seguito alla lettera, ma non comprende tabellone, dadi, carte e plance delle fazioni. Questi sono ricostruiti; i nomi e i numeri che il regolamento attesta sono mantenuti.
about-note_2 = Dove il regolamento tace o è ambiguo decide un chiarimento (rulings.yaml). Quelli con una seconda lettura sono opzioni del tavolo.
about-note_3 = Punti vittoria, le cinque fasi, le tredici azioni d'agente, conquista, assalti, battaglie e acquisti sono del regolamento.
about-note_4 = Quali truppe contiene un'armata è un segreto di chi la possiede, finché una spia o una battaglia non lo mostra. Quante carte ha, e quante sono mercenarie, lo sanno tutti.
about-note_5 = Tempesta in mare si gioca in qualunque momento di un turno di campagna, e per una ritirata il consenso di un alleato si dà per concesso, così nessuno deve aspettare una risposta a ogni passo.
