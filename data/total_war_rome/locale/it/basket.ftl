### The basket, in Italian: what sets several of its lines at once.

basket-new_army = Crea una nuova armata: { TEXT($general) }
basket_why-developments = valgono per tutta la partita; una colonna completa vale un punto vittoria.
basket_why-generals = guidano le armate: ogni stella in più rispetto al nemico è una rivelazione in battaglia.
basket_why-posts = dicono quale armata guida un nuovo generale; senza armata ne fonda una.
basket_why-troops = vincono battaglie e assalti; un'armata con meno di due carte principali è persa.
basket_why-ships = tengono il mare: portano le armate e ne proteggono la rotta.
basket_why-improvements = portano oro o tengono una regione, finché è tua.
basket_why-roads = fanno fare a un'armata tre regioni con 1 UM e uniscono i tuoi mercati.
basket_why-agents = sono le mani delle tue carte: un'azione ciascuno a round.
basket_why-unrest = qui finisce con l'oro, e la regione paga di nuovo le tasse.
basket_why-events = rendono questo paniere più economico o più ricco; ogni carta è spesa.
basket-cost = { $cost } oro
