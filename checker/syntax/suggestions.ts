import type { Suggestion } from "./errorContext.ts";
import * as brackets from "./suggestions/brackets.ts";
import { deepFirstLines, leftTexts, wrappedColons, wrongColumns } from "./suggestions/columns.ts";
import * as dashes from "./suggestions/dashes.ts";
import * as entries from "./suggestions/entries.ts";
import { foreignLines, quotedLines, tabs } from "./suggestions/foreignSyntax.ts";
import { deletedNames } from "./suggestions/names.ts";
import { backslashes, earlyQuotes, unclosedQuotes } from "./suggestions/quotes.ts";
import { bareTexts, unmarkedTexts } from "./suggestions/texts.ts";

/** Mistakes that writers make. Of suggestions that help the parser equally, the first one here is used. */
export const suggestions: readonly Suggestion[] = [
  tabs,
  foreignLines,
  quotedLines,
  entries.boldNames,
  entries.quotedLinesOfNames,
  dashes.entriesInOneLine,
  entries.gluedNames,
  dashes.gluedDashes,
  dashes.bullets,
  brackets.earlyBraces,
  brackets.missingCommas,
  brackets.otherBrackets,
  backslashes,
  unclosedQuotes,
  earlyQuotes,
  brackets.bareInBrackets,
  brackets.extraSigns,
  brackets.unclosedBrackets,
  deepFirstLines,
  deletedNames,
  bareTexts,
  entries.missingColons,
  leftTexts,
];

/** Suggestions that move things around: accepted only if they let the parser read on past the next row. */
export const riskySuggestions: readonly Suggestion[] = [
  entries.namesBetweenSections,
  entries.listsInTexts,
  entries.namelessLists,
  dashes.missingDashes,
  dashes.extraDashes,
  dashes.wideDashes,
  wrongColumns,
  wrappedColons,
  unmarkedTexts,
];
