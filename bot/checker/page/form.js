// The form of an export: which fields there are, and what each may hold. What else stands in a file could tell its
// reader something that nobody has checked, so it is named.

const HASH = /^[0-9a-f]{64}$/;
const TABLE = "table"; // the seat of what no player decides

class Form {
  constructor() {
    this.wrong = []; // fields whose value is of another kind: nothing more can be checked
    this.strange = []; // what is no part of the form
  }
}

const isText = (value) => typeof value === "string";
const isWhole = (value) => Number.isSafeInteger(value);
const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Decimal);

const plain = (test) => (value, where, form) => {
  if (!test(value)) form.wrong.push(where);
};
const text = plain(isText);
const whole = plain(isWhole);
const anyWhole = plain((value) => isWhole(value) || typeof value === "bigint");
const object = plain(isObject);
const salt = plain((value) => isText(value) && /^[0-9a-f]{32}$/.test(value));
const hash = plain((value) => isText(value) && HASH.test(value));
const optional = (inner) => Object.assign((value, where, form) => inner(value, where, form), { optional: true });
const orNull = (inner) => (value, where, form) => {
  if (value !== null) inner(value, where, form);
};
const listOf = (inner) => (value, where, form) => {
  if (!Array.isArray(value)) form.wrong.push(where);
  else value.forEach((one, n) => inner(one, `${where}[${n}]`, form));
};
const mapOf = (inner) => (value, where, form) => {
  if (!isObject(value)) form.wrong.push(where);
  else for (const key of Object.keys(value)) inner(value[key], `${where}.${cut(key, 40)}`, form);
};
const record = (fields) => (value, where, form) => {
  if (!isObject(value)) {
    form.wrong.push(where);
    return;
  }
  for (const [key, inner] of Object.entries(fields)) {
    const here = where ? `${where}.${key}` : key;
    if (key in value) inner(value[key], here, form);
    else if (!inner.optional) form.wrong.push(here);
  }
  for (const key of Object.keys(value)) {
    if (!Object.hasOwn(fields, key)) form.strange.push(where ? `${where}.${cut(key, 40)}` : cut(key, 40));
  }
};
const draw = (value, where, form) => {
  if (!Array.isArray(value) || value.length < 4) {
    form.wrong.push(where);
    return;
  }
  [text, anyWhole, anyWhole, text].forEach((inner, n) => inner(value[n], `${where}[${n}]`, form));
  if (value.length > 4) form.strange.push(`${where}[4]`);
};

const HEAD = {
  praetor_export: whole,
  table: text,
  game: text,
  status: text,
  options: mapOf(text),
  seats: listOf(record({ seat: text, kind: text, name: optional(text) })),
  rules_version: text,
  data_hash: text,
  commitment: text,
};
const EPOCH = {
  decision: whole,
  reason: text,
  rules_version: text,
  data_hash: text,
  state: orNull(text),
  earlier: optional(listOf(record({ until: whole, rules_version: text, data_hash: text }))),
};
const OUTCOME = { winners: listOf(text), scores: mapOf(anyWhole), reason: record({ key: text, args: object }) };
const RUNNING = record({ ...HEAD, events: listOf(object) });
const DECISION = { id: whole, seat: text, prompt: text, action: object, draws: listOf(draw) };
const FINISHED_FIELDS = {
  ...HEAD,
  secret: text,
  words: mapOf(text),
  epochs: listOf(record(EPOCH)),
  decisions: listOf(record(DECISION)),
  void: listOf(whole),
  undone: listOf(whole),
  markers: listOf(record({ kind: text, from: whole, to: whole })),
  outcome: orNull(record(OUTCOME)),
  state_hash: text,
};
// The second form: a chain of hashes over all that was kept, and salts for what of it is published.
const HEADER = {
  is: text,
  table: text,
  game: text,
  options: mapOf(text),
  seats: listOf(listOf(text)),
  rules_version: text,
  data_hash: text,
  commitment: text,
  words: mapOf(text),
  bound: mapOf(text),
};
const ENTRIES = new Map(
  Object.entries({
    begin: HEADER,
    late: { ...HEADER, next: whole },
    called_off: { is: text, commitment: hash },
    step: { is: text, id: whole, leaf: hash },
    epoch: { is: text, id: whole, leaf: hash },
    undo: { is: text, from: whole, to: whole },
    redo: { is: text, from: whole, to: whole },
    rules: { is: text, until: whole, rules_version: text, data_hash: text },
    seats: { is: text, seats: listOf(listOf(text)) },
    restored: { is: text, n: whole, decision: whole },
    skipped: { is: text, first: whole, last: whole },
    end: { is: text, status: text, state: text },
  }).map(([kind, fields]) => [kind, record(fields)]),
);
const entry = (value, where, form) => {
  const known = isObject(value) ? ENTRIES.get(value.is) : undefined;
  if (known === undefined) form.wrong.push(`${where}.is`);
  else known(value, where, form);
};
const CHAINED_FIELDS = {
  ...FINISHED_FIELDS,
  bound: mapOf(hash),
  restores: listOf(record({ n: whole, decision: whole })),
  epochs: listOf(record({ ...EPOCH, salt: orNull(salt), state_hash: optional(hash), draws: optional(listOf(draw)) })),
  decisions: listOf(record({ ...DECISION, salt: orNull(salt) })),
  chain: listOf(record({ salt, entries: listOf(entry), hash })),
};
// The third form: links are salted by the secret, from one of them on where the table is older.
const SALTED = record({ ...CHAINED_FIELDS, long_from: whole });

const FORMATS = new Map([
  [1, { running: RUNNING, finished: record(FINISHED_FIELDS) }],
  [2, { running: RUNNING, finished: record(CHAINED_FIELDS) }],
  [3, { running: RUNNING, finished: SALTED }],
]);

// Says what is not in its form; returns whether the rest can be checked.
function checkForm(document, report) {
  if (!isObject(document) || !("praetor_export" in document)) {
    report.false("form", "form.no_export");
    return false;
  }
  const known = FORMATS.get(document.praetor_export);
  if (known === undefined) {
    report.false("form", "form.other_format", { format: cut(String(document.praetor_export), 20) });
    return false;
  }
  const form = new Form();
  known[isRunning(document) ? "running" : "finished"](document, "", form);
  for (const where of form.wrong.slice(0, 5))
    report.false("form", "form.wrong", { field: where }, since(document, where));
  for (const where of form.strange.slice(0, 20))
    report.false("form", "form.strange", { field: where }, since(document, where));
  const fits = !form.wrong.length && fitting(document, report);
  if (fits && !form.strange.length) report.proven("form", "form.proven");
  return !form.wrong.length;
}

const isRunning = (document) => document.status === "running";

// The decision that a field belongs to, where it does.
function since(document, where) {
  const found = /^decisions\[(\d+)\]/.exec(where);
  const id = found === null ? undefined : document.decisions?.[Number(found[1])]?.id;
  return isWhole(id) ? id : undefined;
}

// Says what in a document cannot be what its field is for; returns whether all can.
function fitting(document, report) {
  const before = report.findings.length;
  const seats = document.seats.map((one) => one.seat);
  if (!HASH.test(document.commitment)) report.false("form", "form.no_hash", { field: "commitment" });
  if (!seats.every((seat, n) => seat === String(n + 1))) report.false("form", "form.seats");
  for (const { kind } of document.seats) {
    if (kind !== "human" && kind !== "computer") report.false("form", "form.kind", { kind: cut(kind, 40) });
  }
  if (!isRunning(document)) fittingEnd(document, seats, report);
  return report.findings.length === before;
}

function fittingEnd(document, seats, report) {
  const { status, outcome, decisions, words } = document;
  if (status !== "over" && status !== "abandoned") report.false("form", "form.status", { status: cut(status, 40) });
  if ((status === "over") !== (outcome !== null))
    report.false("form", outcome === null ? "form.no_outcome" : "form.outcome");
  if (!sameSet(Object.keys(words), seats)) report.false("words", "form.words");
  const stranger = decisions.find((step) => step.seat !== TABLE && !seats.includes(step.seat));
  if (stranger) report.false("form", "form.stranger", {}, stranger.id);
  if (!HASH.test(document.state_hash)) report.false("form", "form.no_hash", { field: "state_hash" });
  if (document.chain !== undefined) fittingChain(document, seats, report);
}

function fittingChain({ bound, epochs, restores, chain, long_from: from = 0 }, seats, report) {
  if (from < 0 || from > Math.max(chain.length - 1, 0)) report.false("form", "form.wrong", { field: "long_from" });
  const stranger = Object.keys(bound).find((seat) => !seats.includes(seat));
  if (stranger !== undefined) report.false("words", "form.bound", { seat: cut(stranger, 20) });
  const later = epochs.find((epoch) => (epoch.decision !== 0) !== (epoch.state_hash !== undefined));
  if (later !== undefined) report.false("form", "form.wrong", { field: "state_hash" }, later.decision);
  const unordered = restores.findIndex(
    (one, n) => n && (one.n <= restores[n - 1].n || one.decision < restores[n - 1].decision),
  );
  if (unordered >= 0) report.false("restores", "form.restores", {}, restores[unordered].decision);
}

function sameSet(one, other) {
  return one.length === other.length && one.every((each) => other.includes(each));
}
