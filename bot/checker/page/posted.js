// What was copied from Discord: hashes in any text around them, each compared with the file.

const HASHES =
  /(?:--(commitment|fingerprint|heads?)[ =]+)?(?<![0-9a-f])(?:([0-9a-f]{64})|([0-9a-f]{12}))(?![0-9a-f])(?:\/([0-9]{1,9})(?![0-9]))?/gi;

const POSITIONS = /(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])/g;

// Returns the hashes in a text by what stands before them; `bare` are long ones that nothing names. heads: of a chain, as
// the last lines of posts tell them, each with the number of the restore behind it (null: none). before: long ones that
// stand before the first of these heads, as what the thread was told before the game. positions: fingerprints of
// positions, as the thread tells them where an epoch begins.
function readPosted(said) {
  const found = { commitment: [], fingerprint: [], bare: [], heads: [], before: [], positions: [] };
  const before = [];
  for (const [hash] of said.toLowerCase().matchAll(POSITIONS)) {
    if (!found.positions.includes(hash)) found.positions.push(hash);
  }
  for (const [, name, long, short, restore] of said.toLowerCase().matchAll(HASHES)) {
    if (short !== undefined || name?.startsWith("head")) {
      found.heads.push({ hash: short ?? long, restore: restore === undefined ? null : Number(restore) });
      found.before = before;
      continue;
    }
    if (!found.heads.length) before.push(long);
    const list = found[name ?? "bare"];
    if (!list.includes(long)) list.push(long);
  }
  return found;
}

// The hash of the whole file, without the players' names.
async function fingerprintOf(document) {
  const seats = document.seats.map((seat) =>
    Object.fromEntries(Object.entries(seat).filter(([key]) => key !== "name")),
  );
  return hexOf(await sha256(utf8("praetor export\0"), utf8(canonical({ ...document, seats }))));
}

const THING_OF = { commitment: "commitment", fingerprint: "header" };

// Compares the hashes that were posted with the file; returns whether the file is the one that was posted at the end.
// others: hashes that stand in a thread too (of words, say), which are none of the two.
async function checkPosted(document, posted, others, report) {
  const known = {
    commitment: document.commitment,
    fingerprint: isRunning(document) ? null : await fingerprintOf(document),
  };
  const met = { commitment: false, fingerprint: false };
  for (const what of ["commitment", "fingerprint"]) {
    for (const hash of posted[what]) {
      if (hash === known[what]) met[what] = true;
      else if (known[what]) report.false(THING_OF[what], `posted.${what}_differs`, { hash: cut(hash, 8) });
    }
  }
  const foreign = [];
  for (const hash of posted.bare) {
    const what = Object.keys(known).find((one) => known[one] === hash);
    if (what) met[what] = true;
    else if (!others.includes(hash)) foreign.push(hash);
  }
  for (const hash of foreign) {
    // A start that came to nothing leaves a commitment and a secret of its own in the thread.
    if (met.commitment && document.chain) report.unproven("posted", "posted.foreign", { hash: cut(hash, 8) });
    else report.false("posted", "posted.neither", { hash: cut(hash, 8) });
  }
  if (met.commitment) report.proven("commitment", "posted.commitment");
  else if (!report.isFalse("commitment")) report.unproven("commitment", "posted.no_commitment");
  if (met.fingerprint) report.proven("header", "posted.fingerprint");
  return met.fingerprint;
}
