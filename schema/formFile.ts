/** The largest file that a form takes, in bytes: 5 MB. */
export const MOST_BYTES = 5 * 1024 * 1024;

/** The types of files that a form takes: the ending of their names, and how their content begins, byte by byte. */
const TYPES = [
  { type: "application/pdf", ending: "pdf", begins: "%PDF-" },
  { type: "image/jpeg", ending: "jpg", begins: "\xff\xd8\xff" },
  { type: "image/png", ending: "png", begins: "\x89PNG\r\n\x1a\n" },
];

/** These types, as the attribute `accept` lists them. */
export const ACCEPTED = TYPES.map(({ type }) => type).join();

const BEGINNING = 8; // bytes

/** Returns the type of a file by how its content begins, whatever its name says; undefined if forms take no such file. */
export function fileTypeOf(content: Uint8Array) {
  const beginning = String.fromCharCode(...content.subarray(0, BEGINNING));
  return TYPES.find(({ begins }) => beginning.startsWith(begins));
}

/** Whether a form takes a file, by its content. The form and the function ask this alike. */
export async function isTaken(file: Blob): Promise<boolean> {
  if (file.size > MOST_BYTES) return false;
  const beginning = await file.slice(0, BEGINNING).arrayBuffer();
  return fileTypeOf(new Uint8Array(beginning)) !== undefined;
}
