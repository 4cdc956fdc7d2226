### A table's card and thread while they are made, moved or refused.

lobby-opening = Il tavolo si sta aprendo: manca ancora il suo thread.
lobby-moved = Questo tavolo si è spostato: <#{ $thread }>
list-opening = in apertura
error-opening = La scheda e il thread di questo tavolo si stanno aprendo in <#{ $channel }>. Si va avanti da sé appena Discord me lo permette; poi riprova.
opening-later = **{ $name }** (tavolo { $id }) si sta aprendo, ma in questo momento Discord non mi lascia finire. Non devi fare niente: compare da sé in <#{ $channel }> appena può, e allora ti scrivo in privato.
opening-later_move = Il nuovo thread di **{ $name }** deve ancora arrivare: in questo momento Discord non mi lascia aprirlo. Non devi fare niente: compare da sé in <#{ $channel }> appena può. Fino ad allora il tavolo resta com'è e dov'è.
opening-refused = **{ $name } non è stato aperto.** { TEXT($why) } Quello che avevo iniziato viene tolto.
opening-stays = **{ $name } non ha un nuovo thread.** { TEXT($why) } Il tavolo resta com'è e dov'è, e niente è perso.
opening-told_open = **{ $name }** è aperto: <#{ $thread }>.
opening-why_forbidden = In <#{ $channel }> mi manca un permesso; lì mi servono: { COMMAS($permissions) }. Dalli al mio ruolo in questo canale e riprova.
opening-why_gone = Il canale non c'è più, o non lo vedo più. Riprova in un altro.
opening-why_late = Per ore Discord non me l'ha permesso.
opening-why_other = Discord l'ha rifiutato in <#{ $channel }> (codice { $code }). Riprova, o usa un altro canale.
