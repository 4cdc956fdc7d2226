"""Tests of what operators may ask of the bot."""
