// The ground of a map that there is as a picture alone: a grid of squares that lie on sheets. Only what differs from the
// map shown is drawn.
import { byId, h } from "./dom.js";
import { address, held, numbers } from "./game.js";

const SHEETS_KEPT = 6; // decoded at a time: a phone's memory is small
const sheets = new Map(); // the number of a sheet -> the promise of its picture, the last used last
const grids = []; // of each map that was asked for: the square at each place
const shown = { number: -1, grid: new Uint32Array(0), asked: 0 };
const canvas = h("canvas", { class: "ground" });

// As `grounds` gives it: what lies under all, what lies over it, and how it is drawn in more detail.
export const ground = () => ({ under: h("div", { class: "layer" }, canvas), over: h("div"), sharpen: () => {} });

function sheet(number) {
  const found = sheets.get(number) ?? decoded(address(`sheet-${number}`));
  sheets.delete(number);
  sheets.set(number, found);
  while (sheets.size > SHEETS_KEPT) sheets.delete(sheets.keys().next().value);
  return found;
}

function decoded(src) {
  return new Promise((done, failed) => {
    const picture = new Image();
    picture.onload = () => done(picture); // not decode(): a page that nobody looks at would wait for ever
    picture.onerror = () => failed(new Error("a sheet cannot be read"));
    picture.src = src;
  });
}

const places = (maps, number) => Math.ceil(maps.heights[number] / maps.tile) * maps.columns;

function grid(maps, number) {
  for (let n = grids.length; n <= number; n += 1) {
    const before = grids[n - 1] ?? Uint32Array.from({ length: places(maps, 0) }, (_, place) => place);
    const found = before.length === places(maps, n) ? before.slice() : new Uint32Array(places(maps, n));
    for (const change of numbers(maps.changes[n])) found[change >>> maps.bits] = change & ((1 << maps.bits) - 1);
    grids.push(found);
  }
  return grids[number];
}

function where(maps, square) {
  if (square < maps.first) return [0, square % maps.columns, Math.floor(square / maps.columns)];
  const n = square - maps.first, here = n % maps.sheet;
  return [1 + Math.floor(n / maps.sheet), here % maps.side, Math.floor(here / maps.side)];
}

export async function draw(number) {
  const maps = held.game.maps, mine = (shown.asked += 1), wanted = grid(maps, number);
  const fresh = shown.number < 0 || canvas.height !== maps.heights[number];
  const differing = new Map(); // by sheet: [place, column, row]
  wanted.forEach((square, place) => {
    if (!fresh && shown.grid[place] === square) return;
    const [one, column, row] = where(maps, square);
    differing.set(one, [...(differing.get(one) ?? []), [place, column, row]]);
  });
  const pictures = await Promise.all([...differing.keys()].map(async (one) => [one, await sheet(one)]));
  if (mine !== shown.asked) return; // another step was asked for meanwhile
  if (fresh) Object.assign(canvas, { width: maps.width, height: maps.heights[number] });
  const brush = canvas.getContext("2d"), t = maps.tile;
  for (const [one, picture] of pictures) {
    for (const [place, column, row] of differing.get(one)) {
      brush.drawImage(picture, column * t, row * t, t, t, (place % maps.columns) * t, Math.floor(place / maps.columns) * t, t, t);
    }
  }
  Object.assign(shown, { number, grid: wanted });
  byId("map").dataset.drawn = String(number);
}
