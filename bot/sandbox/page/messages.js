// The list of messages of the place one looks at.
import { avatar, byId, h } from "./dom.js";
import { icon } from "./icons.js";
import { attachments, component, embed } from "./components.js";
import { form } from "./forms.js";
import { inline, markdown } from "./markdown.js";
import { ask } from "./net.js";
import { state } from "./state.js";

const GROUP_SECONDS = 420;
export const FAILED = "The application did not respond";

const clock = (iso) => new Date(iso).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
const authorOf = (message) => state.users.get(message.author.id) || { name: message.author.global_name || message.author.username, bot: message.author.bot };

const NOTICES = {
  1: (m, name) => [name, " added ", m.mentions.map((u) => u.global_name).join(", "), " to the thread."],
  4: (m, name) => [name, " changed the name: ", h("strong", {}, m.content)],
  6: (m, name) => [name, " pinned a message to this channel."],
  18: (m, name) => [name, " started a thread: ", h("button", { class: "mention", onclick: () => state.go(m.message_reference.channel_id) }, m.content)],
  21: () => ["The start of this thread."],
};

// Opens the form that an interaction asked for, then the next if that asks for one.
export function openForm(receipt, label) {
  form(receipt.modal, async (values) => {
    try {
      const next = await ask("submit", { interaction: receipt.interaction, values });
      if (next.failed) return FAILED;
      if (next.modal) openForm(next, label);
      return null;
    } catch (error) {
      return error.message;
    }
  });
}

async function act(message, wanted) {
  const { kind, element, ...fields } = wanted;
  if (state.failures.delete(message.id)) byId(`m${message.id}`)?.querySelector(".failure")?.remove();
  element.classList.add("busy");
  element.setAttribute("aria-busy", "true");
  let problem = "";
  try {
    const receipt = await ask(kind, { channel: message.channel_id, message: message.id, ...fields });
    if (receipt.failed) problem = FAILED;
    if (receipt.modal) openForm(receipt);
  } catch (error) {
    problem = error.message;
  }
  element.classList.remove("busy");
  element.removeAttribute("aria-busy");
  if (problem) state.failures.set(message.id, problem);
  if (problem || kind === "select") redraw(message.id);
}

function lead(message) {
  const from = message.interaction_metadata;
  if (from?.type === 2) {
    const who = state.users.get(from.user.id);
    return h("div", { class: "lead" }, avatar(who, "tiny"), h("strong", { style: `color:${who?.colour}` }, who?.name), " used ", h("span", { class: "mention" }, `/${from.name}`));
  }
  if (message.type === 19 && message.message_reference) {
    const to = state.messages.get(message.message_reference.message_id);
    return h("div", { class: "lead" }, "↰ ", to ? [h("strong", {}, authorOf(to).name), " ", (to.content || "…").slice(0, 80)] : "a message that is not shown");
  }
  return null;
}

function body(message) {
  if (message.flags & 128) return h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, "•••"), ` ${authorOf(message).name} is thinking…`);
  const edited = message.edited_timestamp ? h("span", { class: "edited" }, " (edited)") : null;
  const words = message.content ? h("div", { class: "words" }, markdown(message.content)) : null;
  return [words, attachments(message), message.embeds.map(embed), message.components.map((c) => component(c, (wanted) => act(message, wanted))), edited,
    message.thread ? h("button", { class: "thread-link", type: "button", onclick: () => state.go(message.thread.id) }, icon("thread"), " ", message.thread.name, h("span", {}, " Open thread ›")) : null];
}

function ephemeralFoot(message) {
  if (!(message.flags & 64)) return null;
  const dismiss = () => ask("dismiss", { channel: message.channel_id, message: message.id });
  return h("p", { class: "only-you" }, icon("eye"), " Only you can see this • ", h("button", { class: "plain-link", type: "button", onclick: dismiss }, "Dismiss message"));
}

export function renderMessage(message, before = null) {
  const author = authorOf(message);
  const notice = NOTICES[message.type];
  if (notice) {
    return h("li", { class: "notice", id: `m${message.id}` }, message.type === 6 ? icon("pin") : h("span", { "aria-hidden": "true" }, "→"),
      h("span", {}, notice(message, h("strong", {}, author.name))), h("time", {}, clock(message.timestamp)));
  }
  const gap = before ? (new Date(message.timestamp) - new Date(before.timestamp)) / 1000 : Infinity;
  const top = lead(message);
  const grouped = before && !state.apart && !top && before.author.id === message.author.id && !NOTICES[before.type] && gap < GROUP_SECONDS
    && (before.flags & 64) === (message.flags & 64);
  const mine = message.mentions.some((u) => u.id === state.me) || message.mention_everyone;
  const classes = ["message", grouped ? "grouped" : "", message.flags & 64 ? "ephemeral" : "", mine ? "mentions-me" : ""];
  return h("li", { class: classes.join(" "), id: `m${message.id}`, "aria-label": `${author.name}${message.flags & 64 ? ", only you can see this" : ""}` },
    top,
    h("div", { class: "line" },
      grouped ? h("time", { class: "side", "aria-hidden": "true" }, clock(message.timestamp)) : avatar(author),
      h("div", { class: "content" },
        grouped ? null : h("div", { class: "who" }, h("strong", { style: author.bot ? "" : `color:${author.colour}` }, author.name),
          author.bot ? h("span", { class: "tag" }, "APP") : null, h("time", {}, clock(message.timestamp)),
          message.pinned ? h("span", { class: "pin-mark", title: "Pinned" }, icon("pin")) : null),
        body(message), ephemeralFoot(message), failureFoot(message))));
}

function failureFoot(message) {
  const problem = state.failures.get(message.id);
  return problem ? h("p", { class: "failure", role: "alert" }, problem) : null;
}

function note(entry) {
  return h("li", { class: "message ephemeral local", role: "alert" }, h("div", { class: "line" },
    h("span", { class: "avatar problem-mark", "aria-hidden": "true" }, "!"),
    h("div", { class: "content" }, h("div", { class: "words" }, entry.title ? h("span", { class: "mention" }, entry.title) : null, " ", entry.text),
      h("p", { class: "only-you" }, icon("eye"), " Only you can see this • ", h("button", { class: "plain-link", type: "button",
        onclick: () => { state.notes = state.notes.filter((n) => n !== entry); drawMessages(); } }, "Dismiss message")))));
}

export function addNote(title, text) {
  state.notes.push({ title, text, channel: state.channel, me: state.me, after: sorted().at(-1)?.id ?? "0" });
  drawMessages();
  toBottom();
}

const scroll = () => byId("scroll");
const atBottom = () => scroll().scrollHeight - scroll().scrollTop - scroll().clientHeight < 80;
export const toBottom = () => { scroll().scrollTop = scroll().scrollHeight; };

function sorted() {
  return [...state.messages.values()].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}

export function drawMessages() {
  const items = [];
  let before = null;
  const notes = state.notes.filter((n) => n.channel === state.channel && n.me === state.me);
  for (const message of sorted()) {
    while (notes.length && BigInt(notes[0].after) < BigInt(message.id)) items.push(note(notes.shift()));
    items.push(renderMessage(message, before));
    before = message;
  }
  byId("messages").classList.toggle("forum", state.here?.type === 15);
  byId("messages").replaceChildren(...intro(), ...posts(), ...items, ...notes.map(note));
}

// The posts of a forum, the newest first, each with its tags.
function posts() {
  if (state.here?.type !== 15) return [];
  const found = (state.place(state.channel)?.threads || []).slice().sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1));
  return found.map((post) => h("li", { class: "post" }, h("button", { type: "button", onclick: () => state.go(post.id) },
    h("span", { class: "tags" }, post.tags.map((tag) => h("span", { class: "tag" }, tag)), post.archived ? h("span", { class: "tag dim" }, "archived") : null),
    h("strong", {}, post.name), h("small", {}, `${post.count} message${post.count === 1 ? "" : "s"}`))));
}

function intro() {
  const here = state.here;
  if (!here) return [];
  const parts = [];
  if (here.more) {
    parts.push(h("li", { class: "notice" }, h("button", { class: "plain-link", type: "button", onclick: () => state.older() }, "Show earlier messages")));
  } else {
    const name = here.type === 1 ? "Your direct messages with the bot" : `Welcome to ${here.parent_id ? "" : "#"}${here.name}`;
    parts.push(h("li", { class: "intro" }, h("h2", {}, name), here.topic ? h("p", {}, here.topic) : null,
      here.type === 15 && here.tags.length ? h("p", { class: "tags" }, "Tags: ", here.tags.map((tag) => h("span", { class: "tag" }, tag))) : null));
  }
  return parts;
}

export function showMessage(message) {
  const stick = atBottom();
  const known = state.messages.has(message.id);
  state.messages.set(message.id, message);
  const newest = sorted().at(-1);
  if (known) redraw(message.id);
  else if (newest.id === message.id) append(message);
  else drawMessages();
  if (stick) settle();
}

// A new message leaves the others as they are, so that nobody loses the button he is on.
function append(message) {
  const before = sorted().at(-2) ?? null;
  byId("messages").append(renderMessage(message, before));
}

// Pictures come later than words: stay at the bottom while they do.
export function settle() {
  toBottom();
  for (const image of byId("messages").querySelectorAll("img")) {
    if (!image.complete) image.addEventListener("load", () => { if (atBottom() || scroll().scrollHeight - scroll().scrollTop < scroll().clientHeight * 2) toBottom(); }, { once: true });
  }
}

function redraw(id) {
  const list = sorted();
  const at = list.findIndex((m) => m.id === id);
  if (at >= 0) byId(`m${id}`)?.replaceWith(renderMessage(list[at], at ? list[at - 1] : null));
}

export function removeMessage(id) {
  state.messages.delete(id);
  drawMessages();
}

export { inline };
