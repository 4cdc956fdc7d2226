// Three short hints at the first opening, which this browser alone remembers to have shown.
import { byId, h } from "./dom.js";

const KEPT = "praetor-hints";

export function hints(say) {
  const box = byId("hint"), all = [say.hint_choose, say.hint_tell, say.hint_sheet];
  let n = 0;
  try {
    if (localStorage.getItem(KEPT)) return;
  } catch { return; }
  const done = () => {
    box.hidden = true;
    try { localStorage.setItem(KEPT, "1"); } catch { /* they come again */ }
  };
  const show = () => {
    const last = n === all.length - 1;
    box.replaceChildren(h("p", {}, `${n + 1}/${all.length} · ${all[n]}`),
      h("div", { class: "tools" }, h("button", { class: "primary", onclick: () => { n += 1; if (last) done(); else show(); } }, last ? say.done : say.next), !last && h("button", { onclick: done }, say.skip)));
  };
  box.hidden = false;
  show();
}
