// What was copied from Discord. Players write in the same thread, and posts say their names and words: so what counts
// stands on a whole line in the form that Praetor's posts have. The command line reads heads by the same rule.

const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const BLANKS = /[ \t\r\u00a0\u2000-\u200a\u202f\u3000]+/g;
const EDGES = /^ +| +$/g;
const QUOTED = /^(?:> ?)+/;
const LONG = 40; // digits of a head; older posts have twelve
const SIGN =
  /^(?:-# )?#[0-9]{1,9}(?:[–-][0-9]{1,9})? · ([0-9a-z]+) · ([0-9a-f]{40}|[0-9a-f]{12})(?:\/([0-9]{1,9}))?(?: \([0-9]{1,3}\/[0-9]{1,3}\))?(?: \([^()0-9]{1,30}\))?$/;
const TIME = "—"; // what a client copies between the name of who wrote a message and its time
const HASHES = /(?:--(commitment|fingerprint)[ =]+)?(?<![0-9a-f])([0-9a-f]{64})(?![0-9a-f])/g;
const COMMAND = /^(?:praetor verify )?(?:[^ ]+\.json )?--/; // before what it names hashes count by their names
// The thread tells of new rules with the fingerprint of the position: in a sentence, at its end, behind a colon.
const POSITION = /^[^:]*\([^():]+ [^():]+\)[^:]{10,}: `?([0-9a-f]{32})`?$/;

const withoutEdges = (line) => line.replace(UNSEEN, "").replace(BLANKS, " ").replace(EDGES, "").replace(QUOTED, "");

// Returns what stands in a text. commitment, fingerprint: hashes that a command names so; `bare`: others that are whole.
// positions: fingerprints of positions. signs: last lines of posts, with the table, the head, the number of the restore
// behind it (null: none), and how many whole hashes stand before it in `whole`, which has all in their order.
function readPosted(said) {
  const found = { commitment: [], fingerprint: [], bare: [], positions: [], signs: [], whole: [] };
  const add = (list, one) => list.includes(one) || list.push(one);
  const lines = said.toLowerCase().split("\n").map(withoutEdges);
  for (const [n, line] of lines.entries()) {
    const sign = SIGN.exec(line);
    if (sign !== null && !isAuthor(lines, n)) {
      const [, table, head, restore] = sign;
      const before = found.whole.length;
      found.signs.push({ table, head, restore: restore === undefined ? null : Number(restore), before });
    }
    const position = POSITION.exec(line);
    if (position !== null) add(found.positions, position[1]);
    for (const [, name, hash] of line.matchAll(HASHES)) {
      found.whole.push(hash);
      add(found[name !== undefined && COMMAND.test(line) ? name : "bare"], hash);
    }
  }
  return found;
}

// Whether a line is the name of who wrote what follows: its time stands below it.
function isAuthor(lines, n) {
  return (lines.slice(n + 1).find((line) => line !== "") ?? "").startsWith(TIME);
}

// Returns the heads of a file's own table, and the whole hashes that stand before the first of them: what the thread was
// told before the game. Where there is none of this table, those of others: posts of another game. Heads of few digits
// count only where the table is older than long ones.
function toldBy({ signs, whole }, { table, long_from: longFrom }) {
  const read = signs.filter(({ head }) => longFrom !== 0 || head.length === LONG);
  const own = read.filter((one) => one.table === table.toLowerCase());
  const heads = own.length ? own : read;
  return {
    heads: heads.map(({ head: hash, restore }) => ({ hash, restore })),
    before: heads.length ? whole.slice(0, heads[0].before) : [],
  };
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
