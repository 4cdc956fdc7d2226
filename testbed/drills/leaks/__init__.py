"""The leak drill: can a player see anything that depends on what the rules hide from them?"""
