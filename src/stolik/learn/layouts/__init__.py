"""The layouts of all games: which cell of an observation means what."""
