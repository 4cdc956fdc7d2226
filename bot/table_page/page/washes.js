// The colours of whoever holds a region: as a picture of them, where there is one, else its outline, hatched.
const HATCH = 20; // pixels between two lines
const LINES = { bend: [45], sinister: [-45], fess: [90], pale: [0], check: [45, -45] };

export function washes(found, into, shape, node) {
  into.replaceChildren();
  const defs = node("defs", {}, into);
  for (const one of found || []) {
    if (one.sprite) { node("image", { href: `map/${one.sprite}.webp`, x: one.box[0], y: one.box[1], width: one.box[2], height: one.box[3], preserveAspectRatio: "none" }, into); continue; }
    shape(one.place, { fill: one.colour, "fill-opacity": 0.5 }, into);
    for (const turn of LINES[one.pattern] || []) {
      const id = `hatch${one.colour.slice(1)}${turn}`;
      if (!defs.querySelector(`#${CSS.escape(id)}`)) {
        const made = node("pattern", { id, width: HATCH, height: HATCH, patternUnits: "userSpaceOnUse", patternTransform: `rotate(${turn})` }, defs);
        node("line", { x1: HATCH / 2, y1: 0, x2: HATCH / 2, y2: HATCH, stroke: one.colour, "stroke-width": 3, "stroke-opacity": 0.62 }, made);
      }
      shape(one.place, { fill: `url(#${id})` }, into);
    }
  }
}
