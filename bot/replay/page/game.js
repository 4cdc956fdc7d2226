// The game as data, which is unpacked first: all of it is in this file.
import { byId } from "./dom.js";
import { hold } from "./files.js";

/** @type {{ game: any, steps: any[] }} */
export const held = { game: null, steps: [] };
let /** @type {Record<string, string>} */ packed = {}; // WebP files in base64, by name
const addresses = new Map(); // of those that were asked for

const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
export const numbers = (text) => { const view = new DataView(bytes(text).buffer); return Array.from({ length: view.byteLength / 4 }, (_, n) => view.getUint32(4 * n, true)); };

async function unpacked(text) {
  const [{ readable, writable }, given] = [new DecompressionStream("deflate"), bytes(text)];
  const writer = writable.getWriter();
  const written = Promise.all([writer.write(given), writer.close()]);
  const [found] = await Promise.all([new Response(readable).json(), written]);
  return found;
}

export function address(name) {
  if (!addresses.has(name)) addresses.set(name, packed[name] ? URL.createObjectURL(new Blob([bytes(packed[name])], { type: "image/webp" })) : "");
  return addresses.get(name);
}

export async function unpack() { // gives whether the game is there; where it is not, the page says why
  if (typeof DecompressionStream === "undefined") return alarm("page.old_browser");
  try {
    held.game = await unpacked(byId("game").textContent);
    packed = JSON.parse(byId("files").textContent);
  } catch {
    return alarm("page.damaged");
  }
  held.steps = held.game.steps;
  hold(address);
  return true;
}

function alarm(key) {
  byId("alarm").textContent = say(key);
  byId("alarm").hidden = false;
  for (const part of document.querySelectorAll("main, footer")) part.setAttribute("hidden", "");
  return false;
}
