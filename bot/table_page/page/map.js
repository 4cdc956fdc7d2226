// The map: the ground, what stands on it, and what may be touched. It knows no game: places and tokens are ids.
// What is drawn moves as one picture while fingers move, and is drawn anew, crisp, when they rest.
import { around, byId, h } from "./dom.js";
import { areHeld, file } from "./files.js";
import { grounds } from "./ground.js";
import { washes } from "./washes.js";

const SVG = "http://www.w3.org/2000/svg";
const SMALL = 24, SNAP = 26, STILL = 6, MOST = 3, NEAR = 0.8, LONG = 500, REST = 300, NOTE_WIDE = 18, NOTE_TALL = 40;
const GLIDE = 350, MARGIN = 360, THIN = 0.55; // milliseconds; pixels of the map about what is framed; of the screen to one of the map, below which arrows grow
const box = byId("map"), world = byId("world"), sheet = byId("sheet");
const at = { x: 0, y: 0, s: 0 };
const places = new Map(), tokens = new Map(), stacks = new Map(), paths = new Map();
let chart = null, shown = "", /** @type {Function} */ touched = () => {}, /** @type {Function} */ told = () => {}, may = new Map(), /** @type {any} */ layers = {}, resting = 0, drawing = 0, gliding = 0, /** @type {{ ids: string[], ways: any[] }} */ pointed = { ids: [], ways: [] }, /** @type {Function} */ follows = () => {};

const node = (name, given, parent) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(given)) made.setAttribute(key, value);
  parent?.append(made);
  return made;
};
const pathOf = (id, outline) => { if (!paths.has(id)) paths.set(id, new Path2D(outline)); return paths.get(id); };
const pen = document.createElement("canvas").getContext("2d");

export const isThere = () => chart !== null;
export const nameOf = (id) => places.get(id)?.name || (places.get(id)?.hex ? id : "");

export function heart(id) {
  const token = tokens.get(id);
  if (token) return [token.box[0] + token.box[2] / 2, token.box[1] + token.box[3] / 2];
  const place = places.get(id);
  if (!place) return null;
  if (place.heart) return place.heart;
  if (place.hex) {
    const [c, r] = place.hex, g = chart.grid;
    return [g.x + c * g.across, g.y + r * g.down + ((Math.abs(c) % 2 === 1) === (g.lower === 1) ? g.down / 2 : 0)];
  }
  return place.box ? [(place.box[0] + place.box[2]) / 2, (place.box[1] + place.box[3]) / 2] : null;
}
function corners(id) {
  const [x, y] = heart(id), r = chart.grid.radius;
  return Array.from({ length: 6 }, (_, n) => `${x + r * Math.cos(Math.PI / 3 * n)},${y + r * Math.sin(Math.PI / 3 * n)}`).join(" ");
}
function size(id) { // how wide a place or token is, in pixels of the map
  const token = tokens.get(id), place = places.get(id);
  if (token) return Math.min(token.box[2], token.box[3]);
  if (place?.hex) return chart.grid.radius * 1.7;
  if (place?.disc) return place.disc * 2;
  if (place?.box) return place.box[2] - place.box[0];
  return 90;
}
function shape(id, given, parent) {
  const place = places.get(id), spot = heart(id);
  if (!spot) return null;
  if (tokens.has(id)) return node("circle", { cx: spot[0], cy: spot[1], r: size(id) * 0.7, ...given }, parent);
  if (place.outline && place.kind !== "node") return node("path", { d: place.outline, ...given }, parent);
  if (place.hex) return node("polygon", { points: corners(id), ...given }, parent);
  if (place.box) { const [l, t, r, b] = place.box; return node("rect", { x: l, y: t, width: r - l, height: b - t, ...given }, parent); }
  return node("circle", { cx: spot[0], cy: spot[1], r: (place.disc || 40) + 6, ...given }, parent);
}

// ontouch: what a tap does; ontell: what is told of a thing that is held, or that a mouse rests on (then with where);
// ground: what lies under all, where it is no picture that the map names
export function open(made, ontouch, ontell, ground = null) {
  [touched, told] = [ontouch, ontell];
  if (shown === made.key) return;
  const same = chart && chart.size.join() === made.size.join();
  [chart, shown] = [made, made.key];
  places.clear(); paths.clear(); world.replaceChildren();
  for (const place of made.places) places.set(place.id, place);
  const [w, high] = made.size;
  world.style.width = `${w}px`; world.style.height = `${high}px`;
  layers.ground = ground || grounds(made);
  layers.washes = h("div", { class: "layer" });
  layers.emblems = h("div", { class: "layer" });
  layers.under = node("svg", { viewBox: `0 0 ${w} ${high}`, class: "layer" });
  layers.tokens = h("div", { class: "layer" });
  for (const one of ["ways", "lit", "told", "moves"]) layers[one] = node("svg", { viewBox: `0 0 ${w} ${high}`, class: `layer ${one}` });
  world.append(layers.ground.under, layers.washes, layers.emblems, layers.under, layers.ground.over, layers.tokens, layers.ways, layers.told, layers.moves, layers.lit);
  document.body.classList.remove("no-map");
  if (!same) at.s = 0;
  place();
}

// At rest: what is in sight, in as many pixels as the screen shows, and the pieces that are.
function sharpen() {
  if (!at.s) return;
  const [w, high] = [box.clientWidth / at.s, box.clientHeight / at.s];
  layers.ground.sharpen(at.s, at.x, at.y, w, high);
  for (const img of layers.waiting || []) {
    const [l, t, wide, tall] = img.spot;
    if (l > at.x + w * 1.2 || t > at.y + high * 1.2 || l + wide < at.x - w * 0.2 || t + tall < at.y - high * 0.2) continue;
    img.src = file(img.dataset.sprite);
    layers.waiting.delete(img);
  }
}

export function stand(board) {
  tokens.clear(); stacks.clear();
  for (const one of board.tokens || []) {
    tokens.set(one.id, one);
    for (const held of one.holds || []) tokens.set(held, one);
    if (one.at) stacks.set(one.at, [...(stacks.get(one.at) || []), one]);
  }
  layers.under.replaceChildren();
  const washed = JSON.stringify(board.washes || []);
  if (layers.washed !== washed) washes(board.washes, layers.washes, chart.size, (id) => places.get(id)?.outline && pathOf(id, places.get(id).outline));
  layers.washed = washed;
  for (const line of board.lines || []) {
    node("path", { d: line.line, stroke: line.edge, "stroke-width": (line.width || 3) + 5, fill: "none" }, layers.under);
    node("path", { d: line.line, stroke: line.colour, "stroke-width": line.width || 3, fill: "none" }, layers.under);
  }
  layers.waiting ||= new Set(); // pieces whose sprite was not asked for yet
  const drawn = new Map([...layers.tokens.children, ...layers.emblems.children].map((one) => [one.dataset.key, one]));
  const image = (one) => {
    const [l, t, w, high] = one.box, key = [one.sprite, ...one.box].join(" ");
    let made = drawn.get(key);
    if (!made) {
      made = h("img", { alt: "", draggable: "false", "data-key": key, "data-sprite": one.sprite });
      Object.assign(made.style, { left: `${l}px`, top: `${t}px`, width: `${w}px`, height: `${high}px` });
      made.spot = one.box;
      if (areHeld()) Object.assign(made, { decoding: "sync", src: file(one.sprite) });
      else layers.waiting.add(made);
    }
    made.dataset.id = one.id;
    return made;
  };
  const [faint, others] = [[], []];
  for (const one of board.tokens || []) (one.kind === "emblem" ? faint : others).push(one);
  layers.emblems.replaceChildren(...faint.map(image));
  layers.tokens.replaceChildren(...others.map(image));
  const kept = new Set([...layers.tokens.children, ...layers.emblems.children]);
  for (const img of layers.waiting) if (!kept.has(img)) layers.waiting.delete(img);
  place();
}

// may: by place or token, what choosing it says; way: places in a row; chosen: ids that are chosen
export function light(now, { way = [], chosen = [] } = {}) {
  may = now;
  for (const one of ["ways", "lit", "told"]) layers[one].replaceChildren();
  const any = [...may.keys()].some((id) => tokens.has(id));
  for (const img of layers.tokens.children) { // pieces that are not asked about step back
    const token = tokens.get(img.dataset.id);
    img.classList.toggle("dim", any && token.kind === "piece" && ![token.id, ...(token.holds || [])].some((one) => may.has(one)));
  }
  const spots = way.map(heart).filter(Boolean);
  if (spots.length > 1) for (const kind of ["way", "way over"]) node("polyline", { points: spots.map((p) => p.join(",")).join(" "), class: kind }, layers.ways);
  for (const id of chosen) shape(id, { class: "chosen" }, layers.ways);
  const noted = [];
  for (const [id, options] of may) {
    shape(id, { class: tokens.has(id) || places.get(id)?.disc ? "may ring" : "may" }, layers.lit);
    const spot = heart(id), said = options.length === 1 && (options[0].odds || options[0].cost);
    if (!spot || !said || tokens.has(id) || may.size > 60) continue;
    const wide = said.length * NOTE_WIDE; // a note that would cover another is told by the list and by a touch alone
    if (noted.some(([x, y, w]) => Math.abs(spot[1] - y) < NOTE_TALL && Math.abs(spot[0] - x) < (wide + w) / 2)) continue;
    noted.push([...spot, wide]);
    node("text", { x: spot[0], y: spot[1] + 44, class: "note" }, layers.told).textContent = said;
  }
}

// Arrows of who moved, and places that a line of the log names; none of it may be touched. A leg between the map and an
// inset is drawn on the map itself.
function legs(through) {
  const known = through.filter(heart), out = [];
  known.slice(1).forEach((to, n) => {
    const [a, b] = [places.get(known[n]), places.get(to)], apart = (a?.inset ?? -1) !== (b?.inset ?? -1);
    const from = (apart && a?.main) || heart(known[n]), end = (apart && b?.main) || heart(to), last = out[out.length - 1];
    if (last && last[last.length - 1].join() === from.join()) last.push(end);
    else out.push([from, end]);
  });
  return out;
}
function drawArrow(through, colour, thick) {
  const lines = legs(through), tips = lines[lines.length - 1];
  if (!tips) return;
  const [[ax, ay], [bx, by]] = tips.slice(-2), long = Math.hypot(bx - ax, by - ay) || 1, [dx, dy] = [(bx - ax) / long, (by - ay) / long], head = Math.min(46 * thick, long / 2);
  tips[tips.length - 1] = [bx - dx * head, by - dy * head];
  const wide = head * 0.6, drawn = lines.map((line) => line.map((p) => p.join(",")).join(" "));
  const tip = `${bx},${by} ${bx - dx * head - dy * wide},${by - dy * head + dx * wide} ${bx - dx * head + dy * wide},${by - dy * head - dx * wide}`;
  for (const points of drawn) node("polyline", { points, class: "way" }, layers.moves);
  for (const points of drawn) node("polyline", { points, class: "way own" }, layers.moves).style.stroke = colour;
  node("polygon", { points: tip, class: "head", fill: colour }, layers.moves);
}
function drawMoves() {
  const thick = Math.max(1, THIN / (at.s || 1));
  layers.thick = thick;
  layers.moves.style.setProperty("--thick", thick.toFixed(2));
  layers.moves.replaceChildren();
  for (const id of pointed.ids) shape(id, { class: "here" }, layers.moves);
  for (const way of pointed.ways) drawArrow(way.through, way.colour, thick);
}
export const arrow = (through, colour) => point([], [{ through, colour }]);
export function point(ids, ways = []) {
  if (!chart) return;
  pointed = { ids, ways };
  drawMoves();
}

// Brings places into sight, no nearer than is read well (most: pixels of the screen to one of the map); of places on the
// map and in insets those count that lie where the last one does. smooth: it glides there.
export function frame(ids, { most = NEAR, smooth = false } = {}) {
  const known = ids.filter(heart), inset = (id) => places.get(id)?.inset ?? -1, last = known.length ? inset(known[known.length - 1]) : -1;
  const spots = known.flatMap((id) => (inset(id) === last ? [heart(id)] : last < 0 && places.get(id)?.main ? [places.get(id).main] : []));
  if (!spots.length || !space.w) return;
  const [xs, ys] = [spots.map((p) => p[0]), spots.map((p) => p[1])], [w, high] = room();
  const [wide, tall] = [Math.max(...xs) - Math.min(...xs) + MARGIN, Math.max(...ys) - Math.min(...ys) + MARGIN];
  const s = Math.min(Math.max(Math.min(w / wide, high / tall), least()), most);
  go({ s, x: (Math.max(...xs) + Math.min(...xs)) / 2 - w / s / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 - high / s / 2 }, smooth);
}
const calm = matchMedia("(prefers-reduced-motion: reduce)");
function go(to, smooth) {
  cancelAnimationFrame(gliding);
  if (!smooth || calm.matches || document.hidden || !at.s) { Object.assign(at, to); place(); return; }
  within(to); // else it glides beyond the edge first
  const from = { ...at }, mix = (a, b, part) => a + (b - a) * part;
  let begun = 0;
  const on = (time) => {
    begun ||= time;
    const part = Math.min(1, (time - begun) / GLIDE), eased = part * part * (3 - 2 * part), s = mix(from.s, to.s, eased);
    Object.assign(at, { s, x: mix(from.x * from.s, to.x * to.s, eased) / s, y: mix(from.y * from.s, to.y * to.s, eased) / s });
    place();
    if (part < 1) gliding = requestAnimationFrame(on);
  };
  gliding = requestAnimationFrame(on);
}
export function sees(ids) {
  const [w, high] = room();
  return ids.map(heart).filter(Boolean).every(([x, y]) => (x - at.x) * at.s > 20 && (y - at.y) * at.s > 20 && (x - at.x) * at.s < w - 20 && (y - at.y) * at.s < high - 20);
}
const beside = matchMedia("(min-width: 900px)");
const space = { w: 0, tall: 0, left: 0, top: 0 }; // of the map on the screen, measured when it changes and at no frame
function measure() {
  const edge = box.getBoundingClientRect(), covered = beside.matches || !sheet ? 0 : sheet.offsetHeight;
  Object.assign(space, { w: box.clientWidth, tall: Math.max(120, box.clientHeight - covered), left: edge.left, top: edge.top });
}
const room = () => [space.w, space.tall];
const least = () => Math.min(space.w / chart.size[0], space.tall / chart.size[1]);
export const whole = (smooth = false) => go({ s: 0, x: 0, y: 0 }, smooth);
export const sight = () => ({ scale: at.s, least: chart ? least() : 0, wide: space.w, high: space.tall }); // as measured: no layout is forced
export function spot(id) { // where a place or token is on the screen's map
  const on = heart(id);
  return on && [(on[0] - at.x) * at.s, (on[1] - at.y) * at.s];
}
export const pieces = () => [...layers.tokens.children].map(({ spot: [l, t, w, high] }) => // where they are on the screen's map
  [(l - at.x) * at.s, (t - at.y) * at.s, (l + w - at.x) * at.s, (t + high - at.y) * at.s]);
export function pan(x, y) { // by pixels of the screen
  cancelAnimationFrame(gliding);
  at.x -= x / at.s; at.y -= y / at.s;
  place();
}
export function whenMoved(then) { follows = then; } // is called with each frame in which the map has moved
export function zoom(factor, x = room()[0] / 2, y = room()[1] / 2) {
  cancelAnimationFrame(gliding);
  const s = Math.min(MOST, Math.max(least(), at.s * factor));
  at.x += x / at.s - x / s; at.y += y / at.s - y / s; at.s = s;
  place();
}
function within(one) { // no nearer or farther than may be, and no farther off than the edge
  const [w, high] = room(), inside = (value, seen, all) => (all <= seen ? (all - seen) / 2 : Math.min(all - seen + 40 / one.s, Math.max(-40 / one.s, value)));
  one.s = Math.min(MOST, Math.max(least(), one.s));
  one.x = inside(one.x, w / one.s, chart.size[0]); one.y = inside(one.y, high / one.s, chart.size[1]);
}
function place() {
  if (!space.w) measure();
  if (!chart || !space.w) return;
  within(at);
  cancelAnimationFrame(drawing);
  drawing = requestAnimationFrame(() => {
    world.classList.add("moving");
    world.style.transform = `translate(${-at.x * at.s}px, ${-at.y * at.s}px) scale(${at.s})`;
    follows();
    clearTimeout(resting);
    resting = setTimeout(rest, layers.calm ? 160 : 0);
    layers.calm = true;
  });
}
function rest() {
  world.classList.remove("moving");
  if (pointed.ways.length && layers.thick !== Math.max(1, THIN / at.s)) drawMoves();
  sharpen();
}
export const resized = () => { measure(); place(); };

function found(x, y) { // what lies at a point of the map: tokens first, the last drawn before others
  const on = [...layers.tokens.children].reverse().map((img) => tokens.get(img.dataset.id));
  const token = on.find((one) => { const [l, t, w, high] = one.box; return x >= l && x <= l + w && y >= t && y <= t + high; });
  let region = null, near = null, far = Infinity;
  for (const one of places.values()) {
    if (one.outline && one.kind !== "node") { if (!region && pen.isPointInPath(pathOf(one.id, one.outline), x, y)) region = one.id; continue; }
    if (one.box) { const [l, t, r, b] = one.box; if (x >= l && x <= r && y >= t && y <= b) region = one.id; continue; }
    const spot = heart(one.id), d = spot ? Math.hypot(spot[0] - x, spot[1] - y) : Infinity;
    if (d < far && d <= (one.hex ? chart.grid.radius : (one.disc || 30) + 10)) [near, far] = [one.id, d];
  }
  return { token, place: near || region, region };
}
function spotOf(clientX, clientY) { // on the screen's map, on the map itself
  const sx = clientX - space.left, sy = clientY - space.top;
  return [sx, sy, at.x + sx / at.s, at.y + sy / at.s];
}
function tap(clientX, clientY) {
  const [sx, sy, x, y] = spotOf(clientX, clientY), here = found(x, y);
  const own = here.token && [here.token.id, ...(here.token.holds || [])].filter((id) => may.has(id));
  let ids = own?.length ? own : [here.place, here.region].filter((id) => may.has(id)).slice(0, 1);
  if (!ids.length) { // a finger is coarser than a small place
    let far = SNAP / at.s, best = null;
    for (const id of may.keys()) { const spot = heart(id), d = spot ? Math.hypot(spot[0] - x, spot[1] - y) : Infinity; if (d < far) [best, far] = [id, d]; }
    if (best) ids = [best];
  }
  if (ids.length && size(ids[0]) * at.s < SMALL && at.s < 1) {
    const near = [...may.keys()].filter((id) => { const spot = heart(id); return spot && Math.hypot(spot[0] - x, spot[1] - y) * at.s < 40; });
    if (near.length > 1) return zoom(Math.max(2, 34 / (size(ids[0]) * at.s)), sx, sy);
  }
  return touched(ids, here);
}
export const stackAt = (id) => stacks.get(id) || [];

let moved = 0, held = false, waiting = 0;
function tell(e, where) {
  if (chart) told(found(...spotOf(e.clientX, e.clientY).slice(2)), where);
}
function hold(e) { // a finger that rests is told what lies under it, and chooses nothing
  clearTimeout(waiting);
  held = false;
  told(null);
  if (fingers.size === 1 && e.pointerType !== "mouse") waiting = setTimeout(() => { if (moved < STILL && fingers.size === 1) { held = true; tell(e, null); } }, LONG);
}
function hover(e) {
  clearTimeout(waiting);
  told(null);
  if (!around(e, "button")) waiting = setTimeout(() => tell(e, [e.clientX, e.clientY]), REST);
}
const fingers = new Map();
const span = () => { const [a, b] = [...fingers.values()]; return [Math.hypot(a[0] - b[0], a[1] - b[1]), (a[0] + b[0]) / 2, (a[1] + b[1]) / 2]; };
box.addEventListener("pointerdown", (e) => { if (around(e, "button")) return; if (!fingers.size) moved = 0; fingers.set(e.pointerId, [e.clientX, e.clientY]); cancelAnimationFrame(gliding); hold(e); });
box.addEventListener("pointermove", (e) => {
  const was = fingers.get(e.pointerId);
  if (!was && e.pointerType === "mouse") hover(e);
  if (!was || !chart) return;
  const before = fingers.size === 2 && span();
  fingers.set(e.pointerId, [e.clientX, e.clientY]);
  moved += Math.hypot(e.clientX - was[0], e.clientY - was[1]);
  if (moved >= STILL) clearTimeout(waiting);
  if (moved >= STILL && !box.hasPointerCapture(e.pointerId)) box.setPointerCapture(e.pointerId);
  if (before) {
    const now = span();
    at.x -= (now[1] - before[1]) / at.s; at.y -= (now[2] - before[2]) / at.s;
    zoom(now[0] / before[0] || 1, now[1] - space.left, now[2] - space.top);
  } else if (moved >= STILL) { at.x -= (e.clientX - was[0]) / at.s; at.y -= (e.clientY - was[1]) / at.s; place(); }
});
box.addEventListener("pointerup", (e) => { clearTimeout(waiting); if (fingers.delete(e.pointerId) && !fingers.size && moved < STILL && chart && !held) tap(e.clientX, e.clientY); });
box.addEventListener("pointercancel", (e) => { clearTimeout(waiting); fingers.delete(e.pointerId); });
box.addEventListener("pointerleave", (e) => { if (e.pointerType === "mouse" && !fingers.size) { clearTimeout(waiting); told(null); } });
box.addEventListener("contextmenu", (e) => e.preventDefault());
box.addEventListener("wheel", (e) => { e.preventDefault(); zoom(Math.exp(-e.deltaY / 400), e.clientX - space.left, e.clientY - space.top); }, { passive: false });
byId("nearer").onclick = () => zoom(1.5);
byId("farther").onclick = () => zoom(1 / 1.5);
byId("whole").onclick = () => whole();
for (const one of [box, sheet].filter(Boolean)) new ResizeObserver(resized).observe(one);
