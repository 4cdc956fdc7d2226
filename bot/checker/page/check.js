// Checks a file from its bytes to the last finding. Nothing here knows the rules of a game.

// posted: what `readPosted` has found. progress: called with how many decisions of how many are checked.
async function check(bytes, posted, progress = () => {}) {
  const report = new Report();
  let document;
  try {
    document = readJson(readText(bytes));
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    report.false("form", error.key, error.args);
    return { report, document: null };
  }
  if (!checkForm(document, report)) return { report, document: null };
  if (isRunning(document)) {
    report.counts.events = document.events.length;
    report.unproven("decisions", "running.decisions");
    await checkPosted(document, posted, [], report);
    report.unproven("header", "running.header");
  } else {
    const chained = await checkFinished(document, posted, report, progress);
    await checkBeside(document, chained, posted, report);
  }
  if (document.seats.some((seat) => "name" in seat)) report.unproven("names", "header.names");
  return { report, document };
}

// Checks what the file alone shows; returns whether it has a chain that bears it out.
async function checkFinished(document, posted, report, progress) {
  count(document, report);
  const secret = bytesOf(document.secret);
  if (secret === null) report.false("secret", "secret.no_hex", {}, 0);
  else if ((await commitmentOf(secret)) === document.commitment) report.proven("secret", "secret.proven");
  else report.false("secret", "secret.differs", {}, 0);
  checkNumbers(document, report);
  await checkEpochs(document, posted.positions, report);
  if (secret === null) report.unproven("dice", "dice.no_secret");
  else await checkDice(document, await keysOf(secret, document.words, document.restores ?? []), report, progress);
  return document.chain !== undefined && checkChain(document, secret, report);
}

// Checks what the file shows only beside the thread. chained: whether its chain bears it out.
async function checkBeside(document, chained, posted, report) {
  const others = (document.chain ?? []).map((link) => link.hash);
  const { heads, before } = toldBy(posted, document);
  if (document.chain) {
    others.push(...(await checkWords(document, before, report)));
    others.push(...Object.values(document.words).map((word) => word.toLowerCase())); // which posts tell as they are
    others.push(...(await calledOff(document.chain, posted.bare)));
  }
  for (const hash of posted.bare)
    if (document.chain?.some((link) => link.hash === hash)) heads.push({ hash, restore: null });
  const told = checkHeads(document, heads, report) && chained;
  const bound = await checkPosted(document, posted, others, report);
  unbound(document, report, { bound, told, chained });
}

// The commitments of starts that came to nothing, and of the hashes that were pasted those that are their secrets.
async function calledOff(chain, pasted) {
  const off = chain.flatMap((link) => link.entries.filter(isCalledOff)).map((one) => one.commitment);
  const found = [...off];
  for (const one of off.length ? pasted : []) if (off.includes(await commitmentOf(bytesOf(one)))) found.push(one);
  return found;
}

function count(document, report) {
  const ofKind = (kind) => document.markers.filter((marker) => marker.kind === kind).length;
  const later = document.epochs.filter((epoch) => epoch.decision !== 0);
  Object.assign(report.counts, {
    decisions: document.decisions.length,
    undos: ofKind("undo"),
    redos: ofKind("redo"),
    undone: document.undone.length,
    void: document.void.length,
    skipped: skipped(document),
    epochs: later.length,
    by_hand: later.filter((epoch) => !Object.hasOwn(EPOCH_SAID, epoch.reason) && !beginsElsewhere(epoch)).length,
    words: Object.values(document.words).filter((word) => word !== "").length,
  });
}

// How many numbers up to the highest stand nowhere in the file, or were passed over by what its chain says.
function skipped(document) {
  const steps = document.decisions.map((step) => step.id);
  const known = new Set([
    ...steps,
    ...document.epochs.map((epoch) => epoch.decision),
    ...document.void,
    ...document.undone,
  ]);
  let most = 0;
  for (const number of known) most = Math.max(most, number);
  const passed = (document.chain ?? []).flatMap((link) => link.entries).filter((one) => one.is === "skipped");
  return Math.max(
    most + 1 - known.size,
    passed.reduce((sum, { first, last }) => sum + last - first + 1, 0),
  );
}

const EPOCH_SAID = { rules: "epochs.rules", restored: "epochs.restored" };
const ELSEWHERE = /^from [0-9A-Z]{5} [0-9]{1,9}( imagined [0-9]{1,2})?$/;

// Whether a game begins at a step of another table, which the epoch right behind its set-up names.
function beginsElsewhere(epoch) {
  return epoch.decision === 1 && ELSEWHERE.test(epoch.reason);
}

// posted: the fingerprints of positions that the thread was told.
async function checkEpochs(document, posted, report) {
  const met = new Set();
  for (const [n, epoch] of document.epochs.entries()) {
    const args = { reason: cut(epoch.reason, 60) };
    const at = epoch.decision;
    if (n === 0) {
      if (epoch.reason !== "start" || epoch.state !== null) report.false("epochs", "epochs.start", args, at);
      continue;
    }
    const now = isBase64(epoch.state) ? await positionHash(epoch.state) : null;
    if (now === null) report.false("epochs", "epochs.unreadable", args, at);
    else if (epoch.state_hash !== undefined && epoch.state_hash !== now)
      report.false("epochs", "epochs.state_hash", args, at);
    else {
      const hash = now.slice(0, 32);
      met.add(hash);
      if (posted.includes(hash)) report.proven("epochs", "epochs.posted", { at });
      const otherwise = beginsElsewhere(epoch) ? "epochs.elsewhere" : "epochs.by_hand";
      report.unproven("epochs", EPOCH_SAID[epoch.reason] ?? otherwise, { ...args, at, hash });
    }
  }
  for (const hash of posted) {
    if (met.has(hash)) continue;
    if (document.restores?.length) report.unproven("epochs", "epochs.lost", { hash });
    else report.false("epochs", "epochs.other", { hash });
  }
  const last = document.epochs.at(-1);
  if (last && (last.rules_version !== document.rules_version || last.data_hash !== document.data_hash)) {
    report.false("header", "header.pinned", {}, last.decision);
  }
}

function isBase64(said) {
  try {
    return said !== null && said !== "" && btoa(atob(said)) === said;
  } catch {
    return false;
  }
}

// Names what the file alone cannot show. bound: it is the one that was posted at the end. told: its chain is, to its end,
// the one that the thread was told of. chained: it has a chain that bears it out.
function unbound(document, report, { bound, told, chained }) {
  const proves = (thing, key, args = {}) => {
    if (told) report.proven(thing, `${key}.heads`, args);
    else if (!bound && !report.isFalse(thing))
      report.unproven(thing, chained ? `${key}.chained` : `${key}.unproven`, args);
  };
  report.unproven("decisions", "rules.decisions");
  const { undos, restores, void: nothing } = report.counts;
  if (nothing) report.unproven("void", document.chain ? "void.chained" : "void.unproven", { count: nothing });
  if (restores)
    report.unproven("restores", "restores.happened", { count: restores, at: document.restores[0].decision });
  if (!bound) proves("header", "header");
  proves("idle", "idle");
  proves("end", "end");
  proves("undos", "undos", { count: undos, restores: restores ?? 0 });
}
