// Reads JSON so that nothing in a file goes unseen: a field that stands twice is refused, whole numbers stay exact, and
// a number with a point is not taken for a whole one. Objects have no prototype, so any name may be a field's.

const DEEPEST = 60; // lists and objects in one another; an honest export has less than ten

class Unreadable extends Error {
  constructor(key, args = {}) {
    super(key);
    this.key = key;
    this.args = args;
  }
}

class Decimal {
  constructor(value) {
    this.value = value;
  }
}

function readText(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Unreadable("reading.not_text");
  }
}

const TOKEN =
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)|(true|false|null))/y;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const CONSTANTS = { true: true, false: false, null: null };

class Reader {
  constructor(text) {
    this.text = text;
    this.at = 0;
    this.next();
  }

  // One token ahead: its kind ("{", "string", "number", "word", "end") and what it stands for.
  next() {
    TOKEN.lastIndex = this.at;
    const found = TOKEN.exec(this.text);
    if (found === null) {
      if (/[^ \t\n\r]/.test(this.text.slice(this.at))) throw new Unreadable("reading.not_json", { at: this.at });
      [this.kind, this.value] = ["end", null];
      return;
    }
    this.at = TOKEN.lastIndex;
    const [, sign, string, number, word] = found;
    if (sign !== undefined) [this.kind, this.value] = [sign, null];
    else if (string !== undefined) [this.kind, this.value] = ["string", readString(string)];
    else if (number !== undefined) [this.kind, this.value] = ["number", readNumber(number)];
    else [this.kind, this.value] = ["word", CONSTANTS[word]];
  }

  take(kind) {
    if (this.kind !== kind) throw new Unreadable("reading.not_json", { at: this.at });
    const { value } = this;
    this.next();
    return value;
  }

  value_(depth) {
    if (depth > DEEPEST) throw new Unreadable("reading.too_deep");
    if (this.kind === "{") return this.object(depth);
    if (this.kind === "[") return this.list(depth);
    if (this.kind === "string" || this.kind === "number" || this.kind === "word") return this.take(this.kind);
    throw new Unreadable("reading.not_json", { at: this.at });
  }

  object(depth) {
    const found = Object.create(null);
    this.take("{");
    while (this.kind !== "}") {
      const key = this.take("string");
      if (key in found) throw new Unreadable("reading.twice", { field: cut(key, 40) });
      this.take(":");
      found[key] = this.value_(depth + 1);
      if (this.kind !== "}") this.another("}");
    }
    this.next();
    return found;
  }

  list(depth) {
    const found = [];
    this.take("[");
    while (this.kind !== "]") {
      found.push(this.value_(depth + 1));
      if (this.kind !== "]") this.another("]");
    }
    this.next();
    return found;
  }

  another(end) {
    this.take(",");
    if (this.kind === end) throw new Unreadable("reading.not_json", { at: this.at });
  }
}

function readString(token) {
  const found = JSON.parse(token);
  if (LONE_SURROGATE.test(found)) throw new Unreadable("reading.not_text");
  return found;
}

// A whole number is a number, or a BigInt where a number would not be exact; any other is a Decimal.
function readNumber(token) {
  if (!/^-?[0-9]+$/.test(token)) return new Decimal(Number(token));
  const value = Number(token);
  return Number.isSafeInteger(value) ? value + 0 : BigInt(token);
}

function readJson(text) {
  const reader = new Reader(text);
  const found = reader.value_(1);
  reader.take("end");
  return found;
}

// The same data always as the same text: fields in the order of their characters, no blanks.
function canonical(value) {
  if (value === null || typeof value === "boolean" || typeof value === "string") return JSON.stringify(value);
  if (typeof value === "number" || typeof value === "bigint") return String(value === 0 ? 0 : value);
  if (value instanceof Decimal) return writtenDecimal(value.value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const keys = Object.keys(value).sort(byCharacters);
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(",")}}`;
}

// The shortest digits that mean the number, as the exporting side writes them: 1.0, 0.00001, 1e16.
function writtenDecimal(value) {
  if (value === 0) return Object.is(value, -0) ? "-0.0" : "0.0";
  const [digits, power] = value.toExponential().split("e");
  const exponent = Number(power);
  if (exponent < -5 || exponent > 15) return `${digits}e${exponent}`;
  const plain =
    exponent < 0 ? value.toFixed(Math.max(0, digits.replace(/[-.]/g, "").length - 1 - exponent)) : String(value);
  return plain.includes(".") ? plain : `${plain}.0`;
}

// Compares by code points, as the exporting side sorts; the browser's own order is by UTF-16 units.
function byCharacters(one, other) {
  const [left, right] = [Array.from(one), Array.from(other)];
  for (let n = 0; n < Math.min(left.length, right.length); n++) {
    const difference = left[n].codePointAt(0) - right[n].codePointAt(0);
    if (difference) return difference;
  }
  return left.length - right.length;
}

function cut(text, most) {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
