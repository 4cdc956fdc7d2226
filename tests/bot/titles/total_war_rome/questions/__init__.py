"""Questions of Total War: Rome: their pictures, and answers that are given without a press."""
