// From step to step: by buttons, the slider, the list of chapters and keys.
import { startCharts } from "./charts.js";
import { byId } from "./dom.js";
import { held, unpack } from "./game.js";
import * as map from "./map.js";
import { follow, isFollowing, setFollowing, showMap, showWays, startNear } from "./near.js";
import { said, showDice, showLog, showStanding, showWords, startPanels } from "./panels.js";
import { aloud, made, sentences, signed, startSigns } from "./signs.js";

const PACE = 900; // milliseconds that a step is shown while it plays
let now = 0;
let playing = 0;

async function go(step) {
  now = Math.max(0, Math.min(held.steps.length - 1, step));
  const found = held.steps[now];
  byId("slider").value = String(now + 1);
  byId("slider").setAttribute("aria-valuetext", placeOf(now));
  byId("place").textContent = say("page.place", { step: now + 1, steps: held.steps.length });
  byId("chapter").value = String(found.chapter);
  byId("map").setAttribute("aria-label", held.game.texts[found.alt] || say("page.no_map"));
  byId("play-on").hidden = held.game.play_on[now] === undefined;
  byId("play-on-line").textContent = held.game.play_on[now] ?? "";
  for (const id of ["first", "before"]) byId(id).disabled = now === 0;
  for (const id of ["next", "last"]) byId(id).disabled = now === held.steps.length - 1;
  byId("heard").textContent = playing ? "" : sentences([placeOf(now), ...said(found.lines)]);
  showLog(now);
  showStanding(found);
  showDice(now);
  showWords(found);
  await showMap(now);
  if (held.steps[now] !== found) return; // another step was asked for meanwhile
  showWays();
  follow();
  document.body.dataset.step = String(now);
}

function placeOf(step) {
  return `${say("page.place", { step: step + 1, steps: held.steps.length })}, ${held.game.chapters[held.steps[step].chapter]}`;
}

function play(on) {
  clearInterval(playing);
  playing = 0;
  if (on) {
    if (now === held.steps.length - 1) go(0);
    playing = setInterval(() => (now < held.steps.length - 1 ? go(now + 1) : play(false)), PACE);
  }
  byId("play").setAttribute("aria-pressed", String(on));
  byId("play").setAttribute("aria-label", say(on ? "page.pause" : "page.play"));
  byId("play").title = say(on ? "page.pause" : "page.play");
}

function chapterFrom(chapter) {
  return held.steps.findIndex((step) => step.chapter === chapter);
}

function nextChapter(by) {
  const starts = held.game.chapters.map((_, n) => chapterFrom(n)).filter((n) => n >= 0);
  const found = by > 0 ? starts.find((n) => n > now) : starts.filter((n) => n < now).at(-1);
  return found ?? (by > 0 ? held.steps.length - 1 : 0);
}

const KEYS = {
  ArrowRight: () => go(now + 1),
  ArrowLeft: () => go(now - 1),
  Home: () => go(0),
  End: () => go(held.steps.length - 1),
  PageDown: () => go(nextChapter(1)),
  PageUp: () => go(nextChapter(-1)),
  "+": () => map.zoom(1.5),
  "=": () => map.zoom(1.5),
  "-": () => map.zoom(1 / 1.5),
  0: () => map.whole(),
  w: () => map.pan(0, 80),
  s: () => map.pan(0, -80),
  a: () => map.pan(80, 0),
  d: () => map.pan(-80, 0),
  f: () => setFollowing(!isFollowing()),
  " ": () => play(!playing),
};

function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const tag = event.target.tagName;
  if (tag === "SELECT" || (tag === "INPUT" && !"+=-0wasdf ".includes(event.key))) return;
  if (tag === "BUTTON" && (event.key === " " || event.key === "Enter")) return;
  const act = KEYS[event.key];
  if (act === undefined) return;
  event.preventDefault();
  act();
}

function start() {
  startSigns();
  document.title = byId("name").textContent = aloud(say("page.of", { name: held.game.name }));
  byId("about").replaceChildren(...signed([held.game.game, held.game.players.join(", "), held.game.result].filter(Boolean).join(" · ")));
  byId("reader").textContent = held.game.reader
    ? say(held.game.over ? "page.reader_over" : "page.reader", { seat: held.game.reader })
    : say("page.public");
  if (held.game.cut) byId("cut").textContent = say(held.game.cut.small ? "page.cut_small" : "page.cut_lines", held.game.cut);
  byId("cut").hidden = !held.game.cut;
  for (const step of held.steps) step.roundNumber = step.round < 0 ? 0 : held.game.rounds[step.round];
  const chapters = held.game.chapters.map((label, n) => [label, n]).filter(([, n]) => chapterFrom(n) >= 0);
  byId("chapter").replaceChildren(...chapters.map(([label, n]) => made("option", label, { value: n })));
  byId("chapter").addEventListener("change", () => go(chapterFrom(Number(byId("chapter").value))));
  byId("slider").max = String(held.steps.length);
  byId("slider").addEventListener("input", () => go(Number(byId("slider").value) - 1));
  byId("first").addEventListener("click", () => go(0));
  byId("before").addEventListener("click", () => go(now - 1));
  byId("next").addEventListener("click", () => go(now + 1));
  byId("last").addEventListener("click", () => go(held.steps.length - 1));
  byId("play").addEventListener("click", () => play(!playing));
  addEventListener("keydown", pressed);
  if (held.game.stands === null) {
    for (const id of ["map", "nearer", "farther", "whole", "follow"]) byId(id).hidden = true;
    byId("no-map").hidden = false;
  }
  startNear();
  startCharts();
  startPanels(go);
  go(0);
}

unpack().then((there) => there && start());
