"""Playing without eyes: by names and roles alone, listening to what a screen reader would say."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import Any

from playwright.sync_api import Locator, Page

Heard = list[dict[str, Any]]

# All that is added to a region which speaks by itself, and every scene, in their order.
LISTEN = """
() => {
  const first = JSON.parse(document.getElementById("first-scene").textContent);
  window.spoken = [{ kind: "scene", ...first }];
  const regions = document.querySelectorAll("[aria-live], [role=status], [role=alert], [role=log]");
  for (const region of regions)
    new MutationObserver((changes) => {
      if (!region.checkVisibility()) return;
      for (const { textContent: text } of changes.flatMap((change) => [...change.addedNodes]))
        if (text.trim()) spoken.push({ kind: region.id || region.className, text });
    }).observe(region, { childList: true, subtree: true, characterData: true });
  document.addEventListener("scene", ({ detail: { feed, yours, prompt } }) =>
    spoken.push({ kind: "scene", feed, yours, prompt }));
}
"""
FOCUS = """
() => {
  const { activeElement: one } = document;
  return one === document.body ? "" : (one.getAttribute("aria-label") || one.textContent || one.id);
}
"""


def listen(page: Page) -> None:
    page.evaluate(LISTEN)


def heard(page: Page) -> Heard:
    """Return what was said and shown since this was asked last."""
    found: Heard = page.evaluate("spoken.splice(0)")
    return found


def focus(page: Page) -> str:
    """Return what the keyboard is on, by its name; nothing: it has fallen to the page."""
    name: str = page.evaluate(FOCUS)
    return name


def offered(page: Page, title: str) -> list[Locator]:
    """Return what can be chosen, as the accessibility tree names it."""
    board = page.get_by_role("group", name=title, exact=True).get_by_role("button")
    listed = page.get_by_role("group", name="Your choices").get_by_role("button")
    return [*board.all(), *listed.all()]


def check(said: Heard) -> None:
    """Every line of the feed is said once and in order; who is asked is called once a turn."""
    scenes = [one for one in said if one["kind"] == "scene"]
    told = folded(scenes)
    polite = " ".join(one["text"] for one in said if one["kind"] == "polite")
    for text in told:
        assert text in polite, f"not said, or said before its turn: {text}"
        before, _, polite = polite.partition(text)
        assert [other for other in told if other in before] == [], "said twice"
    assert [other for other in told if other in polite] == [], "said twice"
    called = [now for was, now in pairwise(scenes) if now["yours"] and not was["yours"]]
    calls = [one["text"] for one in said if one["kind"] == "assertive"]
    assert len(calls) == len(called)
    assert all(scene["prompt"] in call for scene, call in zip(called, calls, strict=True))
    assert {one["kind"] for one in said} <= {"scene", "polite", "assertive"}


def folded(scenes: Heard) -> list[str]:
    """Return what was told after the first scene; equal lines of one scene and one turn are one."""
    last, found = scenes[0]["feed"][-1]["number"], []
    for scene in scenes[1:]:
        new = [one for one in scene["feed"] if one["number"] > last and not one.get("late")]
        for _, same in groupby(new, key=lambda line: (line["actor"], line["text"])):
            lines = [*same]
            times = f"{len(lines)} × " if len(lines) > 1 else ""
            found.append(times + lines[0]["text"])
        last = scene["feed"][-1]["number"]
    return found
