// Things that open over the page: pictures, choices of a select, panels. Forms are in forms.js.
import { avatar, h } from "./dom.js";
import { emojiOf, tiled } from "./emoji.js";

export function dialog(label, extra, ...content) {
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
      h("span", { class: "option-text" }, h("span", {}, tiled(option.label)), option.description ? h("small", {}, tiled(option.description)) : null),
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

export function panel(label, content) {
  const element = dialog(label, "panel", h("div", { class: "panel-top" }, h("h2", {}, label),
    h("button", { class: "quiet", type: "button", onclick: () => element.close() }, "Close")), content);
  return element;
}
