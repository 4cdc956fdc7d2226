// Things that open over the page: pictures, choices of a select, forms, pinned messages.
import { avatar, h } from "./dom.js";
import { select } from "./components.js";
import { emojiOf } from "./emoji.js";
import { markdown } from "./markdown.js";

function dialog(label, extra, ...content) {
  const element = h("dialog", { class: extra, "aria-label": label }, content);
  element.addEventListener("click", (event) => { if (event.target === element) element.close(); });
  element.addEventListener("close", () => element.remove());
  document.body.append(element);
  element.showModal();
  return element;
}

export function zoom(url, alt) {
  const element = dialog(alt || "Picture", "zoom", h("figure", {}, h("img", { src: url, alt: alt || "" }), alt ? h("figcaption", {}, alt) : null),
    h("div", { class: "zoom-bar" }, h("a", { href: url, target: "_blank" }, "Open the original"),
      h("button", { class: "quiet", type: "button", onclick: () => element.close() }, "Close")));
}

// Lets one choose among options; gives the values, or null if it was closed.
export function chooser({ label, options, chosen, least, most, anchor }) {
  return new Promise((resolve) => {
    const picked = new Set(chosen);
    let result = null;
    const single = most === 1;
    const items = h("div", { role: "listbox", class: "options", "aria-label": label, "aria-multiselectable": single ? null : "true" });
    const search = options.length > 8 ? h("input", { type: "search", placeholder: "Search", "aria-label": `Search ${label}` }) : null;
    const done = single && least > 0 ? null : h("button", { class: "btn primary", type: "button" }, "Done");
    const draw = () => {
      const typed = (search?.value || "").toLowerCase();
      items.replaceChildren(...options.filter((o) => o.label.toLowerCase().includes(typed)).map(item));
      if (done) {
        done.disabled = picked.size < least || picked.size > most;
        done.textContent = single ? "Done" : `Done (${picked.size} of ${most})`;
      }
    };
    const item = (option) => h("button", { role: "option", type: "button", class: "option", "aria-selected": String(picked.has(option.value)),
      onclick: () => choose(option) },
      option.user ? avatar(option.user, "small") : null,
      emojiOf(option.emoji),
      h("span", { class: "option-text" }, h("span", {}, option.label), option.description ? h("small", {}, option.description) : null),
      single ? null : h("span", { class: "tick", "aria-hidden": "true" }, picked.has(option.value) ? "☑" : "☐"));
    const choose = (option) => {
      if (single) {
        result = [option.value];
        element.close();
        return;
      }
      if (picked.has(option.value)) picked.delete(option.value);
      else if (picked.size < most) picked.add(option.value);
      const focused = [...items.children].indexOf(document.activeElement);
      draw();
      items.children[focused]?.focus();
    };
    const finish = () => {
      result = options.filter((o) => picked.has(o.value)).map((o) => o.value);
      element.close();
    };
    const element = dialog(label, "chooser", h("h2", {}, label), search, items, done ? h("div", { class: "chooser-end" }, done) : null);
    done?.addEventListener("click", finish);
    search?.addEventListener("input", draw);
    items.addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      const list = [...items.children];
      list[(list.indexOf(document.activeElement) + step + list.length) % list.length]?.focus();
    });
    element.addEventListener("close", () => resolve(result));
    draw();
    if (anchor && matchMedia("(min-width: 721px)").matches) place(element, anchor);
    (search || items.querySelector('[aria-selected="true"]') || items.firstElementChild)?.focus();
  });
}

function place(element, anchor) {
  const box = anchor.getBoundingClientRect();
  const height = element.offsetHeight;
  const below = box.bottom + 4 + height < innerHeight;
  element.style.cssText = `margin:0;left:${box.left}px;width:${Math.max(box.width, 260)}px;top:${below ? box.bottom + 4 : Math.max(8, box.top - height - 4)}px`;
}

let serial = 0;

// Shows a form; `send` gets its values by custom id and returns an error to show, or nothing.
export function form(modal, send) {
  const readers = [];
  const body = modal.components.map((part) => formPart(part, readers));
  const problem = h("p", { class: "problem", role: "alert" });
  const submit = h("button", { class: "btn primary", type: "submit" }, "Submit");
  const filled = h("form", {}, h("h2", {}, modal.title), body, problem,
    h("div", { class: "form-end" }, h("button", { class: "btn secondary", type: "button", onclick: () => element.close() }, "Cancel"), submit));
  const element = dialog(modal.title, "form", filled);
  filled.addEventListener("submit", async (event) => {
    event.preventDefault();
    submit.disabled = true;
    problem.textContent = "";
    const values = Object.fromEntries(readers.map((read) => read()).filter(([, value]) => value !== null));
    const error = await send(values);
    submit.disabled = false;
    if (error) problem.textContent = error;
    else element.close();
  });
  filled.querySelector("input, textarea, button.select")?.focus();
}

function formPart(part, readers) {
  if (part.type === 18) return field(part.label, part.description, part.component, readers);
  if (part.type === 1) return part.components.map((c) => field(c.label, null, c, readers));
  return h("div", { class: "display content" }, markdown(part.content || ""));
}

function field(label, description, data, readers) {
  const id = `field-${(serial += 1)}`;
  const required = data.required !== false && data.type !== 23;
  const control = CONTROLS[data.type]?.(data, id, readers, label) || h("p", {}, "This field is not shown in the sandbox.");
  const grouped = data.type === 21 || data.type === 22;
  const title = [label, required ? h("span", { class: "required", "aria-hidden": "true" }, " *") : null];
  return h(grouped ? "fieldset" : "div", { class: "field-box" },
    grouped ? h("legend", {}, title) : h("label", { for: id }, title),
    description ? h("small", { id: `${id}-about` }, description) : null, control);
}

const CONTROLS = {
  4: (data, id, readers) => {
    const shared = { id, value: data.value || "", placeholder: data.placeholder, required: data.required !== false,
      minlength: data.min_length, maxlength: data.max_length || 4000, autocomplete: "off" };
    const input = data.style === 2 ? h("textarea", { rows: "4", ...shared }) : h("input", { type: "text", ...shared });
    readers.push(() => [data.custom_id, input.value]);
    return input;
  },
  21: (data, id, readers, label) => choices(data, id, readers, "radio", label),
  22: (data, id, readers, label) => choices(data, id, readers, "checkbox", label),
  23: (data, id, readers) => {
    const input = h("input", { type: "checkbox", id, checked: Boolean(data.default) });
    readers.push(() => [data.custom_id, input.checked]);
    return input;
  },
};
for (const kind of [3, 5, 6, 7, 8]) {
  CONTROLS[kind] = (data, id, readers, label) => {
    let chosen = (data.options || []).filter((o) => o.default).map((o) => o.value);
    const holder = h("div", { id });
    const draw = () => holder.replaceChildren(select({ placeholder: label, ...data }, (values) => { chosen = values; draw(); }, chosen));
    draw();
    readers.push(() => [data.custom_id, chosen]);
    return holder;
  };
}

function choices(data, id, readers, type) {
  const inputs = data.options.map((o, i) => h("input", { type, name: id, id: `${id}-${i}`, value: o.value, checked: Boolean(o.default) }));
  const read = () => inputs.filter((i) => i.checked).map((i) => i.value);
  readers.push(() => [data.custom_id, type === "radio" ? read()[0] ?? null : read()]);
  return data.options.map((o, i) => h("label", { class: "choice", for: `${id}-${i}` }, inputs[i],
    h("span", {}, o.label, o.description ? h("small", {}, o.description) : null)));
}

export function panel(label, content) {
  const element = dialog(label, "panel", h("div", { class: "panel-top" }, h("h2", {}, label),
    h("button", { class: "quiet", type: "button", onclick: () => element.close() }, "Close")), content);
  return element;
}
