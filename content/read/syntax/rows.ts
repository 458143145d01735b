import { CST, Lexer } from "yaml";

/** A token as the parser reads it. */
export interface Lexeme {
  type: CST.TokenType | "unknown";
  at: number;
  source: string;
}

/** The tokens of a text. */
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

/** A line that begins something, `- name: value`: no comment, and not the rest of a value of several lines. */
export interface Row {
  /** Where its first sign stands. */
  at: number;
  /** Spaces before that. */
  indent: number;
  dash: boolean;
  /** Spaces and dashes before its content. */
  column: number;
  name?: string;
  /** What stands behind the colon; without a name, the content. */
  value?: Lexeme;
}

const FILLING = /^(?:space|newline|comment|directive-line|byte-order-mark|doc-start|doc-end|flow-error-end)$/;

/** The rows of a text, by its tokens. */
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
    if (source.endsWith("\n")) lineStart = at + source.length; // a text under | or > ends with its last line
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
