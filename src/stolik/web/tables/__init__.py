"""Tables: live in memory, kept in the database."""
