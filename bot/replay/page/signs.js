// Signs in words (dice, cups, emblems) as pictures of the page's own, so that no font of emojis is needed.
import { held } from "./game.js";

const SIGNS = new Map();
let anySign = /$^/;
const EMOJIS = /\p{Extended_Pictographic}\uFE0F|[\u{1F000}-\u{1FAFF}]\uFE0F?/gu; // what is not drawn is left out

export function startSigns() {
  for (const [symbol, spoken, picture] of held.game.signs) SIGNS.set(symbol, { spoken, picture });
  const escaped = held.game.signs.map(([symbol]) => symbol.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  anySign = escaped.length ? new RegExp(`(${escaped.join("|")})`, "u") : /$^/;
}

function bare(text) {
  return text.replace(EMOJIS, "").replace(/ {2,}/g, " ");
}

export function signed(text) {
  return text.split(anySign).filter(Boolean).map((part) => {
    const sign = SIGNS.get(part);
    if (sign === undefined) return bare(part);
    return made("img", "", { class: "sign", alt: sign.spoken, title: sign.spoken, src: `data:image/webp;base64,${sign.picture}` });
  });
}

// The same for what holds no picture, and for who listens.
export function aloud(text) {
  return bare(text.split(anySign).filter(Boolean).map((part) => SIGNS.get(part)?.spoken ?? part).join(""));
}

export function sentences(texts) {
  return texts.map((text) => aloud(text).trim()).filter(Boolean).map((text) => (/[.!?…:]$/.test(text) ? text : `${text}.`)).join(" ");
}

// A node with words in it.
export function made(tag, said = "", attributes = {}) {
  const found = document.createElement(tag);
  if (said !== "") found.append(...(tag === "option" ? [aloud(said)] : signed(said)));
  for (const [name, value] of Object.entries(attributes)) found.setAttribute(name, value);
  return found;
}
