"""The training example in a short form: a few hundred decisions, on one thread."""

import re
import runpy
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tests.setting_up import set_up

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_neom_solo.py"
STEPS = 800


@pytest.fixture(scope="module", autouse=True)
def torch() -> Any:
    """PyTorch, which waits for no other thread: on a busy machine that takes minutes."""
    set_up("training")
    torch = pytest.importorskip(
        "torch", reason="pip finds no CPU build of PyTorch here; see docs/doors.md"
    )
    torch.set_num_threads(1)
    return torch


def test_a_network_learns_and_keeps_to_the_masks() -> None:
    example = runpy.run_path(str(EXAMPLE))
    model, curve = example["untrained"](STEPS), example["Curve"]()
    before = [weights.detach().clone() for weights in model.policy.parameters()]
    model.learn(STEPS, callback=curve)
    after = list(model.policy.parameters())
    assert all(not old.equal(new) for old, new in zip(before, after, strict=True))
    assert model.num_timesteps == STEPS, "a masked-out action would have ended it"
    assert [at for at, _ in curve.points] == [STEPS / 2, STEPS]


def test_the_script_draws_its_curve(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "curve.svg"
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), str(STEPS), str(picture)])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    *rollouts, last = capsys.readouterr().out.splitlines()
    assert len(rollouts) == 2
    assert re.fullmatch(r"the last hundred games: [\d.]+ points; random moves: [\d.]+", last)
    circles = ET.parse(picture).getroot().iter("{http://www.w3.org/2000/svg}circle")
    assert len(list(circles)) == 2
