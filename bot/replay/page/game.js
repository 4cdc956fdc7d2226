// The game as data, which is unpacked first, and the parts of the page.

let GAME = null;
let STEPS = [];
const at = (id) => document.getElementById(id);

function made(tag, said = "", attributes = {}) {
  const found = document.createElement(tag);
  if (said !== "") found.append(...(tag === "option" ? [aloud(said)] : signed(said)));
  for (const [name, value] of Object.entries(attributes)) found.setAttribute(name, value);
  return found;
}

function bytes(text) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

async function unpacked(text) {
  const [{ readable, writable }, given] = [new DecompressionStream("deflate"), bytes(text)];
  const writer = writable.getWriter();
  const written = Promise.all([writer.write(given), writer.close()]);
  const [found] = await Promise.all([new Response(readable).json(), written]);
  return found;
}

async function open() {
  if (typeof DecompressionStream === "undefined") return alarm("page.old_browser");
  try {
    GAME = await unpacked(at("game").textContent);
    SHEETS = JSON.parse(at("sheets").textContent);
  } catch {
    return alarm("page.damaged");
  }
  STEPS = GAME.steps;
  MAPS = GAME.maps;
  return start();
}

function alarm(key) {
  at("alarm").textContent = say(key);
  at("alarm").hidden = false;
  for (const part of document.querySelectorAll("main, footer")) part.hidden = true;
}
