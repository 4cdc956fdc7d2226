// Embeds, files and components of a message, old and new.
import { h } from "./dom.js";
import { emojiOf, tiled } from "./emoji.js";
import { icon } from "./icons.js";
import { inline, markdown } from "./markdown.js";
import { chooser, zoom } from "./dialogs.js";
import { state } from "./state.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "link" };

export function picture(media, alt, extra = "", spoiler = false) {
  const image = h("img", { src: media.proxy_url || media.url, alt: alt || "", loading: "lazy",
    width: media.width, height: media.height, title: alt || null });
  const open = h("button", { class: `picture ${extra} ${spoiler ? "hidden-picture" : ""}`, type: "button",
    "aria-label": alt ? `Enlarge: ${alt}` : "Enlarge picture" }, image);
  open.addEventListener("click", () => {
    if (open.classList.contains("hidden-picture")) open.classList.remove("hidden-picture");
    else zoom(media.url, alt);
  });
  return open;
}

function sizeText(bytes) {
  if (!bytes) return "";
  return bytes < 1024 ? `${bytes} bytes` : bytes < 1048576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1048576).toFixed(1)} MB`;
}

function fileCard(name, url, size) {
  return h("div", { class: "file" }, h("span", { class: "file-icon", "aria-hidden": "true" }, icon("file")),
    h("div", {}, h("a", { href: url, download: name, target: "_blank" }, name), h("small", {}, sizeText(size))));
}

// One picture stands alone in its own shape; several make the mosaic that Discord makes of so many.
function gallery(pictures) {
  return h("div", { class: `gallery n${pictures.length}` }, pictures);
}

export function attachments(message) {
  const v2 = (message.flags & 32768) !== 0;
  if (v2) return null;
  const pictures = message.attachments.filter((a) => a.content_type?.startsWith("image/"));
  const others = message.attachments.filter((a) => !pictures.includes(a));
  return [
    pictures.length ? gallery(pictures.map((a) => picture(a, a.description, "", a.filename.startsWith("SPOILER_")))) : null,
    others.map((a) => fileCard(a.filename, a.url, a.size)),
  ];
}

// How many inline fields stand in a row beside this one: Discord puts up to three together.
function fieldWidths(fields) {
  const widths = fields.map(() => "");
  for (let i = 0; i < fields.length;) {
    if (!fields[i].inline) { i += 1; continue; }
    let run = i;
    while (run < fields.length && fields[run].inline && run - i < 3) run += 1;
    const size = run - i;
    widths.fill(size > 1 ? `of${size}` : "", i, run);
    i = run;
  }
  return widths;
}

const hex = (number) => `#${number.toString(16).padStart(6, "0")}`;

export function embed(data) {
  const widths = fieldWidths(data.fields || []);
  const fields = (data.fields || []).map((f, i) => h("div", { class: `field ${widths[i]}` },
    h("div", { class: "field-name" }, inline(f.name)), h("div", {}, markdown(f.value))));
  return h("article", { class: `embed ${data.thumbnail ? "with-thumbnail" : ""}`, style: `border-left-color:${data.color ? hex(data.color) : "#4e5058"}` },
    data.author ? h("div", { class: "embed-author" }, data.author.name) : null,
    data.title ? h("h3", { class: "embed-title" }, data.url ? h("a", { href: data.url, target: "_blank", rel: "noreferrer" }, inline(data.title)) : inline(data.title)) : null,
    data.description ? h("div", { class: "embed-description" }, markdown(data.description)) : null,
    fields.length ? h("div", { class: "fields" }, fields) : null,
    data.image ? picture(data.image, data.image.description) : null,
    data.footer || data.timestamp ? h("footer", {}, data.footer?.text || "",
      data.timestamp ? ` • ${new Date(data.timestamp).toLocaleString("en-GB", { dateStyle: "short", timeStyle: "short" })}` : "") : null,
    data.thumbnail ? picture(data.thumbnail, data.thumbnail.description, "thumbnail") : null);
}

function button(data, act) {
  const content = [emojiOf(data.emoji), data.label ? h("span", {}, tiled(data.label)) : null];
  const name = data.label || data.emoji?.name || "Button";
  if (data.style === 5) return h("a", { class: "btn link", href: data.url, target: "_blank", rel: "noreferrer" }, content, " ↗");
  const element = h("button", { class: `btn ${STYLES[data.style]}`, type: "button", disabled: Boolean(data.disabled), "aria-label": name }, content);
  element.addEventListener("click", () => act({ kind: "press", custom_id: data.custom_id, element }));
  return element;
}

function optionsOf(data) {
  const guild = state.places.guilds.find((g) => g.channels.some((c) => c.id === state.channel || c.threads.some((t) => t.id === state.channel)));
  const users = () => state.places.users.filter((u) => !guild || guild.members.includes(u.id))
    .map((u) => ({ label: u.name, value: u.id, user: u }));
  const roles = () => (guild?.roles || []).map((r) => ({ label: r.name, value: r.id }));
  const channels = () => state.allPlaces().filter((p) => p.type !== 1 && (!data.channel_types?.length || data.channel_types.includes(p.type)))
    .map((c) => ({ label: `#${c.name}`, value: c.id }));
  return { 3: () => data.options, 5: users, 6: roles, 7: () => [...users(), ...roles()], 8: channels }[data.type]();
}

export function select(data, onChoose, chosen = null) {
  const options = optionsOf(data);
  const wanted = chosen || options.filter((o) => o.default || data.default_values?.some((d) => d.id === o.value)).map((o) => o.value);
  const most = data.max_values ?? 1;
  const label = data.placeholder || "Make a selection";
  const picked = options.filter((o) => wanted.includes(o.value));
  const shown = most > 1 ? picked.map((o) => h("span", { class: "chip" }, emojiOf(o.emoji), tiled(o.label)))
    : picked.map((o) => h("span", { class: "one-chosen" }, emojiOf(o.emoji), h("span", {}, tiled(o.label)), o.description ? h("small", {}, tiled(o.description)) : null));
  const element = h("button", { class: "select", type: "button", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": label, disabled: Boolean(data.disabled) },
    h("span", { class: shown.length ? "chosen" : "placeholder" }, shown.length ? shown : label), h("span", { "aria-hidden": "true" }, "⌄"));
  element.addEventListener("click", async () => {
    element.setAttribute("aria-expanded", "true");
    const values = await chooser({ label, options, chosen: wanted, least: data.min_values ?? 1, most, anchor: element });
    element.setAttribute("aria-expanded", "false");
    element.focus();
    if (values) onChoose(values, element);
  });
  return element;
}

function section(data, act) {
  const accessory = data.accessory.type === 2 ? button(data.accessory, act)
    : picture(data.accessory.media, data.accessory.description, "thumbnail", data.accessory.spoiler);
  return h("div", { class: "section" }, h("div", { class: "section-text" }, data.components.map((c) => component(c, act))), accessory);
}

function container(data, act) {
  const accented = data.accent_color !== null && data.accent_color !== undefined;
  const element = h("div", { class: `container ${accented ? "accented" : ""} ${data.spoiler ? "spoiler" : ""}`, style: accented ? `--accent:${hex(data.accent_color)}` : null },
    data.components.map((c) => component(c, act)));
  if (data.spoiler) element.addEventListener("click", () => element.classList.add("shown"), { once: true });
  return element;
}

function row(data, act) {
  return h("div", { class: "row" }, data.components.map((c) => (c.type === 2 ? button(c, act)
    : select(c, (values, element) => act({ kind: "select", custom_id: c.custom_id, values, element })))));
}

const MAKE = {
  1: row,
  9: section,
  10: (c) => h("div", { class: "display" }, markdown(c.content)),
  11: (c) => picture(c.media, c.description, "thumbnail", c.spoiler),
  12: (c) => gallery(c.items.map((i) => picture(i.media, i.description, "", i.spoiler))),
  13: (c) => fileCard(c.name, c.file.url, c.size),
  14: (c) => h("hr", { class: `${c.divider ? "" : "blank"} ${c.spacing === 2 ? "wide" : ""}` }),
  17: container,
};

export function component(data, act) {
  return MAKE[data.type] ? MAKE[data.type](data, act) : null;
}
