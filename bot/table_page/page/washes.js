// The colours of whoever holds a region: as a picture of them, where there is one, else its outline, hatched. They are
// painted once, on a canvas: a map that moves paints nothing anew.
import { h } from "./dom.js";
import { areHeld, file } from "./files.js";

const HATCH = 20, WIDEST = 1600; // pixels of the map between two lines; of the canvas
const LINES = { bend: [45], sinister: [-45], fess: [90], pale: [0], check: [45, -45] };

export function washes(found, into, [w, high], outline) {
  const k = Math.min(1, WIDEST / w), own = (found || []).filter((one) => !one.sprite);
  const there = new Map([...into.children].map((one) => [one.dataset.key, one]));
  into.replaceChildren(...(found || []).filter((one) => one.sprite).map((one) => {
    const [left, top, wide, tall] = one.box, key = [one.sprite, ...one.box].join(" ");
    if (there.has(key)) return there.get(key); // it is not loaded and decoded anew
    const img = h("img", { src: file(one.sprite), alt: "", draggable: "false", decoding: areHeld() ? "sync" : "auto", "data-key": key });
    Object.assign(img.style, { left: `${left}px`, top: `${top}px`, width: `${wide}px`, height: `${tall}px` });
    return img;
  }));
  if (!own.length) return;
  const canvas = h("canvas", { width: Math.round(w * k), height: Math.round(high * k), class: "ground" }), pen = canvas.getContext("2d");
  pen.scale(k, k);
  pen.lineWidth = 3;
  for (const one of own) {
    const path = outline(one.place);
    if (!path) continue;
    pen.save();
    Object.assign(pen, { fillStyle: one.colour, strokeStyle: one.colour, globalAlpha: 0.5 });
    pen.fill(path);
    pen.clip(path);
    pen.globalAlpha = 0.62;
    pen.beginPath();
    for (const turn of LINES[one.pattern] || []) {
      const [dx, dy] = [Math.sin(turn * Math.PI / 180), Math.cos(turn * Math.PI / 180)], long = w + high;
      for (let n = -long; n < long; n += HATCH) {
        const [x, y] = [n * dy, -n * dx];
        pen.moveTo(x - long * dx, y - long * dy);
        pen.lineTo(x + long * dx, y + long * dy);
      }
    }
    pen.stroke();
    pen.restore();
  }
  into.append(canvas);
}
