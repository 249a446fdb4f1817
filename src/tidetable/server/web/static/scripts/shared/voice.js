// @ts-check
// The browser's own voice. It says one thing at a time, in the language of the page; a browser that
// wants to be touched before it speaks says it then.

const wanted = new Intl.Locale(document.documentElement.lang || "en").maximize();
/** What could not be said yet. */
let pending = "";

/** @param {SpeechSynthesisVoice} voice */
function fits({ lang }) {
  try {
    const { language, script } = new Intl.Locale(lang.replace("_", "-")).maximize();
    return language === wanted.language && script === wanted.script;
  } catch {
    return false;
  }
}

/** @param {string} text */
export function say(text) {
  if (!window.speechSynthesis || !text.trim()) return;
  const line = new SpeechSynthesisUtterance(text);
  line.lang = `${wanted.language}-${wanted.region}`;
  line.voice = speechSynthesis.getVoices().find(fits) ?? null;
  line.rate = 0.95;
  pending = text;
  line.addEventListener("start", () => (pending = ""));
  speechSynthesis.cancel();
  speechSynthesis.speak(line);
}

export function hushVoice() {
  pending = "";
  window.speechSynthesis?.cancel();
}

document.addEventListener("pointerup", () => {
  if (pending && !window.speechSynthesis?.speaking) say(pending);
});
