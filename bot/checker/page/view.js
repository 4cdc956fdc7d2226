// The page itself: takes a file, shows what was found, makes a word for the dice.

const part = (id) => document.getElementById(id);

function element(name, attributes = {}, ...inner) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value !== undefined) made.setAttribute(key, value);
  made.append(...inner);
  return made;
}

const ORDER = ["false", "unproven", "proven"];
const MARKS = { false: "✕", unproven: "?", proven: "✓" };
let file = null; // {name, bytes}
let turn = 0; // of the newest check: an older one that is still under way shows nothing

async function checkNow() {
  if (file === null) return;
  const mine = ++turn;
  const result = part("result");
  result.hidden = false;
  result.dataset.state = "busy";
  part("verdict").textContent = say("view.busy");
  part("verdict").dataset.verdict = "busy";
  for (const id of ["findings", "counts", "header"]) part(id).replaceChildren();
  const progress = (done, all) => {
    if (mine === turn) part("progress").value = done / all;
  };
  part("progress").hidden = false;
  let found;
  try {
    found = await check(file.bytes, readPosted(part("posted").value), progress);
  } catch (error) {
    found = { report: new Report(), document: null };
    found.report.false("form", "view.failed", { why: cut(String(error), 200) });
  }
  if (mine !== turn) return;
  part("progress").hidden = true;
  show(found);
  result.dataset.state = "done";
}

function show({ report, document: checked }) {
  const wrong = report.of("false").length;
  const open = report.of("unproven").length;
  const verdict = wrong ? "false" : open ? "unproven" : "proven";
  part("verdict").dataset.verdict = verdict;
  part("verdict").textContent = say(`verdict.${verdict}`, {
    file: file.name,
    wrong,
    open,
    proven: report.of("proven").length,
  });
  part("findings").replaceChildren(...ORDER.flatMap((one) => group(one, report.of(one))));
  part("counts").replaceChildren(
    ...Object.entries(report.counts).map(([name, count]) => line(say(`count.${name}`), String(count))),
  );
  part("header").replaceChildren(...(checked === null ? [] : header(checked)));
  part("about").hidden = checked === null;
}

function group(verdict, findings) {
  if (!findings.length) return [];
  const list = element("ul", { class: verdict });
  for (const { thing, key, args, since } of findings) {
    const name = element("strong", {}, say(`thing.${thing}`));
    const where = since === undefined ? [] : [" ", element("em", {}, say("view.since", { since }))];
    const mark = element("span", { class: "mark", "aria-hidden": "true" }, MARKS[verdict]);
    const words = element("p", {}, name, " ", say(key, args), ...where);
    list.append(element("li", { "data-thing": thing, "data-verdict": verdict, "data-since": since }, mark, words));
  }
  return [element("h3", {}, say(`view.${verdict}`, { count: findings.length })), list];
}

function line(name, value) {
  return element("div", {}, element("dt", {}, name), element("dd", {}, value));
}

// What the file says of itself.
function header(checked) {
  const players = checked.seats.map((seat) => {
    const word = checked.words?.[seat.seat];
    const key = word ? "header.player_word" : "header.player";
    return say(key, {
      seat: seat.seat,
      kind: say(`header.${seat.kind === "human" ? "human" : "computer"}`),
      name: seat.name ?? "",
      word,
    });
  });
  const options = Object.keys(checked.options).map((key) => `${key} = ${checked.options[key]}`);
  const status = isRunning(checked) ? "running" : checked.status === "over" ? "over" : "abandoned";
  return [
    line(say("header.table"), checked.table),
    line(say("header.game"), checked.game),
    line(say("header.status"), say(`header.${status}`)),
    line(say("header.players"), players.join("\n")),
    line(say("header.options"), options.join("\n") || "–"),
    line(say("header.rules"), `${checked.rules_version} · ${checked.data_hash}`),
    line(say("header.commitment"), checked.commitment),
  ].map((one) => (one.querySelector("dd").classList.add("file"), one));
}

async function take(chosen) {
  if (!chosen) return;
  file = { name: cut(chosen.name, 80), bytes: new Uint8Array(await chosen.arrayBuffer()) };
  part("chosen").textContent = say("view.chosen", { name: file.name });
  await checkNow();
  part("result").scrollIntoView({ block: "start" });
}

function recognised() {
  const found = readPosted(part("posted").value);
  const count = found.commitment.length + found.fingerprint.length + found.bare.length;
  part("recognised").textContent = part("posted").value.trim() === "" ? "" : say("view.recognised", { count });
}

let waiting = 0;

function listen() {
  part("file").addEventListener("change", (event) => take(event.target.files[0]));
  part("posted").addEventListener("input", () => {
    recognised();
    clearTimeout(waiting);
    waiting = setTimeout(checkNow, 300);
  });
  const over = (on) => part("drop").classList.toggle("over", on);
  for (const kind of ["dragenter", "dragover"]) {
    addEventListener(kind, (event) => {
      event.preventDefault();
      over(true);
    });
  }
  addEventListener("dragleave", (event) => event.relatedTarget === null && over(false));
  addEventListener("drop", (event) => {
    event.preventDefault();
    over(false);
    take(event.dataTransfer?.files[0]);
  });
  part("make").addEventListener("click", () => {
    part("word").value = randomWord();
    hashWord();
  });
  part("word").addEventListener("input", hashWord);
  for (const id of ["word", "word-hash"]) part(`copy-${id}`).addEventListener("click", () => copy(id));
}

if (globalThis.crypto?.subtle) listen();
else {
  part("no-crypto").hidden = false;
  for (const input of document.querySelectorAll("input, textarea, button")) input.disabled = true;
}
