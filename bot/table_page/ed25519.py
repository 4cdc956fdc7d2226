"""Ed25519 signatures (RFC 8032), checked. Nothing secret is worked with, so it need not hide how long it takes."""

import hashlib

PRIME = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493  # of the base point
CURVE = -121665 * pow(121666, -1, PRIME) % PRIME
ROOT = pow(2, (PRIME - 1) // 4, PRIME)  # of -1
KEY, SIGNATURE = 32, 64  # bytes
Point = tuple[int, int, int, int]  # x, y, z and x * y / z


def _sum(a: Point, b: Point) -> Point:
    low = (a[1] - a[0]) * (b[1] - b[0]) % PRIME
    high = (a[1] + a[0]) * (b[1] + b[0]) % PRIME
    third, scale = 2 * a[3] * b[3] * CURVE % PRIME, 2 * a[2] * b[2] % PRIME
    e, f, g, h = high - low, scale - third, scale + third, high + low
    return e * f % PRIME, g * h % PRIME, f * g % PRIME, e * h % PRIME


def times(number: int, point: Point) -> Point:
    """Return a point added to itself so many times."""
    found: Point = (0, 1, 1, 0)
    while number:
        if number & 1:
            found = _sum(found, point)
        point, number = _sum(point, point), number >> 1
    return found


def _is_same(a: Point, b: Point) -> bool:
    return (a[0] * b[2] - b[0] * a[2]) % PRIME == 0 and (a[1] * b[2] - b[1] * a[2]) % PRIME == 0


def _point(y: int, sign: int) -> Point | None:
    """Return the point of the curve with this y, and the x of this sign; None where there is none."""
    if y >= PRIME:
        return None
    square = (y * y - 1) * pow(CURVE * y * y + 1, -1, PRIME) % PRIME
    x = pow(square, (PRIME + 3) // 8, PRIME)
    if (x * x - square) % PRIME:
        x = x * ROOT % PRIME
    if (x * x - square) % PRIME or (x == 0 and sign):
        return None
    x = PRIME - x if x & 1 != sign else x
    return x, y, 1, x * y % PRIME


def _unpacked(text: bytes) -> Point | None:
    number = int.from_bytes(text, "little")
    return _point(number & ((1 << 255) - 1), number >> 255)


def packed(point: Point) -> bytes:
    """Return a point in 32 bytes."""
    inverse = pow(point[2], -1, PRIME)
    return (point[1] * inverse % PRIME | (point[0] * inverse % PRIME & 1) << 255).to_bytes(KEY, "little")


def hash_number(*parts: bytes) -> int:
    """Return the number that stands for parts of a signature."""
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little") % ORDER


BASE = _point(4 * pow(5, -1, PRIME) % PRIME, 0) or (0, 1, 1, 0)


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Return whether a signature of a message was made with the key's other half."""
    if len(key) != KEY or len(signature) != SIGNATURE:
        return False
    whose, start = _unpacked(key), _unpacked(signature[:KEY])
    number = int.from_bytes(signature[KEY:], "little")
    if whose is None or start is None or number >= ORDER:
        return False
    hashed = hash_number(signature[:KEY], key, message)
    return _is_same(times(number, BASE), _sum(start, times(hashed, whose)))
