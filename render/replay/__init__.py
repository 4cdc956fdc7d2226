"""A whole game in pictures: many maps that are nearly the same, packed into one file or put into one film."""
