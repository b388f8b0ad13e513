"""A guided first game on a real server: its deal is no secret, so only bots are the opponents."""

from tests.server.servers import Server


def test_nobody_else_can_sit_at_a_table_with_a_prepared_deal(quick_server: Server) -> None:
    table = quick_server.post("/api/games/neom/lesson", {}).json()["id"]
    with quick_server.join(table) as stranger, quick_server.join(table) as learner:
        kinds = [seat["kind"] for seat in stranger.table["seats"]]
        assert kinds == ["open", "bot", "bot"]
        secret = "1" * 32
        for change in (
            {"type": "sit", "seat": 1, "name": "Eve", "secret": secret},
            {"type": "leave", "seat": 1},
        ):
            refused = stranger.ask(**change)
            assert refused["type"] == "failed"
        learner.sit(0, "Ann")
    shown = quick_server.get(f"/api/tables/{table}?lang=en").json()
    assert shown["status"] == "playing"
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot", "bot"]


def test_a_game_without_a_lesson_says_so(quick_server: Server) -> None:
    answer = quick_server.post("/api/games/chess/lesson", {})
    assert answer.status_code == 400
    assert "there is no guided first game of 'chess'" in answer.json()["message"]
