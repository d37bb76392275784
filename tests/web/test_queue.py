"""The queue in front of the workers."""

import asyncio

from deska.web.queue import Queue


def test_tables_with_people_go_first() -> None:
    async def scenario() -> list[str]:
        queue, order = Queue(1), []

        async def work(name: str, is_urgent: bool) -> None:
            async with queue.place(is_urgent):
                order.append(name)
                await asyncio.sleep(0)

        names = [("first", False), ("bots 1", False), ("bots 2", False), ("people 1", True), ("people 2", True)]
        await asyncio.gather(*(work(name, is_urgent) for name, is_urgent in names))
        assert (queue.load, queue.free) == (0, 1)
        return order

    assert asyncio.run(scenario()) == ["first", "people 1", "people 2", "bots 1", "bots 2"]


def test_who_goes_away_leaves_no_place_empty() -> None:
    async def scenario() -> None:
        queue = Queue(1)
        await queue.enter(True)
        waiting = [asyncio.create_task(queue.enter(True)) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        queue.leave()
        waiting[1].cancel()  # it was given the place in the same moment
        await asyncio.wait_for(waiting[2], 1)
        queue.leave()
        assert queue.free == 1

    asyncio.run(scenario())
