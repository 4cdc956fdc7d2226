// Puts the page together: people on top, places at the side, and what happens live.
import { avatar, byId, h } from "./dom.js";
import { showClock, takeClock } from "./clock.js";
import { drawComposer } from "./composer.js";
import { icon } from "./icons.js";
import { panel } from "./dialogs.js";
import { drawMessages, removeMessage, renderMessage, settle, showMessage } from "./messages.js";
import { actAs, ask, connect, onEvent } from "./net.js";
import { state } from "./state.js";

const KEPT = "praetor-sandbox";
const remembered = () => JSON.parse(sessionStorage.getItem(KEPT) || "{}");
const remember = (more) => sessionStorage.setItem(KEPT, JSON.stringify({ ...remembered(), ...more }));

function drawPeople() {
  byId("people").replaceChildren(...state.people.map((person) => {
    const count = person.id === state.me ? 0 : [...state.unreadOf(person.id).values()].reduce((a, b) => a + b, 0);
    const chosen = person.id === state.me;
    return h("button", { role: "radio", "aria-checked": String(chosen), class: `person ${chosen ? "chosen" : ""}`, tabindex: chosen ? "0" : "-1",
      "aria-label": count ? `${person.name}, ${count} unread` : person.name, onclick: () => become(person.id), style: `--own:${person.colour}` },
      h("span", { class: "face" }, avatar(person), count ? h("span", { class: "badge" }, count > 9 ? "9+" : String(count)) : null),
      h("span", { class: "person-name" }, person.name));
  }));
}

byId("people").addEventListener("keydown", (event) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const at = state.people.findIndex((p) => p.id === state.me);
  become(state.people[(at + step + state.people.length) % state.people.length].id).then(() => byId("people").querySelector(".chosen").focus());
});

function placeButton(place, sign, extra = "") {
  const count = state.unreadOf(state.me).get(place.id) || 0;
  const here = place.id === state.channel;
  return h("button", { class: `place ${extra} ${here ? "here" : ""} ${count ? "has-unread" : ""}`, "aria-current": here ? "page" : null,
    "aria-label": `${place.name}${place.private ? " (private thread)" : ""}${place.archived ? " (archived)" : ""}${count ? `, ${count} unread` : ""}`, onclick: () => go(place.id) },
    h("span", { class: "sign", "aria-hidden": "true" }, icon(sign)), h("span", { class: "place-name" }, place.name), count ? h("span", { class: "badge" }, String(count)) : null);
}

function drawPlaces() {
  const guilds = state.places.guilds.map((guild) => h("section", {},
    h("h2", {}, guild.name),
    guild.channels.map((channel) => [placeButton(channel, channel.type === 15 ? "forum" : "hash"),
      channel.threads.filter((t) => !t.archived || t.id === state.channel).map((t) => placeButton(t, t.private ? "lock" : "thread", "thread"))])));
  const bot = state.places.users.find((u) => u.bot);
  const dm = state.places.dms[0];
  const dms = h("section", {}, h("h2", {}, "Direct messages"),
    dm ? placeButton({ ...dm, name: bot.name }, "letter") : h("button", { class: "place", onclick: openDm }, h("span", { class: "sign", "aria-hidden": "true" }, icon("letter")), h("span", { class: "place-name" }, bot?.name || "The bot")));
  const closed = h("button", { class: "switch", role: "switch", "aria-checked": String(!state.places.dms_open), onclick: toggleDms },
    h("span", { class: "knob", "aria-hidden": "true" }), h("span", {}, "DMs closed"));
  const next = state.places.locales[(state.places.locales.indexOf(state.places.locale) + 1) % state.places.locales.length];
  const tongue = h("button", { class: "plain-link", "aria-label": `Use Discord in ${next}`, onclick: () => speak(next) }, `Language: ${state.places.locale}`);
  const leave = state.places.guilds.map((g) => h("button", { class: "plain-link", onclick: () => confirm(`Leave ${g.name} as ${state.users.get(state.me).name}?`) && ask("leave", { guild: g.id }) }, `Leave ${g.name}`));
  const join = state.places.can_join.map((g) => h("button", { class: "btn success", onclick: () => ask("join", { guild: g.id }) }, `Join ${g.name}`));
  byId("places").replaceChildren(...guilds, dms, h("footer", {}, h("div", { class: "self" }, avatar(state.users.get(state.me), "small"),
    h("strong", {}, state.users.get(state.me)?.name || "")), closed, tongue, join, leave));
}

async function openDm() {
  const place = await ask("open_dm");
  await loadPlaces();
  await go(place.id);
}

async function speak(locale) {
  await ask("locale", { locale });
  await loadPlaces();
  if (state.channel) await go(state.channel);
}

async function toggleDms() {
  await ask("dms", { open: !state.places.dms_open });
  await loadPlaces();
}

async function loadPlaces() {
  state.places = await ask("places");
  state.users = new Map(state.places.users.map((u) => [u.id, u]));
  drawPlaces();
  drawStatus();
  nameMentions();
}

// A message may name a thread that was opened in the same moment and is heard of later.
function nameMentions() {
  for (const mention of document.querySelectorAll("[data-channel]")) mention.textContent = `#${state.channelName(mention.dataset.channel)}`;
}

function drawStatus(text) {
  const message = text || (state.places.connected ? "" : "The bot is not connected. Commands will not be answered until it is.");
  byId("status").textContent = message;
  byId("status").hidden = !message;
}

function drawTop() {
  const here = state.here;
  const bot = state.places.users.find((u) => u.bot);
  const name = !here ? "" : here.type === 1 ? bot.name : `${here.parent_id ? "" : "#"}${here.name}`;
  byId("title").textContent = name;
  byId("topic").textContent = here?.topic || (here?.parent_id ? [`thread in #${state.channelName(here.parent_id)}`, ...here.tags].join(" · ") : "");
  byId("pins").hidden = !here?.pins;
  byId("pins").replaceChildren(icon("pin"), ` ${here?.pins || ""}`);
  byId("pins").setAttribute("aria-label", "Pinned messages");
  drawBell();
  document.title = here ? `${name} – Praetor sandbox` : "Praetor sandbox";
}

function drawHint() {
  document.querySelector(".hint")?.remove();
  if (!state.hint || remembered().hintGone) return;
  const away = state.hintDone = () => { remember({ hintGone: true }); document.querySelector(".hint")?.remove(); };
  byId("scroll").before(h("aside", { class: "hint", role: "note", "aria-label": "Welcome" }, h("div", {}, h("strong", {}, "Welcome. "), state.hint,
    " Click a face at the top to be somebody else. Once a game runs, Table (at the top), or Open the table below a question, opens its map, to be touched. The clock beside the bell lets time pass."), h("button", { class: "quiet", "aria-label": "Dismiss hint", onclick: away }, "✕")));
}

async function go(channel, { quiet = false } = {}) {
  if (!state.place(channel)) await loadPlaces();
  const known = state.place(channel);
  if (!known) return;
  state.channel = channel;
  remember({ [`channel-${state.me}`]: channel });
  closeMenu();
  state.here = await ask("messages", { channel });
  if (state.channel !== channel) return;
  state.messages = new Map(state.here.messages.map((m) => [m.id, m]));
  state.unreadOf(state.me).delete(channel);
  drawTop();
  drawPlaces();
  drawPeople();
  drawMessages();
  if (!quiet) drawComposer();
  settle();
}
state.go = go;
state.older = async () => {
  const first = [...state.messages.keys()].reduce((a, b) => (BigInt(a) < BigInt(b) ? a : b));
  const got = await ask("messages", { channel: state.channel, before: first });
  for (const message of got.messages) state.messages.set(message.id, message);
  state.here.more = got.more;
  drawMessages();
};

async function become(user) {
  state.me = user;
  actAs(user);
  remember({ me: user });
  await loadPlaces();
  const wanted = remembered()[`channel-${user}`] || state.channel;
  const places = state.allPlaces();
  const target = places.find((p) => p.id === wanted) || places.find((p) => p.id === state.channel) || places.find((p) => p.name === "games") || places[0];
  drawPeople();
  if (shownFor !== user) { byId("table").hidden = true; byId("touch").hidden = true; }
  lookForTable().catch(() => {});
  if (target) return go(target.id);
  state.channel = "";
  state.here = null;
  state.messages = new Map();
  drawTop();
  drawMessages();
  return drawComposer();
}

async function showPins() {
  const { messages } = await ask("pins", { channel: state.channel });
  const shown = panel("Pinned messages", h("ol", { class: "pinned" }, messages.map((m) => renderMessage(m)).map((li) => { li.removeAttribute("id"); return li; })));
  shown.querySelectorAll(".btn, .select").forEach((b) => b.addEventListener("click", () => shown.close()));
}

function drawBell() {
  const told = state.toldOf(state.me);
  byId("bell").replaceChildren(icon("bell"), told ? h("span", { class: "badge" }, told > 99 ? "99+" : String(told)) : "");
  byId("bell").setAttribute("aria-label", told ? `Notifications, ${told} new` : "Notifications");
}

// What a phone shows of one message: who wrote where, and the words of its content; a message of components has none.
function pushCard(push) {
  const at = new Date(push.at * 1000).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
  const words = push.text ? h("span", { class: "push-text" }, push.text) : h("em", { class: "push-text dim" }, "(no words)");
  return h("li", {}, h("button", { type: "button", class: `push ${push.silent ? "muted" : ""}`, onclick: (event) => {
    event.currentTarget.closest("dialog").close();
    go(push.channel).then(() => byId(`m${push.message}`)?.scrollIntoView({ block: "center" }));
  } }, h("span", { class: "push-top" }, h("strong", {}, push.title), h("time", {}, push.silent ? "silent" : at)), words));
}

async function showPushes() {
  const { pushes } = await ask("pushes");
  state.told.delete(state.me);
  drawBell();
  const list = pushes.length ? h("ol", { class: "pushes" }, pushes.map(pushCard)) : h("p", { class: "no-pushes" }, "This phone has been told nothing yet.");
  panel("Notifications on the phone", list);
}

function closeMenu() {
  document.body.classList.remove("menu-open");
  byId("menu").setAttribute("aria-expanded", "false");
}

byId("menu").addEventListener("click", () => {
  const open = document.body.classList.toggle("menu-open");
  byId("menu").setAttribute("aria-expanded", String(open));
});
byId("pins").addEventListener("click", showPins);
byId("bell").addEventListener("click", showPushes);
byId("clock").addEventListener("click", showClock);
document.querySelector("main").addEventListener("click", (event) => { if (document.body.classList.contains("menu-open") && event.target !== byId("menu")) closeMenu(); });

async function refreshHere() {
  await loadPlaces();
  if (!state.place(state.channel)) return become(state.me);
  const fresh = await ask("messages", { channel: state.channel });
  const changed = JSON.stringify(fresh.commands) !== JSON.stringify(state.here?.commands) || fresh.archived !== state.here?.archived;
  state.here = { ...fresh, more: state.here?.more ?? fresh.more };
  drawTop();
  if (state.here.type === 15) drawMessages();
  if (changed && !document.querySelector("form.command")) drawComposer();
  return undefined;
}

let refreshing = 0;
function refreshSoon() {
  clearTimeout(refreshing);
  refreshing = setTimeout(() => refreshHere().catch(() => {}), 60);
}

// The table beside the chat: open by itself where there is room, as soon as the person shown has one.
const tables = new Map(); // by person, whether their table is there
let shownFor = "";
const isOver = () => Boolean(byId("table").contentDocument?.body?.classList.contains("ended")); // another is looked for
const wantsTable = () => remembered().table ?? matchMedia("(min-width: 1101px)").matches;

async function lookForTable() {
  const me = state.me;
  if (isOver()) {
    tables.delete(me);
    shownFor = "";
  }
  if (!tables.get(me)) {
    const { address } = await ask("table");
    if (me !== state.me) return;
    tables.set(me, address);
  }
  const there = Boolean(tables.get(me));
  const open = there && wantsTable();
  byId("touch").hidden = !there;
  byId("touch").setAttribute("aria-pressed", String(open));
  byId("table").hidden = !open;
  if (open && shownFor !== me) {
    shownFor = me;
    const fresh = (await ask("table")).address; // each link is opened once
    byId("table").src = `/table/?${me}-${Date.now()}${fresh.slice(fresh.indexOf("#"))}`;
  }
}

// An Activity, which a button has launched: it opens there, and this page is to it what Discord's client is.
function openActivity(instance) {
  shownFor = state.me;
  tables.set(state.me, "there");
  remember({ table: true });
  byId("touch").hidden = byId("table").hidden = false;
  byId("touch").setAttribute("aria-pressed", "true");
  byId("table").src = `/table/?${new URLSearchParams({ frame_id: `${Date.now()}`, instance_id: instance })}`;
}
addEventListener("message", async ({ source, data }) => {
  if (source !== byId("table").contentWindow || !Array.isArray(data)) return;
  const [kind, { cmd, nonce }] = data, answer = (said) => source.postMessage([1, said], location.origin);
  if (kind === 0) return answer({ cmd: "DISPATCH", evt: "READY", data: {} });
  return answer({ cmd, nonce, data: cmd === "AUTHORIZE" ? await ask("code") : {} });
});
byId("touch").addEventListener("click", () => { remember({ table: byId("table").hidden }); lookForTable(); });

const ON = {
  online: async () => {
    const hello = await ask("hello");
    state.people = hello.people;
    state.hint = hello.hint;
    takeClock(hello);
    state.apart = Boolean(remembered().apart);
    drawHint();
    const me = state.people.find((p) => p.id === remembered().me) || state.people[0];
    await become(me.id);
  },
  activity: ({ instance }) => openActivity(instance),
  offline: () => drawStatus("The sandbox is not running. Waiting for it…"),
  new: ({ channel, message }) => {
    if (!tables.get(state.me) || isOver()) lookForTable().catch(() => {});
    if (channel === state.channel) showMessage(message);
    else { state.markUnread(state.me, channel); drawPlaces(); }
    if (message.type === 6) refreshSoon();
  },
  changed: ({ channel, message }) => {
    if (channel === state.channel) showMessage(message);
  },
  gone: ({ channel, message }) => { if (channel === state.channel) removeMessage(message.id); },
  unread: ({ users, channel }) => {
    for (const user of users) state.markUnread(user, channel);
    drawPeople();
  },
  clock: takeClock,
  push: () => { state.told.set(state.me, state.toldOf(state.me) + 1); drawBell(); },
  places: refreshSoon,
};

onEvent((event) => ON[event.event]?.(event));
setInterval(() => { if (state.me) ask("places").then((p) => { if (p.connected !== state.places.connected) refreshSoon(); }).catch(() => {}); }, 3000);
connect();
