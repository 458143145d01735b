import { isMapping } from "../lib/data.ts";
import { headingsOf } from "./headings.ts";

/** A place on a page that a link can lead to, and what it is called there. */
interface Anchor {
  id: string;
  words: string;
}

/** The places of a block that a link can lead to: the block itself, the headings of its text, and its questions. */
export function anchorsIn({ id, heading, body, questions }: Record<string, unknown>): Anchor[] {
  return [
    ...named(id, heading),
    ...(typeof body === "string" ? headingsOf(body).map(({ id, text }) => ({ id, words: text })) : []),
    ...(Array.isArray(questions) ? questions : []).flatMap((entry: unknown) =>
      isMapping(entry) ? named(entry.id, entry.question) : [],
    ),
  ];
}

function named(id: unknown, words: unknown): Anchor[] {
  return typeof id === "string" ? [{ id, words: typeof words === "string" ? words : id }] : [];
}
