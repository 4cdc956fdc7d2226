// The chain: each link is a hash over the one before it and over all that was kept since. A decision stands in it as a
// leaf, a salted hash; the salts of those that may be known are in the file, so their leaves must fit.

const NOTHING = new Uint8Array(32); // what link 0 follows on
const OF_THE_TABLE = ["table", "game", "options", "commitment", "words", "bound"];
const isBeginning = (one) => one.is === "begin" || one.is === "late";
const isCalledOff = (one) => one.is === "called_off"; // a start before the game, with a commitment of its own
const isMove = (one) => one.is === "undo" || one.is === "redo";
const isKept = (one) => one.is === "step" || one.is === "epoch";

const lowest = (numbers) => numbers.reduce((least, one) => Math.min(least, one));

// Says what of a file its chain does not bear out; returns whether it does all. secret: its bytes; null: it has none.
async function checkChain(document, secret, report) {
  const entries = document.chain.flatMap((link) => link.entries);
  report.counts.links = document.chain.length;
  report.counts.restores = document.restores.length;
  report.counts.bound = Object.keys(document.bound).length;
  if (!document.chain.length) {
    report.unproven("chain", "chain.none");
    return false;
  }
  const broken = await brokenLink(document.chain);
  if (broken !== null) {
    report.false("chain", "chain.link", { number: broken }, nextOf(document.chain.slice(0, broken)));
    return false;
  }
  const chosen = secret === null ? null : await chosenSalt(document, secret);
  if (chosen !== null) {
    report.false("chain", "chain.salt", { number: chosen }, nextOf(document.chain.slice(0, chosen)));
    return false;
  }
  if (!isBeginning(entries[0] ?? {}) || entries.filter(isBeginning).length > 1) {
    report.false("chain", "chain.beginning", {}, 0);
    return false;
  }
  const off = entries.flatMap((one, n) => (isCalledOff(one) ? [n] : []));
  report.counts.called_off = off.length;
  if (off.some((at, n) => at !== n + 1)) {
    report.false("chain", "chain.called_off", {}, 0);
    return false;
  }
  if (off.length) report.unproven("words", "words.called_off", { count: off.length });
  const walk = new Walk(document, entries);
  const wrong = [
    headerOf(walk),
    seatsOf(walk),
    walk.numbers(),
    walk.moves(),
    walk.undone(),
    restoresOf(walk),
    rulesOf(walk),
    endOf(walk),
  ];
  wrong.push(await leafOf(walk));
  for (const one of wrong) if (one !== null) report.false(...one);
  const fits = wrong.every((one) => one === null);
  if (fits)
    report.proven("chain", "chain.proven", { links: document.chain.length, leaves: entries.filter(isKept).length });
  if (walk.first > 0) report.unproven("chain", "chain.late", { first: walk.first });
  return fits;
}

// Returns the number of the first link that has not the hash of what it says; null where all have.
async function brokenLink(chain) {
  let before = NOTHING;
  for (const [number, { salt: said, entries, hash: told }] of chain.entries()) {
    before = await sha256(utf8("praetor link\0"), before, utf8(canonical({ number, salt: said, entries })));
    if (hexOf(before) !== told) return number;
  }
  return null;
}

// Returns the number of the first link whose salt does not follow from the secret and should, or does and should not, as
// the file says which are older; null where there is none.
async function chosenSalt({ chain, long_from: from = chain.length }, secret) {
  const key = await hmacKey(secret);
  for (let number = 0; number < chain.length; number += 1) {
    const due = hexOf(await hmac(key, utf8(`praetor link salt\0${number}`))).slice(0, 32);
    if ((chain[number].salt === due) !== number >= from) return number;
  }
  return null;
}

// The number of the decision that comes next after some links.
function nextOf(links) {
  const entries = links.flatMap((link) => link.entries);
  const last = entries.findLast((one) => isKept(one) || one.is === "skipped");
  if (last === undefined) return entries[0]?.next ?? 0;
  return (last.is === "skipped" ? last.last : last.id) + 1;
}

class Walk {
  constructor(document, entries) {
    this.document = document;
    this.entries = entries;
    this.first = entries[0].next ?? 0; // the number that the chain begins with
    this.ids = new Set(entries.filter(isKept).map((one) => one.id));
    this.parents = new Map();
  }

  of(...kinds) {
    return this.entries.filter((one) => kinds.includes(one.is));
  }

  // Each number comes next, each is in the file, and each of the file is in the chain.
  numbers() {
    let next = this.first;
    for (const one of this.of("step", "epoch", "skipped")) {
      const [first, last] = one.is === "skipped" ? [one.first, one.last] : [one.id, one.id];
      if (first !== next || last < first)
        return ["chain", "chain.number", { number: first, expected: next }, Math.min(first, next)];
      next = last + 1;
    }
    const { decisions, epochs, void: nothing, undone } = this.document;
    const told = new Set([
      ...decisions.map((one) => one.id),
      ...epochs.map((one) => one.decision),
      ...nothing,
      ...undone,
    ]);
    const passed = this.of("skipped");
    const isPassed = (number) => passed.some(({ first, last }) => first <= number && number <= last);
    const unbound = [...told].filter((number) => number >= this.first && !this.ids.has(number) && !isPassed(number));
    if (unbound.length) return ["chain", "chain.unbound", { number: lowest(unbound) }, lowest(unbound)];
    const missing = [...this.ids].find((number) => !told.has(number));
    return missing === undefined ? null : ["chain", "chain.missing", { number: missing }, missing];
  }

  // The undos and redos of the file are those of the chain, each from where the game then stood.
  moves() {
    let head = this.first ? null : -1;
    for (const one of this.entries) {
      if (isKept(one)) {
        this.parents.set(one.id, head ?? -1);
        head = one.id;
      } else if (isMove(one)) {
        if (head !== null && one.from !== head)
          return ["undos", "chain.move", { from: one.from, head }, Math.max(0, Math.min(head, one.from))];
        head = one.to;
      }
    }
    this.head = head;
    const bound = this.entries.filter(isMove).map((one) => ({ kind: one.is, from: one.from, to: one.to }));
    const all = this.document.markers;
    const told = this.first ? all.slice(Math.max(0, all.length - bound.length)) : all;
    const odd = Array.from({ length: Math.max(told.length, bound.length) }, (_, n) => n).find(
      (n) => canonical(told[n] ?? null) !== canonical(bound[n] ?? null),
    );
    return odd === undefined ? null : ["undos", "chain.moves", { which: odd + 1 + all.length - told.length }];
  }

  // What is undone is what the way to the last head leaves out.
  undone() {
    const way = new Set();
    for (let step = this.head ?? -1; step >= this.first && !way.has(step); step = this.parents.get(step) ?? -1)
      way.add(step);
    const said = new Set(this.document.undone);
    const odd = [...this.ids].find((number) => way.has(number) === said.has(number));
    return odd === undefined
      ? null
      : ["undone", way.has(odd) ? "chain.not_undone" : "chain.is_undone", { number: odd }, odd];
  }
}

function headerOf({ document, entries: [begun] }) {
  const odd = OF_THE_TABLE.find((field) => canonical(begun[field]) !== canonical(document[field]));
  if (odd !== undefined) return ["header", "chain.header", { field: odd }];
  const [epoch] = document.epochs;
  const rules = epoch && epoch.decision === 0 ? firstRules(epoch) : begun;
  const same = rules.rules_version === begun.rules_version && rules.data_hash === begun.data_hash;
  return same ? null : ["header", "chain.header", { field: "rules_version" }, 0];
}

// The rules that an epoch began by.
const firstRules = (epoch) => epoch.earlier?.[0] ?? epoch;

function seatsOf(walk) {
  const told = walk.document.seats.map(({ seat, kind }) => [seat, kind]);
  return canonical(walk.of("begin", "late", "seats").at(-1).seats) === canonical(told)
    ? null
    : ["header", "chain.header", { field: "seats" }];
}

function restoresOf(walk) {
  const bound = walk.of("restored").map(({ n, decision }) => ({ n, decision }));
  const told = walk.document.restores.filter(({ decision }) => decision >= walk.first || !walk.first);
  if (canonical(told) === canonical(bound)) return null;
  return ["restores", "chain.restores", {}, lowest([...told, ...bound].map(({ decision }) => decision))];
}

// What an epoch was played by later on, the chain was told at that time.
function rulesOf(walk) {
  const told = new Set(walk.of("rules").map((one) => canonical([one.until, one.rules_version, one.data_hash])));
  for (const epoch of walk.document.epochs) {
    const versions = [...(epoch.earlier ?? []), epoch];
    for (const [n, { until }] of versions.slice(0, -1).entries()) {
      const then = versions[n + 1];
      if (until >= walk.first && !told.has(canonical([until, then.rules_version, then.data_hash]))) {
        return ["epochs", "chain.rules", { until }, until];
      }
    }
  }
  return null;
}

function endOf(walk) {
  const at = walk.entries.findLastIndex((one) => one.is === "end");
  const last = walk.document.decisions.at(-1)?.id ?? 0;
  if (at < 0) return ["end", "chain.no_end", {}, last];
  const { status, state } = walk.entries[at];
  if (status !== walk.document.status || state !== walk.document.state_hash) return ["end", "chain.end", {}, last];
  const more = walk.entries.slice(at + 1).some((one) => one.is !== "seats" && one.is !== "rules");
  return more ? ["end", "chain.after_end", {}, last] : null;
}

// The first decision or epoch whose leaf is not the one in the chain.
async function leafOf(walk) {
  const leaves = new Map(walk.entries.filter(isKept).map((one) => [one.id, one]));
  const { decisions, epochs } = walk.document;
  const kept = decisions.map(({ id, seat, prompt, action, draws, salt: own }) => ({
    is: "step",
    id,
    own,
    body: { id, seat, prompt, action, draws },
  }));
  for (const epoch of epochs) {
    if (epoch.decision === 0) continue;
    const { rules_version: rules, data_hash: data } = firstRules(epoch);
    const body = {
      id: epoch.decision,
      reason: epoch.reason,
      rules_version: rules,
      data_hash: data,
      state: epoch.state_hash ?? "",
      draws: epoch.draws ?? [],
    };
    kept.push({ is: "epoch", id: epoch.decision, own: epoch.salt, body });
  }
  kept.sort((one, other) => one.id - other.id);
  for (const { is, id, own, body } of kept) {
    if (id < walk.first && own === null) continue;
    const told = leaves.get(id);
    const fits =
      own !== null &&
      told?.is === is &&
      told.leaf === hexOf(await sha256(utf8("praetor step\0"), bytesOf(own), utf8(canonical(body))));
    if (!fits) return ["chain", "chain.leaf", { number: id }, id];
  }
  return null;
}

// Says of a head that is none of the chain's what it means. A post from between a backup and its being brought back tells
// a head that is lost with what was decided then: the number behind it (0: none) is that of an earlier restore.
function notOfTheChain({ restores }, told, restore, next, report) {
  const lost = restores.some(({ n }) => n > restore);
  if (lost) report.unproven("heads", "heads.lost", { head: cut(told, 12) });
  else report.false("heads", "heads.foreign", { head: cut(told, 12) }, next);
}

// Compares the heads that the thread told with the chain; returns whether they reach its end.
function checkHeads(document, heads, report) {
  const { chain } = document;
  if (!chain?.length) {
    if (heads.length) report.false("heads", "heads.no_chain");
    return false;
  }
  if (!heads.length) {
    report.unproven("heads", "heads.none");
    return false;
  }
  const from = document.long_from ?? chain.length; // links before it were told with few digits
  let last = -1;
  let short = -1;
  let fitting = 0;
  let lost = 0;
  for (const { hash: told, restore } of heads) {
    const isShort = told.length < LONG;
    const found = chain.slice(0, isShort ? from : chain.length).findIndex((link) => link.hash.startsWith(told));
    if (found < 0) {
      lost += 1;
      notOfTheChain(document, told, restore ?? 0, nextOf(chain.slice(0, Math.max(last, short) + 1)), report);
    } else if (restore !== null && !document.restores.some(({ n }) => n === restore))
      report.false("restores", "heads.restore", { n: restore });
    if (isShort && found >= 0) fitting += 1;
    if (isShort) short = Math.max(short, found);
    else last = Math.max(last, found);
  }
  if (report.isFalse("heads")) return false;
  if (fitting || (from > 0 && from < chain.length)) {
    report.unproven("heads", "heads.short", { last: from - 1, count: fitting });
  }
  if (last < 0) {
    if (!fitting && !lost) report.unproven("heads", "heads.none");
    return false;
  }
  const whole = chain.slice(last + 1).every((link) => !link.entries.length);
  report.proven("heads", "heads.proven", { last, links: chain.length - 1 });
  if (!whole) report.unproven("heads", "heads.more", { last });
  return whole;
}

// Says whose words were bound by a hash before any word was opened. before: the hashes that the thread told before the
// game. That the file tells them shows nothing: the first link binds hash and word together.
async function checkWords(document, before, report) {
  const seats = Object.keys(document.bound).sort(byCharacters);
  const hashes = new Map();
  for (const seat of Object.keys(document.words)) hashes.set(seat, hexOf(await sha256(utf8(document.words[seat]))));
  for (const seat of seats) {
    if (hashes.get(seat) !== document.bound[seat]) report.false("words", "words.differs", { seat }, 0);
  }
  if (!seats.length) report.unproven("words", "words.none");
  else if (!report.isFalse("words")) {
    report.proven("words", "words.fit", { seats: seats.join(", ") });
    const told = seats.every((seat) => before.includes(document.bound[seat]));
    report[told ? "proven" : "unproven"]("words", told ? "words.posted" : "words.bound", { seats: seats.join(", ") });
  }
  return [...hashes.values()];
}
