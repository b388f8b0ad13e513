"""A network learns to play NEOM alone: MaskablePPO of sb3-contrib, compared with random moves.

pip install 'rathaus[train]'        # PyTorch is large; its CPU build is enough
python examples/train_neom_solo.py 100000 curve.svg
"""

import sys
from pathlib import Path

from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import rathaus
from rathaus import envs
from rathaus.arena import drawing

POINT, TABLES = 0.01, 4  # what every point pays when it is made; games at the same time


class Curve(BaseCallback):
    """The mean points of the last hundred games, after each rollout."""

    def _on_training_start(self) -> None:
        self.points = []
        self.start = self.training_env.get_attr("course")[0].state.scores()[0]  # below zero

    def _on_step(self) -> bool:
        return not any("error" in info for info in self.locals["infos"])  # the masks are kept

    def _on_rollout_end(self) -> None:
        if games := [self.start + game["r"] / POINT for game in self.model.ep_info_buffer]:
            self.points.append((float(self.num_timesteps), sum(games) / len(games)))
            print(f"{self.num_timesteps:8} decisions: {self.points[-1][1]:6.1f} points", flush=True)


def untrained(steps: int) -> MaskablePPO:
    envs.register_gymnasium()
    tables = make_vec_env("rathaus/neom-solo-v0", TABLES, 1, env_kwargs={"render_mode": None})
    settings = {"gamma": 1.0, "policy_kwargs": {"net_arch": [128, 128]}, "seed": 1}
    return MaskablePPO("MlpPolicy", tables, 1e-3, min(512, steps // 8), 256, **settings)


if __name__ == "__main__":
    steps, picture = int(sys.argv[1]), Path(sys.argv[2])
    untrained(steps).learn(steps, callback=(curve := Curve()))
    rand = rathaus.simulate("neom", players=1, games=200, seed=1).seats()[0].mean
    print(f"the last hundred games: {curve.points[-1][1]:.1f} points; random moves: {rand:.1f}")
    words = [f"{at:.0f} decisions: {mean:.0f} points" for at, mean in curve.points]
    picture.write_text(drawing.curve("points", curve.points, words), encoding="utf-8")
