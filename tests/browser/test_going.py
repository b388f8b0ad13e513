"""Conceding, leaving, and a person in the place of a computer, as people at the page do it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.tables import prepare
from tests.browser.visitors import Visitor
from tests.server.servers import Server

Visit = Callable[..., Visitor]
LANGUAGES = {
    "en-GB": ("More", "Concede", "Yes, I concede", "Conceded: Ann"),
    "de-DE": ("Mehr", "Aufgeben", "Ja, ich gebe auf", "Aufgegeben: Ann"),
    "nl-NL": ("Meer", "Opgeven", "Ja, ik geef op", "Opgegeven: Ann"),
}


@pytest.mark.parametrize("locale", LANGUAGES)
def test_who_concedes_alone_sees_the_final_scoring(
    server: Server, visit: Visit, locale: str
) -> None:
    more, concede, sure, told = LANGUAGES[locale]
    table = prepare(server, "neom")
    ann = visit(locale=locale)
    ann.open(table.id, table.secrets[0])
    ann.page.get_by_role("button", name=more, exact=True).click()
    ann.page.get_by_role("button", name=concede, exact=True).click()
    ann.page.get_by_role("button", name=sure).click()
    expect(ann.page.get_by_text(told)).to_be_visible()


def test_a_link_seats_a_person_in_the_place_of_a_computer(server: Server, visit: Visit) -> None:
    table = prepare(server, "hamburg", bots=2)
    ann, carla, late = visit(), visit(), visit()
    ann.open(table.id, table.secrets[0])
    ann.page.get_by_role("button", name="More", exact=True).click()
    ann.page.get_by_role("button", name="Link for the seat of Computer 3").click()
    ann.page.locator(".seat").get_by_role("button", name="Copy the link").click()
    link = ann.page.evaluate("navigator.clipboard.readText()")
    for guest in (carla, late):
        guest.page.goto(link)
        expect(guest.page.get_by_text("invited to take over from Computer 3")).to_be_visible()
        assert "#" not in guest.page.url
    carla.page.get_by_label("Your name").fill("Carla")
    carla.page.get_by_role("button", name="Sit here").click()
    expect(carla.page.get_by_role("dialog", name="Take over a seat")).not_to_be_attached()
    expect(carla.page.get_by_role("log")).to_contain_text("Carla takes over from Computer 3.")
    expect(late.page.get_by_text("This link leads to no seat")).to_be_visible()
    seat = table.truth()["seats"][2]
    assert (seat["name"], seat["kind"]) == ("Carla", "person")


def test_who_leaves_is_played_for_and_takes_the_seat_back(server: Server, visit: Visit) -> None:
    table = prepare(server, "neom", people=2, bots=1)
    bob = visit()
    bob.open(table.id, table.secrets[1])
    bob.page.get_by_role("button", name="More", exact=True).click()
    bob.page.get_by_role("button", name="Let the computer play for me").click()
    expect(bob.page.get_by_text("The computer plays for Bob.")).to_be_visible()
    assert table.truth()["seats"][1]["is_substitute"]
    bob.page.get_by_role("button", name="Play myself again").first.click()
    expect(bob.page.get_by_text("The computer plays for Bob.")).not_to_be_attached()
    assert table.truth()["seats"][1]["kind"] == "person"
