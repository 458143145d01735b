/** Texts in as few parts as hold them in this order: each of so many texts, and of so many bytes with their line ends. */
export function inParts(texts: string[], most: { entries: number; bytes: number }): string[][] {
  const parts: string[][] = [];
  let room = { entries: 0, bytes: 0 };
  for (const text of texts) {
    const bytes = Buffer.byteLength(text) + 1;
    if (room.entries < 1 || room.bytes < bytes) {
      parts.push([]);
      room = { ...most };
    }
    parts.at(-1)?.push(text);
    room = { entries: room.entries - 1, bytes: room.bytes - bytes };
  }
  return parts;
}
