import type { Suggestion } from "./spot.ts";
import * as brackets from "./suggestions/brackets.ts";
import { leftTexts, wrappedColons, wrongColumns } from "./suggestions/columns.ts";
import { bullets, gluedDashes, missingDashes, namelessLists, strayDashes } from "./suggestions/dashes.ts";
import { boldNames, gluedNames, missingColons } from "./suggestions/names.ts";
import { backslashes, earlyQuotes, unclosedQuotes } from "./suggestions/quotes.ts";
import { quotedLines, strayLines, tabs } from "./suggestions/strangers.ts";
import { bareTexts, unmarkedTexts } from "./suggestions/texts.ts";

/** All that writers get wrong. Of two suggestions that help the parser as far, the one that stands first here is meant. */
export const suggestions: readonly Suggestion[] = [
  ...[tabs, strayLines, quotedLines, boldNames, gluedNames, gluedDashes, bullets],
  ...[brackets.missingCommas, brackets.otherBrackets, backslashes, unclosedQuotes, earlyQuotes],
  ...[brackets.bareInBrackets, brackets.extraSigns, brackets.unclosedBrackets],
  ...[bareTexts, missingColons, leftTexts],
];

/** Suggestions that move things about: they hold only where they let the parser read well on. */
export const riskySuggestions: readonly Suggestion[] = [
  namelessLists,
  missingDashes,
  strayDashes,
  wrongColumns,
  wrappedColons,
  unmarkedTexts,
];
