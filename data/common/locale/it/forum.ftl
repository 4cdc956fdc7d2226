### Where tables live: a text channel or a forum, its tags, and what lacks there.

lobby-withdrawn = Questo tavolo non è stato aperto. Qui non succede nulla.
opening-why_tag = Ogni post in <#{ $channel }> deve avere un tag, e non posso dare nessuno di quelli che ci sono. Crea lì i tag, oppure lascialo fare a me con il permesso Gestisci canali.
opening-why_type = Discord non accetta tavoli in <#{ $channel }>: non è né un canale testuale né un forum.
option-place = Un canale testuale o un forum per il tavolo; se manca, quello del server o questo canale
error-wrong_channel = In <#{ $channel }> non si può aprire un tavolo: serve un canale testuale o un forum.
error-not_yours_there = In <#{ $channel }> non puoi scrivere nemmeno tu, quindi non apro lì un tavolo per te.
error-home_gone = Il posto del server per i tavoli non c'è più, o non lo vedo più. Indica un `canale:`, oppure chi gestisce il server ne sceglie un altro con `/server luogo`.
error-missing_permissions_in = In <#{ $channel }> mi mancano questi permessi: { COMMAS($permissions) }. Dalli lì al mio ruolo e riprova.
error-tag_needed = Ogni post in <#{ $channel }> deve avere un tag, e lì non trovo nessuno dei miei: { $tags }. Creali nelle impostazioni del forum, oppure lascialo fare a me con il permesso Gestisci canali.
forum-tag_open = Aperto
forum-tag_running = In corso
forum-tag_ended = Finito
forum-tag_game = { NAME($game) }
server-home_here = dove vengono chiesti
server-lacks_rights = ⚠️ In <#{ $channel }> mi manca: { COMMAS($permissions) }.
server-lacks_tags = { $count ->
        [one] ⚠️ In <#{ $channel }> non c'è il tag { $tags }; lì i tavoli ne fanno a meno. Crealo, oppure lascialo fare a me con Gestisci canali; un forum ne ha al massimo { $most }.
       *[other] ⚠️ In <#{ $channel }> non ci sono i tag { $tags }; lì i tavoli ne fanno a meno. Creali, oppure lascialo fare a me con Gestisci canali; un forum ne ha al massimo { $most }.
    }
server-lacks_moderated = { $count ->
        [one] ⚠️ In <#{ $channel }> il tag { $tags } è solo per chi modera: posso darlo soltanto con Gestisci thread.
       *[other] ⚠️ In <#{ $channel }> i tag { $tags } sono solo per chi modera: posso darli soltanto con Gestisci thread.
    }
help-server_place = Dove si aprono i tavoli che non indicano un canale
option-home = Un canale testuale o un forum; se manca, i tavoli si aprono dove vengono chiesti
