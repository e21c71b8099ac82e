"""Migrations of the database, run when a server or worker opens it."""
