// Speaks to Discord's client, which shows the page in a frame: the protocol of its Embedded App SDK, by postMessage.
const HANDSHAKE = 0, FRAME = 1, READY_BY = 3000; // it may never say that it is ready, as after a reload
const query = new URLSearchParams(location.search), waiting = new Map();
let begun = null, ready = () => {}, counted = 0;

const client = () => window.parent.opener ?? window.parent; // the second where the frame is in a window of its own
const post = (kind, said) => client().postMessage([kind, said], "*"); // nothing in it is a secret

function ask(cmd, args, evt) {
  counted += 1;
  const nonce = `${Date.now()}-${counted}`;
  return new Promise((done, failed) => { waiting.set(nonce, [done, failed]); post(FRAME, { cmd, args, nonce, ...(evt ? { evt } : {}) }); });
}

const pattern = (frame) => new RegExp(`^${frame.replace(/[.]/g, "\\.").replace("*", "[a-z0-9-]+")}$`);

function hear(frames) {
  const known = frames.map(pattern);
  addEventListener("message", ({ origin, data }) => {
    if (origin !== location.origin && origin !== "null" && !known.some((one) => one.test(origin))) return;
    if (!Array.isArray(data) || data[0] !== FRAME || !data[1]) return;
    const { cmd, evt, nonce, data: said } = data[1];
    if (cmd === "DISPATCH") {
      if (evt === "READY") ready();
      if (evt === "ACTIVITY_LAYOUT_MODE_UPDATE") document.body.classList.toggle("small", said?.layout_mode > 0);
      return;
    }
    const [done, failed] = waiting.get(nonce) || [];
    waiting.delete(nonce);
    if (done) evt === "ERROR" ? failed(new Error(String(said?.code))) : done(said);
  });
}

async function begin(id, frames) {
  const heard = new Promise((done) => { ready = () => done(true); });
  hear(frames);
  post(HANDSHAKE, { v: 1, encoding: "json", client_id: id, frame_id: query.get("frame_id") });
  await Promise.race([heard, new Promise((done) => { setTimeout(done, READY_BY); })]);
  ask("SUBSCRIBE", {}, "ACTIVITY_LAYOUT_MODE_UPDATE").catch(() => {});
}

// Asks for what the bot can exchange for whom this is; where the person has not said yes before, Discord asks them.
export async function code({ client: id, frames }) {
  begun ||= begin(id, frames);
  await begun;
  return (await ask("AUTHORIZE", { client_id: id, response_type: "code", state: "", prompt: "none", scope: ["identify"] })).code;
}
