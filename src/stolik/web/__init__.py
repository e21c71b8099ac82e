"""The served table: pages, streams, storage and the HTTP API."""
