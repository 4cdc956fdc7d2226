"""Computer players: they see a view and a prompt, nothing else."""
