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
  } else {
    await checkFinished(document, report, progress);
  }
  const bound = await checkPosted(document, posted, report);
  if (isRunning(document)) report.unproven("header", "running.header");
  else unbound(document, report, bound);
  if (document.seats.some((seat) => "name" in seat)) report.unproven("names", "header.names");
  return { report, document };
}

async function checkFinished(document, report, progress) {
  count(document, report);
  const secret = bytesOf(document.secret);
  if (secret === null) report.false("secret", "secret.no_hex", {}, 0);
  else if ((await commitmentOf(secret)) === document.commitment) report.proven("secret", "secret.proven");
  else report.false("secret", "secret.differs", {}, 0);
  checkNumbers(document, report);
  checkEpochs(document, report);
  if (secret === null) {
    report.unproven("dice", "dice.no_secret");
    return;
  }
  const key = await hmacKey(await gameKey(secret, document.words));
  await checkDice(document, () => key, report, progress);
}

function count(document, report) {
  const ofKind = (kind) => document.markers.filter((marker) => marker.kind === kind).length;
  Object.assign(report.counts, {
    decisions: document.decisions.length,
    undos: ofKind("undo"),
    redos: ofKind("redo"),
    undone: document.undone.length,
    void: document.void.length,
    skipped: skipped(document),
    epochs: document.epochs.filter((epoch) => epoch.decision !== 0).length,
    by_hand: document.epochs.filter((epoch) => epoch.decision !== 0 && epoch.reason !== "rules").length,
    words: Object.values(document.words).filter((word) => word !== "").length,
  });
}

// How many numbers up to the highest stand nowhere in the file.
function skipped(document) {
  const steps = document.decisions.map((step) => step.id);
  const known = new Set([...steps, ...document.epochs.map((epoch) => epoch.decision), ...document.void, ...document.undone]);
  let most = 0;
  for (const number of known) most = Math.max(most, number);
  return most + 1 - known.size;
}

function checkEpochs(document, report) {
  for (const [n, epoch] of document.epochs.entries()) {
    const args = { reason: cut(epoch.reason, 60) };
    const at = epoch.decision;
    if (n === 0) {
      if (epoch.reason !== "start" || epoch.state !== null) report.false("epochs", "epochs.start", args, at);
    } else if (!isBase64(epoch.state)) report.false("epochs", "epochs.unreadable", args, at);
    else report.unproven("epochs", epoch.reason === "rules" ? "epochs.rules" : "epochs.by_hand", { ...args, at });
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

// Names what the file alone cannot show. bound: whether it is the one that was posted at the end.
function unbound(document, report, bound) {
  report.unproven("decisions", "rules.decisions");
  if (document.void.length) report.unproven("void", "void.unproven", { count: document.void.length });
  if (bound) return;
  if (!report.isFalse("header")) report.unproven("header", "header.unproven");
  report.unproven("idle", "idle.unproven");
  report.unproven("end", "end.unproven");
  report.unproven("undos", "undos.unproven", { count: report.counts.undos });
}
