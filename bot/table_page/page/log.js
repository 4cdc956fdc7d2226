// The log beside the map: what happened, newest first, and what of it is new since one looked. A line lights up its places; who
// moved is played over the map as arrows, which can be skipped.
import { byId, h, inline, lines } from "./dom.js";
import * as map from "./map.js";

const STEP = 900, MOST = 12; // milliseconds of an arrow; arrows that are played at most
const still = matchMedia("(prefers-reduced-motion: reduce)");
let entries = [], seen = null, table = "", /** @type {any} */ say = {}, playing = 0;

const key = () => `praetor-log-${table}`;
function kept(value) { // this browser alone knows up to where one has looked
  try {
    if (value === undefined) return localStorage.getItem(key());
    localStorage.setItem(key(), value);
  } catch { /* a browser that keeps nothing: all of it was seen */ }
  return null;
}

export function begin(words, id) { [say, table] = [words, id]; seen = kept(); }
const fresh = () => { const at = entries.findIndex((one) => one.id === seen); return at < 0 ? [] : entries.slice(0, at); };
export const count = () => fresh().length;

export function take(now) { // the entries as they are; what is new of them is played
  const before = entries[0]?.id;
  entries = now;
  if (seen === null && now.length) seen = now[0].id; // a first look: nothing is new
  if (now.length) kept(now[0].id);
  const from = before ? now.findIndex((one) => one.id === before) : fresh().length;
  if (from > 0 && map.isThere()) play(now.slice(0, from));
}
export const since = () => play(fresh()); // as soon as the map is there
export function looked() { seen = entries[0]?.id || seen; }

export async function play(some) {
  const ways = some.slice().reverse().flatMap((one) => one.ways || []).slice(-MOST), mine = (playing += 1);
  if (!ways.length || still.matches || document.hidden || !map.isThere()) return;
  byId("skip").hidden = false;
  for (const way of ways) {
    if (!map.sees(way.through)) map.frame(way.through);
    map.arrow(way.through, way.colour);
    await new Promise((done) => { setTimeout(done, STEP); });
    if (mine !== playing) return;
  }
  stop();
}
export function stop() { playing += 1; byId("skip").hidden = true; map.point([]); }

export function draw() {
  const news = new Set(fresh().map((one) => one.id));
  const point = (one) => { stop(); const ids = [...new Set([...(one.at || []), ...(one.ways || []).flatMap((way) => way.through)])]; map.point(ids, one.ways || []); if (ids.length && !map.sees(ids)) map.frame(ids); };
  const node = (one) => {
    const said = one.said.flatMap((line) => lines(line)), mark = news.has(one.id) && h("strong", { class: "new" }, say.log_new);
    if (!one.at && !one.ways) return h("div", { class: "entry" }, mark, said);
    return h("button", { class: "entry", onclick: () => point(one), onfocus: () => point(one) }, mark, said);
  };
  const moved = fresh().some((one) => one.ways);
  return [moved && h("button", { onclick: () => play(fresh()) }, say.play), ...(entries.length ? entries.map(node) : [h("p", {}, inline(say.log_empty))])].filter(Boolean);
}
