// The maps: each is a grid of squares that lie on sheets. Only what differs from the map shown is drawn.

let MAPS = null;
let SHEETS = []; // WebP files in base64
const SHEETS_KEPT = 6; // decoded at a time: a phone's memory is small
const sheets = new Map(); // the number of a sheet -> the promise of its picture, the last used last
const grids = []; // of each map that was asked for: the square at each place
const shownMap = { number: -1, grid: new Uint32Array(0), asked: 0 };

function sheet(number) {
  const found = sheets.get(number) ?? decoded(SHEETS[number]);
  sheets.delete(number);
  sheets.set(number, found);
  while (sheets.size > SHEETS_KEPT) sheets.delete(sheets.keys().next().value);
  return found;
}

function decoded(text) {
  return new Promise((done, failed) => {
    const picture = new Image();
    picture.onload = () => done(picture); // not decode(): a page that nobody looks at would wait for ever
    picture.onerror = () => failed(new Error("a sheet cannot be read"));
    picture.src = `data:image/webp;base64,${text}`;
  });
}

function places(number) {
  return Math.ceil(MAPS.heights[number] / MAPS.tile) * MAPS.columns;
}

function grid(number) {
  for (let n = grids.length; n <= number; n += 1) {
    const before = grids[n - 1] ?? Uint32Array.from({ length: places(0) }, (_, place) => place);
    const found = before.length === places(n) ? before.slice() : new Uint32Array(places(n));
    const view = new DataView(bytes(MAPS.changes[n]).buffer);
    for (let start = 0; start < view.byteLength; start += 4) {
      const change = view.getUint32(start, true);
      found[change >>> MAPS.bits] = change & ((1 << MAPS.bits) - 1);
    }
    grids.push(found);
  }
  return grids[number];
}

function where(square) {
  if (square < MAPS.first) return [0, square % MAPS.columns, Math.floor(square / MAPS.columns)];
  const n = square - MAPS.first;
  const here = n % MAPS.sheet;
  return [1 + Math.floor(n / MAPS.sheet), here % MAPS.side, Math.floor(here / MAPS.side)];
}

async function drawMap(number) {
  const mine = (shownMap.asked += 1);
  const canvas = at("map");
  const wanted = grid(number);
  const fresh = shownMap.number < 0 || canvas.height !== MAPS.heights[number];
  const differing = new Map(); // by sheet: [place, column, row]
  wanted.forEach((square, place) => {
    if (!fresh && shownMap.grid[place] === square) return;
    const [number, column, row] = where(square);
    if (!differing.has(number)) differing.set(number, []);
    differing.get(number).push([place, column, row]);
  });
  const pictures = await Promise.all([...differing.keys()].map(async (one) => [one, await sheet(one)]));
  if (mine !== shownMap.asked) return; // another step was asked for meanwhile
  if (fresh) {
    canvas.width = MAPS.width;
    canvas.height = MAPS.heights[number];
  }
  const brush = canvas.getContext("2d");
  const t = MAPS.tile;
  for (const [one, picture] of pictures) {
    for (const [place, column, row] of differing.get(one)) {
      const x = (place % MAPS.columns) * t;
      const y = Math.floor(place / MAPS.columns) * t;
      brush.drawImage(picture, column * t, row * t, t, t, x, y, t, t);
    }
  }
  shownMap.number = number;
  shownMap.grid = wanted;
  if (fresh) showWhole();
  canvas.dataset.map = String(number);
}
