// The map of a step: what stands on it, where the step takes place, who moved, and from near what is said of each place.
import { byId } from "./dom.js";
import { held } from "./game.js";
import * as map from "./map.js";
import { made } from "./signs.js";
import * as squares from "./squares.js";

const [CLOSE, ROWS, FEW] = [1.5, 4, 8]; // of the whole map's scale; in a plate; places that are lit at most
const [SHARE, LEAST, MOST] = [0.36, 0.55, 1.1]; // of the map's width that is in sight at least, unless that is under so many pixels of the screen to one of the map, or over
const REACH = [0, 20, 40, 64]; // pixels by which a plate may be farther from its place than it need be
const plates = new Map(); // by place and what is said of it: the element with its size
const byName = new Map(); // the number of a place by its id
let saidOf = []; // by step: what is said of each place
let following = true, now = 0, /** @type {string | null} */ told = null, open = -1;

const ids = (numbers) => numbers.map((one) => held.game.places[one].id).filter((one) => map.heart(one));
const stepPlaces = (step) => [...new Set([...step.at, ...step.ways.flatMap((way) => way.through)])];

export async function showMap(step) { // what stands on the map after it
  now = step;
  told = null;
  const { stands } = held.game, found = held.steps[step];
  if (found.map < 0) return;
  const stand = stands.stands[found.map], some = (kind) => stand[kind].map((one) => stands[kind][one]);
  if (open !== stand.map) map.open(stands.maps[stand.map], touched, hovered, held.game.maps ? squares.ground() : null);
  open = stand.map;
  if (held.game.maps) await squares.draw(found.map);
  if (now === step) map.stand({ tokens: some("tokens"), washes: some("washes"), lines: some("lines") });
}

export function showWays() {
  const step = held.steps[now], lit = ids(step.at);
  map.point(lit.length > FEW ? [] : lit, step.ways.map((way) => ({ through: ids(way.through), colour: way.light || "#8a2b1d" })));
  drawPlates();
}

export function follow() {
  if (!following || open < 0) return;
  const about = [...ids(held.steps[now].at), ...held.steps[now].ways.flatMap((way) => ids(way.through))];
  const most = Math.min(MOST, Math.max(LEAST, map.sight().wide / (held.game.stands.maps[open].size[0] * SHARE)));
  if (now === 0) map.whole(true);
  else if (about.length) map.frame(about, { most, smooth: true });
}

export function setFollowing(on) {
  following = on;
  byId("follow").setAttribute("aria-pressed", String(on));
  if (on) follow();
}
export const isFollowing = () => following;

function tell(place) {
  if (told === place) return;
  told = place;
  drawPlates();
}
const touched = (_, here) => tell(here.place ?? null);
const hovered = (here) => { if (here) tell(here.place ?? null); };

function plate(place) {
  const rows = saidOf[now].get(place) ?? 0, key = `${place} ${rows}`;
  if (!plates.has(key)) {
    const found = made("div", "", { class: "plate" });
    found.append(made("b", held.game.places[place].name));
    for (const [text, colour] of held.game.rows[rows].slice(0, ROWS)) {
      const row = made("span"), swatch = made("i");
      if (colour) swatch.style.background = colour;
      row.append(...(colour ? [swatch] : []), text);
      found.append(row);
    }
    byId("plates").append(found);
    plates.set(key, { found, wide: found.offsetWidth, high: found.offsetHeight });
  }
  return plates.get(key);
}

/** Return where the words of a place may stand, the nearest first: what stands there is seen beside them. */
function beside(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ tall, /** @type {number} */ gap, /** @type {number[]} */ reach) {
  return reach.flatMap((more) => {
    const far = gap + more, [left, right, above, below] = [x - far - w, x + far, y - far - tall, y + far];
    return [[x - w / 2, below], [x - w / 2, above], [right, y - tall / 2], [left, y - tall / 2],
      [right, below], [left, below], [right, above], [left, above]];
  });
}

function drawPlates() {
  if (open < 0) return;
  const { scale, least, wide, high } = map.sight(), own = stepPlaces(held.steps[now]), close = scale >= least * CLOSE, shown = new Set();
  const where = (one) => map.spot(held.game.places[one].id);
  const pieces = close ? map.pieces().filter(([a, b, c, d]) => c > 0 && d > 0 && a < wide && b < high) : [];
  const first = told !== null && byName.has(told) ? [byName.get(told)] : [];
  const taken = own.map(where).filter(Boolean).map(([x, y]) => [x - 14, y - 14, x + 14, y + 14]);
  const rest = close ? held.game.places.map((_, n) => n).filter((n) => !own.includes(n) && (saidOf[now].get(n) ?? 0) > 0) : [];
  for (const one of new Set([...first, ...(close ? own : []), ...rest])) {
    const spot = where(one);
    if (!spot || spot[0] < 0 || spot[1] < 0 || spot[0] > wide || spot[1] > high) continue;
    const [x, y] = spot, { found, wide: w, high: tall } = plate(one);
    const all = first.includes(one) || own.includes(one); // any other has words only where there is room for them
    const free = (/** @type {number[]} */ [left, top]) => left >= 2 && top >= 2 && left + w <= wide - 2 && top + tall <= high - 2
      && taken.every(([a, b, c, d]) => left > c || left + w < a || top > d || top + tall < b);
    const over = (/** @type {number[]} */ [left, top]) => pieces.reduce((sum, [a, b, c, d]) => sum
      + Math.max(0, Math.min(c, left + w) - Math.max(a, left)) * Math.max(0, Math.min(d, top + tall) - Math.max(b, top)), 0);
    let [at, least_over] = [/** @type {number[] | null} */ (null), all ? Infinity : 1];
    for (const spot of beside(x, y, w, tall, Math.max(14, 34 * scale), all ? REACH : REACH.slice(0, 2))) {
      if (least_over === 0 || !free(spot)) continue;
      const covered = over(spot);
      if (covered < least_over) [at, least_over] = [spot, covered];
    }
    if (at === null && first.includes(one)) at = [Math.max(2, Math.min(x - w / 2, wide - w - 2)), Math.max(2, Math.min(y + 34 * scale, high - tall - 2))];
    if (at === null) continue;
    taken.push([at[0] - 3, at[1] - 3, at[0] + w + 3, at[1] + tall + 3]);
    found.style.transform = `translate(${Math.round(at[0])}px, ${Math.round(at[1])}px)`;
    found.classList.toggle("here", own.includes(one) || first.includes(one));
    shown.add(found);
  }
  for (const { found } of plates.values()) found.classList.toggle("seen", shown.has(found));
}

export function startNear() {
  const said = new Map();
  saidOf = held.steps.map((step) => {
    for (const [one, rows] of Object.entries(step.near)) said.set(Number(one), rows);
    return new Map(said);
  });
  held.game.places.forEach((place, n) => byName.set(place.id, n));
  map.whenMoved(drawPlates);
  byId("follow").addEventListener("click", () => setFollowing(!following));
  byId("map").addEventListener("dblclick", (event) => {
    const box = byId("map").getBoundingClientRect();
    map.zoom(2, event.clientX - box.left, event.clientY - box.top);
  });
  addEventListener("resize", () => { map.whole(); follow(); });
}
