### What the panel says of an open question, to everybody: after "Waiting for …" and the like.

asked-turn-dawn = all'inizio del turno
asked-turn-dusk = alla fine del turno
asked-turn-strategy = per comprare carte
asked-turn-etcetera = per scartare carte
asked-turn-declare = per dire se la partita è finita
asked-revolt-start = per votare la regione che si ribella
asked-peace-start = per scegliere tra pace e campagna
asked-raids-start = per scegliere tra mura e campagna
asked-campaign-plague = alla campagna
asked-war-negate = alla guerra
asked-war-freed = per dire quale regione si perde
asked-war_effort-roles = per nominare il nemico
asked-war_effort-ally = per prendere un alleato
asked-war_effort-gifts = per cedere carte
asked-war_effort-effort = per scegliere le carte dello sforzo bellico
asked-conquest-start = per conquistare la regione, o no
asked-conquest-others = a una conquista al posto del Console
asked-aftermath-start = dopo la battaglia
