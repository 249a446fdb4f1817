"""What makes the pages an app: how they are installed, and what there is without a net."""

from __future__ import annotations

import re
import struct

from tests.server.house import Visitor
from tidetable.core.say.words import LANGUAGES


def test_the_app_is_named_and_drawn_in_every_language(visitor: Visitor) -> None:
    names = set()
    for language in LANGUAGES:
        page = visitor.http.get(f"/?lang={language}").text
        found = re.search(r'<link rel="manifest" href="([^"]+)"', page)
        assert found
        answer = visitor.http.get(found[1])
        assert answer.headers["content-type"] == "application/manifest+json"
        told = answer.json()
        assert (told["lang"], told["start_url"], told["scope"]) == (language, "/", "/")
        assert "/table/" not in answer.text
        names.add(told["name"])
        visitor.http.cookies.clear()
    assert len(names) == len(LANGUAGES)
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
    for icon in told["icons"]:
        drawn = visitor.http.get(icon["src"])
        assert drawn.status_code == 200
        assert drawn.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", drawn.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"
    touch = re.search(r'<link rel="apple-touch-icon" href="([^"]+)"', page)
    assert touch
    assert visitor.http.get(touch[1]).status_code == 200


def test_the_childrens_table_is_an_app_of_its_own(visitor: Visitor) -> None:
    page = visitor.http.get("/children").text
    assert 'href="/manifest.webmanifest?lang=en&amp;start=/children"' in page
    told = visitor.http.get("/manifest.webmanifest?start=/children").json()
    assert (told["start_url"], told["id"]) == ("/children", "/children")
    elsewhere = visitor.http.get("/manifest.webmanifest?start=//elsewhere.example").json()
    assert elsewhere["start_url"] == "/"


def test_a_child_that_chooses_nobody_who_is_there_plays_all_the_same(visitor: Visitor) -> None:
    begun = visitor.http.post("/children", data={"mate": "nobody", "colour": "9"})
    place = begun.headers["location"]
    assert place.startswith("/children/")
    assert visitor.http.get(place).status_code == 200
    assert visitor.http.get("/children/nowhere", headers={"accept": "text/html"}).status_code == 404
    again = visitor.http.post(f"{place}/again")
    assert again.status_code == 403  # it is not over


def test_the_worker_may_see_to_all_pages_and_is_always_asked_for_anew(visitor: Visitor) -> None:
    answer = visitor.http.get("/worker.js?version=0")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"


def test_the_page_for_bad_times_needs_nothing_that_has_no_digest(visitor: Visitor) -> None:
    """What has one is kept; anything else would be missing just then."""
    page = visitor.http.get("/offline?lang=fr").text
    assert '<html lang="fr">' in page
    loaded = re.findall(r'<(?:link|script)[^>]+(?:href|src)="([^"]+)"', page)
    others = [path for path in loaded if not re.match(r"/static/[0-9a-f]{12}/", path)]
    assert [path for path in others if not path.startswith("/manifest")] == []
