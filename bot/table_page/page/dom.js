// Makes nodes, and shows Discord's markdown: bold, italics, headings, small print, lists, moments. Never any HTML.
/** @returns {any} */
export const byId = (id) => document.getElementById(id);
/** @returns {any} */
export const find = (root, what) => root.querySelector(what);
/** @returns {Element | null} */
export const around = (event, what) => /** @type {Element} */ (event.target).closest(what);

export function h(name, given = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(given)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.flat(3).filter((one) => one !== null && one !== undefined && one !== "" && one !== false));
  return made;
}

const MARKS = /\*\*(.+?)\*\*|__(.+?)__|\*([^*\s][^*]*?)\*|~~(.+?)~~|`([^`]+)`|<t:(\d+)(?::(\w))?>|<\/([^:>]+):\d+>|\[([^\]]+)\]\((https:[^)\s]+)\)|\\([*_~`|>#\-.()[\]])/;

export function inline(said) {
  const out = [];
  let rest = said;
  for (let found = MARKS.exec(rest); found; found = MARKS.exec(rest)) {
    if (found.index) out.push(rest.slice(0, found.index));
    const [, bold, under, italic, gone, code, moment, style, command, label, , escaped] = found;
    if (bold) out.push(h("strong", {}, inline(bold)));
    else if (under) out.push(h("u", {}, inline(under)));
    else if (italic) out.push(h("em", {}, inline(italic)));
    else if (gone) out.push(h("s", {}, inline(gone)));
    else if (code) out.push(h("code", {}, code));
    else if (moment) out.push(timeOf(Number(moment) * 1000, style === "R"));
    else if (command) out.push(h("code", {}, `/${command}`));
    else if (label) out.push(label);
    else out.push(escaped);
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest) out.push(rest);
  return out;
}

function timeOf(at, relative) { // as Discord shows it: how long it is from now, or the day and hour where its reader is
  if (relative) return h("time", { "data-left": at }, when(at));
  const shown = new Intl.DateTimeFormat(document.documentElement.lang, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  return h("time", { datetime: new Date(at).toISOString() }, shown.format(at));
}

let ahead = 0; // milliseconds by which the sandbox, beside whose chat this stands, lets its clock be ahead
addEventListener("message", ({ origin, data }) => {
  if (origin !== location.origin || !Number.isFinite(data?.ahead)) return;
  ahead = data.ahead * 1000;
  renewTimes();
});
function renewTimes() {
  for (const one of document.querySelectorAll("time[data-left]")) one.textContent = when(Number(one.getAttribute("data-left")));
}
setInterval(renewTimes, 30000);

export function when(at) {
  const left = at - Date.now() - ahead;
  /** @type {[Intl.RelativeTimeFormatUnit, number][]} */
  const units = [["day", 864e5], ["hour", 36e5], ["minute", 6e4]];
  const [unit, size] = units.find(([, one]) => Math.abs(left) >= one) || units[2];
  return new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" }).format(Math.round(left / size), unit);
}

export function lines(said) {
  const out = [];
  for (const line of (Array.isArray(said) ? said : String(said).split("\n")).flatMap((one) => one.split("\n"))) {
    const found = /^(#{1,3} |-# |[-•] |> )?(.*)$/.exec(line.trim());
    const [mark, rest] = [(found[1] || "").trim(), found[2]];
    if (!rest) continue;
    if (mark.startsWith("#")) out.push(h("h3", {}, inline(rest)));
    else if (mark === "-#") out.push(h("p", { class: "small" }, inline(rest)));
    else if (mark === "-" || mark === "•") out.push(h("p", { class: "item" }, inline(rest)));
    else out.push(h("p", {}, inline(rest)));
  }
  return out;
}
export const plain = (said) => lines(said).map((one) => one.textContent).join(" ");
