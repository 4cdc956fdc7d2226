"""What the sandbox shows beside the chat."""
