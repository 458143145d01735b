import { isMapping } from "../../../../content/read/data.ts";
import { type Step, stepsFrom } from "../../made.ts";
import { type Draft, type Kept, keptFrom } from "../draft/draft.ts";

/** Something done to whole pages, which can be taken back. */
export interface PageCommand {
  /** What was done: "/blog/salt was deleted". */
  words: string;
  steps: Step[];
  /** The file that was open before, and the one after. */
  from: string;
  to: string;
  /** How many steps of its own the latter had to take back by then. */
  depth: number;
  /** What was not saved of files that it took away. */
  kept: Record<string, Kept>;
}

/** What was done, the last one last, and what was taken back of it. */
export interface PageCommands {
  done: PageCommand[];
  undone: PageCommand[];
}

/** The deed that is the next to be taken back: what was changed on the page since goes first. */
export function nextToUndo(
  { done }: PageCommands,
  { file, past, waiting, sent }: Draft,
): PageCommand | undefined {
  const deed = done.at(-1);
  const later = past.length - (deed?.to === file ? deed.depth : 0);
  return later <= 0 && waiting.length === 0 && !sent?.length ? deed : undefined;
}

/** The deed that is the next to be done again. */
export function nextToRedo({ undone }: PageCommands, { future }: Draft): PageCommand | undefined {
  return future.length === 0 ? undone.at(-1) : undefined;
}

/** The deeds that a value from elsewhere says. */
export function pageCommandsFrom(from: unknown): PageCommands {
  const { done, undone } = isMapping(from) ? from : {};
  return { done: listFrom(done), undone: listFrom(undone) };
}

function listFrom(from: unknown): PageCommand[] {
  return Array.isArray(from) ? from.flatMap((one) => deedFrom(one) ?? []) : [];
}

function deedFrom(value: unknown): PageCommand | undefined {
  if (!isMapping(value)) return undefined;
  const { words, from, to, depth } = value;
  const steps = stepsFrom(value.steps);
  const isDeed =
    typeof words === "string" &&
    typeof from === "string" &&
    typeof to === "string" &&
    typeof depth === "number";
  const kept = Object.entries(isMapping(value.kept) ? value.kept : {}).flatMap(([file, one]) => {
    const own = keptFrom(one);
    return own ? [[file, own] as const] : [];
  });
  return isDeed && steps ? { words, steps, from, to, depth, kept: Object.fromEntries(kept) } : undefined;
}
