"""Ray: the same results as without, while they come in, and no game is lost with its worker."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest
import ray
from click.testing import CliRunner

from rathaus.arena import on_ray
from rathaus.arena.on_ray import Cluster, cluster
from rathaus.arena.simulation import simulate
from rathaus.arena.tournament import compete
from rathaus.bots import BadBot
from rathaus.cli import main
from rathaus.core.errors import RathausError
from rathaus.envs import MissingExtra
from tests.own_bots import write_bots

pytestmark = pytest.mark.thorough
ASKED = {"players": 2, "games": 8, "seed": 3, "bots": ["random", "random"]}
KILLER = """
import os
import signal
from pathlib import Path
from rathaus.bots import Bot

MARK = Path(__file__).with_name("killed")

class Killer(Bot):
    def choose(self, chair, rng):
        if not MARK.exists():
            MARK.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return chair.moves()[-1]

class Suicidal(Bot):
    def choose(self, chair, rng):
        os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture(scope="module")
def workers() -> Iterator[Cluster]:
    """A small cluster on this machine."""
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "error"}
    ray.init(address="local", num_cpus=2, object_store_memory=on_ray.STORE, **quiet)
    try:
        with cluster() as found:
            yield found
        assert ray.is_initialized(), "a cluster that was there before stays"
    finally:
        ray.shutdown()


def test_a_simulation_has_the_same_results(workers: Cluster, tmp_path: Path) -> None:
    done: list[int] = []
    spread = simulate(
        "neom", **ASKED, spreading=workers, progress=done.append, records=tmp_path / "games"
    )
    assert spread == simulate("neom", **ASKED)
    assert sum(done) == 8
    assert len(list((tmp_path / "games").iterdir())) == 8
    assert workers.width == 2


def test_an_arena_has_the_same_results(workers: Cluster, tmp_path: Path) -> None:
    bots = ["random", f"{write_bots(tmp_path)}:Last"]
    asked = {"bots": bots, "players": 2, "games": 6}
    there = compete("neom", **asked, spreading=workers, diary=tmp_path / "arena.jsonl").to_json()
    here = compete("neom", **asked).to_json()
    assert there.pop("times").keys() == here.pop("times").keys()
    assert there == here
    assert len((tmp_path / "arena.jsonl").read_text().splitlines()) == 7


def test_the_command_uses_it(workers: Cluster) -> None:
    asked = ["simulate", "neom", "--players=1", "--games=3", "--json"]
    there, here = (CliRunner().invoke(main, [*asked, *more]) for more in (["--ray"], []))
    assert there.exit_code == 0, there.output
    assert json.loads(there.stdout) == json.loads(here.stdout)


def waiting_for(mark: Path) -> Callable[[int], int]:
    """Work whose later items are done only after the first result has been seen."""

    def work(item: int) -> int:
        end = monotonic() + 60
        while item and not mark.exists():
            assert monotonic() < end, "the first result never arrived"
            sleep(0.05)
        return item * item

    return work


def test_results_arrive_while_it_runs(workers: Cluster, tmp_path: Path) -> None:
    mark = tmp_path / "seen"
    found = []
    for place, result in workers(waiting_for(mark), range(5)):
        mark.touch()
        found.append((place, result))
    assert found[0] == (0, 0)
    assert sorted(found) == [(n, n * n) for n in range(5)]


def test_the_games_of_a_lost_worker_are_played_again(workers: Cluster, tmp_path: Path) -> None:
    file = tmp_path / "killer.py"
    file.write_text(KILLER)
    asked = {**ASKED, "bots": [f"{file}:Killer", "random"]}
    after = simulate("neom", **asked, spreading=workers)
    assert (tmp_path / "killed").exists(), "a worker was killed"
    assert after == simulate("neom", **asked)


def test_work_that_kills_every_worker_ends_with_a_clear_error(
    workers: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(on_ray, "RETRIES", 0)
    file = tmp_path / "killer.py"
    file.write_text(KILLER)
    bots = [f"{file}:Suicidal", "random"]
    with pytest.raises(RathausError, match="has ended without a word"):
        simulate("neom", players=2, games=1, bots=bots, spreading=workers)


def test_a_bot_that_fails_is_named_as_without_a_cluster(workers: Cluster, tmp_path: Path) -> None:
    bots = [f"{write_bots(tmp_path)}:Clumsy", "random"]
    with pytest.raises(BadBot, match="Clumsy on seat 0") as error:
        simulate("neom", players=2, games=2, bots=bots, spreading=workers)
    assert len(str(error.value).splitlines()) == 1


def test_without_the_library_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(on_ray, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r"rathaus\[ray\]"), cluster():
        pass


def test_a_named_cluster_that_is_not_there_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Deaf:
        @staticmethod
        def init(address: str, **_: object) -> None:
            raise ConnectionError(address)

    monkeypatch.setenv("RAY_ADDRESS", "nowhere:1")
    with pytest.raises(RathausError, match="no Ray cluster at nowhere:1"):
        on_ray._join(Deaf)
