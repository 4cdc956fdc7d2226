"""What holds on PostgreSQL alone."""
