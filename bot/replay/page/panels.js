// What stands beside the map: the log of the chapter, the standing, the dice, the board in words.
import { coloured, showNow } from "./charts.js";
import { byId } from "./dom.js";
import { held } from "./game.js";
import { made, signed } from "./signs.js";

let thrown = []; // by step

export function said(numbers) {
  return numbers.map((number) => held.game.texts[number]);
}

function listed(id, lines) {
  byId(id).replaceChildren(...lines.map((line) => made("li", line)));
}

let logged = -1, current = 0, /** @type {(step: number) => void} */ go = () => {}; // the chapter whose log is shown; the step; what goes to one

export function showLog(now) {
  current = now;
  const step = held.steps[now];
  if (logged !== step.chapter) {
    logged = step.chapter;
    const here = held.steps.map((one, n) => [one, n]).filter(([one]) => one.chapter === logged);
    byId("lines").replaceChildren(...here.map(([one, n]) => logLine(one, n)));
  }
  for (const line of /** @type {Iterable<HTMLElement>} */ (byId("lines").children)) {
    if (line.dataset.step === String(now)) {
      line.setAttribute("aria-current", "step");
      reveal(line);
    } else line.removeAttribute("aria-current");
  }
}

function reveal(line) {
  const panel = byId("log");
  if (panel.hidden || panel.scrollHeight <= panel.clientHeight) return;
  const [box, own] = [panel.getBoundingClientRect(), line.getBoundingClientRect()];
  const [top, end] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]; // a phone shows its beginning alone
  panel.scrollTop += own.top - top - Math.max(0, end - top - own.height) / 3;
}

function logLine(step, n) {
  const line = made("li", "", { "data-step": n });
  const button = made("button", "", { type: "button" });
  if (step.gap) button.append(made("span", say("page.gap"), { class: "quiet" }));
  for (const text of said(step.lines)) button.append(made("span", text));
  if (!step.lines.length) button.append(made("span", say(step.cut ? "page.left_out" : "page.only_map"), { class: "quiet" }));
  button.addEventListener("click", () => go(n));
  line.append(button);
  return line;
}

function row(cells, tag = "td") {
  const found = made("tr");
  cells.forEach((cell, n) => {
    const one = made(tag, "", n ? { class: "n" } : {});
    one.append(cell);
    found.append(one);
  });
  return found;
}

export function showStanding(step) {
  const order = held.game.sides.map((side, n) => [side, step.standing[n], step.hopes[n]]).sort((a, b) => b[1] - a[1]);
  const rows = order.map(([side, points, hope]) => {
    const name = made("span");
    const swatch = made("span", "", { class: "swatch own" });
    coloured(swatch, side);
    name.append(swatch, ...signed(side.name));
    return row([name, String(points), ...(hope === undefined ? [] : [`${hope} %`])]);
  });
  const head = [say("page.side"), say("page.now"), ...(step.hopes.length ? [say("page.hopes")] : [])];
  byId("standing").replaceChildren(...(rows.length ? [row(head, "th"), ...rows] : []));
  byId("standing").hidden = !rows.length;
  showNow(step.roundNumber);
}

export function showDice(now) {
  const step = held.steps[now];
  listed("thrown", Object.keys(step.dice).map((n) => held.game.texts[step.lines[n]]));
  const counts = (list) => list.flat().reduce((found, die) => found.set(die, (found.get(die) ?? 0) + 1), new Map());
  const [sofar, whole] = [counts(thrown.slice(0, now + 1)), counts(thrown)];
  const order = [...whole.keys()].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
  const rows = order.map((die) => row([made("span", held.game.dice[die] ?? die), String(sofar.get(die) ?? 0), String(whole.get(die))]));
  const head = row([say("page.die"), say("page.so_far"), say("page.in_all")], "th");
  byId("tally").replaceChildren(...(rows.length ? [head, ...rows] : [row([say("page.no_dice")])]));
}

export function showWords(step) {
  listed("status", said(step.status));
  listed("hand", said(step.hand));
  byId("own").hidden = !step.hand.length;
  byId("alt").replaceChildren(...signed(held.game.texts[step.alt] || say("page.no_map")));
}

export function startPanels(to) {
  go = to;
  thrown = held.steps.map((step) => Object.values(step.dice).flat());
  const tabs = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[role=tab]")]);
  const choose = (chosen) => {
    for (const tab of tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
      byId(tab.getAttribute("aria-controls")).hidden = tab !== chosen;
    }
    showLog(current);
  };
  tabs.forEach((tab, n) => {
    tab.addEventListener("click", () => choose(tab));
    tab.addEventListener("keydown", (event) => {
      const other = { ArrowRight: n + 1, ArrowLeft: n - 1 }[event.key];
      if (other === undefined) return;
      event.stopPropagation();
      event.preventDefault();
      const next = tabs[(other + tabs.length) % tabs.length];
      choose(next);
      next.focus();
    });
  });
}
