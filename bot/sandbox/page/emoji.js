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

export const isJumbo = (text) => ALONE.test(text.trim());
