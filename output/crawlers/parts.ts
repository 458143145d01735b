/** Texts in as few parts as hold them in this order: each of so many texts, and of so many bytes with their line ends. */
export function* inParts(
  texts: Iterable<string>,
  most: { entries: number; bytes: number },
): Generator<string[]> {
  let part: string[] = [];
  let room = most;
  for (const text of texts) {
    const bytes = Buffer.byteLength(text) + 1;
    if (part.length && (room.entries < 1 || room.bytes < bytes)) {
      yield part;
      part = [];
      room = most;
    }
    part.push(text);
    room = { entries: room.entries - 1, bytes: room.bytes - bytes };
  }
  if (part.length) yield part;
}
