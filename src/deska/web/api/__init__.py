"""The HTTP API, a router for each kind of thing."""
