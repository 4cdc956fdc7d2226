"""Battles of Total War: Rome as they are told and shown."""
