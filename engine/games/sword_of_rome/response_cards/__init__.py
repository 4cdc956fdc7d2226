"""What response cards do at their moments: each module speaks for a chapter (rulings 135 and 136)."""
