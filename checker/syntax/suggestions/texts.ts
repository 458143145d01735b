import type { ProblemMessage } from "../../../content/problem.ts";
import { onEachLine, type Suggestion } from "../errorContext.ts";
import { mistake, type PossibleMistake, put } from "../mistake.ts";

/** An unquoted text that YAML reads as something else. */
export const bareTexts = onEachLine(({ at, start: lineStart, end, contentAt, content }, { text }) => {
  const [lead = ""] = /^(?:[\w-]+|"[^"]*"|'[^']*')[ \t]*:[ \t]+/.exec(content) ?? [];
  const [value = ""] = /^.*?(?=(?<!\s)\s+#\s|$)/.exec(content.slice(lead.length)) ?? [];
  const start = contentAt + lead.length;
  const written = inQuotes(unquoted(value));
  const quoted = [put(written, start, end - start)];
  const marked = inForeignMarks(value, start);
  if (marked) return marked;
  if (/^[[{]/.test(value)) {
    const message = `A text cannot start with ${value[0]}: it would begin a ${value[0] === "[" ? "list" : "group of entries"}.`;
    const hint = "Put the whole text in double quotes.";
    return mistake(start, start + 1, [quoted], { code: "text-after-bracket", message, hint });
  }
  const [header = ""] = /^[|>][^\s\w]*/.exec(value) ?? [];
  if (value && header === value)
    return mistake(start, end, [[put("|", start, value.length)]], badHeader(value));
  const advice =
    value.length <= 60 ? `put the text in quotes: ${lead}${written}` : "put the whole text in double quotes.";
  const [sign] = /^(?:[*&!%@`,\]}|>]|[-?](?= |$))/.exec(value) ?? [];
  if (sign !== undefined) {
    const length = /^\S+\s*/.exec(value)?.[0].length;
    const [, below] = /^[^\n]*\n( *)\S/.exec(text.slice(start)) ?? [];
    const lines = below === undefined ? [] : [[put(`${header}\n${below}`, start, length)]]; // the text continues below
    const ways = header ? [...lines, [put("", start, length)], quoted] : [quoted];
    const found = mistake(start, start + 1, ways, badStart(sign, header, advice));
    return { ...found, hasNoFix: sign === "-" };
  }
  const colon = value.search(/:(?=\s|$)/);
  if (colon < 0 || (lead === "" && contentAt === lineStart)) return undefined;
  // What follows may be meant as the next entry of the mapping, or of the list.
  const column = contentAt - at;
  const entries = [...value.matchAll(/[ ,;]+(- )?(?=\w+:(?:\s|$))/g)].map(({ 0: gap, 1: dash, index }) => [
    put(`\n${" ".repeat(dash ? Math.max(column - 2, 0) : column)}${dash ?? ""}`, start + index, gap.length),
  ]);
  const second = start + colon;
  const message = "This is the second colon in this line, so it is not clear where the text begins.";
  const hint = `If it is another entry, give it a line of its own; else ${advice}`;
  return mistake(second, second + 1, [quoted, ...entries], { code: "two-colons", message, hint });
});

/** A variable not written as ${name}, or a text in Markdown bold or italic marks. */
function inForeignMarks(value: string, start: number): PossibleMistake | undefined {
  const [found, name] =
    /^(?:\{\{ *([\w.]+) *\}\}|[[{] *(\w+(?:\.\w+)+) *[\]}])/.exec(value)?.filter(Boolean) ?? [];
  if (found && name) {
    const right = value.replace(found, () => `\${${name}}`);
    const change = put(/: | #|"/.test(right) ? inQuotes(right) : right, start, value.length);
    const message = "A variable is written with a dollar sign and one pair of braces.";
    const hint = `Write \${${name}}`;
    return mistake(start, start + found.length, [[change]], { code: "variable-in-braces", message, hint });
  }
  const [, sign = "", words] = /^(\*\*?|__?)([^*_]+)\1$/.exec(value) ?? [];
  if (!words) return undefined;
  const bare = [put(words, start, value.length)];
  const message = "A text cannot start with the signs that make words bold or italic.";
  const hint = words.length <= 60 ? `Take them away: ${words}` : "Take them away.";
  return mistake(start, start + sign.length, [bare], { code: "bad-start", message, hint });
}

/** A multi-line text without | after its name. */
export const unmarkedTexts: Suggestion = ({ text, at, rows }) => {
  const row = rows.findLast((above) => above.at < at && above.name !== undefined);
  const opener = row && /^[^\n]*?:(?=[ \t]*\r?\n\s*(?!-\s|\w+:\s)\S)/.exec(text.slice(row.at));
  if (!row || !opener) return [];
  const end = row.at + opener[0].length;
  const message = "The text below has signs in it that mean something else.";
  const hint = "Write | behind this colon, and its lines stay as they are.";
  return [mistake(row.at, end, [[put(" |", end)]], { code: "bad-start", message, hint })];
};

/** Removes the quotes around a text, straight or curly. */
export function unquoted(value: string): string {
  return value.replace(/^["'“‘]|["'”’]$/g, "");
}

/** Quotes a text: in single quotes if it contains a double quote or a backslash, else in double quotes. */
export function inQuotes(value: string): string {
  return /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;
}

/** The problem of an invalid block header: characters that look like | or > but are not. */
export const badHeader = (sign: string): ProblemMessage => ({
  code: "bad-start",
  message: `${sign} is no sign that a text below can start with.`,
  hint: "Write >- for a text whose lines are read as one, or | for one whose lines stay as they are.",
});

function badStart(sign: string, header: string, advice: string): ProblemMessage {
  const dash = sign === "-" && "A list starts on the next line, each entry behind a dash of its own.";
  const below =
    /^(?:>[-+]|[|])/.test(header) &&
    `After ${header} the text starts on the next line, two spaces further in.`;
  const message = `A text cannot start with ${sign}.`;
  const hint = dash || below || `P${advice.slice(1)}`;
  return { code: "bad-start", message, hint };
}
