### Where tables live: a text channel or a forum, its tags, and what lacks there.

lobby-withdrawn = This table was not opened. Nothing goes on here.
opening-why_tag = Every post in <#{ $channel }> must bear a tag, and I may give none that is there. Make the tags there, or let me do it by the permission Manage Channels.
opening-why_type = Discord takes no tables in <#{ $channel }>: it is neither a text channel nor a forum.
option-place = A text channel or a forum for the table; else the server's place for tables, or this channel
error-wrong_channel = A table cannot be opened in <#{ $channel }>: it takes a text channel or a forum.
error-not_yours_there = You may not write in <#{ $channel }> yourself, so I open no table there for you.
error-home_gone = The server's own place for tables is gone, or I cannot see it any more. Name a `channel:`, or whoever manages the server sets another by `/server place`.
error-missing_permissions_in = I lack these permissions in <#{ $channel }>: { COMMAS($permissions) }. Give them to my role there and try again.
error-tag_needed = Every post in <#{ $channel }> must bear a tag, and I find none of mine there: { $tags }. Make them in the forum's settings, or let me do it by the permission Manage Channels.
forum-tag_open = Open
forum-tag_running = Running
forum-tag_ended = Ended
forum-tag_game = { NAME($game) }
server-home_here = where they are asked for
server-lacks_rights = ⚠️ In <#{ $channel }> I lack: { COMMAS($permissions) }.
server-lacks_tags = { $count ->
        [one] ⚠️ In <#{ $channel }> there is no tag { $tags }; tables there go without it. Make it, or let me do it by Manage Channels; a forum has { $most } at most.
       *[other] ⚠️ In <#{ $channel }> there are no tags { $tags }; tables there go without them. Make them, or let me do it by Manage Channels; a forum has { $most } at most.
    }
server-lacks_moderated = { $count ->
        [one] ⚠️ In <#{ $channel }> the tag { $tags } is for moderators alone: I can give it only with Manage Threads.
       *[other] ⚠️ In <#{ $channel }> the tags { $tags } are for moderators alone: I can give them only with Manage Threads.
    }
help-server_place = Where tables are opened that name no channel
option-home = A text channel or a forum; without one they are opened where they are asked for
