"""Figures for Prometheus: how much there is, how long it takes, and what goes wrong."""

from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

if TYPE_CHECKING:
    from deska.web.hub import Hub

TIMES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The figures of one server, in a registry of its own."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.choices = Counter("deska_choices", "Choices that were written down", ["by"], registry=registry)
        self.refused = Counter("deska_refused", "Refused requests and messages by their code", ["code"], registry=registry)
        self.errors = Counter("deska_errors", "Mistakes of the server itself", ["where"], registry=registry)
        self.lost = Counter("deska_leases_lost", "Tables dropped because another server has them, or may have", registry=registry)
        self.hops = Counter("deska_hops", "Requests and sockets that were passed on to other servers", ["kind"], registry=registry)
        self.acknowledge = Histogram("deska_acknowledge_seconds", "From a choice to its commit", buckets=TIMES, registry=registry)
        self.draw = Histogram("deska_draw_seconds", "Composing and encoding one scene", buckets=TIMES, registry=registry)
        self.think = Histogram("deska_think_seconds", "From asking a bot to its answer", buckets=TIMES, registry=registry)

    def watch(self, hub: "Hub") -> None:
        """Add the figures that are read when somebody asks."""
        read = {
            "deska_tables": ("Tables in memory", lambda: len(hub.rooms)),
            "deska_sockets": ("Open sockets of people", lambda: sum(len(room.viewers) for room in hub.rooms.values())),
            "deska_servers": ("Servers that share the database", lambda: len(hub.sharing.peers)),
            "deska_bot_queue": ("Bots that think or wait for a worker", lambda: hub.thinkers.queue.load),
            "deska_writer_queue": ("Changes that wait for their commit", hub.writer.queue.qsize),
            "deska_commits": ("Commits since the start", lambda: hub.writer.commits),
            "deska_written": ("Changes written since the start", lambda: hub.writer.written),
        }
        for name, (text, value) in read.items():
            Gauge(name, text, registry=self.registry).set_function(value)
