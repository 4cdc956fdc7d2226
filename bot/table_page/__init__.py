"""A table as a page that one can touch: what a person is shown and may press, beside the chat or on its own.

It is one more screen and one more mouth: it decides nothing, knows no game, and says nothing that the reader's own
view, prompts and words do not say. A press comes in by the door of all presses (`bot.interactions.door`).

    signed_tokens   links and bearers, which any process with the same key can check
    guard           hosts and origins that are refused, headers of every answer
    opening         how a page begins: a link, or a Discord Activity; new bearers
    activity        who comes as an Activity, and where: asked of Discord
    proxy_signature what Discord's proxy signs
    sessions        who may look: links opened once, bearers that hold while their person has the seat
    page_context    somebody who presses on the page (`bot.interactions.answering.Answering`)
    table_state     what one reader is shown, as whitelisted structs
    boards          the map and what stands on it, by key, and their files
    glances         boards, charts and cards that can be looked at
    log_shown       what happened, newest first, with its places and ways
    lookups         the addresses of what is looked up
    watched         what who has no seat is shown
    live            who looks on, and is told that their table has changed
    web_server      the addresses, presses, news
    page/           the page itself: ES modules, no build, nothing from outside
"""
