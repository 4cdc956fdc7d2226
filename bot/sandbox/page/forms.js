// Forms, as Discord calls them modals: shown over the page, filled, and sent.
import { select } from "./components.js";
import { dialog } from "./dialogs.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";

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
