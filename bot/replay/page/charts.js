// Points and income by round as lines, each with dashes, a marker and its name of its own: nothing is told by colour alone.
import { byId } from "./dom.js";
import { held } from "./game.js";

const SVG = "http://www.w3.org/2000/svg";
const [WIDE, HIGH, LEFT, TOP, RIGHT, BOTTOM] = [400, 250, 34, 30, 112, 28];
const DASHES = ["", "9 4", "2 3", "12 3 2 3", "5 6", "1 5"];
const STRIDES = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];

function drawn(tag, attributes, said = "") {
  const found = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) found.setAttribute(name, value);
  if (said !== "") found.textContent = said;
  return found;
}

function frame(chart) {
  const values = chart.lines.flatMap((line) => line.values);
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const stride = STRIDES.find((one) => (high - low) / one < 6) ?? 1000;
  const bottom = Math.floor(low / stride) * stride;
  const top = Math.ceil(high / stride) * stride;
  const count = Math.max(...chart.lines.map((line) => line.values.length), 1);
  return {
    stride, bottom, top, count,
    x: (n) => LEFT + ((WIDE - LEFT - RIGHT) * n) / Math.max(1, count - 1),
    y: (value) => HIGH - BOTTOM - ((HIGH - TOP - BOTTOM) * (value - bottom)) / Math.max(1, top - bottom),
  };
}

function marker(n, x, y, colour) {
  const look = { fill: n % 2 ? "var(--sheet)" : colour, stroke: colour, "stroke-width": 2 };
  if (n % 3 === 1) return drawn("rect", { x: x - 4, y: y - 4, width: 8, height: 8, ...look });
  if (n % 3 === 2) return drawn("path", { d: `M${x} ${y - 5}L${x + 5} ${y + 4}L${x - 5} ${y + 4}Z`, ...look });
  return drawn("circle", { cx: x, cy: y, r: 4, ...look });
}

// On a dark ground a side's colour is another: its style has both, and the page's theme chooses.
export function coloured(part, side) {
  if (!side?.light) return;
  for (const theme of ["light", "dark"]) part.style.setProperty(`--${theme}-own`, side[theme]);
}

function grounds(svg, chart, { stride, bottom, top, count, x, y }) {
  svg.append(drawn("text", { x: 10, y: 19, class: "title" }, chart.title));
  for (let value = bottom; value <= top; value += stride) {
    svg.append(drawn("line", { x1: LEFT, x2: WIDE - RIGHT, y1: y(value), y2: y(value), class: "grid" }));
    svg.append(drawn("text", { x: LEFT - 5, y: y(value) + 4, "text-anchor": "end" }, String(value)));
  }
  const every = Math.ceil(count / 8);
  for (let n = 0; n < count; n += every) {
    svg.append(drawn("text", { x: x(n), y: HIGH - 9, "text-anchor": "middle" }, String(chart.first + n)));
  }
}

function lines(svg, chart, { x, y }) {
  const ends = chart.lines.map((line, n) => ({ n, y: y(line.values.at(-1) ?? 0) + 4 })).sort((a, b) => a.y - b.y);
  ends.forEach((end, n) => {
    if (n > 0) end.y = Math.max(end.y, ends[n - 1].y + 15);
  });
  const over = (ends.at(-1)?.y ?? 0) - (HIGH - 6);
  if (over > 0) for (const end of ends) end.y -= over;
  chart.lines.forEach((line, n) => {
    const colour = "var(--own)";
    const points = line.values.map((value, k) => `${x(k)},${y(value)}`).join(" ");
    const own = drawn("g", { class: "own" });
    coloured(own, held.game.sides[n]);
    svg.append(own);
    own.append(drawn("polyline", { points, fill: "none", stroke: colour, "stroke-width": 2.5, "stroke-dasharray": DASHES[n % DASHES.length] }));
    line.values.forEach((value, k) => own.append(marker(n, x(k), y(value), colour)));
    const end = ends.find((one) => one.n === n);
    const name = line.name.length > 12 ? `${line.name.slice(0, 11)}…` : line.name;
    own.append(marker(n, WIDE - RIGHT + 12, end.y - 4, colour));
    own.append(drawn("text", { x: WIDE - RIGHT + 21, y: end.y }, name));
  });
}

export function startCharts() {
  for (const chart of held.game.charts) {
    const svg = drawn("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img" });
    svg.setAttribute("aria-label", chart.title + ". " + chart.lines.map((line) => `${line.name}: ${line.values.join(", ")}`).join(". "));
    const frames = frame(chart);
    grounds(svg, chart, frames);
    svg.append(drawn("line", { class: "now", y1: TOP, y2: HIGH - BOTTOM, x1: 0, x2: 0 }));
    lines(svg, chart, frames);
    svg.dataset.first = String(chart.first);
    byId("charts").append(svg);
  }
}

export function showNow(round) {
  document.querySelectorAll("#charts svg").forEach((svg, n) => {
    const chart = held.game.charts[n];
    const { x, count } = frame(chart);
    const number = Math.min(count - 1, Math.max(0, round - chart.first));
    for (const end of ["x1", "x2"]) svg.querySelector(".now").setAttribute(end, String(x(number)));
  });
}
