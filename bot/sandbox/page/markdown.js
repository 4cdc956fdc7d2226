// Discord's markdown as DOM nodes; no text ever becomes HTML.
import { h } from "./dom.js";
import { customEmoji, isJumbo, tiled } from "./emoji.js";
import { state } from "./state.js";

const INLINE = [
  [/^\\([^A-Za-z0-9\s])/, (m) => [m[1]]],
  [/^``([^]+?)``(?!`)|^`([^`]+)`/, (m) => [h("code", {}, (m[1] ?? m[2]).trim())]],
  [/^\*\*\*([^]+?)\*\*\*/, (m) => [h("strong", {}, h("em", {}, inline(m[1])))]],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m) => [h("strong", {}, inline(m[1]))]],
  [/^__([^]+?)__(?!_)/, (m) => [h("u", {}, inline(m[1]))]],
  [/^~~([^]+?)~~/, (m) => [h("s", {}, inline(m[1]))]],
  [/^\|\|([^]+?)\|\|/, (m) => [spoiler(m[1])]],
  [/^\*(?=\S)([^*]+?)\*(?!\*)/, (m) => [h("em", {}, inline(m[1]))]],
  [/^_(?=\S)([^_]+?)_(?!\w)/, (m) => [h("em", {}, inline(m[1]))]],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => [link(m[2], inline(m[1]))]],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => [link(m[1], m[1])]],
  [/^https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, (m) => [link(m[0], m[0])]],
  [/^<@!?(\d+)>/, (m) => [mention(`@${state.users.get(m[1])?.name ?? "unknown"}`)]],
  [/^<@&(\d+)>/, (m) => [mention(`@${roleName(m[1])}`)]],
  [/^<#(\d+)>/, (m) => [mention(`#${state.channelName(m[1])}`, m[1])]],
  [/^<\/([^:>]+):\d+>/, (m) => [mention(`/${m[1]}`)]],
  [/^<t:(-?\d+)(?::([tTdDfFRsS]))?>/, (m) => [time(Number(m[1]), m[2] || "f")]],
  [/^@(everyone|here)/, (m) => [mention(m[0])]],
  [/^<a?:(\w+):(\d+)>/, (m) => [customEmoji(m[1], m[2])]],
];

function roleName(id) {
  const roles = state.places.guilds.flatMap((g) => g.roles);
  return roles.find((r) => r.id === id)?.name.replace(/^@/, "") ?? "role";
}

const PLACE = /^https:\/\/discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)$/;

// A link to a channel, thread or DM is named and leads there, as on Discord; only here is such a place to be found.
function link(url, content) {
  const place = PLACE.exec(url)?.[1];
  if (place && content === url) return mention(`#${state.channelName(place)}`, place);
  if (place) return h("button", { class: "mention", onclick: () => state.go(place) }, content);
  return h("a", { href: url, target: "_blank", rel: "noreferrer noopener" }, content);
}

function mention(text, channel) {
  if (!channel) return h("span", { class: "mention" }, text);
  return h("button", { class: "mention", "data-channel": channel, onclick: () => state.go(channel) }, text);
}

function spoiler(text) {
  const reveal = (event) => { event.currentTarget.classList.add("shown"); event.currentTarget.setAttribute("aria-label", ""); };
  return h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": "Spoiler", onclick: reveal,
    onkeydown: (e) => e.key === "Enter" && reveal(e) }, h("span", {}, inline(text)));
}

const FORMATS = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

export function relative(seconds) {
  const left = seconds - state.now();
  const [unit, size] = UNITS.find(([, s]) => Math.abs(left) >= s) || UNITS.at(-1);
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.round(left / size), unit);
}

function time(seconds, style) {
  const date = new Date(seconds * 1000);
  const full = date.toLocaleString("en-GB", FORMATS.F);
  const text = style === "R" ? relative(seconds) : date.toLocaleString("en-GB", FORMATS[style] || FORMATS.f);
  return h("time", { class: "stamp", title: full, datetime: date.toISOString(), "data-relative": style === "R" ? seconds : null }, text);
}

export function renewTimes() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    element.textContent = relative(Number(element.dataset.relative));
  }
}
setInterval(renewTimes, 10000);

export function inline(text) {
  const out = [];
  let plain = "";
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const wordBefore = at > 0 && /\w/.test(text[at - 1]);
    let found = null;
    for (const [pattern, make] of INLINE) {
      const match = pattern.exec(rest);
      if (match && !(wordBefore && rest[0] === "_")) { found = [match[0].length, make(match)]; break; }
    }
    if (found) {
      if (plain) out.push(...tiled(plain));
      plain = "";
      out.push(...found[1]);
      at += found[0];
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) out.push(...tiled(plain));
  return out;
}

function list(lines) {
  const items = [];
  const ordered = ORDERED.test(lines[0]);
  const indent = indentOf(lines[0]);
  for (let i = 0; i < lines.length; i += 1) {
    const inner = [];
    while (i + 1 < lines.length && indentOf(lines[i + 1]) > indent) inner.push(lines[(i += 1)]);
    const text = lines[inner.length ? i - inner.length : i].replace(/^\s*(?:[-*]|\d+\.)\s+/, "");
    items.push(h("li", {}, inline(text), inner.length ? list(inner) : null));
  }
  return h(ordered ? "ol" : "ul", ordered ? { start: lines[0].match(/\d+/)[0] } : {}, items);
}

const ORDERED = /^\s*\d+\./;
const indentOf = (line) => line.match(/^\s*/)[0].length;
const LIST = /^\s*(?:[-*]|\d+\.)\s+\S/;

// Blocks: fences, headings, subtext, quotes, lists; what is between them keeps its line breaks.
export function markdown(text) {
  if (isJumbo(text)) return [h("p", { class: "jumbo" }, inline(text.trim()))];
  const out = [];
  const parts = text.split(/```(?:(\w+)\n)?([^]*?)```/);
  for (let i = 0; i < parts.length; i += 3) {
    out.push(...blocks(parts[i]));
    if (i + 2 < parts.length) out.push(h("pre", { tabindex: "0" }, h("code", {}, parts[i + 2].replace(/^\n|\n$/g, ""))));
  }
  return out;
}

function blocks(text) {
  const out = [];
  const lines = text.replace(/^\n|\n$/g, "").split("\n");
  let run = [];
  const flush = () => {
    if (run.some((line) => line.trim())) out.push(h("p", {}, inline(run.join("\n").replace(/^\n+|\n+$/g, ""))));
    run = [];
  };
  const take = (test) => {
    const start = [];
    while (lines.length && test(lines[0])) start.push(lines.shift());
    return start;
  };
  while (lines.length) {
    const line = lines[0];
    const heading = /^(#{1,3})\s+(.+)/.exec(line);
    if (heading) {
      flush();
      out.push(h(`h${heading[1].length + 2}`, { class: `size${heading[1].length}` }, inline(heading[2])));
      lines.shift();
    } else if (/^-#\s+/.test(line)) {
      flush();
      out.push(h("small", { class: "subtext" }, inline(lines.shift().replace(/^-#\s+/, ""))));
    } else if (/^>>>\s/.test(line)) {
      flush();
      out.push(h("blockquote", {}, blocks(lines.splice(0).join("\n").replace(/^>>>\s/, ""))));
    } else if (/^>\s/.test(line)) {
      flush();
      out.push(h("blockquote", {}, blocks(take((l) => /^>\s/.test(l)).map((l) => l.slice(2)).join("\n"))));
    } else if (LIST.test(line)) {
      flush();
      const [indent, ordered] = [indentOf(line), ORDERED.test(line)];
      // A list of the other kind at the same depth is a list of its own.
      out.push(list(take((l) => LIST.test(l) && (indentOf(l) > indent || ORDERED.test(l) === ordered))));
    } else {
      run.push(lines.shift());
    }
  }
  flush();
  return out;
}
