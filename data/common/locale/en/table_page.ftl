### The page on which one touches a table (bot/table_page): what stands around its questions.

page-asked = What is asked
page-map = Map
page-whole = Whole map
page-nearer = Nearer
page-farther = Farther
page-grip = Larger or smaller
page-stands = How it stands
page-came = What came of it
page-news = What has happened since
page-hand = Hand
page-table = The table
page-questions = Questions
page-nothing = Nothing is asked of you now.
page-filter = Type to find
page-take = Take it
page-remove = Remove
page-close = Close
page-slow = That was too fast. Wait a moment.
page-lost = The bot did not answer. Try again.
page-ended = This page is over. Ask the bot for a new link.
page-views = What is shown
page-boards = Boards
page-log = Log
page-log_new = new
page-log_empty = Nothing has happened yet.
page-skip = Skip
page-play = Show the moves
page-loading = It is being drawn …
page-hint_choose = What glows on the map may be chosen: tap it, or take it from the list. Nothing is decided before you confirm.
page-hint_tell = Rest the mouse on a place, or hold a finger there: it tells what stands there, and chooses nothing.
page-hint_sheet = Log, hand and boards stand beside the question. Drag the bar at the top of the sheet to make it larger or smaller.
page-next = Next
page-done = Got it
page-which = Which of your tables?
page-no_table = You play at no table now. Join one in the chat, then open this again.

help-links = Your table as a page to touch; which of yours are open, and their end
links-given =
    {"**"}{ PLAIN($name) }** as a page to touch, for you alone: <{ $link }>
    -# It opens once, within 15 minutes. Give it to nobody: whoever opens it plays for you.
links-by_button =
    {"**"}{ PLAIN($name) }** as a page to touch, for you alone.
    -# It opens once, within 15 minutes. Give the link to nobody: whoever opens it plays for you. `/links` lists and ends your pages.
links-to_watch =
    {"**"}{ PLAIN($name) }** as a page to look at: what everybody may know, as late as `/watch` shows it.
    -# It opens once, within 15 minutes.
button-touch = Open the table
button-look = As a page
button-page = Open in the browser
links-off = This bot serves no pages.
links-opened = Opened in a browser in the last 12 hours:
links-none = No page of yours is open.
links-one = - **{ PLAIN($name) }**, { TIME($at) }
links-ended = All your pages and links are ended.
button-unlink = End all pages
page-opened = {"**"}{ PLAIN($name) }** was opened as a page in a browser. Was it not you? `/links` ends all pages.
