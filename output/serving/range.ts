/** The bytes asked for, both ends included; "none" where a file of this size has none of them. */
export type ByteRange = { first: number; last: number } | "none";

/** What a Range header asks for; undefined where it is not one plain range, which a server may ignore (RFC 9110 14.2). */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(header ?? "") ?? [];
  if (start === undefined) return undefined;
  const first = Number(start);
  const last = end ? Math.min(Number(end), size - 1) : size - 1;
  if (end && Number(end) < first) return undefined;
  return first < size ? { first, last } : "none";
}
