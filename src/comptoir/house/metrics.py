"""For whoever runs the house: metrics, and logs without secrets."""

from __future__ import annotations

import logging
import os
import sys
from functools import partial
from typing import TextIO

import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

NAMESPACE = "comptoir"
SLOW = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """What can be counted. No label names a person or a table."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        counter = partial(Counter, registry=registry, namespace=NAMESPACE)
        histogram = partial(Histogram, registry=registry, namespace=NAMESPACE, buckets=SLOW)
        gauge = partial(Gauge, registry=registry, namespace=NAMESPACE, multiprocess_mode="livesum")
        self.requests = counter("requests", "Answers by route, method and status", ["route", "method", "status"])
        self.request_seconds = histogram("request_seconds", "Time to answer", ["route"])
        self.actions = counter("actions", "Actions of people, by what became of them", ["outcome"])
        self.accepted = self.actions.labels("accepted")
        self.bot_moves = counter("bot_moves", "Moves of bots", ["level"])
        self.bot_seconds = histogram("bot_seconds", "Time a bot thought")
        self.bot_faults = counter("bot_faults", "Moves a bot did not find, made by instinct instead")
        self.random_moves = counter("random_moves", "Moves of bots for which even instinct failed: a bug")
        self.watchers = gauge("watchers", "Open live connections")
        self.messages = counter("messages", "Live messages sent")
        self.notices = counter("notices", "Notices by channel and what became of them", ["channel", "outcome"])
        self._answers: dict[tuple[str, str, int], tuple[Counter, Histogram]] = {}

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        """Count an answer. What the library finds by its labels is remembered: there are few, and it takes locks to look."""
        found = self._answers.get((route, method, status))
        if found is None:
            found = self.requests.labels(route, method, str(status)), self.request_seconds.labels(route)
            self._answers[route, method, status] = found
        found[0].inc()
        found[1].observe(seconds)

    def page(self) -> bytes:
        if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
            whole = CollectorRegistry()
            multiprocess.MultiProcessCollector(whole)
            return generate_latest(whole)
        return generate_latest(self.registry)


def set_up_logs(as_json: bool, level: str, stream: TextIO | None = None) -> None:
    """One JSON object a line, on standard output if no other stream is given.

    Tracebacks carry no values of variables, so no seed can be among them.
    """
    colors = (stream or sys.stdout).isatty()
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=colors),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, level.upper(), logging.INFO)),
        logger_factory=structlog.PrintLoggerFactory(stream),
        cache_logger_on_first_use=False,
    )
