// Lets time pass: the clock of the stand-in and that of the bot go on together, and what is due on the way happens in its order.
import { byId, h } from "./dom.js";
import { icon } from "./icons.js";
import { panel } from "./dialogs.js";
import { renewTimes } from "./markdown.js";
import { ask } from "./net.js";
import { state } from "./state.js";

function drawClock() {
  const at = new Date(state.now() * 1000);
  byId("clock").replaceChildren(icon("clock"), state.ahead ? h("span", { class: "moved" }, at.toLocaleString("en-GB", { weekday: "short", hour: "2-digit", minute: "2-digit" })) : "");
  byId("clock").setAttribute("aria-label", `Let time pass; it is ${at.toLocaleString("en-GB", { dateStyle: "full", timeStyle: "short" })}`);
}

export function takeClock({ ahead }) {
  state.ahead = ahead;
  drawClock();
  renewTimes();
  tellTable();
}

export function tellTable() { // the table beside the chat shows times, too
  byId("table").contentWindow?.postMessage({ ahead: state.ahead }, location.origin);
}
byId("table").addEventListener("load", tellTable);

function length(seconds) {
  const minutes = Math.round(seconds / 60);
  const parts = [[Math.floor(minutes / 1440), "day"], [Math.floor(minutes / 60) % 24, "hour"], [minutes % 60, "minute"]].filter(([count]) => count);
  return parts.slice(0, 2).map(([count, unit]) => `${count} ${unit}${count === 1 ? "" : "s"}`).join(" ") || "a moment";
}

function happened({ passed, came }) { // what time that was let pass has brought
  if (!passed) return [];
  const places = came.map(({ place, person, count }) => h("li", {}, `${person ? `${person}, by DM` : place}: ${count} ${count === 1 ? "message" : "messages"}`));
  const what = places.length ? "There came:" : "Nothing came that is still there.";
  return [h("p", {}, `Passed: ${length(passed)}. ${what}`), places.length ? h("ul", {}, places) : ""];
}

export async function showClock() {
  const told = h("div", { class: "told", role: "status" });
  const ways = [["+1 hour", { by: 3600 }], ["+1 day", { by: 86400 }], ["To the next deadline", { to: "deadline" }]].map(([label, wanted]) =>
    h("button", { class: "btn secondary", type: "button", onclick: () => move(wanted) }, label));
  const tell = (news) => {
    takeClock(news);
    const at = (seconds) => new Date(seconds * 1000).toLocaleString("en-GB", { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
    told.replaceChildren(...happened(news), h("p", {}, `It is ${at(state.now())}. ${news.deadline ? `The next deadline (${news.where}) passes ${at(news.deadline)}.` : "No deadline runs."}`));
    ways[2].disabled = !news.deadline;
  };
  const move = async (wanted) => {
    for (const way of ways) way.disabled = true;
    told.textContent = "Time passes…";
    try {
      const news = await ask("clock", wanted);
      for (const way of ways) way.disabled = false;
      tell(news);
    } catch (error) {
      for (const way of ways) way.disabled = false;
      told.textContent = error.message;
    }
  };
  panel("Let time pass", h("div", { class: "clock" }, told, h("div", { class: "clock-ways" }, ways)));
  await move({});
}
