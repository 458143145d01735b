import { chatRemarkRows } from "./chatRemarks.ts";
import { markdownRows } from "./markdown.ts";
import { markupRows, plainTextRows } from "./markup.ts";
import { pastedRows } from "./pasted.ts";
import { placeholderRows } from "./placeholders.ts";
import type { TextRow } from "./row.ts";
import { typingRows } from "./typing.ts";

/** All rules that are patterns. Where two find a mistake in the same text, the earlier one is told first. */
export const textRows: readonly TextRow[] = [
  ...placeholderRows,
  ...pastedRows,
  ...markupRows,
  ...plainTextRows,
  ...markdownRows,
  ...typingRows,
  ...chatRemarkRows,
];
