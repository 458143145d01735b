import { isMapping } from "../../../../content/read/data.ts";
import { type Step, stepsFrom } from "../../made.ts";
import { type Draft, type Kept, keptFrom } from "../draft/draft.ts";

/** A command that created, renamed or deleted pages, and can be undone. */
export interface PageCommand {
  /** A description: "/blog/salt was deleted". */
  words: string;
  steps: Step[];
  /** The file that was open before, and the one that was open after. */
  from: string;
  to: string;
  /** The number of undo steps that the latter already had. */
  depth: number;
  /** The unsaved texts of files that it deleted. */
  kept: Record<string, Kept>;
}

/** The commands that were done, the latest last, and those that were undone. */
export interface PageCommands {
  done: PageCommand[];
  undone: PageCommand[];
}

/** Returns the command to undo next; undefined while changes to the open page come first. */
export function nextToUndo(
  { done }: PageCommands,
  { file, past, waiting, sent }: Draft,
): PageCommand | undefined {
  const deed = done.at(-1);
  const later = past.length - (deed?.to === file ? deed.depth : 0);
  return later <= 0 && waiting.length === 0 && !sent?.length ? deed : undefined;
}

/** Returns the command to redo next; undefined while changes to the open page come first. */
export function nextToRedo({ undone }: PageCommands, { future }: Draft): PageCommand | undefined {
  return future.length === 0 ? undone.at(-1) : undefined;
}

/** Returns the commands that an untrusted value describes. */
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
