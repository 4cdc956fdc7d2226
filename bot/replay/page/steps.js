// From step to step: by buttons, the slider, the list of chapters and keys.

const PACE = 900; // milliseconds that a step is shown while it plays
let now = 0;
let playing = 0;

async function go(step) {
  now = Math.max(0, Math.min(STEPS.length - 1, step));
  const found = STEPS[now];
  at("slider").value = String(now + 1);
  at("slider").setAttribute("aria-valuetext", placeOf(now));
  at("place").textContent = say("page.place", { step: now + 1, steps: STEPS.length });
  at("chapter").value = String(found.chapter);
  at("stage").setAttribute("aria-label", GAME.texts[found.alt] || say("page.no_map"));
  at("play-on").hidden = GAME.play_on[now] === undefined;
  at("play-on-line").textContent = GAME.play_on[now] ?? "";
  for (const id of ["first", "before"]) at(id).disabled = now === 0;
  for (const id of ["next", "last"]) at(id).disabled = now === STEPS.length - 1;
  at("heard").textContent = playing ? "" : sentences([placeOf(now), ...said(found.lines)]);
  showLog(now);
  showStanding(found);
  showDice(now);
  showWords(found);
  if (found.map >= 0) await drawMap(found.map);
  if (STEPS[now] === found) follow();
  document.body.dataset.step = String(now);
}

function placeOf(step) {
  return `${say("page.place", { step: step + 1, steps: STEPS.length })}, ${GAME.chapters[STEPS[step].chapter]}`;
}

function play(on) {
  clearInterval(playing);
  playing = 0;
  if (on) {
    if (now === STEPS.length - 1) go(0);
    playing = setInterval(() => (now < STEPS.length - 1 ? go(now + 1) : play(false)), PACE);
  }
  at("play").setAttribute("aria-pressed", String(on));
  at("play").setAttribute("aria-label", say(on ? "page.pause" : "page.play"));
  at("play").title = say(on ? "page.pause" : "page.play");
}

function chapterFrom(chapter) {
  return STEPS.findIndex((step) => step.chapter === chapter);
}

function nextChapter(by) {
  const starts = GAME.chapters.map((_, n) => chapterFrom(n)).filter((n) => n >= 0);
  const found = by > 0 ? starts.find((n) => n > now) : starts.filter((n) => n < now).at(-1);
  return found ?? (by > 0 ? STEPS.length - 1 : 0);
}

const KEYS = {
  ArrowRight: () => go(now + 1),
  ArrowLeft: () => go(now - 1),
  Home: () => go(0),
  End: () => go(STEPS.length - 1),
  PageDown: () => go(nextChapter(1)),
  PageUp: () => go(nextChapter(-1)),
  "+": () => zoom(1.5),
  "=": () => zoom(1.5),
  "-": () => zoom(1 / 1.5),
  0: () => showWhole(),
  w: () => pan(0, 80),
  s: () => pan(0, -80),
  a: () => pan(80, 0),
  d: () => pan(-80, 0),
  f: () => setFollowing(!following),
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
  document.title = at("name").textContent = aloud(say("page.of", { name: GAME.name }));
  at("about").replaceChildren(...signed([GAME.game, GAME.players.join(", "), GAME.result].filter(Boolean).join(" · ")));
  at("reader").textContent = GAME.reader ? say("page.reader", { seat: GAME.reader }) : say("page.public");
  if (GAME.cut) at("cut").textContent = say(GAME.cut.small ? "page.cut_small" : "page.cut_lines", GAME.cut);
  at("cut").hidden = !GAME.cut;
  for (const step of STEPS) step.roundNumber = step.round < 0 ? 0 : GAME.rounds[step.round];
  const chapters = GAME.chapters.map((label, n) => [label, n]).filter(([, n]) => chapterFrom(n) >= 0);
  at("chapter").replaceChildren(...chapters.map(([label, n]) => made("option", label, { value: n })));
  at("chapter").addEventListener("change", () => go(chapterFrom(Number(at("chapter").value))));
  at("slider").max = String(STEPS.length);
  at("slider").addEventListener("input", () => go(Number(at("slider").value) - 1));
  at("first").addEventListener("click", () => go(0));
  at("before").addEventListener("click", () => go(now - 1));
  at("next").addEventListener("click", () => go(now + 1));
  at("last").addEventListener("click", () => go(STEPS.length - 1));
  at("play").addEventListener("click", () => play(!playing));
  addEventListener("keydown", pressed);
  if (MAPS === null) {
    for (const id of ["stage", "closer", "farther", "whole", "follow"]) at(id).hidden = true;
    at("no-map").hidden = false;
  }
  startView();
  startNear();
  startCharts();
  startPanels();
  go(0);
}

open();
