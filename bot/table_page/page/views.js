// What stands beside the question: the log, the hand as cards, the boards. Each is asked for when it is opened.
import { byId, find, h, lines, plain } from "./dom.js";
import * as log from "./log.js";
import * as net from "./net.js";

const NAMES = ["asked", "log", "hand", "boards"];
let shown = "asked", table = null, /** @type {any} */ say = {}, /** @type {Function} */ choose = () => {}, one = "", drawn = new Map();
const pictures = new Map(); // of cards, by id: addresses of what has come

export function begin(words, take) { [say, choose] = [words, take]; }
export const isAsked = () => shown === "asked";

export function open(name) {
  if (shown === "log" && name !== "log") { log.looked(); log.stop(); }
  shown = name;
  for (const id of NAMES) byId(id).hidden = id !== name;
  for (const id of ["acts", "beside"]) byId(id).hidden = name !== "asked";
  tabs();
  fill();
}

function tabs() {
  const title = { asked: !table.me ? say.table : table.asked.length ? `${say.asked} •` : say.asked, log: log.count() ? `${say.log} ${log.count()}` : say.log, hand: table.cards?.length ? `${say.hand} ${table.cards.length}` : say.hand, boards: say.boards };
  const there = NAMES.filter((id) => (id === "hand" ? table.cards?.length || table.hand?.length : id === "boards" ? table.glances?.length : true));
  if (!there.includes(shown)) return open("asked");
  const focused = /** @type {HTMLElement} */ (document.activeElement)?.dataset.view;
  byId("views").replaceChildren(...there.map((id) => h("button", { "data-view": id, "aria-pressed": String(id === shown), onclick: () => open(id) }, title[id])));
  if (focused) find(byId("views"), `[data-view="${focused}"]`)?.focus();
  return null;
}

export function draw(now) {
  if (table && (now.board?.tokens !== table.board?.tokens || now.language !== table.language)) drawn = new Map(); // boards show the same state as the map
  table = now;
  tabs();
  fill();
}

function fill() {
  if (shown === "log") byId("log").replaceChildren(...log.draw());
  if (shown === "hand") byId("hand").replaceChildren(...hand());
  if (shown === "boards") boards();
}
export function logged() { tabs(); if (shown === "log") fill(); }

async function picture(id) {
  if (!pictures.has(id)) pictures.set(id, net.blob(`api/card/${id}`).then((found) => URL.createObjectURL(found)));
  return pictures.get(id);
}
function image(card) {
  const img = h("img", { alt: plain(card.said), draggable: "false" });
  picture(card.id).then((src) => { img.src = src; }, () => { pictures.delete(card.id); img.replaceWith(h("span", {}, lines(card.said))); });
  return img;
}
function uses(card) { // what a card may be used for now: options of what is asked that stand for it
  const found = [];
  for (const asked of [...table.asked, ...table.asides, ...table.offers]) {
    for (const field of asked.fields || []) {
      for (const option of field.options || []) {
        if (field.how === "many" && !option.more && !option.taken) continue;
        if (option.id === card.id || option.values?.some((value) => value.endsWith(`:${card.id}`))) found.push({ asked, option: { ...option, field } });
      }
    }
  }
  return found;
}
function large(card) {
  const box = byId("paper");
  const may = uses(card).map(({ asked, option }) => h("button", { class: option.taken ? "secondary" : "primary", onclick: () => { box.close(); open("asked"); choose(option); } },
    h("span", { class: "name" }, [option.taken ? say.remove : option.field.title || plain(asked.question), option.label].filter(Boolean).join(": "))));
  box.replaceChildren(h("button", { class: "close", "aria-label": say.close, onclick: () => box.close() }, "✕"), h("div", { class: "words" }, h("div", { class: "card" }, image(card)), lines(card.said)), h("div", { class: "tools" }, may));
  box.setAttribute("aria-label", plain(card.said).slice(0, 80));
  box.showModal();
}
function hand() {
  const cards = table.cards || [], sides = [...new Set(cards.map((card) => card.side || ""))];
  const held = (card) => h("button", { class: "held", onclick: () => large(card) }, image(card), uses(card).length > 0 && h("span", { class: "usable", "aria-hidden": "true" }));
  const hands = sides.flatMap((side) => [side && h("h3", {}, side), h("div", { class: "cards" }, cards.filter((card) => (card.side || "") === side).map(held))]);
  return [...hands, ...(cards.length ? [h("details", {}, h("summary", {}, say.stands), lines(table.hand))] : lines(table.hand))].filter(Boolean);
}

async function boards() {
  if (!table.glances.some((it) => it.id === one)) one = table.glances[0]?.id;
  const row = h("nav", { class: "tabs", "aria-label": say.boards }, table.glances.map((it) => h("button", { class: it.id === one ? "on" : "", "aria-pressed": String(it.id === one), onclick: () => { one = it.id; boards(); } }, it.name)));
  const wanted = one, page = h("div", { class: "board" }, h("p", {}, say.loading));
  byId("boards").replaceChildren(row, page);
  if (!drawn.has(wanted)) drawn.set(wanted, net.file(`api/glance/${wanted}`));
  const sheet = await drawn.get(wanted).catch(() => { drawn.delete(wanted); return { words: say.lost, pictures: [] }; });
  if (wanted !== one) return;
  page.replaceChildren(...(sheet.pictures || []).map(([kind, said, data]) => h("button", { class: "plate", onclick: (e) => e.currentTarget.classList.toggle("near") }, h("img", { src: `data:${kind};base64,${data}`, alt: said }))), ...lines(sheet.words));
}
