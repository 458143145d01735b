import { brotliDecompressSync } from "node:zlib";
import { Cursor } from "./Cursor.ts";
import { restoreGlyphs } from "./glyphs.ts";

interface Table {
  tag: string;
  length: number;
  transformed: boolean;
}

// The order is the format's own: a table is named by its place here. https://www.w3.org/TR/WOFF2/#table_dir_format
const TAGS =
  "cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill";

/** Unpacks a WOFF2 font into the TrueType font it was made from: fontkit varies the weight of that only. */
export function unpackWoff2(woff2: Buffer): Buffer {
  const header = new Cursor(woff2, 12);
  const count = header.uint(2);
  const compressed = new Cursor(woff2, 20).uint(4);
  const directory = new Cursor(woff2, 48);
  const entries = Array.from({ length: count }, () => readEntry(directory));
  const data = new Cursor(
    brotliDecompressSync(woff2.subarray(directory.position, directory.position + compressed)),
  );
  const tables = new Map(entries.map(({ tag, length }) => [tag, data.take(length)]));
  if (entries.some(({ tag, transformed }) => transformed && tag !== "glyf" && tag !== "loca"))
    throw new Error("This WOFF2 font packs its metrics too, which is not supported.");
  return assemble(withGlyphs(tables));
}

function readEntry(cursor: Cursor): Table {
  const flags = cursor.uint(1);
  const index = flags & 63;
  const tag = index === 63 ? cursor.take(4).toString("latin1") : TAGS.slice(index * 5, index * 5 + 4);
  const length = cursor.base128();
  const version = flags >> 6;
  const transformed = tag === "glyf" || tag === "loca" ? version !== 3 : version !== 0;
  return { tag, length: transformed ? cursor.base128() : length, transformed };
}

function withGlyphs(tables: Map<string, Buffer>): Map<string, Buffer> {
  const [packed, head] = [tables.get("glyf"), tables.get("head")];
  if (!packed || !head) throw new Error("This font has no TrueType outlines.");
  const { glyf, loca } = restoreGlyphs(packed);
  const longOffsets = Buffer.from(head);
  longOffsets.writeInt16BE(1, 50);
  return new Map([...tables, ["glyf", glyf], ["loca", loca], ["head", longOffsets]]);
}

/** Puts tables together as a TrueType file. Checksums stay zero: nobody asks for them here. */
function assemble(tables: Map<string, Buffer>): Buffer {
  const header = Buffer.alloc(12 + tables.size * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.size, 4);
  const parts = [header];
  let offset = header.length;
  [...tables].forEach(([tag, table], index) => {
    const entry = 12 + index * 16;
    header.write(tag, entry, "latin1");
    header.writeUInt32BE(offset, entry + 8);
    header.writeUInt32BE(table.length, entry + 12);
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    offset += padded.length;
    parts.push(padded);
  });
  return Buffer.concat(parts);
}
