// How the page asks its host: a link for a bearer, the table, a press, and news. The bearer lives in this tab alone.
const KEPT = "praetor-table";
let token = sessionStorage.getItem(KEPT) || "";

export class Ended extends Error {}

async function answered(path, body, headers = {}) {
  const given = { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(path, body === undefined ? { headers: given } : { method: "POST", headers: { ...given, "Content-Type": "application/json" }, body: JSON.stringify(body) });
  if (answer.status === 403) throw new Ended();
  if (!answer.ok && answer.status !== 304) throw new Error(String(answer.status));
  return answer;
}
async function sent(path, body, headers) {
  const answer = await answered(path, body, headers);
  return answer.status === 304 ? null : answer.json();
}

export async function begin() {
  const link = location.hash.slice(1);
  if (!link) {
    if (!token) throw new Ended();
    return;
  }
  history.replaceState(null, "", location.pathname + location.search);
  token = "";
  const got = await sent("api/begin", { link });
  token = got.token;
  sessionStorage.setItem(KEPT, token);
}

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
  let failures = 0;
  const open = () => {
    const socket = new WebSocket(new URL("api/live", location.href).href.replace(/^http/, "ws"));
    socket.onopen = () => socket.send(JSON.stringify({ token }));
    socket.onmessage = ({ data }) => { failures = 0; moved(JSON.parse(data).mark); };
    socket.onclose = ({ code }) => {
      if (code === 4403) return ended();
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
