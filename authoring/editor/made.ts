import { isMapping } from "../../content/read/data.ts";

/** What can be made new. */
export type NewThing = "article" | "service" | "page" | "city";

/** A file as it was before something was done, and as it is after; undefined where it is not there. */
export interface Step {
  file: string;
  before: string | undefined;
  after: string | undefined;
}

/** The words of a file that are not saved: those that it had when they were begun are of this revision. */
export interface Words {
  file: string;
  text: string;
  revision: string;
}

/** Words that are not saved, changed as the file was that they are of; `from` is where that stood. */
export interface Carried extends Words {
  from: string;
}

/** What was done to whole pages: the file to go on with, and all that was written. */
export interface Made {
  file: string;
  steps: Step[];
  /** What came of words that are not saved. */
  carried: Carried[];
}

/** The steps that a value from elsewhere says; undefined where it says none. */
export function stepsFrom(from: unknown): Step[] | undefined {
  return allOf(from, stepFrom);
}

/** The same steps, the other way. */
export function backwards(steps: readonly Step[]): Step[] {
  return steps.map(({ file, before, after }) => ({ file, before: after, after: before }));
}

/** The words that a value from elsewhere says; undefined where it says none. */
export function wordsFrom(from: unknown): Words[] | undefined {
  return allOf(from, ownWords);
}

/** What a list says, one by one; undefined where anything in it makes no sense. */
function allOf<T>(from: unknown, read: (one: unknown) => T | undefined): T[] | undefined {
  if (!Array.isArray(from)) return undefined;
  const all = from.flatMap((one) => read(one) ?? []);
  return all.length === from.length ? all : undefined;
}

function ownWords(from: unknown): Words | undefined {
  if (!isMapping(from)) return undefined;
  const { file, text, revision } = from;
  const isWords = typeof file === "string" && typeof text === "string" && typeof revision === "string";
  return isWords ? { file, text, revision } : undefined;
}

function stepFrom(from: unknown): Step | undefined {
  if (!isMapping(from)) return undefined;
  const { file, before, after } = from;
  return typeof file === "string" && isTextOrNone(before) && isTextOrNone(after)
    ? { file, before, after }
    : undefined;
}

function isTextOrNone(value: unknown): value is string | undefined {
  return value === undefined || typeof value === "string";
}
