// The map from near: the view goes to where a step takes place, arrows show who moved, and words stand beside places.

const [LEAST_SHARE, WIDE_SHARE, CLOSE, EDGE] = [0.32, 0.72, 1.5, 56]; // of the map's width; of the whole map's scale; pixels
const [MILLISECONDS, ROWS, MOST] = [350, 4, 1.1]; // of a glide; in a plate; pixels of the screen to one of the map
let following = true;
let gliding = 0;
const plates = new Map(); // by place and what is said of it: the element with its size
let saidOf = []; // by step: what is said of each place

function onMap([x, y]) {
  return [(x / GAME.fine) * at("map").width, (y / GAME.fine) * at("map").height];
}

function onStage(point) {
  const [x, y] = onMap(point);
  return [x * seen.scale + seen.x, y * seen.scale + seen.y];
}

// A place that an inset shows has its place on the map itself too: `main`. A leg between two sheets is drawn there.
function legs(way) {
  return way.through.slice(1).map((end, n) => {
    const [a, b] = [GAME.places[way.through[n]], GAME.places[end]];
    return a.inset === b.inset ? [a.at, b.at] : [a.main ?? a.at, b.main ?? b.at];
  });
}

function stepPlaces(step) {
  return [...new Set([...step.at, ...step.ways.flatMap((way) => way.through)])];
}

// Of places on several sheets those count that lie on the sheet of the last one.
function points(step) {
  const all = stepPlaces(step).map((place) => GAME.places[place]);
  const last = step.ways.length ? GAME.places[step.ways.at(-1).through.at(-1)] : all.at(-1);
  if (last === undefined) return [];
  const here = all.filter((one) => one.inset === last.inset).map((one) => one.at);
  const through = step.ways.flatMap(legs).flat();
  const near = (point) => here.some((one) => one === point);
  return last.inset < 0 ? [...here, ...through] : [...here, ...through.filter(near)];
}

function target(step) {
  const spots = points(step).map(onMap);
  if (!spots.length) return null;
  const [stage, map] = [at("stage"), at("map")];
  const range = (values) => [Math.min(...values), Math.max(...values)];
  const [[left, right], [top, bottom]] = [range(spots.map((one) => one[0])), range(spots.map((one) => one[1]))];
  const least = map.width * LEAST_SHARE;
  if (right - left > map.width * WIDE_SHARE || bottom - top > map.height * WIDE_SHARE) return whole();
  const room = (long) => Math.max(long - 2 * EDGE, long / 2);
  const scale = Math.min(
    room(stage.clientWidth) / Math.max(right - left, 1), room(stage.clientHeight) / Math.max(bottom - top, 1),
    stage.clientWidth / least, MOST,
  );
  const middle = (low, high, long) => long / 2 - ((low + high) / 2) * Math.max(scale, seen.least);
  return {
    scale: Math.max(scale, seen.least),
    x: middle(left, right, stage.clientWidth),
    y: middle(top, bottom, stage.clientHeight),
  };
}

function whole() {
  return { scale: seen.least, x: 0, y: 0 };
}

function follow() {
  cancelAnimationFrame(gliding);
  if (!following || MAPS === null) return drawNear();
  const wanted = now === 0 ? whole() : target(STEPS[now]);
  if (wanted === null) return drawNear();
  if (matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden) {
    Object.assign(seen, wanted);
    return place();
  }
  const [from, start] = [{ scale: seen.scale, x: seen.x, y: seen.y }, performance.now()];
  const glide = (time) => {
    const part = Math.min(1, Math.max(0, (time - start) / MILLISECONDS));
    const eased = part * part * (3 - 2 * part);
    for (const one of ["scale", "x", "y"]) seen[one] = from[one] + (wanted[one] - from[one]) * eased;
    place();
    if (part < 1) gliding = requestAnimationFrame(glide);
  };
  gliding = requestAnimationFrame(glide);
}

function setFollowing(on) {
  following = on;
  at("follow").setAttribute("aria-pressed", String(on));
  if (on) follow();
}

function arrow(svg, way) {
  const group = drawn("g", { class: "own" });
  coloured(group, way);
  svg.append(group);
  const all = legs(way).map((leg) => leg.map(onStage));
  all.forEach(([a, b], n) => {
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (long < 4) return;
    const [dx, dy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
    const head = n === all.length - 1 ? Math.min(18, long / 2) : 0;
    const end = [b[0] - dx * head, b[1] - dy * head];
    for (const cls of ["halo", "shaft"]) group.append(drawn("line", { x1: a[0], y1: a[1], x2: end[0], y2: end[1], class: cls }));
    if (!head) return;
    const wide = head * 0.62;
    const tip = `${b[0]},${b[1]} ${end[0] - dy * wide},${end[1] + dx * wide} ${end[0] + dy * wide},${end[1] - dx * wide}`;
    group.append(drawn("polygon", { points: tip, class: "head" }));
  });
}

function plate(place) {
  const rows = saidOf[now].get(place) ?? 0;
  const key = `${place} ${rows}`;
  if (!plates.has(key)) {
    const found = made("div", "", { class: "plate" });
    found.append(made("b", GAME.places[place].name));
    for (const [text, colour] of GAME.rows[rows].slice(0, ROWS)) {
      const row = made("span");
      const swatch = made("i");
      if (colour) swatch.style.background = colour;
      row.append(...(colour ? [swatch] : []), text);
      found.append(row);
    }
    at("plates").append(found);
    plates.set(key, { found, wide: found.offsetWidth, high: found.offsetHeight });
  }
  return plates.get(key);
}

function drawPlates() {
  const [stage, own] = [at("stage"), stepPlaces(STEPS[now])];
  const [wide, high] = [stage.clientWidth, stage.clientHeight];
  const close = seen.scale >= seen.least * CLOSE;
  const shown = new Set();
  const taken = own.map((one) => onStage(GAME.places[one].at)).map(([x, y]) => [x - 14, y - 14, x + 14, y + 14]);
  const told = (one) => own.includes(one) || (saidOf[now].get(one) ?? 0) > 0;
  const rest = close ? GAME.places.map((_, n) => n).filter((n) => told(n) && !own.includes(n)) : [];
  for (const one of [...(close ? own : []), ...rest]) {
    const [x, y] = onStage(GAME.places[one].at);
    if (x < 0 || y < 0 || x > wide || y > high) continue;
    const made = plate(one);
    const [w, h] = [made.wide, made.high];
    const gap = Math.max(14, 28 * seen.scale); // what stands there is seen beside the words
    const tries = [[x - w / 2, y + gap], [x - w / 2, y - gap - h], [x + gap, y - h / 2], [x - gap - w, y - h / 2]];
    const free = ([left, top]) =>
      left >= 2 && top >= 2 && left + w <= wide - 2 && top + h <= high - 2 &&
      taken.every(([a, b, c, d]) => left > c || left + w < a || top > d || top + h < b);
    const spot = tries.find(free);
    if (spot === undefined) continue;
    taken.push([spot[0] - 3, spot[1] - 3, spot[0] + w + 3, spot[1] + h + 3]);
    made.found.style.transform = `translate(${Math.round(spot[0])}px, ${Math.round(spot[1])}px)`;
    made.found.classList.toggle("here", own.includes(one));
    shown.add(made.found);
  }
  for (const { found } of plates.values()) found.classList.toggle("seen", shown.has(found));
}

function drawNear() {
  if (MAPS === null || !saidOf.length || shownMap.number < 0) return;
  const svg = at("ways");
  svg.replaceChildren();
  for (const way of STEPS[now].ways) arrow(svg, way);
  drawPlates();
}

function startNear() {
  const said = new Map();
  saidOf = STEPS.map((step) => {
    for (const [one, rows] of Object.entries(step.near)) said.set(Number(one), rows);
    return new Map(said);
  });
  at("follow").addEventListener("click", () => setFollowing(!following));
}
