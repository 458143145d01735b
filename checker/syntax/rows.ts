import { CST, Lexer } from "yaml";

/** A token of the parser's lexer. */
export interface Lexeme {
  type: CST.TokenType | "unknown";
  at: number;
  source: string;
}

/** Splits a text into tokens. */
export function lexemesOf(text: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  let at = 0;
  let plain = false;
  for (const source of new Lexer().lex(text)) {
    const type: Lexeme["type"] = plain ? "scalar" : (CST.tokenType(source) ?? "unknown");
    const isMark = !plain && (type === "scalar" || type === "doc-mode" || type === "flow-error-end");
    plain = !plain && type === "scalar";
    if (!isMark || type === "flow-error-end") lexemes.push({ type, at, source: isMark ? "" : source });
    if (!isMark) at += source.length;
  }
  return lexemes;
}

/** A line that starts an entry, `- name: value`: not a comment or a continuation line of a value. */
export interface Row {
  /** The offset of its first non-space character. */
  at: number;
  indent: number;
  dash: boolean;
  /** The column of its content, after spaces and dashes. */
  column: number;
  name?: string;
  /** The token after the colon; without a name, the content. */
  value?: Lexeme;
}

const FILLING = /^(?:space|newline|comment|directive-line|byte-order-mark|doc-start|doc-end|flow-error-end)$/;

/** Groups the tokens of a text into rows. */
export function rowsOf(lexemes: readonly Lexeme[]): Row[] {
  const rows: Row[] = [];
  let depth = 0;
  let lineStart: number | undefined = 0;
  let header = false;
  for (const lexeme of lexemes) {
    const { type, at, source } = lexeme;
    if (type === "newline") lineStart = at + source.length;
    if (type === "flow-error-end") depth = 0;
    if (FILLING.test(type)) continue;
    if (lineStart !== undefined && depth === 0 && !header)
      rows.push({ at, indent: at - lineStart, dash: false, column: at - lineStart });
    const isText = header && type === "scalar";
    lineStart = undefined;
    header = type === "block-scalar-header";
    if (source.endsWith("\n")) lineStart = at + source.length; // block scalar tokens include their final line break
    const row = rows.at(-1);
    if (row && depth === 0 && !isText) extend(row, lexeme);
    if (type === "flow-map-start" || type === "flow-seq-start") depth++;
    if ((type === "flow-map-end" || type === "flow-seq-end") && depth > 0) depth--;
  }
  return rows;
}

function extend(row: Row, lexeme: Lexeme): void {
  const { type, at } = lexeme;
  if (type === "seq-item-ind" && row.value === undefined && row.name === undefined) {
    row.dash = true;
    row.column = row.indent + at - row.at + 1;
  } else if (type === "map-value-ind" && row.name === undefined) {
    row.name = row.value?.source ?? "";
    row.value = undefined;
  } else if (row.value === undefined) {
    if (row.name === undefined) row.column = row.indent + at - row.at;
    row.value = lexeme;
  }
}
