"""The computer player of The Sword of Rome: it sees a view and a prompt, as a person does."""
