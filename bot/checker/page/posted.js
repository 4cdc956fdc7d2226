// What was copied from Discord: hashes in any text around them, each compared with the file.

// Returns the hashes in a text by what stands before them; `bare` are those that nothing names.
function readPosted(said) {
  const found = { commitment: [], fingerprint: [], bare: [] };
  for (const [, name, hash] of said.matchAll(/(?:--(commitment|fingerprint)[ =]+)?(?<![0-9a-f])([0-9a-f]{64})(?![0-9a-f])/gi)) {
    const list = found[name?.toLowerCase() ?? "bare"];
    if (!list.includes(hash.toLowerCase())) list.push(hash.toLowerCase());
  }
  return found;
}

// The hash of the whole file, without the players' names.
async function fingerprintOf(document) {
  const seats = document.seats.map((seat) => Object.fromEntries(Object.entries(seat).filter(([key]) => key !== "name")));
  return hexOf(await sha256(utf8("praetor export\0"), utf8(canonical({ ...document, seats }))));
}

// Compares what was posted with the file; returns whether the file is the one that was posted at the end.
async function checkPosted(document, posted, report) {
  const whole = isRunning(document) ? null : await fingerprintOf(document);
  const known = { commitment: document.commitment, fingerprint: whole };
  const met = { commitment: false, fingerprint: false };
  for (const what of ["commitment", "fingerprint"]) {
    for (const hash of posted[what]) {
      if (hash === known[what]) met[what] = true;
      else if (known[what]) report.false(THING_OF[what], `posted.${what}_differs`, { hash: cut(hash, 8) });
    }
  }
  for (const hash of posted.bare) {
    const what = Object.keys(known).find((one) => known[one] === hash);
    if (what) met[what] = true;
    else report.false("posted", "posted.neither", { hash: cut(hash, 8) });
  }
  if (met.commitment) report.proven("commitment", "posted.commitment");
  else if (!report.isFalse("commitment")) report.unproven("commitment", "posted.no_commitment");
  if (met.fingerprint) report.proven("header", "posted.fingerprint");
  return met.fingerprint;
}

const THING_OF = { commitment: "commitment", fingerprint: "header" };
