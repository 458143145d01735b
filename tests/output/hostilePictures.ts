import { crc32, deflateSync } from "node:zlib";

/** A chunk of a PNG. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG that says it has this size, in gray, with more chunks before its pixels, which inflate to `inflated` bytes. */
export function png(
  width: number,
  height: number,
  {
    inflated = (width + 1) * height,
    interlaced = false,
    chunks = [],
  }: { inflated?: number; interlaced?: boolean; chunks?: [type: string, data: Buffer][] } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  header[12] = interlaced ? 1 : 0;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    ...chunks.map(([type, data]) => chunk(type, data)),
    chunk("IDAT", zeros(inflated)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** That many zeros, deflated. */
export function zeros(bytes: number): Buffer {
  return deflateSync(Buffer.alloc(bytes), { level: 9 });
}
