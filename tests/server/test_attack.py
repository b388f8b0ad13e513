"""`rathaus load --attack` does what it says: what is refused at once harms nobody."""

import pytest

from rathaus.cli.attack import Attack
from tests.server.apart import run_apart
from tests.server.inside import InsideServer


@pytest.mark.thorough
def test_every_attack_gets_through_once(inside: InsideServer) -> None:
    attack = Attack(inside.port)

    async def once() -> None:
        await attack.prepare("neom")
        for job in (attack._come_and_go, attack._read, attack._words, attack._bots):
            await job()
        for job in (attack._analyse, attack._hint, attack._bell, attack._ping):
            await job()

    run_apart(once())
