### The basket: what sets several of its lines at once.
basket-new_army = Raise a new army: General { $stars ->
    [2] ★★
    [3] ★★★
   *[other] { $stars }★
  }, { $cost } gold
