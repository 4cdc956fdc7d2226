// What never moves on a map: its ground, and the names over it. First whole and small, then in as many pixels as the screen
// shows: at the next width, or in squares, of which those in sight come.
import { h } from "./dom.js";
import { file } from "./files.js";

const SOFT = 1.35, SHARPEST = 1.5; // how much a picture may be stretched; dots of the screen to a pixel that are worth their bytes
const fitting = (list, width) => list.find((one) => one.width * SOFT >= width) || list[list.length - 1];

export function grounds(made) {
  const [w, high] = made.size, under = h("div", { class: "layer" }), over = h("div", { class: "layer" });
  const cut = made.over_tiles, side = cut && cut.side / cut.scale;
  const picture = (list) => h("img", { src: file(list[0].hash), alt: "", draggable: "false", class: "ground" });
  const shown = { ground: made.grounds[0]?.width || 0, over: made.over?.[0]?.width || 0 };
  const squares = new Map(); // by layer and number: what shows a square
  const ground = made.grounds.length ? picture(made.grounds) : h("div");
  const base = h("div", { class: "layer" }, ground), sharp = h("div", { class: "layer" });
  under.append(base, sharp);
  const at = (n) => [(n % cut.across) * side, Math.floor(n / cut.across) * side];
  const names = made.over?.length && !cut ? picture(made.over) : null;
  if (names) over.append(names);
  const coarse = (one, n, hash) => { // a square of the small picture, until its own has come
    const [x, y] = at(n);
    Object.assign(one.style, { backgroundImage: `url(${file(hash)})`, backgroundPosition: `${-x}px ${-y}px`, backgroundSize: `${w}px ${high}px` });
  };
  if (cut) {
    cut.hashes.forEach((_, n) => {
      const [x, y] = at(n), one = h("div", { class: "square" });
      Object.assign(one.style, { left: `${x}px`, top: `${y}px`, width: `${Math.min(side, w - x)}px`, height: `${Math.min(side, high - y)}px` });
      coarse(one, n, made.over[0].hash);
      squares.set(`names ${n}`, one);
      over.append(one);
    });
  }
  const wider = (img, list, key, wanted, then) => {
    const best = list?.length && fitting(list, wanted);
    if (!best || best.width <= shown[key]) return;
    shown[key] = best.width;
    const next = new Image();
    next.onload = () => then(best);
    next.src = file(best.hash);
  };
  function near(tiles, x, y, wide, tall, take) {
    const each = tiles.side / tiles.scale;
    tiles.hashes.forEach((hash, n) => {
      const [left, top] = [(n % tiles.across) * each, Math.floor(n / tiles.across) * each];
      if (left < x + wide && top < y + tall && left + each > x && top + each > y) take(hash, n, left, top);
    });
  }
  // s: pixels of the screen to one of the map; x, y, wide, tall: what is in sight, in pixels of the map
  function sharpen(s, x, y, wide, tall) {
    const wanted = w * s * Math.min(devicePixelRatio, SHARPEST), tiles = made.tiles;
    const widest = made.grounds[made.grounds.length - 1]?.width || 0;
    if (!tiles || wanted <= widest * SOFT) {
      wider(ground, made.grounds, "ground", wanted, (best) => { ground.src = file(best.hash); });
      wider(null, made.over, "over", wanted, (best) => {
        if (names) names.src = file(best.hash);
        else squares.forEach((one, key) => { if (key.startsWith("names") && !one.dataset.sharp) coarse(one, Number(key.slice(6)), best.hash); });
      });
      return;
    }
    near(tiles, x, y, wide, tall, (hash, n, left, top) => {
      if (squares.has(`ground ${n}`)) return;
      const img = h("img", { src: file(hash), alt: "", draggable: "false" });
      squares.set(`ground ${n}`, img);
      img.onload = () => Object.assign(img.style, { left: `${left}px`, top: `${top}px`, width: `${img.naturalWidth / tiles.scale}px`, height: `${img.naturalHeight / tiles.scale}px` });
      sharp.append(img);
    });
    if (cut) near(cut, x, y, wide, tall, (hash, n) => {
      const one = squares.get(`names ${n}`);
      if (one.dataset.sharp) return;
      one.dataset.sharp = "1";
      const next = new Image();
      next.onload = () => Object.assign(one.style, { backgroundImage: `url(${file(hash)})`, backgroundPosition: "0 0", backgroundSize: `${next.naturalWidth / cut.scale}px ${next.naturalHeight / cut.scale}px` });
      next.src = file(hash);
    });
  }
  return { under, over, sharpen };
}
