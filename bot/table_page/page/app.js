// Puts the page together: what is shown, what is pressed, what is new.
import { around, byId, find, h, inline, lines, plain } from "./dom.js";
import { hints } from "./hints.js";
import * as log from "./log.js";
import * as map from "./map.js";
import * as net from "./net.js";
import { draw, onMap, paper, speak } from "./sheet.js";
import * as views from "./views.js";

const has = { map: "", newest: "", again: 0, timer: 0 }; // what is shown, and what is waited for
let table = null, /** @type {any} */ standing = {}, /** @type {any} */ say = {}, at = 0, busy = false, framed = "", keys = false;

function toast(said, kind = "") {
  byId("toast").replaceChildren(...said.slice(0, 4).flatMap((one) => lines(one)));
  byId("toast").className = kind;
  clearTimeout(has.timer);
  has.timer = setTimeout(untoast, 6000);
}
const untoast = () => byId("toast").replaceChildren();
byId("toast").addEventListener("click", untoast);

const questions = () => (table ? [...table.asked, ...table.asides, ...table.offers] : []);

function targets(asked) { // by place or token of the map, what may be chosen there
  const found = new Map();
  for (const field of asked?.fields || []) {
    if (field.how === "deed" || field.how === "set") continue;
    for (const option of field.options || []) {
      if (field.how === "many" && !option.more && !option.taken) continue;
      const id = option.token && map.heart(option.token) ? option.token : option.at;
      if (!id || !map.heart(id)) continue;
      found.set(id, [...(found.get(id) || []), { ...option, field }]);
    }
  }
  return found;
}

function choose(option) {
  const { field } = option;
  if (!views.isAsked()) views.open("asked");
  if (option.press) return press(option.press, option.values || []);
  if (field.how !== "many") return press(field.press, field.how === "order" ? [...(field.own || []), option.id] : [option.id]);
  const own = field.own || [], one = own.filter((id) => id !== option.id);
  return press(field.press, option.more ? [...own, option.id] : one);
}

const chances = (one) => [one.odds, one.cost].filter(Boolean).join(" · ");
const called = (one) => (one.field.how === "begin" ? `${one.field.title}: ${one.label}` : one.label);

function about(here) { // what lies at a point of the map: its place, what is said of it, the pieces there
  const rows = here.place ? standing.rows?.[here.place] || [] : [];
  const pieces = here.place ? map.stackAt(here.place) : [];
  const name = here.place ? map.nameOf(here.place) : "", known = [name, ...rows.map((row) => row.said)];
  const labels = new Set([here.token, ...pieces].map((one) => one?.label).filter((said) => said && !known.some((one) => one.includes(said))));
  return [name && h("strong", {}, name), ...rows.map((row) => h("p", { class: "small" }, inline(row.said))),
    ...[...labels].map((label) => h("p", { class: "small" }, label))].filter(Boolean);
}

function pick(here, options) {
  const box = byId("picked"), said = about(here);
  box.hidden = !options.length && !said.length;
  box.replaceChildren(...said, ...options.map((one) => h("button", { class: "option", onclick: () => { box.hidden = true; choose(one); } }, h("span", { class: "name" }, called(one)), h("small", {}, chances(one)))),
    h("button", { class: "close", "aria-label": say.close, onclick: () => { box.hidden = true; } }, "✕"));
  if (!box.hidden && byId("sheet").dataset.height === "line") height("question");
}

function touched(ids, here) {
  const may = targets(questions()[at]), options = ids.flatMap((id) => may.get(id) || []);
  if (options.length === 1) { byId("picked").hidden = true; return choose(options[0]); }
  return pick(here, options);
}

function told(here, where) { // here: null for nothing any more; where: of the mouse, beside which it is said
  const tip = byId("tip");
  tip.replaceChildren();
  if (!here) return;
  const may = targets(questions()[at]), ids = new Set([here.token?.id, ...(here.token?.holds || []), here.place]);
  const options = [...ids].flatMap((id) => may.get(id) || []);
  if (!where) { pick(here, options); return; }
  const shown = options.slice(0, 6).map((one) => h("p", {}, [called(one), chances(one)].filter(Boolean).join(" · ")));
  tip.replaceChildren(...about(here), ...shown);
  const [x, y] = where, { width, height: tall } = tip.getBoundingClientRect(), edge = byId("map").getBoundingClientRect();
  tip.style.left = `${Math.max(edge.left + 4, Math.min(x + 14, edge.right - width - 4))}px`;
  tip.style.top = `${y + 18 + tall > edge.bottom ? Math.max(4, y - tall - 10) : y + 18}px`;
}

function show() {
  const all = questions();
  at = Math.max(0, Math.min(at, all.length - 1));
  document.documentElement.lang = table.language;
  document.title = `${table.table.name} · ${plain(all[0]?.question || table.table.game)}`.slice(0, 90);
  if (table.me?.colour) document.documentElement.style.setProperty("--side", `#${table.me.colour.toString(16).padStart(6, "0")}`);
  draw(table, at, (n) => { at = n; framed = ""; show(); });
  views.draw(table);
  const now = all[at];
  byId("said").textContent = plain([now?.question || "", now?.chosen || "", ...(now?.preview || []), now?.again || "", now?.still || ""].join("\n"));
  if (!map.isThere() || !table.board || standing.key !== table.board.tokens) return;
  const may = targets(now);
  const { way, chosen } = onMap(now, map.heart, !may.size);
  map.light(may, { way, chosen });
  const about = [...chosen, ...way, ...(now?.around || [])].filter((id) => map.heart(id));
  const ids = may.size ? [...may.keys()] : about, key = ids.join(" ");
  if (ids.length && key !== framed && views.isAsked()) { if (!map.sees(ids) || !framed) map.frame(ids); framed = key; }
}

async function take(fresh) {
  if (!fresh) return;
  const before = table?.asked[0]?.prompt;
  table = fresh;
  if (table.asked[0]?.prompt !== before) { at = 0; byId("sheet").scrollTop = 0; }
  show();
  waitForMap();
  if (fresh.newest !== has.newest) {
    has.newest = fresh.newest;
    net.file("api/log").then((found) => { log.take(found); views.logged(); }).catch(() => { has.newest = ""; });
  }
  await board(fresh.board).catch((error) => { if (error instanceof net.Ended) throw error; }); // one that is not kept any more comes with the next table
}

async function board(wanted) { // the map and what stands on it, each as soon as it is another
  if (!wanted || (wanted.map === has.map && wanted.tokens === standing.key)) return;
  const [made, now] = await Promise.all([wanted.map !== has.map && net.file(`map/${wanted.map}.json`), net.file(`map/${wanted.tokens}.json`)]);
  if (table.board?.tokens !== wanted.tokens) return; // another was asked for meanwhile
  if (made) map.open(made, touched, told);
  [has.map, standing] = [wanted.map, now];
  map.stand(standing);
  show();
  if (made) log.since();
}

function waitForMap() { // one that is still being drawn is asked for again
  clearTimeout(has.again);
  if (table?.mapped && !table.board && !document.body.classList.contains("ended")) has.again = setTimeout(news, 1500);
}

async function news() { // asks for the table anew, if it is another than is shown
  waitForMap();
  if (busy) return;
  const fresh = await net.table(table.mark).catch((error) => (error instanceof net.Ended ? ended() : null));
  if (fresh && !busy) await take(fresh);
}

async function press(id, values = [], fields = {}) {
  if (busy) return;
  busy = true;
  document.body.classList.add("busy");
  byId("picked").hidden = true;
  try {
    const { told, table: fresh } = await net.press(id, values, fields);
    await take(fresh);
    if (told.sheet) paper(told.sheet);
    else if (told.lines.length) toast(told.lines, told.how);
    if (told.how === "done") byId("asked").focus({ preventScroll: true });
    else if (keys) focusOn();
  } catch (error) {
    if (error instanceof net.Ended) ended();
    else toast([error.message === "429" ? say.slow : say.lost], "failed");
  } finally {
    busy = false;
    document.body.classList.remove("busy");
  }
}

function isUntyped(e) { // an empty box to type in takes no number with which no choice begins
  const names = [...byId("asked").querySelectorAll(".option .name")];
  const box = /** @type {HTMLInputElement | null} */ (around(e, ".filter"));
  return Boolean(box) && !box.value && !names.some((one) => (one.textContent || "").startsWith(e.key));
}

function focusOn() { // whoever goes by keys is led on: to the next choice, else to what confirms
  const next = find(byId("asked"), ".filter, .field.one button, .field.goal button, .field.many button, .number input") || find(byId("acts"), "button:not([disabled])");
  (find(byId("acts"), '[data-verb="ok"]:not([disabled])') || next)?.focus();
}

function height(wanted) {
  byId("sheet").dataset.height = wanted;
  byId("grip").setAttribute("aria-expanded", String(wanted === "all"));
  map.resized();
}
const HEIGHTS = ["line", "question", "all"];
const step = (by) => height(HEIGHTS[Math.max(0, Math.min(2, HEIGHTS.indexOf(byId("sheet").dataset.height) + by))]);
let dragged = null;
byId("grip").addEventListener("pointerdown", (e) => { dragged = e.clientY; byId("grip").setPointerCapture(e.pointerId); });
byId("grip").addEventListener("pointerup", (e) => {
  const by = dragged === null ? 0 : dragged - e.clientY;
  dragged = null;
  if (Math.abs(by) > 24) step(by > 0 ? 1 : -1);
});
byId("grip").addEventListener("click", () => { if (dragged === null) return; step(1); });
byId("grip").addEventListener("keydown", (e) => { if (e.key === "ArrowUp") step(1); if (e.key === "ArrowDown") step(-1); if (e.key === "Enter") height(byId("sheet").dataset.height === "all" ? "question" : "all"); });

addEventListener("pointerdown", () => { keys = false; }, true);
addEventListener("keydown", (e) => {
  keys = true;
  const inField = around(e, "input, dialog");
  if (e.key === "Enter" && e.ctrlKey) { find(byId("acts"), '[data-verb="ok"]:not([disabled])')?.click(); e.preventDefault(); }
  if (!e.ctrlKey && !e.altKey && !e.metaKey && /^[1-9]$/.test(e.key) && (!inField || isUntyped(e))) { // the first nine choices that are in sight
    if (inField) e.preventDefault();
    [...byId("asked").querySelectorAll("button.option:not([disabled])")].filter((one) => one.offsetParent)[Number(e.key) - 1]?.click();
  }
  if (e.key === "/" && !inField) { find(byId("asked"), ".filter")?.focus(); e.preventDefault(); }
  if (e.key === "Escape" && !around(e, "dialog")) { untoast(); log.stop(); byId("picked").hidden = true; if (!inField) find(byId("acts"), '[data-verb="back"]')?.click(); }
  if (!inField && (e.key === "+" || e.key === "-") && map.isThere()) map.zoom(e.key === "+" ? 1.3 : 1 / 1.3);
});

function ended() {
  document.body.classList.add("ended");
  byId("asked").replaceChildren(h("p", {}, say.ended || "This page is over: ask the bot for a new link."));
  byId("acts").replaceChildren();
  for (const id of ["beside", "views", "log", "hand", "boards"]) byId(id).replaceChildren();
  for (const id of ["log", "hand", "boards"]) byId(id).hidden = true;
  byId("asked").hidden = false;
}

const which = (got) => new Promise((done) => { // which of their tables a person means
  byId("asked").replaceChildren(h("h2", {}, got.said), h("div", { class: "list" }, ...(got.tables || []).map((one) => h("button", { class: "option", onclick: () => done(one.table) }, h("span", { class: "name" }, one.name), h("small", {}, one.game)))));
});

async function start() {
  height("question");
  const came = await net.begin(which);
  const [words, first] = await Promise.all([net.file("api/words"), came || net.table()]);
  say = words;
  speak(say, press);
  for (const [id, key] of [["whole", "whole"], ["nearer", "nearer"], ["farther", "farther"], ["grip", "grip"], ["skip", "skip"], ["views", "views"]]) byId(id).setAttribute("aria-label", say[key]);
  for (const [id, key] of [["sheet", "asked"], ["map", "map"]]) byId(id).setAttribute("aria-label", say[key]);
  log.begin(say, first.table.id);
  views.begin(say, choose);
  byId("skip").onclick = log.stop;
  await take(first);
  if (first.me) hints(say);
  net.listen((mark) => (mark && mark === table.mark ? null : news()), ended);
}

async function tryToStart() {
  await start().catch((error) => {
    if (error instanceof net.Ended) return ended();
    if (table) throw error;
    return byId("asked").replaceChildren(h("p", {}, "There was no answer."), h("button", { class: "primary", "aria-label": "Try again", onclick: tryToStart }, "↻"));
  });
}
tryToStart();
