"""Samnite Wars: a module for each chapter of its rules text."""
