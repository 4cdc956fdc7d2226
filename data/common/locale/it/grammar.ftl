### How Italian names stand in a sentence (`data/grammar.py`): with the article that a name says of itself, and after a preposition.

form-il =
    { $article ->
        [il] il { $name }
        [lo] lo { $name }
        [la] la { $name }
        [l] l'{ $name }
        [i] i { $name }
        [gli] gli { $name }
        [le] le { $name }
       *[none] { $name }
    }
form-il_first =
    { $article ->
        [il] Il { $name }
        [lo] Lo { $name }
        [la] La { $name }
        [l] L'{ $name }
        [i] I { $name }
        [gli] Gli { $name }
        [le] Le { $name }
       *[none] { $name }
    }
form-di =
    { $article ->
        [il] del { $name }
        [lo] dello { $name }
        [la] della { $name }
        [l] dell'{ $name }
        [i] dei { $name }
        [gli] degli { $name }
        [le] delle { $name }
       *[none] di { $name }
    }
form-a =
    { $article ->
        [il] al { $name }
        [lo] allo { $name }
        [la] alla { $name }
        [l] all'{ $name }
        [i] ai { $name }
        [gli] agli { $name }
        [le] alle { $name }
       *[none] { $initial ->
            [a] ad { $name }
           *[other] a { $name }
        }
    }
form-da =
    { $article ->
        [il] dal { $name }
        [lo] dallo { $name }
        [la] dalla { $name }
        [l] dall'{ $name }
        [i] dai { $name }
        [gli] dagli { $name }
        [le] dalle { $name }
       *[none] da { $name }
    }
form-in =
    { $article ->
        [il] nel { $name }
        [lo] nello { $name }
        [la] in { $name }
        [l] in { $name }
        [i] tra i { $name }
        [gli] tra gli { $name }
        [le] nelle { $name }
       *[none] { $initial ->
            [a] ad { $name }
           *[other] a { $name }
        }
    }
form-su =
    { $article ->
        [il] sul { $name }
        [lo] sullo { $name }
        [la] sulla { $name }
        [l] sull'{ $name }
        [i] sui { $name }
        [gli] sugli { $name }
        [le] sulle { $name }
       *[none] su { $name }
    }
form-e =
    { $initial ->
        [e] ed { $name }
       *[other] e { $name }
    }
