### What the rules text leaves open, and how this game settles it: told by /about.

about-note_1 = Sono scenari di The Rise of the Roman Republic su regole di serie ricostruite. La politica (elezioni, Senato, urna, schieramenti, tribù, vittoria) segue il testo stampato delle regole; come si marcia, si combatte e si assedia, il terreno della mappa e quasi tutti i valori non sono pubblici e sono ricostruiti. Ciò che le partite pubblicate attestano è mantenuto.
about-note_2 = Chi possiede il gioco stampato può far stendere su queste le proprie tabelle e i propri valori, se chi gestisce il bot li installa; l'host li sceglie poi come opzione.
about-note_3 = Ogni lacuna è risolta da un chiarimento numerato.
