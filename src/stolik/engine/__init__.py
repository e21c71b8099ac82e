"""The engine: it knows no game. State, agenda, options, events, records and the laws every game obeys."""
