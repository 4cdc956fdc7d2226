// Every die and every shuffle, derived again from the secret and the words by the browser's own SHA-256 and HMAC.

const encoder = new TextEncoder();
const MOST_SIDES = 2 ** 32; // of a die
const AT_ONCE = 64; // decisions that are checked side by side

const utf8 = (said) => encoder.encode(said);
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

function bytesOf(hex) {
  if (!/^(?:[0-9a-f]{2})+$/.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g), (pair) => parseInt(pair, 16));
}

function joined(parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function sha256(...parts) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", joined(parts)));
}

async function hmacKey(bytes) {
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

async function hmac(key, bytes) {
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
}

async function commitmentOf(secret) {
  return hexOf(await sha256(utf8("praetor dice\0"), secret));
}

// The bytes of a table's key: of the secret, and of the words by seat in the order of the seats.
async function gameKey(secret, words) {
  const pairs = Object.keys(words)
    .sort(byCharacters)
    .map((seat) => [seat, words[seat]]);
  return hmac(await hmacKey(secret), utf8(`praetor key\0${canonical(pairs)}`));
}

// Returns the key that holds at each decision: after a restore it is made of the one before and the restore's number.
async function keysOf(secret, words, restores) {
  let bytes = await gameKey(secret, words);
  const keys = [{ first: 0, key: await hmacKey(bytes) }];
  for (const { n, decision } of restores) {
    bytes = await hmac(await hmacKey(bytes), utf8(`praetor restored\0${n}`));
    keys.push({ first: decision, key: await hmacKey(bytes) });
  }
  return (decision) => keys.findLast(({ first }) => first <= decision)?.key ?? keys[0].key;
}

const digest = (key, decision, label, index, part) => hmac(key, utf8(`${decision}\0${label}\0${index}\0${part}`));

// A number from 1 to `sides`, each as likely: values that would favour the low faces are left out.
async function die(key, decision, label, index, sides) {
  const n = BigInt(sides);
  const limit = 2n ** 64n - (2n ** 64n % n);
  for (let part = 0; ; part++) {
    const bytes = await digest(key, decision, label, index, part);
    const value = new DataView(bytes.buffer).getBigUint64(0);
    if (value < limit) return String((value % n) + 1n);
  }
}

// The order of a shuffle: each place of the sorted list gets a number, by which they are sorted.
async function shuffle(key, decision, label, index, count) {
  const places = Array.from({ length: count }, (_, place) => place);
  const numbers = await Promise.all(places.map((place) => digest(key, decision, label, index, place)));
  return places.sort((one, other) => byBytes(numbers[one], numbers[other])).join(",");
}

function byBytes(one, other) {
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n]) return one[n] - other[n];
  return 0;
}

// Returns what is wrong with the draws of a decision, as a key and its arguments; null where all follow from the key.
async function wrongDraw(key, step, tally) {
  const counts = new Map();
  for (const [label, index, sides, result] of step.draws) {
    const said = { label: cut(label, 60), index: String(index), sides: String(sides), result: cut(result, 60) };
    const expected = counts.get(label) ?? 0;
    counts.set(label, expected + 1);
    if (index !== expected) return ["dice.index", { ...said, expected: String(expected) }];
    const isShuffle = result.includes(",") || sides < 1 || (sides === 1 && result === "0");
    const parts = result === "" ? 0 : result.split(",").length;
    if (isShuffle ? sides !== parts : !(sides <= MOST_SIDES)) return ["dice.sides", said];
    const now = await (isShuffle ? shuffle : die)(key, step.id, label, index, sides);
    if (now !== result)
      return [isShuffle ? "dice.shuffle_differs" : "dice.die_differs", { ...said, now: cut(now, 60) }];
    tally[isShuffle ? "shuffles" : "dice"]++;
  }
  return null;
}

// Checks all draws of all decisions. keyOf: the key that holds at a decision.
async function checkDice(document, keyOf, report, progress) {
  const tally = { dice: 0, shuffles: 0 };
  const wrong = [];
  const marked = document.epochs.filter((epoch) => epoch.draws).map(({ decision, draws }) => ({ id: decision, draws }));
  const all = [...document.decisions, ...marked];
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const some = all.slice(at, at + AT_ONCE);
    const found = await Promise.all(some.map((step) => wrongDraw(keyOf(step.id), step, tally)));
    found.forEach((one, n) => one && wrong.push([some[n].id, ...one]));
    progress(Math.min(at + AT_ONCE, all.length), all.length);
  }
  wrong.sort(([one], [other]) => one - other);
  for (const [id, saying, args] of wrong.slice(0, 3)) report.false("dice", saying, args, id);
  if (wrong.length > 3) report.false("dice", "dice.more", { count: wrong.length - 3 });
  Object.assign(report.counts, tally);
  if (!wrong.length) {
    if (tally.dice + tally.shuffles) report.proven("dice", "dice.proven", { ...tally });
    else report.unproven("dice", "dice.none");
  }
}
