// The game as data, and the parts of the page.

const GAME = JSON.parse(document.getElementById("game").textContent);
const STEPS = GAME.steps;
const at = (id) => document.getElementById(id);

function made(tag, said = "", attributes = {}) {
  const found = document.createElement(tag);
  if (said !== "") found.textContent = said;
  for (const [name, value] of Object.entries(attributes)) found.setAttribute(name, value);
  return found;
}

function bytes(text) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
