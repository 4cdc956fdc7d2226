// One WebSocket: requests with answers, and events that come by themselves.
const waiting = new Map();
const listeners = [];
let socket = null;
let serial = 0;
let current = "";

export const onEvent = (listener) => listeners.push(listener);
export const actAs = (user) => { current = user; };

function tell(event) {
  for (const listener of listeners) listener(event);
}

function connect() {
  socket = new WebSocket(`ws://${location.host}/sandbox/ws`);
  socket.onopen = () => tell({ event: "online" });
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error("The sandbox is not running."));
    waiting.clear();
    tell({ event: "offline" });
    setTimeout(connect, 1000);
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.event) return tell(message);
    const entry = waiting.get(message.id);
    waiting.delete(message.id);
    if (!entry) return undefined;
    if (message.error) return entry.reject(new Error(message.error));
    return entry.resolve(message.result);
  };
}

export function ask(what, fields = {}) {
  return new Promise((resolve, reject) => {
    if (!socket || socket.readyState !== WebSocket.OPEN) return reject(new Error("The sandbox is not running."));
    const id = (serial += 1);
    waiting.set(id, { resolve, reject });
    socket.send(JSON.stringify({ id, do: what, as: current, ...fields }));
    return undefined;
  });
}

export { connect };
