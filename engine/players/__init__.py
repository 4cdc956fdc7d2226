"""Computer players. They get a view and a prompt, as a person does, and nothing else."""
