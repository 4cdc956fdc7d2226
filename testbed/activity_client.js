// What Discord's client says to an Activity in its frame: handshake, AUTHORIZE, layout; whatever is not as its SDK says it is refused.
const given = new URLSearchParams(location.search), frame = document.getElementById("frame"), seen = window.seen = [];
const at = given.get("at"), ask = { instance_id: given.get("instance"), frame_id: "frame-1", platform: "desktop", channel_id: given.get("channel") };
frame.src = `${at}/?${new URLSearchParams(ask)}`;
window.layout = (mode) => post({ cmd: "DISPATCH", evt: "ACTIVITY_LAYOUT_MODE_UPDATE", data: { layout_mode: mode }, nonce: null });
const post = (said) => frame.contentWindow.postMessage([1, said], at);
addEventListener("message", async ({ origin, source, data }) => {
  if (origin !== at || source !== frame.contentWindow || !Array.isArray(data)) return;
  const [kind, said] = data;
  seen.push([kind, said]);
  if (kind === 0) {
    const known = said.v === 1 && said.encoding === "json" && said.frame_id === ask.frame_id && said.client_id === given.get("client");
    if (!known) frame.contentWindow.postMessage([2, { code: 4000, message: "Invalid Client ID" }], at);
    else if (given.get("ready") !== "never") post({ cmd: "DISPATCH", evt: "READY", data: { v: 1 }, nonce: null });
  }
  if (kind !== 1) return;
  const answer = (data, evt = null) => post({ cmd: said.cmd, data, evt, nonce: said.nonce });
  if (said.cmd === "AUTHORIZE") {
    const asked = said.args.client_id === given.get("client") && said.args.response_type === "code" && said.args.scope.join() === "identify";
    const got = asked ? await (await fetch(`/outer/code?user=${given.get("user")}`)).json() : {};
    return got.code ? answer({ code: got.code }) : answer({ code: 4006, message: "Not allowed" }, "ERROR");
  }
  if (said.cmd === "SUBSCRIBE") return answer({ evt: said.evt });
  if (said.cmd === "USER_SETTINGS_GET_LOCALE") return answer({ locale: "en-US" });
  return answer({ code: 4002, message: "Invalid command" }, "ERROR");
});
