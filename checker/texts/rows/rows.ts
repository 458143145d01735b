import { addressRows, markdownLinkRows, markdownSignRows, unmeantRows } from "./markdown.ts";
import { htmlRows, plainFormRows, plainTextRows, signRows } from "./markup.ts";
import { chatRemarkRows, chatRows, documentRows } from "./pasted.ts";
import { placeholderRows, variableRows } from "./placeholders.ts";
import type { TextRow } from "./row.ts";
import { typingRows } from "./typing.ts";

/** All rules that are patterns. Where two find a mistake in the same text, the earlier one is told first. */
export const textRows: readonly TextRow[] = [
  ...placeholderRows,
  ...documentRows,
  ...chatRows,
  ...variableRows,
  ...signRows,
  ...markdownLinkRows,
  ...htmlRows,
  ...plainTextRows,
  ...plainFormRows,
  ...markdownSignRows,
  ...unmeantRows,
  ...addressRows,
  ...typingRows,
  ...chatRemarkRows,
];
