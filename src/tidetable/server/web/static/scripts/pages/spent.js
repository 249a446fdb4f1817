// @ts-check
// An invitation that was used. Who sat down by it in this browser is led to the own seat.

import { claimed, moveTo } from "../people/me.js";

const [here] = /^\/table\/[\w-]+/.exec(location.pathname) ?? [""];
const claim = claimed(here);

if (claim) void goBack();

async function goBack() {
  const headers = { "content-type": "application/json" };
  const asked = { method: "POST", headers, body: JSON.stringify({ claim }) };
  const reply = await fetch(`${here}/sit`, asked).catch(() => null);
  if (reply?.ok) moveTo(here, (await reply.json()).link);
}
