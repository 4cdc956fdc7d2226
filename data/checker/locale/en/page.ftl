### The page that checks an export offline (bot/checker). Only arguments and choices by them: its script knows no functions.

page-title = Check a game of Praetor
page-what = Give this page the file that came with the end of a game. It derives every die and every shuffle again from the secret and the words, and says of each thing whether it is proven, not proven or false.
page-offline = Everything happens on your own device. This page cannot reach any network: its own policy forbids it, and it works with the connection switched off. It shares no code with the bot.
page-no_crypto = This browser gives the page no cryptography here. Open the file on a computer, in a current Firefox, Chrome, Edge or Safari.
page-no_script = This page needs its script to check anything.
page-give = 1. The file, and what stands in the thread
page-file = The exported game (praetor-….json)
page-drop = Or drop the file anywhere on this page.
page-posted = What was posted on Discord
page-posted_help = Copy posts of the thread and paste them here as they are: the first (the fingerprint of the secret), the one that the file came with, and as many between as you like. Without them nobody can tell this game from another that was made up as a whole.
page-found = 2. What was found
page-progress = Decisions checked
page-counts = What there is in the file
page-header = What the file says of itself
page-header_help = Proven only where it says so above.
page-word = A word for the dice
page-word_help = Whoever wants to be sure that nobody chose the dice gives the bot a word that nobody else can have known, before the game begins. This makes one. Its hash (SHA-256) tells nothing of it, so it may be shown beforehand: then keep the word until the bot asks for it. A word of your own does as well, if nobody can guess it.
page-word_make = Make a word
page-copy_word = Copy the word
page-copy_hash = Copy the hash
page-never = What no file can ever show
page-never_help = An operator can read hands and secrets in their own database while a game runs. Nobody can prove that they did not. And this page knows no game's rules: whether each move was legal says “praetor verify”, which plays the whole game again.

word-label = The word
word-hash = Its hash (SHA-256)
word-copied = Copied: { $what }.

view-busy = Checking…
view-failed = The page itself failed at this file: { $why }
view-chosen = Chosen: { $name }
view-since = From decision { $since } on.
view-false = False ({ $count })
view-unproven = Not proven ({ $count })
view-proven = Proven ({ $count })
view-recognised =
    { $count ->
        [0] There is no hash in this text: it takes all 64 digits, as the thread has them.
        [one] One hash was found in this text.
       *[other] { $count } hashes were found in this text.
    }

verdict-false = { $file } is not the game as it was played: { $wrong ->
        [one] one thing is false
       *[other] { $wrong } things are false
    }.
verdict-unproven = Nothing in { $file } is false. { $proven ->
        [one] One thing is proven
       *[other] { $proven } things are proven
    }, { $open ->
        [one] one is not: it says what would prove it
       *[other] { $open } are not: each says what would prove it
    }.
verdict-proven = All that was looked at in { $file } is proven.

thing-form = Form.
thing-secret = Secret.
thing-words = Words.
thing-commitment = Commitment.
thing-posted = Posts.
thing-header = The file as a whole.
thing-numbers = Numbers.
thing-undone = Undone steps.
thing-dice = Dice and shuffles.
thing-decisions = Rules.
thing-void = Replies that came to nothing.
thing-epochs = Position.
thing-idle = Quiet decisions.
thing-end = End.
thing-undos = Undos.
thing-names = Names.
thing-chain = Chain.
thing-heads = Heads.
thing-restores = Restores.
thing-skipped = Numbers passed over.

count-decisions = Decisions
count-dice = Dice
count-shuffles = Shuffles
count-undos = Undos
count-redos = Redos
count-undone = Steps undone in the end
count-void = Replies that came to nothing
count-skipped = Numbers passed over
count-epochs = New epochs
count-by_hand = Positions set by hand
count-words = Words that players gave
count-bound = Words bound by a hash
count-called_off = Starts called off
count-restores = Restores from a backup
count-links = Links of the chain
count-events = Events that the public was told

header-table = Table
header-game = Game
header-status = State
header-over = over
header-abandoned = given up
header-running = running
header-players = Seats
header-player = { $seat }: { $kind } { $name }
header-player_word = { $seat }: { $kind } { $name } · word “{ $word }”
header-human = person
header-computer = computer
header-options = Options
header-rules = Rules and data
header-commitment = Commitment
header-pinned = The rules at the head of the file are not those of its last epoch.
header-names = No export binds the names of the players. The thread shows who played.

reading-not_text = This is no text, so it is no export.
reading-not_json = This is not an export: it is not well formed at character { $at }.
reading-too_deep = It is nested too deeply for an export.
reading-twice = The field “{ $field }” stands twice in one object: readers would not agree on which counts.

form-proven = The file has every field of an export, each in its form, and nothing else.
form-no_export = This is not an export of Praetor.
form-other_format = This is an export of format { $format }, which this page does not read. The page that came with the file does.
form-wrong = The field “{ $field }” is missing or is not of its kind.
form-strange = The form has no field “{ $field }”.
form-no_hash = { $field } is not a SHA-256 hash.
form-seats = The seats are not numbered from 1 on.
form-kind = “{ $kind }” is no kind of player.
form-status = “{ $status }” is no state of a game.
form-no_outcome = The file says that the game is over, and has no outcome.
form-outcome = The file says that the game was given up, and has an outcome.
form-words = The words are not those of the seats.
form-bound = A word is said to be bound of seat { $seat }, which there is not.
form-restores = The restores are not in order.
form-stranger = A decision is of a seat that there is not.

secret-proven = The secret is the one that the commitment in the file was made for.
secret-differs = The secret is not the one that the commitment was made for.
secret-no_hex = The secret is not written as bytes.

numbers-proven =
    { $count ->
        [one] The one number of a decision is accounted for.
       *[other] All { $count } numbers of decisions are accounted for, none was passed over.
    }
numbers-order = The decisions are not in order from the set-up on.
numbers-setup = Decision 0 is said to be something else than the set-up.
numbers-first_epoch = The first epoch is missing.
numbers-list_order = The numbers of “{ $field }” are not in order.
numbers-missing = Decision { $number } is missing.
numbers-twice = Decision { $number } is there twice.

undone-proven =
    { $count ->
        [0] Nothing was undone.
        [one] The one undone step is what the undos in the file explain.
       *[other] The { $count } undone steps are those that the undos in the file explain.
    }
undone-elsewhere = Undo or redo number { $which } ({ $kind } from { $from } to { $to }) does not begin where the game then stood.
undone-nowhere = Undo or redo number { $which } ({ $kind } from { $from } to { $to }) does not lead to where it could.
undone-untold = Decision { $number } is said to be undone, and no undo of it was told.
undone-taken_back = Decision { $number } is said to stand, and the undos that were told took it back.

dice-proven =
    { $dice ->
        [one] The one die
       *[other] All { $dice } dice
    } and { $shuffles ->
        [one] the one shuffle
       *[other] { $shuffles } shuffles
    } that are in the file follow from the secret and the words.
dice-none = There is not one die or shuffle in the file, so nothing hangs on the secret.
dice-no_secret = Without a secret no die can be derived.
dice-die_differs = The die “{ $label }” ({ $index }) of { $sides } sides gives { $now }, the file says { $result }.
dice-shuffle_differs = The shuffle “{ $label }” ({ $index }) gives { $now }, the file says { $result }.
dice-index = The draw “{ $label }” is number { $expected } of its name, the file calls it number { $index }: one was left out or put in.
dice-sides = The draw “{ $label }” ({ $index }) cannot be of { $sides }.
dice-more =
    { $count ->
        [one] So is one more decision.
       *[other] So are { $count } more decisions.
    }

epochs-start = A game begins with its set-up and nothing else.
epochs-unreadable = The position that the epoch goes on from cannot be read ({ $reason }).
epochs-rules = At decision { $at } the rules were brought up to date. That the position there is the one that had been reached: “praetor verify” shows it, and the fingerprint that the thread was told then: { $hash }.
epochs-restored = At decision { $at } the table went on from a backup, with its hidden decks shuffled anew. The thread should tell of it; fingerprint of the position: { $hash }.
epochs-state_hash = The position at the epoch has another fingerprint than the file says ({ $reason }).
epochs-posted = The position at decision { $at } is the one that the thread was told then.
epochs-other = The thread was told of a position ({ $hash }) that the file does not have.
epochs-lost = The thread was told of a position ({ $hash }) that the file does not have. It may have been lost when a backup was brought back.
epochs-elsewhere = This game counts for nothing and begins at a step of another table ({ $reason }). That it is the position there shows the export of that table; fingerprint of the position: { $hash }.
epochs-by_hand = At decision { $at } the position was set by hand ({ $reason }). Nothing here says what was changed; the thread should tell of it, with this fingerprint of the position: { $hash }.

posted-commitment = The commitment is the one that was posted.
posted-no_commitment = That the commitment is the one that was posted when the game began. The first post of the thread has it: paste it above.
posted-commitment_differs = The commitment in the file is not the one that was posted ({ $hash }).
posted-fingerprint = The file is the one that was posted at the end, but for the names: table, state, options, seats, every decision, undos, outcome.
posted-fingerprint_differs = The file is not the one that was posted at the end: its fingerprint is another than { $hash }.
posted-neither = The hash { $hash } that was pasted is neither the commitment of this file nor its fingerprint, nor any other hash in it.
posted-foreign = The hash { $hash } that was pasted is none of this file. It may be of a start that came to nothing; where the thread calls it a hash of this game, the file is another.

running-decisions = The game is running: only the form of the file could be checked. Dice and decisions can be when it is over and its secret is published.
running-header = Table, state, options, seats and events: an export of a running game proves none of them.

rules-decisions = That each decision was legal, of the seat that was asked, and drew all that it had to; and that they lead to the outcome. This page knows no game's rules: “praetor verify” plays the game again.
void-unproven =
    { $count ->
        [one] What the one reply said that came to nothing stays secret, so
       *[other] What the { $count } replies said that came to nothing stays secret, so
    } that each was a reply, and no number passed over to wait for better dice, is not shown by this form of the file.
void-chained =
    { $count ->
        [one] The one reply that came to nothing stands in the chain as a salted hash, as it was when it was given. What it said stays secret, so that it was a reply is not proven.
       *[other] The { $count } replies that came to nothing stand in the chain as salted hashes, as they were when they were given. What they said stays secret, so that each was a reply is not proven.
    }
header-unproven = Table, state, options, kinds of players and which rules the file names hang on nothing that could be checked. The fingerprint in the post that the file came with would prove them.
header-chained = Table, options, seats and kinds of players are those of the chain in the file. That it is the chain of the thread its heads would prove.
header-heads = Table, options, seats and kinds of players are those of the thread's own chain.
idle-unproven = That the decisions on which no die hung are those that were made, in their order: no chain binds them. The fingerprint in the post that the file came with would prove it.
idle-chained = That every decision is the one that was made, in its order: each fits its place in the chain of the file. That it is the chain of the thread its heads would prove.
idle-heads = Every decision is the one that was made, in its order, on which no die hung too: each fits its place in the thread's own chain.
end-unproven = Outcome, scores and final position, and that nothing was decided after the last number. The fingerprint would prove that they are those that were posted.
end-chained = The end, its state and its final position are those of the chain in the file. That it is the chain of the thread its heads would prove.
end-heads = The end, its state and its final position are those of the thread's own chain.
undos-unproven =
    { $count ->
        [0] That no undo was told of that the file leaves out: no chain binds them.
        [one] That the one undo in the file is what the table was told of: no chain binds it.
       *[other] That the { $count } undos in the file are those that the table was told of: no chain binds them.
    } The thread tells of each; the fingerprint would prove them.
undos-chained = Undos ({ $count }), restores ({ $restores }) and numbers are those of the chain in the file. That it is the chain of the thread its heads would prove.
undos-heads = Undos ({ $count }), restores ({ $restores }) and numbers are those of the thread's own chain.
restores-happened =
    { $count ->
        [one] The table was brought back from a backup once, before decision { $at }. The dice since come of a key that nobody chose; what
       *[other] The table was brought back from a backup { $count } times, first before decision { $at }. The dice since come of keys that nobody chose; what
    } had been decided after the backup was made is lost, and no file shows it. The thread tells of each.
skipped-false =
    { $count ->
        [one] One number was passed over, and no decision had it: whoever
       *[other] { $count } numbers were passed over, and no decision had them: whoever
    } knows the secret can choose dice so.
skipped-undone = Which steps were undone was not looked at, since numbers were passed over.

words-fit = The words of seats { $seats } have the hashes that the file tells.
words-bound = That the hashes of seats { $seats } stood in the thread before any word was opened. The post with all hashes shows it: paste the thread’s posts in their order, from before the game on.
words-posted = The hashes of seats { $seats } stood in the thread before the game, so nobody could choose the dice against them.
words-called_off =
    { $count ->
        [one] That nobody let a start come to nothing for its dice: one was
       *[other] That nobody let a start come to nothing for its dice: { $count } were
    } called off before this game, since a word was not opened or a person left. The thread tells whose, and the secret that was not used.
words-differs = The word of seat { $seat } does not have the hash that was given before.
words-none = That nobody who knew the secret chose their own word by it: no player gave the hash of a word beforehand.

chain-none = The file has no link of a chain, so no head of the thread can be compared.
chain-proven =
    { $links ->
        [one] The one link of the chain has the hash of what it says
       *[other] The { $links } links of the chain follow on one another
    }, and the file tells what they bind, { $leaves } decisions among it.
chain-late = What came before decision { $first }: the table is older than its chain, which begins there.
chain-link = Link { $number } of the chain does not have the hash of what it says.
chain-salt = Link { $number } of the chain does not have the salt that it should: the secret gives it to every link but those of an older Praetor.
chain-beginning = The chain has no beginning, or more than one.
chain-called_off = The chain tells of a start that was called off after the game had begun.
chain-number = The chain has number { $number } where { $expected } should be.
chain-unbound = Decision { $number } is not in the chain.
chain-missing = Decision { $number } is in the chain, and the file leaves it out.
chain-leaf = Decision { $number } is not the one that the chain binds.
chain-move = The chain has an undo or redo from { $from }, where the game stood at { $head }.
chain-moves = The undos and redos are not those of the chain, from number { $which } on.
chain-is_undone = Decision { $number } is undone in the chain, and stands in the file.
chain-not_undone = Decision { $number } stands in the chain, and is undone in the file.
chain-header = What the file says of itself is not what its chain begins with: “{ $field }”.
chain-restores = The restores are not those of the chain.
chain-rules = The chain was not told at decision { $until } of the rules that the file names.
chain-no_end = The chain does not say that the game was over or given up.
chain-end = State or final position are not those that the chain ends with.
chain-after_end = The chain goes on after its end.

heads-none = That the chain of the file is the one that the thread was told of. The last lines of posts tell its heads (forty digits behind the table): paste some above, those of the last posts among them.
heads-no_chain = The thread was told heads of a chain, and the file has no chain.
heads-foreign = The thread was told the head { $head }, and the chain of the file has none such: this is not the game that was played there.
heads-lost = The thread was told the head { $head }, and the chain of the file has none such. It may have been lost when a backup was brought back: then it stands in a post from before that.
heads-short =
    What the posts up to link { $last } bound when they were sent{ $count ->
        [0] {""}
        [one] {" "}(one head of twelve digits fits)
       *[other] {" "}({ $count } heads of twelve digits fit)
    }. An older Praetor told only twelve digits, and whoever runs it could find two answers with the same. From then on they have forty.
heads-restore = The thread tells of restore number { $n }, and the file knows of none.
heads-proven = All heads that were pasted are of this chain, up to link { $last } of { $links }.
heads-more = That the chain goes on after link { $last } as the thread was told. Paste the last posts too.
