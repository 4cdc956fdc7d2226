// How the page asks its host: a link or, inside Discord, a code for a bearer, the table, a press, and news. The bearer
// lives in this tab alone, inside Discord in this page's memory.
const KEPT = "praetor-table", query = new URLSearchParams(location.search);
const inDiscord = query.has("frame_id") && query.has("instance_id");
let token = inDiscord ? "" : sessionStorage.getItem(KEPT) || "", until = 0, renewing = 0;

export class Ended extends Error {}

async function answered(path, body, headers = {}) {
  const given = { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(path, body === undefined ? { headers: given } : { method: "POST", headers: { ...given, "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (answer.status === 403) {
    if (inDiscord && token && Date.now() > until && await again()) return answered(path, body, headers); // it has slept
    throw new Ended();
  }
  if (!answer.ok && answer.status !== 304) throw new Error(String(answer.status));
  return answer;
}
async function sent(path, body, headers) {
  const answer = await answered(path, body, headers);
  return answer.status === 304 ? null : answer.json();
}

function hold(got) { // a bearer, and a new one in half of its time
  token = got.token;
  until = Date.now() + got.lasts * 1000;
  if (!inDiscord) sessionStorage.setItem(KEPT, token);
  clearTimeout(renewing);
  renewing = setTimeout(renew, got.lasts * 500);
}
async function renew() {
  try { hold(await sent("api/renew", {})); } catch (error) { if (!(error instanceof Ended)) renewing = setTimeout(renew, 60000); }
}

async function arrive() { // says to the bot by whom and where the page was opened; it asks Discord
  const [about, activity] = await Promise.all([sent("api/activity"), import("./activity.js")]);
  for (let tried = 0; ; tried += 1) {
    try {
      return await sent("api/begin", { code: await activity.code(about), instance: query.get("instance_id") });
    } catch (error) {
      if (error instanceof Ended || tried > 1) throw error;
      await new Promise((done) => { setTimeout(done, 2000); });
    }
  }
}
async function again() {
  token = "";
  const got = await arrive().catch(() => ({}));
  if (got.token) hold(got);
  return Boolean(got.token);
}

export async function begin(which) { // gives the table, where it comes along; which: asks to which of several
  const link = location.hash.slice(1);
  if (inDiscord) {
    const got = await arrive();
    return taken(got.token ? got : await sent("api/begin", { ticket: got.ticket, table: await which(got) }));
  }
  if (link) {
    history.replaceState(null, "", location.pathname + location.search);
    token = "";
    return taken(await sent("api/begin", { link }));
  }
  if (!token) throw new Ended();
  renew();
  return null;
}
const taken = (got) => { hold(got); return got.table; };

export const table = (mark) => sent("api/table", undefined, mark ? { "If-None-Match": `"${mark}"` } : {});
export const file = (path) => sent(path);
export const blob = async (path) => (await answered(path)).blob();

// A press that got no answer is sent again by the same name, so that it is done once.
export async function press(id, values, fields) {
  const once = crypto.getRandomValues(new Uint32Array(4)).join("-");
  for (let tried = 0; ; tried += 1) {
    try {
      return await sent("api/press", { once, press: id, values: values || [], fields: fields || {} });
    } catch (error) {
      if (error instanceof Ended || !(error instanceof TypeError) || tried > 2) throw error;
      await new Promise((done) => { setTimeout(done, 500 * 2 ** tried); });
    }
  }
}

export function listen(moved, ended) {
  let failures = 0, used = "";
  const open = () => {
    const socket = new WebSocket(new URL("api/live", location.href).href.replace(/^http/, "ws"));
    socket.onopen = () => { used = token; socket.send(JSON.stringify({ token })); };
    socket.onmessage = ({ data }) => { failures = 0; moved(JSON.parse(data).mark); };
    socket.onclose = ({ code }) => {
      const slept = inDiscord && Date.now() > until; // then the next request brings a new bearer
      if (code === 4403 && used === token && !slept) return ended();
      if (slept) moved("");
      failures += 1;
      if (failures < 3) return setTimeout(open, 800 * failures);
      setTimeout(open, 30000);
      return poll();
    };
  };
  const poll = () => { if (failures >= 3) { moved(""); setTimeout(poll, 5000); } };
  document.addEventListener("visibilitychange", () => { if (!document.hidden) moved(""); });
  addEventListener("focus", () => moved(""));
  open();
}
