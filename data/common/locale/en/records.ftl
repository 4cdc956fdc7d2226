### /records: what was played on a server, by a person, by two against each other; ratings.

help-records = What was played: results, ratings, who met whom
help-records_server = This server’s games and the ratings of those who take part
help-records_person = What you have played, or another who takes part in the ratings
help-records_versus = How you stand against another
option-records_who = Whose games, if not your own
option-records_other = Against whom
option-ratings = Take part in ratings: others may then see what you have played here
records-server = {"**"}Records of this server{ $game ->
        [none] { "" }
       *[other] : { $game }
    }** · { $count ->
        [0] no game is over yet
        [one] { $count } game is over
       *[other] { $count } games are over
    }
records-rated = { $number }. {"**"}{ PLAIN($name) }** { $points }{ $provisional ->
        [True] ?
       *[other] { "" }
    } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $won } won
records-opt_in = -# 1000 is where everybody begins; “?” means fewer than five games. Only who takes part is rated, and only games that they played themselves for the most part, against another who is rated: {"**"}/settings ratings{"**"}.
records-nobody_rated = -# Nobody is rated yet: ratings are for those who want them ({"**"}/settings ratings{"**"}), from games of two such people.
records-wins = {"**"}{ $game }** ({ $count ->
        [one] { $count } game
       *[other] { $count } games
    }): won by { $wins }
records-seat = player { $number }
records-side = { $side } { $share }%
records-highest = -# The highest score of a winner: { $score }, { $who } (<t:{ $at }:d>)
records-person = {"**"}{ PLAIN($name) }** · { $count ->
        [0] no game that is over
        [one] { $count } game
       *[other] { $count } games
    }{ $count ->
        [0] { "" }
       *[other] , { $won } won
    }
records-rating = Rating on this server: {"**"}{ $points }**{ $provisional ->
        [True] {" "}(provisional: fewer than five games)
       *[other] { "" }
    }
records-versus = {"**"}{ PLAIN($one) }** and {"**"}{ PLAIN($other) }**: { $count ->
        [0] no game of both is over
        [one] { $count } game
       *[other] { $count } games
    }{ $count ->
        [0] { "" }
       *[other] . { PLAIN($one) } came out ahead in { $ahead }, { PLAIN($other) } in { $behind }, level in { $level }
    }
button-records = This server's records
records-page = -# Page { $page } of { $pages }
records-last = {"**"}Games**, the last one first
records-game = <t:{ $at }:d> · { $game }, { $link ->
        [none] { PLAIN($table) }
       *[other] [{ PLAIN($table) }]({ $link })
    } · won by { $won }{ $place ->
        [0] { "" }
       *[other] {" "}· { $own }: place { $place } of { $of }
    }
records-you = { $name } (you)
records-who = { PLAIN($name) } ({ $side })
error-records_server = Records are a server’s: ask on the server whose games you mean. Here {"**"}/records person{"**"} shows your own.
error-records_private = { PLAIN($name) } takes no part in the ratings, so what they have played is not shown to others. Everybody decides that for themselves: {"**"}/settings ratings{"**"}.
error-records_yourself = That is you. Name another player, or use {"**"}/records person{"**"} for your own games.
option-season = Games and ratings of one season alone: a quarter of a year
name-season_this = this season
name-season_last = the last season
records-season = -# Season { $season }: games that ended in this quarter of the year, and ratings from these alone
records-favourite = Most played in { $game }: {"**"}{ $side }{"**"}, { $count } of { $of }, { $won } won
records-opponents = Met most: { $opponents }
records-opponent = { PLAIN($name) } ({ $count }, ahead { $ahead })
