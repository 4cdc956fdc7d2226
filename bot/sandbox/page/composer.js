// The box at the bottom: plain messages, and after "/" a picker of commands and their options.
import { icon } from "./icons.js";
import { byId, debounce, h } from "./dom.js";
import { tiled } from "./emoji.js";
import { ask } from "./net.js";
import { addNote, FAILED, openForm, settle } from "./messages.js";
import { state } from "./state.js";

const USER = 6, CHANNEL = 7, ROLE = 8, MENTIONABLE = 9, BOOLEAN = 5, ATTACHMENT = 11;
let command = null; // {name, description, options}
let fields = new Map(); // option name -> {value, label}

export function drawComposer() {
  command = null;
  fields = new Map();
  const here = state.here;
  if (!here) return byId("composer").replaceChildren();
  if (here.type === 15) return byId("composer").replaceChildren(h("p", { class: "closed" }, "A forum holds posts. Choose one; a table opens with /game create channel: in any other channel."));
  if (here.archived) return byId("composer").replaceChildren(h("p", { class: "closed" }, "This thread is archived. A message would wake it."), plain(here));
  if (!here.can_write && !here.commands.length) return byId("composer").replaceChildren(h("p", { class: "closed" }, "You may not write here."));
  return byId("composer").replaceChildren(plain(here));
}

// Return the command and options of a line that was pasted whole ("/game create game:Chess"), or undefined.
export function readLine(line, commands) {
  const text = line.trim().slice(1);
  const heads = commands.flatMap((c) => [c.shown, c.name].map((head) => ({ head, command: c })));
  const found = heads.filter((one) => text.startsWith(`${one.head} `)).sort((a, b) => b.head.length - a.head.length)[0];
  if (!found) return undefined;
  const rest = ` ${text.slice(found.head.length).trim()}`;
  const named = (name) => found.command.options.find((o) => o.shown === name || o.name === name);
  const starts = [...rest.matchAll(/ ([^ :]+):/g)].filter((m) => named(m[1]));
  if (!starts.length || starts[0].index !== 0) return undefined;
  const typed = starts.map((m, i) => [named(m[1]).name, rest.slice(m.index + m[0].length, starts[i + 1]?.index).trim()]);
  return { command: found.command, typed };
}

// A list of suggestions over an input; keys and touch choose.
function suggestions(input, choose) {
  const list = h("div", { class: "suggestions", role: "listbox", id: `list-${Math.random().toString(36).slice(2)}`, hidden: true });
  let items = [];
  let at = 0;
  const mark = (index) => {
    at = index;
    [...list.children].forEach((c, i) => {
      c.setAttribute("aria-selected", String(i === at));
      if (i === at) { c.scrollIntoView({ block: "nearest" }); input.setAttribute("aria-activedescendant", c.id); }
    });
  };
  const show = (next, empty = "") => {
    items = next;
    list.replaceChildren(...next.map((item, i) => h("div", { role: "option", id: `${list.id}-${i}`, class: "suggestion",
      onpointerdown: (e) => e.preventDefault(), onclick: () => choose(items[i]) },
      h("span", { class: "suggestion-name" }, tiled(item.label)), item.description ? h("small", {}, tiled(item.description)) : null)));
    if (!next.length && empty) list.append(h("div", { class: "suggestion-none" }, empty));
    list.hidden = !list.children.length;
    input.setAttribute("aria-expanded", String(!list.hidden));
    if (items.length) mark(0);
  };
  const hide = () => { list.hidden = true; items = []; input.setAttribute("aria-expanded", "false"); };
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-expanded", "false");
  input.addEventListener("blur", () => setTimeout(() => { if (document.activeElement !== input) hide(); }, 100));
  const keydown = (event) => {
    if (list.hidden || !items.length) return false;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      mark((at + (event.key === "ArrowDown" ? 1 : -1) + items.length) % items.length);
      return true;
    }
    if ((event.key === "Enter" && !event.shiftKey) || event.key === "Tab") {
      event.preventDefault();
      choose(items[at]);
      return true;
    }
    return false;
  };
  return { list, show, hide, keydown };
}

function plain(here) {
  const name = here.type === 1 ? `@${state.places.users.find((u) => u.bot)?.name}` : here.parent_id ? here.name : `#${here.name}`;
  const label = `Message ${name}`;
  const input = h("textarea", { rows: "1", "aria-label": label, placeholder: `${label} (/ for commands)`, maxlength: "2000" });
  const grow = () => { input.style.height = "auto"; input.style.height = `${Math.min(input.scrollHeight, 160)}px`; };
  const picker = suggestions(input, (item) => startCommand(item.command, item.typed));
  const look = () => {
    grow();
    if (!input.value.startsWith("/")) return picker.hide();
    const typed = input.value.slice(1).toLowerCase().trimStart();
    const found = here.commands.filter((c) => c.shown.startsWith(typed) || c.name.startsWith(typed));
    const more = here.commands.filter((c) => !found.includes(c) && (c.shown.includes(typed) || c.name.includes(typed)));
    const line = found.length + more.length ? undefined : readLine(input.value, here.commands);
    if (line) return picker.show([{ label: `/${line.command.shown}`, description: line.typed.map(([name, value]) => `${name}: ${value}`).join(", "), ...line }]);
    return picker.show([...found, ...more].map((c) => ({ label: `/${c.shown}`, description: c.description, command: c })), "No such command here");
  };
  const send = async () => {
    const content = input.value.trim();
    if (!content) return;
    if (content.startsWith("/")) {
      const exact = here.commands.find((c) => `/${c.shown}` === content || `/${c.name}` === content);
      const line = exact ? { command: exact } : readLine(content, here.commands);
      if (line) startCommand(line.command, line.typed);
      return;
    }
    input.value = "";
    grow();
    try { await ask("post", { channel: state.channel, content }); settle(); } catch (error) { addNote("", error.message); }
  };
  input.addEventListener("input", look);
  input.addEventListener("focus", look);
  input.addEventListener("keydown", (event) => {
    if (picker.keydown(event)) return;
    if (event.key === "Enter" && !event.shiftKey) { event.preventDefault(); send(); }
    if (event.key === "Escape") picker.hide();
  });
  const slash = h("button", { class: "slash", type: "button", "aria-label": "Commands", title: "Commands",
    onclick: () => { input.value = "/"; input.focus(); look(); } }, "/");
  return h("div", { class: "box" }, picker.list, slash, input, h("button", { class: "send", type: "button", "aria-label": "Send", onclick: send }, icon("send")));
}

// typed: what was given for options in words, by name.
function startCommand(chosen, typed = []) {
  command = chosen;
  fields = new Map();
  for (const option of chosen.options.filter((o) => o.required)) fields.set(option.name, { value: undefined, label: "" });
  for (const [name, label] of typed) fields.set(name, { value: fixedChoices(optionNamed(name)) ? undefined : label, label });
  strayChoice();
  drawCommand();
  if (!chosen.options.length) byId("composer").querySelector(".run").focus();
}

const optionNamed = (name) => command.options.find((o) => o.name === name);

function drawCommand(focusName) {
  const shown = command.options.filter((o) => fields.has(o.name));
  const rest = command.options.filter((o) => !fields.has(o.name));
  const add = (option) => { fields.set(option.name, { value: undefined, label: "" }); drawCommand(option.name); };
  const run = h("button", { class: "btn primary run", type: "submit" }, "Send");
  const cancel = h("button", { class: "btn secondary", type: "button", onclick: drawComposer }, "Cancel");
  const element = h("form", { class: "command", "aria-label": `Command /${command.shown}` },
    h("div", { class: "command-top" }, h("strong", {}, `/${command.shown}`), h("span", {}, command.description)),
    shown.map(optionField),
    rest.length ? h("div", { class: "more-options" }, rest.map((o) => h("button", { class: "add-option", type: "button", title: o.description,
      "aria-label": `Add option ${o.shown}`, onclick: () => add(o) }, `+ ${o.shown}`))) : null,
    h("div", { class: "command-end" }, cancel, run));
  element.addEventListener("submit", (event) => { event.preventDefault(); sendCommand(run); });
  element.addEventListener("keydown", (event) => { if (event.key === "Escape") drawComposer(); });
  byId("composer").replaceChildren(element);
  const target = focusName ? byId(`option-${focusName}`) : element.querySelector("input");
  target?.focus();
}

function fixedChoices(option) {
  if (option.choices?.length) return option.choices.map((c) => ({ label: c.name, value: c.value }));
  if (option.type === BOOLEAN) return [{ label: "True", value: true }, { label: "False", value: false }];
  const users = state.places.users.map((u) => ({ label: u.name, value: u.id }));
  const roles = state.places.guilds.flatMap((g) => g.roles).map((r) => ({ label: r.name, value: r.id }));
  const channels = state.allPlaces().filter((p) => p.type !== 1 && (!option.channel_types || option.channel_types.includes(p.type))).map((c) => ({ label: `#${c.name}`, value: c.id }));
  return { [USER]: users, [ROLE]: roles, [CHANNEL]: channels, [MENTIONABLE]: [...users, ...roles] }[option.type] || null;
}

// A file is read here, since all that a page sends is JSON.
function fileField(option) {
  const field = fields.get(option.name);
  const id = `option-${option.name}`;
  const input = h("input", { id, type: "file" });
  input.addEventListener("change", () => {
    const [file] = input.files;
    if (!file) return Object.assign(field, { value: undefined, label: "" });
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      Object.assign(field, { value: { name: file.name, data: reader.result.split(",")[1] || "" }, label: file.name });
      next(input);
    });
    return reader.readAsDataURL(file);
  });
  return h("div", { class: "option-field" }, h("label", { for: id }, option.shown, option.required ? "" : h("span", { class: "dim" }, " (optional)")),
    h("div", { class: "option-box" }, input));
}

function optionField(option) {
  if (option.type === ATTACHMENT) return fileField(option);
  const field = fields.get(option.name);
  const id = `option-${option.name}`;
  const numeric = option.type === 4 || option.type === 10;
  const input = h("input", { id, type: "text", value: field.label, autocomplete: "off", inputmode: numeric ? "decimal" : null,
    placeholder: option.description, maxlength: option.max_length });
  const fixed = fixedChoices(option);
  const list = suggestions(input, (item) => {
    Object.assign(field, { value: item.value, label: item.label });
    input.value = item.label;
    input.setCustomValidity("");
    list.hide();
    next(input);
  });
  const ownOptions = () => Object.fromEntries([...fields].filter(([n, f]) => n !== option.name && f.value !== undefined).map(([n, f]) => [n, f.value]));
  let latest = 0;
  const suggest = debounce(120, async () => {
    const mine = (latest += 1);
    try {
      const typed = input.value === field.label && field.value !== input.value ? "" : input.value;
      const found = await ask("autocomplete", { channel: state.channel, command: command.name, focused: option.name, typed, options: ownOptions() });
      if (mine !== latest || document.activeElement !== input) return;
      list.show(found.choices.map((c) => ({ label: c.name, value: c.value })), found.failed ? "Loading options failed" : "No options match your search.");
    } catch (error) {
      list.show([], error.message);
    }
  });
  const look = () => {
    if (option.autocomplete) return suggest();
    if (!fixed) return undefined;
    const typed = field.value === undefined ? input.value.toLowerCase() : "";
    return list.show(fixed.filter((c) => c.label.toLowerCase().includes(typed)).slice(0, 25), "No options match your search.");
  };
  input.addEventListener("input", () => {
    input.setCustomValidity("");
    field.label = input.value;
    field.value = fixed ? undefined : input.value || undefined;
    look();
  });
  input.addEventListener("focus", look);
  input.addEventListener("keydown", (event) => {
    if (list.keydown(event)) return;
    if (event.key === "Enter") { event.preventDefault(); next(input); }
  });
  return h("div", { class: "option-field" }, h("label", { for: id }, option.shown, option.required ? "" : h("span", { class: "dim" }, " (optional)")),
    h("div", { class: "option-box" }, list.list, input));
}

// Enter goes to the next empty option, and after the last it sends.
function next(input) {
  const inputs = [...byId("composer").querySelectorAll(".option-field input")];
  const empty = inputs.find((i) => i !== input && !i.value);
  (empty || byId("composer").querySelector(".run")).focus();
}

// What was typed in full counts as chosen; what is on no list is never left out in silence.
function strayChoice() {
  for (const [name, field] of fields) {
    const fixed = fixedChoices(optionNamed(name));
    const typed = field.label.trim().toLowerCase();
    if (!fixed || field.value !== undefined || !typed) continue;
    field.value = fixed.find((c) => c.label.toLowerCase() === typed || String(c.value).toLowerCase() === typed)?.value;
    if (field.value === undefined) return byId(`option-${name}`);
  }
  return undefined;
}

// What is missing is gone to, and its list opens, also where the field was never left.
function offerAgain(input) {
  input.focus();
  input.dispatchEvent(new FocusEvent("focus"));
}

async function sendCommand(run) {
  const sent = command;
  const stray = strayChoice();
  if (stray) {
    stray.setCustomValidity("Choose one from the list.");
    return stray.reportValidity();
  }
  const options = Object.fromEntries([...fields].filter(([, f]) => f.value !== undefined).map(([n, f]) => [n, f.value]));
  const missing = sent.options.find((o) => o.required && options[o.name] === undefined);
  if (missing) return offerAgain(byId(`option-${missing.name}`));
  run.disabled = true;
  run.textContent = "Sending…";
  try {
    const receipt = await ask("slash", { channel: state.channel, command: sent.name, options });
    if (receipt.failed) addNote(`/${sent.name}`, FAILED);
    if (receipt.modal) openForm(receipt);
  } catch (error) {
    addNote(`/${sent.name}`, error.message);
    run.disabled = false;
    run.textContent = "Send";
    return undefined;
  }
  state.hintDone();
  drawComposer();
  settle();  // whoever has sent something wants to see what came of it
  if (matchMedia("(min-width: 721px)").matches) byId("composer").querySelector("textarea")?.focus();
  return undefined;
}
