"""Pages: from a table to what a person sees."""
