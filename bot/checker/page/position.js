// The fingerprint of a position: it is kept as MessagePack, which is read here and written again with the fields of its
// mappings in order, without the answers to a sealed question or a window that is still open, which stay secret.

const SECRET_KINDS = ["sealed", "window"];

class Position {
  constructor(bytes) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = 0;
  }

  take(length) {
    if (this.at + length > this.view.byteLength) throw new RangeError("it ends too early");
    this.at += length;
    return this.at - length;
  }

  number(kind, size) {
    return this.view[`get${kind}`](this.take(size));
  }

  bytes(length) {
    return new Uint8Array(this.view.buffer, this.view.byteOffset + this.take(length), length);
  }

  string(length) {
    return readText(this.bytes(length));
  }

  list(length, depth) {
    return Array.from({ length: Math.min(length, this.view.byteLength) }, () => this.value(depth + 1));
  }

  map(length, depth) {
    const found = new Map();
    for (let n = 0; n < length; n++) found.set(this.value(depth + 1), this.value(depth + 1));
    return found;
  }

  value(depth = 0) {
    if (depth > DEEPEST) throw new RangeError("it is nested too deeply");
    const head = this.number("Uint8", 1);
    if (head < 0x80) return head;
    if (head < 0x90) return this.map(head & 0x0f, depth);
    if (head < 0xa0) return this.list(head & 0x0f, depth);
    if (head < 0xc0) return this.string(head & 0x1f);
    if (head >= 0xe0) return head - 0x100;
    return this.long(head, depth);
  }

  long(head, depth) {
    const small = (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value);
    switch (head) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xc4:
        return this.bytes(this.number("Uint8", 1));
      case 0xc5:
        return this.bytes(this.number("Uint16", 2));
      case 0xc6:
        return this.bytes(this.number("Uint32", 4));
      case 0xca:
        return new Decimal(this.number("Float32", 4));
      case 0xcb:
        return new Decimal(this.number("Float64", 8));
      case 0xcc:
        return this.number("Uint8", 1);
      case 0xcd:
        return this.number("Uint16", 2);
      case 0xce:
        return this.number("Uint32", 4);
      case 0xcf:
        return small(this.number("BigUint64", 8));
      case 0xd0:
        return this.number("Int8", 1);
      case 0xd1:
        return this.number("Int16", 2);
      case 0xd2:
        return this.number("Int32", 4);
      case 0xd3:
        return small(this.number("BigInt64", 8));
      case 0xd9:
        return this.string(this.number("Uint8", 1));
      case 0xda:
        return this.string(this.number("Uint16", 2));
      case 0xdb:
        return this.string(this.number("Uint32", 4));
      case 0xdc:
        return this.list(this.number("Uint16", 2), depth);
      case 0xdd:
        return this.list(this.number("Uint32", 4), depth);
      case 0xde:
        return this.map(this.number("Uint16", 2), depth);
      case 0xdf:
        return this.map(this.number("Uint32", 4), depth);
      default:
        throw new RangeError("it is no position");
    }
  }
}

function packed(value) {
  if (value === null) return [Uint8Array.of(0xc0)];
  if (typeof value === "boolean") return [Uint8Array.of(value ? 0xc3 : 0xc2)];
  if (typeof value === "number" || typeof value === "bigint") return [packedWhole(BigInt(value))];
  if (value instanceof Decimal) return [sized(0xcb, "Float64", 8, value.value)];
  if (typeof value === "string") {
    const bytes = utf8(value);
    return [packedLength(bytes.length, [0xa0, 32], [0xd9, 0xda, 0xdb]), bytes];
  }
  if (value instanceof Uint8Array) return [packedLength(value.length, null, [0xc4, 0xc5, 0xc6]), value];
  if (Array.isArray(value)) {
    return [packedLength(value.length, [0x90, 16], [null, 0xdc, 0xdd]), ...value.flatMap(packed)];
  }
  const keys = [...value.keys()];
  if (!keys.every(isText)) throw new RangeError("no field of a position has such a name");
  const parts = keys.sort(byCharacters).flatMap((key) => [...packed(key), ...packed(value.get(key))]);
  return [packedLength(value.size, [0x80, 16], [null, 0xde, 0xdf]), ...parts];
}

function sized(head, kind, size, value) {
  const bytes = new Uint8Array(size + 1);
  bytes[0] = head;
  new DataView(bytes.buffer)[`set${kind}`](1, value);
  return bytes;
}

function packedWhole(value) {
  if (value >= -32n && value < 128n) return Uint8Array.of(Number(value) & 0xff);
  if (value >= 0n) {
    if (value < 2n ** 8n) return sized(0xcc, "Uint8", 1, Number(value));
    if (value < 2n ** 16n) return sized(0xcd, "Uint16", 2, Number(value));
    if (value < 2n ** 32n) return sized(0xce, "Uint32", 4, Number(value));
    return sized(0xcf, "BigUint64", 8, value);
  }
  if (value >= -(2n ** 7n)) return sized(0xd0, "Int8", 1, Number(value));
  if (value >= -(2n ** 15n)) return sized(0xd1, "Int16", 2, Number(value));
  if (value >= -(2n ** 31n)) return sized(0xd2, "Int32", 4, Number(value));
  return sized(0xd3, "BigInt64", 8, value);
}

// short: the head of the shortest form and what its length stays below; long: the heads of the forms of 1, 2, 4 bytes.
function packedLength(length, short, long) {
  if (short !== null && length < short[1]) return Uint8Array.of(short[0] | length);
  if (long[0] !== null && length < 2 ** 8) return sized(long[0], "Uint8", 1, length);
  if (length < 2 ** 16) return sized(long[1], "Uint16", 2, length);
  return sized(long[2], "Uint32", 4, length);
}

// Returns the fingerprint of a position in base64; null where it cannot be read.
async function positionHash(said) {
  try {
    const reader = new Position(Uint8Array.from(atob(said), (sign) => sign.charCodeAt(0)));
    const state = reader.value();
    if (reader.at !== reader.view.byteLength || !(state instanceof Map)) return null;
    const pending = state.get("pending");
    if (pending instanceof Map && SECRET_KINDS.includes(pending.get("kind")) && pending.get("answers") instanceof Map) {
      pending.get("answers").clear();
    }
    return hexOf(await sha256(joined(packed(state))));
  } catch {
    return null;
  }
}
