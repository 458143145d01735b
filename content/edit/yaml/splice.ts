/** A stretch of a text, and what shall stand in its place. */
export interface Splice {
  start: number;
  end: number;
  text: string;
}

/** A text with stretches of it replaced. */
export function spliced(text: string, splices: Splice[]): string {
  return splices
    .toSorted((a, b) => a.start - b.start)
    .reduceRight((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), text);
}
