// Emojis: the application's own are pictures of the text's height, and large where a message is nothing else.
import { h } from "./dom.js";

const CUSTOM = "<a?:\\w+:\\d+>";
const UNICODE = "\\p{Regional_Indicator}{2}|[0-9#*]\\uFE0F?\\u20E3|\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\uFE0F?(?:\\u200D\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\uFE0F?)*";
const ALONE = new RegExp(`^(?:(?:${CUSTOM}|${UNICODE})\\s*){1,30}$`, "u");
const gone = new Set(); // ids that the stand-in no longer has

// The picture of one of the application's emojis; where it is gone its name stands, as a reader hears it anyway.
export function customEmoji(name, id, { hidden = false } = {}) {
  const words = `:${name}:`;
  if (gone.has(id)) return h("span", { class: "emoji-name", "aria-hidden": hidden ? "true" : null }, words);
  const image = h("img", { class: "emoji-picture", src: `/emojis/${id}.png`, alt: hidden ? "" : words, title: words, draggable: "false",
    "aria-hidden": hidden ? "true" : null });
  image.addEventListener("error", () => { gone.add(id); image.replaceWith(customEmoji(name, id, { hidden })); }, { once: true });
  return image;
}

// The emoji of a button or an option.
export function emojiOf(emoji) {
  if (!emoji) return null;
  return emoji.id ? customEmoji(emoji.name, emoji.id, { hidden: true }) : h("span", { class: "emoji", "aria-hidden": "true" }, emoji.name);
}

const TILE = /([\u{1F7E5}-\u{1F7EB}\u2B1B\u2B1C])/u;
const COLOURS = { "🟥": "red", "🟧": "orange", "🟨": "yellow", "🟩": "green", "🟦": "blue", "🟪": "purple", "🟫": "brown", "⬛": "black", "⬜": "white" };

// A text whose coloured squares (dice, where no emoji may stand) are drawn: a font of one colour shows empty boxes.
export function tiled(text) {
  return String(text ?? "").split(TILE).filter(Boolean).map((part) => (part in COLOURS ? h("span", { class: `tile ${COLOURS[part]}` }, part) : part));
}

export const isJumbo = (text) => ALONE.test(text.trim());
