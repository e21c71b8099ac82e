"""One module for each chapter of actions."""
