// @ts-check
// The one thing that a page of pictures does by itself: it prints.

import { byId } from "../shared/dom.js";

byId("print").hidden = false;
byId("print").addEventListener("click", () => window.print());
