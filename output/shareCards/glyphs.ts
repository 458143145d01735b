import { Cursor } from "./Cursor.ts";
import { readPoint } from "./points.ts";

type Streams = Record<"contours" | "counts" | "flags" | "coordinates" | "composites", Cursor>;

/** Undoes WOFF2's packing of outlines (https://www.w3.org/TR/WOFF2/#glyf_table_format): the tables glyf and loca. */
export function restoreGlyphs(packed: Buffer): { glyf: Buffer; loca: Buffer } {
  const count = new Cursor(packed, 4).uint(2);
  const streams = splitStreams(packed);
  const glyphs = Array.from({ length: count }, () => readGlyph(streams));
  const loca = Buffer.alloc((count + 1) * 4);
  let offset = 0;
  glyphs.forEach((glyph, index) => {
    offset += glyph.length;
    loca.writeUInt32BE(offset, (index + 1) * 4);
  });
  return { glyf: Buffer.concat(glyphs), loca };
}

function splitStreams(packed: Buffer): Streams {
  const sizes = new Cursor(packed, 8);
  const data = new Cursor(packed, 36);
  const next = () => new Cursor(data.take(sizes.uint(4)));
  return { contours: next(), counts: next(), flags: next(), coordinates: next(), composites: next() };
}

function readGlyph(streams: Streams): Buffer {
  const contours = streams.contours.int16();
  if (contours === 0) return Buffer.alloc(0);
  return contours < 0 ? readComposite(streams) : readSimple(contours, streams);
}

/** A glyph of others, as é is e and ´: the parts stand in the packed font as they are. */
function readComposite({ composites, coordinates }: Streams): Buffer {
  const parts: Buffer[] = [];
  let flags = 0;
  do {
    const head = composites.take(4);
    flags = head.readUInt16BE();
    const scale = flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    parts.push(head, composites.take((flags & 1 ? 4 : 2) + scale));
  } while (flags & 0x20);
  if (flags & 0x100) coordinates.short();
  return padded([numbers(-1, 0, 0, 0, 0), ...parts, numbers(0)]);
}

function readSimple(contours: number, { counts, flags, coordinates }: Streams): Buffer {
  let total = 0;
  const ends = Array.from({ length: contours }, () => {
    total += counts.short();
    return total - 1;
  });
  const steps = Array.from({ length: total }, () => readPoint(flags.uint(1), coordinates));
  coordinates.short(); // the length of the hinting, which outlines drawn as paths do without
  const [xs, ys] = [steps.map(({ x }) => x), steps.map(({ y }) => y)];
  const [left, right] = extremes(xs);
  const [bottom, top] = extremes(ys);
  const onCurve = Buffer.from(steps.map((step) => Number(step.onCurve)));
  const head = numbers(contours, left, bottom, right, top, ...ends, 0);
  return padded([head, onCurve, numbers(...xs), numbers(...ys)]);
}

/** How far steps go down and up, added one to another. */
function extremes(steps: number[]): [number, number] {
  let at = 0;
  const places = steps.map((step) => {
    at += step;
    return at;
  });
  return [Math.min(...places), Math.max(...places)];
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    bytes.writeInt16BE(value, index * 2);
  });
  return bytes;
}

function padded(parts: Buffer[]): Buffer {
  const bytes = Buffer.concat(parts);
  return Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
}
