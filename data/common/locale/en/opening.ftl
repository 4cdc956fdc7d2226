### A table's card and thread while they are made, moved or refused.

lobby-opening = The table is being opened: its thread is still to come.
lobby-moved = This table has moved: <#{ $thread }>
list-opening = being opened
error-opening = The card and thread of this table are being opened in <#{ $channel }>. It goes on by itself as soon as Discord lets me; then try again.
opening-later = **{ $name }** (table { $id }) is being opened, but Discord does not let me finish just now. There is nothing you have to do: it appears in <#{ $channel }> by itself as soon as it can, and I write to you by DM then.
opening-later_move = The new thread of **{ $name }** is still to come: Discord does not let me open it just now. There is nothing you have to do: it appears in <#{ $channel }> by itself as soon as it can. Until then the table stays as and where it is.
opening-refused = **{ $name } was not opened.** { TEXT($why) } What I had begun of it is taken away again.
opening-stays = **{ $name } got no new thread.** { TEXT($why) } The table stays as and where it is, and nothing of it is lost.
opening-told_open = **{ $name }** is open: <#{ $thread }>.
opening-why_forbidden = I lack a permission in <#{ $channel }>; I need there: { COMMAS($permissions) }. Give them to my role in this channel and try again.
opening-why_gone = The channel is gone, or I cannot see it any more. Try again in another one.
opening-why_late = For hours Discord did not let me do it.
opening-why_other = Discord refused it in <#{ $channel }> (code { $code }). Try again, or in another channel.
