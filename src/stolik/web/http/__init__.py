"""The outside: routes, guards, answers, streams and the HTTP API."""
