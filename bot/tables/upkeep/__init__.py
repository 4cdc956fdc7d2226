"""What a table is told of the machine that it lies on: settings that are lost there, and times in which nothing ran."""
