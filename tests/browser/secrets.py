"""What a browser receives."""

from __future__ import annotations

from playwright.sync_api import Page, Response

# What a page asks for, and each event of its stream as it comes: there is no body to ask for later.
OVERHEARD = """
  const [ask, Stream] = [window.fetch, window.EventSource];
  window.fetch = async (...what) => {
    const answer = await ask(...what);
    if (answer.ok && answer.url.includes("/table/"))
      window.tidetableHeard(await answer.clone().text());
    return answer;
  };
  window.EventSource = class extends Stream {
    constructor(where) {
      super(where);
      for (const kind of ["scene", "change"])
        this.addEventListener(kind, (event) => window.tidetableHeard(event.data));
    }
  };
"""


def listen(page: Page, heard: list[str]) -> None:
    """Keep every text that this browser receives from the table."""

    def keep(response: Response) -> None:
        if "/table/" in response.url and response.request.is_navigation_request() and response.ok:
            heard.append(response.text())

    page.on("response", keep)
    page.expose_function("tidetableHeard", lambda text: heard.append(text))
    page.add_init_script(OVERHEARD)
