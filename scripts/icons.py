"""Draw the icons of the app from our emblem: python scripts/icons.py.

Phones ask for pixels: an apple-touch icon, two sizes for the home screen, and one that may be cut
to any shape, so its sea goes to the edges.
"""

from __future__ import annotations

from pathlib import Path

from find_chromium import find
from playwright.sync_api import sync_playwright

ICONS = Path(__file__).parents[1] / "src/tidetable/server/web/static/icons"
DRAWN = (
    ("favicon.svg", "app-192.png", 192),
    ("favicon.svg", "app-512.png", 512),
    ("app-maskable.svg", "app-180.png", 180),
    ("app-maskable.svg", "app-maskable.png", 512),
)


def main() -> None:
    """Photograph each drawing at the size that is wanted."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find())
        for source, name, size in DRAWN:
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = (ICONS / source).read_text(encoding="utf-8")
            page.set_content(f"<style>*{{margin:0;display:block}}</style>{drawing}")
            page.screenshot(path=ICONS / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
