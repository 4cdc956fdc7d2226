"""The procedures under way, a module a chapter."""
