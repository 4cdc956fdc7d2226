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
page-views = Che cosa si vede
page-boards = Plance
page-log = Cronaca
page-log_new = nuovo
page-log_empty = Non è ancora successo nulla.
page-skip = Salta
page-play = Mostra i movimenti
page-loading = Un momento: si sta disegnando …
page-hint_choose = Ciò che brilla sulla mappa si può scegliere: toccalo, o prendilo dall'elenco. Nulla è deciso finché non confermi.
page-hint_tell = Ferma il mouse su un luogo, o tienici il dito: dice che cosa c'è, e non sceglie nulla.
page-hint_sheet = Cronaca, mano e plance stanno accanto alla domanda. Trascina la barra in cima al foglio per ingrandirlo o ridurlo.
page-next = Avanti
page-done = Ho capito
page-which = Quale dei tuoi tavoli?
page-no_table = Ora non giochi a nessun tavolo. Siediti a uno nella chat, poi riapri qui.

help-links = Il tuo tavolo come pagina da toccare; quali pagine sono aperte, e come chiuderle
links-given =
    {"**"}{ PLAIN($name) }** come pagina da toccare, solo per te: <{ $link }>
    -# Si apre una volta sola, entro 15 minuti. Non darlo a nessuno: chi lo apre gioca al posto tuo.
links-by_button =
    {"**"}{ PLAIN($name) }** come pagina da toccare, solo per te.
    -# Si apre una volta sola, entro 15 minuti. Non dare il link a nessuno: chi lo apre gioca al posto tuo. `/collegamenti` elenca e chiude le tue pagine.
links-to_watch =
    {"**"}{ PLAIN($name) }** come pagina da guardare: ciò che tutti possono sapere, con lo stesso ritardo di `/guarda`.
    -# Si apre una volta sola, entro 15 minuti.
button-touch = Apri il tavolo
button-look = Come pagina
button-page = Apri nel browser
links-off = Questo bot non offre pagine.
links-opened = Aperte in un browser nelle ultime 12 ore:
links-none = Nessuna tua pagina è aperta.
links-one = - **{ PLAIN($name) }**, { TIME($at) }
links-ended = Tutte le tue pagine e i tuoi link sono chiusi.
button-unlink = Chiudi tutte le pagine
page-opened = {"**"}{ PLAIN($name) }** è stato aperto come pagina in un browser. Non eri tu? `/collegamenti` chiude tutte le pagine.
