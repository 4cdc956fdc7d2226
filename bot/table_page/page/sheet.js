// The sheet: what is asked, its fields and buttons. Every question of every game can be answered here, map or none.
import { byId, h, inline, lines, plain } from "./dom.js";

const FEW = 6, LONG = 12;
/** @type {any} */
let say = {};
/** @type {Function} */
let send = () => {};
let typed = "";

export function speak(words, press) { [say, send] = [words, press]; }
const chosenOf = (option) => [option.note, option.odds, option.cost].filter(Boolean).join(" · ");

function optionButton(option, press, values, style = "") {
  const note = [option.odds, option.cost, option.note].filter(Boolean).join(" · ");
  return h("button", { class: `option ${style}`, "data-id": option.id, onclick: () => send(press || option.press, values || option.values || []) },
    h("span", { class: "name" }, option.label), note && h("small", {}, note));
}

function list(options, make, title) { // grouped, and with a box to type in where it is long
  const box = h("div", { class: "list", role: "group", "aria-label": title });
  const draw = () => {
    const wanted = typed.toLowerCase();
    const shown = options.filter((one) => `${one.label} ${one.group || ""}`.toLowerCase().includes(wanted));
    const groups = [...new Set(shown.map((one) => one.group || ""))];
    box.replaceChildren(...groups.flatMap((group) => [group && h("h4", {}, group), ...shown.filter((one) => (one.group || "") === group).map(make)]).filter(Boolean));
  };
  typed = "";
  draw();
  if (options.length <= LONG) return box;
  const filter = h("input", { type: "search", class: "filter", placeholder: say.filter, "aria-label": say.filter, autocomplete: "off",
    oninput: (event) => { typed = event.target.value; draw(); },
    onkeydown: (event) => { if (event.key === "Enter") { box.querySelector("button")?.click(); event.preventDefault(); } } });
  return [filter, box];
}

function numberField(field) {
  const input = h("input", { type: "number", inputmode: "numeric", min: field.low || 0, max: field.high, value: field.low || 0, "aria-label": field.title });
  const step = (by) => { input.value = Math.max(field.low || 0, Math.min(field.high, Number(input.value) + by)); };
  const done = () => send(field.press, [], { n: input.value });
  input.addEventListener("keydown", (event) => { if (event.key === "Enter") done(); });
  return h("div", { class: "number" }, h("button", { onclick: () => step(-1), "aria-label": "−" }, "−"), input, h("button", { onclick: () => step(1), "aria-label": "+" }, "+"),
    h("button", { class: "primary", onclick: done }, say.take), h("small", {}, `${field.low || 0}–${field.high}`));
}

function manyField(field) { // things of which some are taken: a switch for one, a stepper for several
  const own = field.own || [];
  const set = (id, count) => {
    const rest = own.filter((one) => one !== id);
    return send(field.press, [...rest, ...Array(count).fill(id)]);
  };
  return list(field.options, (one) => {
    const taken = one.taken || 0, note = chosenOf(one), count = one.count ?? 1;
    const name = h("span", { class: "name" }, one.label, note && h("small", {}, note));
    if (count === 1) {
      return h("button", { class: `option toggle ${taken ? "on" : ""}`, "aria-pressed": String(Boolean(taken)), "data-id": one.id, disabled: !taken && !one.more, onclick: () => set(one.id, taken ? 0 : 1) }, name);
    }
    return h("div", { class: `option steps ${taken ? "on" : ""}`, "data-id": one.id }, name,
      h("button", { disabled: !taken, "aria-label": `− ${one.label}`, onclick: () => set(one.id, taken - 1) }, "−"),
      h("output", {}, `${taken}/${count}`),
      h("button", { disabled: !one.more, "aria-label": `+ ${one.label}`, onclick: () => set(one.id, taken + 1) }, "+"));
  }, field.title);
}

function orderField(field) {
  const own = field.own || [];
  const names = own.map((id, n) => h("li", {}, (field.options.find((one) => one.id === id)?.label) || id,
    h("button", { "aria-label": `${say.remove} ${n + 1}`, onclick: () => send(field.press, own.filter((_, k) => k !== n)) }, "✕")));
  return [field.said && h("p", { class: "said" }, field.said), own.length > 0 && h("ol", {}, names), ...[list(field.options, (one) => optionButton(one, field.press, [...own, one.id]), field.title)].flat()];
}

function fieldNode(field, open) {
  const inner = field.how === "number" ? numberField(field)
    : field.how === "many" ? manyField(field)
    : field.how === "order" ? orderField(field)
    : list(field.options, (one) => optionButton(one, one.press ? "" : field.press, one.press ? undefined : [one.id], [one.ending ? "ending" : "", one.taken ? "on" : ""].join(" ")), field.title);
  const note = [field.said, !field.said && field.offer].filter(Boolean).join("");
  if (open) return h("section", { class: `field ${field.how}`, "data-name": field.name }, field.title && h("h3", {}, field.title), inner);
  return h("details", { class: `field ${field.how}`, "data-name": field.name }, h("summary", {}, h("span", {}, field.title), note && h("small", {}, note)), inner);
}

const opened = new Set(); // folds that stay open while a question is answered
function kept(node, key) {
  if (node.tagName !== "DETAILS") return node;
  node.open = opened.has(key);
  node.addEventListener("toggle", () => (node.open ? opened.add(key) : opened.delete(key)));
  return node;
}

// What of a question the map shows beside what may be chosen there: its way from where it begins, and what it is about. free: nothing may be chosen
export function onMap(asked, heart, free) {
  const picked = asked?.picked || [], about = asked?.about || [], from = picked.find((id) => heart(id));
  const way = asked?.way ? [from, ...asked.way].filter(Boolean) : about;
  const chosen = picked.length ? picked : about.length ? about.slice(-1) : free ? asked?.around || [] : [];
  return { way, chosen };
}

function questionNode(asked) {
  const fields = asked.fields || [], out = [];
  out.push(h("h2", {}, inline(asked.question.replaceAll("**", ""))));
  if (asked.chosen) out.push(h("div", { class: "chosen" }, lines(asked.chosen)));
  if (asked.preview) out.push(h("div", { class: "preview" }, lines(asked.preview)));
  if (asked.again) out.push(h("p", { class: "warn" }, inline(asked.again)));
  const titles = fields.map((one) => one.title); // which say what is asked for: not twice
  for (const said of [asked.wanted, asked.still, asked.suggested]) if (said && !titles.includes(said.replace(/^-# /, ""))) out.push(...lines(said));
  const alone = fields.filter((one) => !["begin", "set", "deed"].includes(one.how)).length === 1;
  for (const field of fields) {
    const open = ["deed", "set", "number"].includes(field.how) || (alone && field.how !== "begin");
    out.push(kept(fieldNode(field, open), `${asked.prompt} ${field.name}`));
  }
  const meant = fields.some((one) => one.how === "deed") ? [] : asked.meant || []; // each action says it itself
  if (asked.brief) out.push(kept(h("details", { class: "brief" }, h("summary", {}, say.stands), lines(asked.brief), meant.flatMap((one) => lines(one)), asked.term && lines(asked.term)), `${asked.prompt} brief`));
  else out.push(...meant.flatMap((one) => lines(one)), ...(asked.term ? lines(asked.term) : []));
  return out;
}

const verb = (id) => id.split(":")[0];
const button = (one) => h("button", { class: one.style || "secondary", disabled: one.disabled, "data-verb": verb(one.id), onclick: () => send(one.id) }, one.label);

export function draw(table, at, choose) {
  const { asked, asides, offers } = table, all = [...asked, ...asides, ...offers], now = all[at];
  const tabs = all.length > 1 && h("nav", { class: "tabs", "aria-label": say.questions }, all.map((one, n) => h("button", { class: n === at ? "on" : "", "aria-pressed": String(n === at), onclick: () => choose(n) },
    one.label || plain(one.question))));
  byId("above").replaceChildren(h("strong", {}, table.table.name), " · ", ...inline(table.table.status[0] || table.table.game));
  byId("asked").replaceChildren(...[tabs, now ? questionNode(now) : [...lines(table.table.waits.length ? table.table.waits : [say.nothing])]].flat().filter(Boolean));
  const confirm = (now?.buttons || []).filter((one) => ["ok", "do"].includes(verb(one.id)) || one.disabled);
  const rest = (now?.buttons || []).filter((one) => !confirm.includes(one));
  byId("acts").replaceChildren(...[...confirm, ...rest].map(button));
  const fold = (title, said, key) => said.length > 0 && kept(h("details", {}, h("summary", {}, title), lines(said)), key);
  byId("beside").replaceChildren(...[
    fold(say.came, table.came, "came"), fold(say.news, table.news, "news"), fold(say.table, [...table.table.status, ...table.table.waits], "table"), h("div", { class: "tools" }, table.tools.map(button))].filter(Boolean));
}

export function paper(sheet) { // a screen that is no question: the rules, the log, a hand
  const box = byId("paper");
  const act = (id, values) => { box.close(); send(id, values); };
  const rows = (sheet.rows || []).flatMap((row) => (row.list
    ? h("details", {}, h("summary", {}, row.list.placeholder), row.list.options.map((one) => h("button", { class: "option", onclick: () => act(row.list.id, [one.value]) }, h("span", { class: "name" }, one.label), one.description && h("small", {}, one.description))))
    : h("div", { class: "tools" }, row.buttons.map((one) => h("button", { class: one.style, disabled: one.disabled, onclick: () => act(one.id) }, one.label)))));
  const pictures = (sheet.pictures || []).map(([kind, said, data]) => h("img", { src: `data:${kind};base64,${data}`, alt: said }));
  box.replaceChildren(h("button", { class: "close", "aria-label": say.close, onclick: () => box.close() }, "✕"), h("div", { class: "words" }, pictures, lines(sheet.words)), ...rows);
  box.setAttribute("aria-label", plain(sheet.words).slice(0, 80));
  if (!box.open) box.showModal();
}
