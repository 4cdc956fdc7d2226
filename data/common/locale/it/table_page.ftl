### La pagina su cui si tocca un tavolo (bot/table_page): ciò che sta attorno alle sue domande.

page-asked = Che cosa viene chiesto
page-map = Mappa
page-whole = Mappa intera
page-nearer = Avvicina
page-farther = Allontana
page-grip = Ingrandisci o riduci
page-stands = La situazione
page-came = Che cosa ne è venuto
page-news = Che cosa è successo da allora
page-hand = Mano
page-table = Il tavolo
page-questions = Domande
page-nothing = Ora non ti viene chiesto nulla.
page-filter = Scrivi per cercare
page-take = Prendi
page-remove = Togli
page-close = Chiudi
page-slow = Troppo in fretta. Aspetta un momento.
page-lost = Il bot non ha risposto. Riprova.
page-ended = Questa pagina è finita. Chiedi al bot un nuovo link.
