import type { Cursor } from "./Cursor.ts";

/** A point of an outline; read from a packed font, by its distance from the one before. */
export interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

/** Reads the next point of a packed outline: its flag says in how many bytes and with what signs it is written. */
export function readPoint(byte: number, bytes: Cursor): Point {
  const flag = byte & 127;
  const [x, y] =
    flag < 20 ? readStraight(flag, bytes) : flag < 84 ? readShort(flag, bytes) : readLong(flag, bytes);
  return { x, y, onCurve: byte < 128 };
}

/** Along one axis only. */
function readStraight(flag: number, bytes: Cursor): [number, number] {
  const distance = signed(flag, (((flag % 10) & 14) << 7) + bytes.uint(1));
  return flag < 10 ? [0, distance] : [distance, 0];
}

/** Two numbers of half a byte each. */
function readShort(flag: number, bytes: Cursor): [number, number] {
  const [base, byte] = [flag - 20, bytes.uint(1)];
  return [
    signed(flag, 1 + (base & 0x30) + (byte >> 4)),
    signed(flag >> 1, 1 + ((base & 0x0c) << 2) + (byte & 15)),
  ];
}

/** Two numbers of 8, 12 or 16 bits each. */
function readLong(flag: number, bytes: Cursor): [number, number] {
  if (flag >= 124) return [signed(flag, bytes.uint(2)), signed(flag >> 1, bytes.uint(2))];
  if (flag >= 120) {
    const both = bytes.uint(3);
    return [signed(flag, both >> 12), signed(flag >> 1, both & 0xfff)];
  }
  const base = flag - 84;
  return [
    signed(flag, 1 + (Math.floor(base / 12) << 8) + bytes.uint(1)),
    signed(flag >> 1, 1 + (((base % 12) >> 2) << 8) + bytes.uint(1)),
  ];
}

function signed(flag: number, distance: number): number {
  return flag & 1 ? distance : -distance;
}
