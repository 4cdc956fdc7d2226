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
