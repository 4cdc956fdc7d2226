// A word for the dice that is made here and known to nobody else, with the hash that may be given before it.

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"; // without those that look like others: 5 bits each
const GROUPS = 6;
const GROUP = 5;

// 150 random bits in groups that can be read out, well under what the bot takes.
function randomWord() {
  const bytes = crypto.getRandomValues(new Uint8Array(GROUPS * GROUP));
  const letters = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
  return letters.match(new RegExp(`.{${GROUP}}`, "g")).join("-");
}

async function hashWord() {
  const word = part("word").value;
  const hash = word === "" ? "" : hexOf(await sha256(utf8(word)));
  if (part("word").value === word) part("word-hash").value = hash;
}

async function copy(id) {
  const field = part(id);
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select(); // where the browser keeps its clipboard to itself the reader copies what is marked
    return;
  }
  part("copied").textContent = say("word.copied", { what: say(id === "word" ? "word.label" : "word.hash") });
}
