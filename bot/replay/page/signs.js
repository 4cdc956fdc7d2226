// Signs in words (dice, cups, emblems) as pictures of the page's own, so that no font of emojis is needed.

let SIGNS = [];
let anySign = /$^/;
const EMOJIS = /\p{Extended_Pictographic}\uFE0F|[\u{1F000}-\u{1FAFF}]\uFE0F?/gu; // what is not drawn is left out

function startSigns() {
  SIGNS = new Map(GAME.signs.map(([symbol, spoken, picture]) => [symbol, { spoken, picture }]));
  const escaped = GAME.signs.map(([symbol]) => symbol.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  anySign = escaped.length ? new RegExp(`(${escaped.join("|")})`, "u") : /$^/;
}

function bare(text) {
  return text.replace(EMOJIS, "").replace(/ {2,}/g, " ");
}

function signed(text) {
  return text.split(anySign).filter(Boolean).map((part) => {
    const sign = SIGNS.get(part);
    if (sign === undefined) return bare(part);
    return made("img", "", { class: "sign", alt: sign.spoken, title: sign.spoken, src: `data:image/webp;base64,${sign.picture}` });
  });
}

// The same for what holds no picture, and for who listens.
function aloud(text) {
  return bare(text.split(anySign).filter(Boolean).map((part) => SIGNS.get(part)?.spoken ?? part).join(""));
}

function sentences(texts) {
  return texts.map((text) => aloud(text).trim()).filter(Boolean).map((text) => (/[.!?…:]$/.test(text) ? text : `${text}.`)).join(" ");
}
