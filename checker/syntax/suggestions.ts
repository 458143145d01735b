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
  [tabs, foreignLines, quotedLines], // what other languages and programs write
  [entries.boldNames, entries.quotedLinesOfNames, dashes.entriesInOneLine, entries.gluedNames], // names
  [dashes.gluedDashes, dashes.bullets], // dashes
  [brackets.earlyBraces, brackets.missingCommas, brackets.otherBrackets], // entries in one line
  [backslashes, unclosedQuotes, earlyQuotes], // quotes
  [brackets.bareInBrackets, brackets.extraSigns, brackets.unclosedBrackets], // brackets
  [deepFirstLines, deletedNames, bareTexts, entries.missingColons, leftTexts], // texts
].flat();

/** Suggestions that move things around: accepted only if they let the parser read on past the next row. */
export const riskySuggestions: readonly Suggestion[] = [
  [entries.namesBetweenSections, entries.listsInTexts, entries.namelessLists], // entries that are out of place
  [dashes.missingDashes, dashes.extraDashes, dashes.wideDashes], // dashes
  [wrongColumns, wrappedColons, unmarkedTexts], // lines out of line
].flat();
