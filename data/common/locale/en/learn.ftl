### /learn, the guided round against computers, the lobby's door for newcomers, and what a server is told when the bot comes.

help-learn = Five short pages on a game, then a guided round against computers
button-learn = New here?
button-guide = Play a guided round
button-guide_as = As { NAME($role) }
learn-which = Which game would you like to learn?
learn-of_game = { "**" }{ $game }** · { $exactly ->
        [0] { $least } to { $most } play
       *[other] { $exactly } play
    }
learn-scenario = - { $name }
learn-which_scenario = Another scenario
learn-titled = { $game } · { $scenario }
learn-page = { $game } · page { $page } of { $pages }
learn-next = Next: { $title }
learn-before = ‹
learn-foot = What is told here is short; `/rules` and `/card` say the rest.
learn-plain = { $least } to { $most } play. The bot asks you by DM whenever there is something to decide, shows you all that you may do, and tells everybody what came of it.
practice-name = Practice
practice-name_of = Practice: { $scenario }
practice-hello =
    {"**"}A guided round of { $game }**, { $role ->
        [none] you
       *[other] you as { NAME($role) }
    } against { $count ->
        [one] { $count } computer player
       *[other] { $count } computer players
    }{ $usual ->
        [True] { "" }
       *[other] , by the options of { PLAIN($table) }
    }, here in your DMs; nobody else sees it, and nothing of it counts.
    {"**"}Why this?** under each question says what a computer player would do in your place, and why. **Leave** ends it at any time. Nothing hurries you; a week after your last press it is cleared away.
practice-led_in = It begins where you act yourself for the first time; what is asked of you before that is answered as a computer player would.
practice-round_over = **That was a whole round.** Above stands what it brought everybody, below the map as it is now. Go on as long as you like, or press **Leave** under the next question; `/game create` opens a table with others.
practice-over = **This guided game is over**, and nothing of it is kept in a week. `/learn` begins another, `/game create` opens a table with others.
practice-open = Your practice table is in your DMs: { $link }
practice-sure = Leave this practice table? It ends here, and nothing of it is kept.
practice-left = You have left the practice table. `/learn` begins a new one, `/game create` a game with others.
button-quit = Leave
button-advice = Why this?
button-advice_alone = What would a computer do?
button-advised = Do that
advice-would = A computer player would: { TEXT($action) }
advice-would_hard = The hard computer player would: { TEXT($action) }
advice-nothing = A computer player would leave this alone
advice-changed = Nothing was done: by now a computer player would answer something else. Here is how things stand.
advice-second = What came second: { TEXT($action) }
advice-surer = It compared { $answers } of its answers in imagined worlds ({ $worlds } of them) that agree with all you can see. This one gives about { DECIMAL($chance) }% to win there; what its rule of thumb says gives { DECIMAL($other) }%: { TEXT($action) }
advice-stands = It compared { $answers } of its answers in imagined worlds that agree with all you can see. This one gives about { DECIMAL($chance) }% to win there; the next best { DECIMAL($other) }% (seen in { $worlds } of these worlds): { TEXT($action) }
advice-unsure = It compared { $answers } of its answers in imagined worlds ({ $worlds } of them) that agree with all you can see. This one gives about { DECIMAL($chance) }% to win there; another { DECIMAL($other) }%, too little more to be sure: { TEXT($action) }
advice-computer = -# Computer players weigh what an answer brings against what it risks, by what you can see yourself. They are decent, not perfect.
error-practice_dm = Your DMs are closed to me, and a guided round is played there. Allow DMs from members of this server, then press again.
lobby-free = Free: { $named }
lobby-hand = . What only you may see, and your questions, come in your DMs: { $link }
lobby-usual = the usual
button-join_as = Join as…
button-fill = Fill and start
button-fill_alone = Against computers, now
lobby-option_line = - **{ $option }**: { $text }
greeting-title = Praetor moderates board games with secrets
greeting-text =
    A group plays here, a move at a time, over days or weeks: the bot knows the rules, draws the map, and writes each player's hand and questions to them by DM.
    `/game create` opens a table in a channel · `/learn` shows a game on five short pages and lets you try it against computers · `/help` lists the rest
