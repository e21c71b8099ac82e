"""The arena: playing many games, and what can be learned from them."""
