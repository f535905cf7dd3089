"""Where the games of an arena are played: in this process, in several, or on a Ray cluster. All give the same results."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any

from ..kernel.errors import ComptoirError
from .arena import Job, Played, Setting, play_job

Runner = Callable[[Setting, Sequence[Job]], Iterator[Played]]

AHEAD = 4  # games handed out for each worker before the first is back
LOCAL = "local"


def here(setting: Setting, jobs: Sequence[Job]) -> Iterator[Played]:
    for job in jobs:
        yield play_job(setting, job)


def processes(count: int) -> Runner:
    """A runner in so many processes."""

    def run(setting: Setting, jobs: Sequence[Job]) -> Iterator[Played]:
        left = list(reversed(jobs))
        pool = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))
        try:
            pending: set[Future[Played]] = set()
            while left or pending:
                while left and len(pending) < AHEAD * count:
                    pending.add(pool.submit(play_job, setting, left.pop()))
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)

    return run if count > 1 else here


def ray_cluster(address: str) -> Runner:
    """A runner on the Ray cluster at this address (`local`: one started for the purpose). Its machines need comptoir."""
    try:
        import ray
    except ImportError:
        raise ComptoirError("--ray needs Ray: install comptoir[ray]") from None

    def run(setting: Setting, jobs: Sequence[Job]) -> Iterator[Played]:
        where: dict[str, Any] = {"include_dashboard": False} if address == LOCAL else {"address": address}
        ray.init(**where, ignore_reinit_error=True, log_to_driver=False)
        remote = ray.remote(play_job)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = list(reversed(jobs))
        pending: list[Any] = []
        try:
            while left or pending:
                while left and len(pending) < ahead:
                    pending.append(remote.remote(setting, left.pop()))
                done, pending = ray.wait(pending)
                yield from ray.get(done)
        finally:
            ray.shutdown()

    return run
