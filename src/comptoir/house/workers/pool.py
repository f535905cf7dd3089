"""The workers and who waits for them: bots that think, hints, records that are checked, and reviews.

Nobody's tasks cost others theirs. Each person has a queue, and people take turns; so do bots and help, so that hints do not
keep bots waiting nor bots hints, and where there are several workers one is always left to the bots. Reviews are long, and come
in short slices: one is handed out only when nothing else waits. A task is handed to a worker only when one is free: its time
counts from there, and the death of a worker costs nothing that still waits.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, Generic, TypeVar

import structlog

from ...table.errors import TableError
from . import thinker
from .thinker import OutOfTime

T = TypeVar("T")
log = structlog.get_logger("comptoir.house")

BOTS: Final = "bots"  # their moves; one waits at most for each table
HELP: Final = "help"  # what people ask for besides: hints, verdicts, replays
REVIEWS: Final = "reviews"  # slices of them, when nobody else wants anything
ANALYSIS: Final = "analysis"  # what the search thinks of choices that are tried: in turn with the reviews
GRACE_SECONDS = 5.0  # how much longer than allowed we wait for a worker before we think it dead


class Busy(TableError):
    """A person has as many tasks waiting as one may have."""

    error = "busy"


class Undone(TableError):
    """No worker could do it: it took too long, or the worker died over it."""

    error = "undone"


class FairQueue(Generic[T]):
    """What waits: a queue a person, and people take turns."""

    def __init__(self) -> None:
        self._queues: OrderedDict[str, deque[T]] = OrderedDict()

    def put(self, person: str, task: T) -> None:
        self._queues.setdefault(person, deque()).append(task)

    def take(self) -> T | None:
        """The next task: the oldest of the person who has waited longest for a turn."""
        if not self._queues:
            return None
        person, queue = next(iter(self._queues.items()))
        task = queue.popleft()
        if queue:
            self._queues.move_to_end(person)
        else:
            del self._queues[person]
        return task

    def waiting(self, person: str) -> int:
        return len(self._queues.get(person, ()))


class Job:
    """A task with whoever waits for its outcome."""

    def __init__(self, kind: str, work: Callable[[], Any], seconds: float) -> None:
        self.kind = kind
        self.work = work
        self.seconds = seconds
        self.outcome: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Worker:
    """One process, started when it is first needed and replaced when it dies; or a thread, for tests."""

    def __init__(self, in_process: bool) -> None:
        self._in_process = in_process
        self._executor: Executor | None = None
        self._pid: int | None = None

    async def start(self) -> None:
        """Have it there, with all it needs loaded: that is no part of a task's time."""
        if self._executor is None and self._in_process:
            self._executor = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), thinker.settle_in)
            self._pid = await asyncio.get_running_loop().run_in_executor(self._executor, os.getpid)
        elif self._executor is None:
            self._executor = ThreadPoolExecutor(1, "bots")

    async def do(self, job: Job) -> Any:
        running = asyncio.get_running_loop().run_in_executor(self._executor, job.work)
        return await asyncio.wait_for(running, job.seconds + GRACE_SECONDS)

    def stop(self) -> None:
        """Whatever it does: the next task gets another process."""
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
        if self._pid is not None:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGKILL)
        self._executor = self._pid = None


class Pool:
    """All workers of this process of the house."""

    def __init__(self, processes: int, most_waiting: int) -> None:
        self._most_waiting = most_waiting
        self._workers = [Worker(processes > 0) for _ in range(max(1, processes))]
        self._idle = self._workers[:]
        self._queues: OrderedDict[str, FairQueue[Job]] = OrderedDict({BOTS: FairQueue(), HELP: FairQueue()})
        self._reviews: FairQueue[Job] = FairQueue()
        self._beside = 0  # workers that do not think for bots now
        self._at_work: set[asyncio.Task[None]] = set()
        self._open = True

    async def do(self, kind: str, person: str, work: Callable[[], T], seconds: float) -> T:
        """Have a task of this person done, in its turn. `Undone` if no worker could; what the task raises is raised."""
        queue = self._queues.get(kind, self._reviews)
        if kind in (HELP, ANALYSIS) and queue.waiting(person) >= self._most_waiting:
            raise Busy(f"{self._most_waiting} things you asked for are still being thought about: wait for them first")
        job = Job(kind, work, seconds)
        queue.put(person, job)
        self._hand_out()
        outcome: T = await job.outcome
        return outcome

    async def close(self) -> None:
        self._open = False
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        for worker in self._workers:
            worker.stop()

    def _hand_out(self) -> None:
        while self._open and self._idle and (job := self._next()) is not None:
            self._beside += job.kind != BOTS
            task = asyncio.create_task(self._serve(self._idle.pop(), job))
            self._at_work.add(task)
            task.add_done_callback(self._at_work.discard)

    def _next(self) -> Job | None:
        """Kinds take turns like people: the one that was served stands last. Reviews stand behind them all."""
        left_to_bots = self._beside >= max(1, len(self._workers) - 1)
        for kind, queue in list(self._queues.items()):
            if kind == HELP and left_to_bots:
                continue
            if (job := _wanted(queue)) is not None:
                self._queues.move_to_end(kind)
                return job
        return None if left_to_bots else _wanted(self._reviews)

    async def _serve(self, worker: Worker, job: Job) -> None:
        """Do a job, and once more with another worker if this one died: it may have been dead before."""
        try:
            try:
                done = await self._attempt(worker, job)
            except BrokenExecutor:
                log.error("worker_died")
                worker.stop()
                done = await self._attempt(worker, job)
        except asyncio.CancelledError:
            job.outcome.cancel()
            raise
        except Exception as error:
            if isinstance(error, (BrokenExecutor, TimeoutError)):
                worker.stop()
            if isinstance(error, (BrokenExecutor, TimeoutError, OutOfTime)):
                log.warning("task_undone", kind=job.kind, reason=type(error).__name__)
                error = Undone("nobody could finish that in time: try again later")
            if not job.outcome.done():
                job.outcome.set_exception(error)
        else:
            if not job.outcome.done():
                job.outcome.set_result(done)
        finally:
            self._beside -= job.kind != BOTS
            self._idle.append(worker)
            self._hand_out()

    @staticmethod
    async def _attempt(worker: Worker, job: Job) -> Any:
        await worker.start()
        return await worker.do(job)


def _wanted(queue: FairQueue[Job]) -> Job | None:
    """The next job for which somebody still waits."""
    while (job := queue.take()) is not None:
        if not job.outcome.done():
            return job
    return None
