"""Tables in the browser: HTTP API, sockets, bots in worker processes. Knows table."""
