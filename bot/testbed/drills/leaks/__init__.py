"""The leak drill: does anything that a player can see hang on what the rules hide from him?"""
