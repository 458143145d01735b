import * as brackets from "./guesses/brackets.ts";
import { leftTexts, wrappedColons, wrongColumns } from "./guesses/columns.ts";
import { bullets, gluedDashes, missingDashes, namelessLists, strayDashes } from "./guesses/dashes.ts";
import { boldNames, gluedNames, missingColons } from "./guesses/names.ts";
import { backslashes, earlyQuotes, unclosedQuotes } from "./guesses/quotes.ts";
import { quotedLines, strayLines, tabs } from "./guesses/strangers.ts";
import { bareTexts, unmarkedTexts } from "./guesses/texts.ts";
import type { Guess } from "./spot.ts";

/** All that writers get wrong. Of two guesses that help the parser as far, the one that stands first here is meant. */
export const guesses: readonly Guess[] = [
  ...[tabs, strayLines, quotedLines, boldNames, gluedNames, gluedDashes, bullets],
  ...[brackets.missingCommas, brackets.otherBrackets, backslashes, unclosedQuotes, earlyQuotes],
  ...[brackets.bareInBrackets, brackets.extraSigns, brackets.unclosedBrackets],
  ...[bareTexts, missingColons, leftTexts],
];

/** Guesses that move things about: they hold only where they let the parser read well on. */
export const boldGuesses: readonly Guess[] = [
  namelessLists,
  missingDashes,
  strayDashes,
  wrongColumns,
  wrappedColons,
  unmarkedTexts,
];
