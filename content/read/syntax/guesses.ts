import { brackets, commas } from "./guesses/brackets.ts";
import { columns, texts } from "./guesses/columns.ts";
import { dashes, entries } from "./guesses/dashes.ts";
import { colons, names } from "./guesses/names.ts";
import { bareTexts, quotes } from "./guesses/quotes.ts";
import { strangers } from "./guesses/strangers.ts";
import type { Guess } from "./spot.ts";

/** All that writers get wrong. Of two guesses that help the parser as far, the one that stands first here is meant. */
export const guesses: readonly Guess[] = [
  ...strangers,
  ...names,
  ...dashes,
  ...commas,
  ...quotes,
  ...brackets,
  ...bareTexts,
  ...texts,
  ...colons,
  ...entries,
  ...columns,
];
