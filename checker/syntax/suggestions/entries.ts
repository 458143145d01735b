import type { ProblemMessage } from "../../../content/problem.ts";
import { label, onEachLine, rowAbove } from "../errorContext.ts";
import { mistake, mistakeWithoutFix, put } from "../mistake.ts";

/** A name whose colon is not followed by a space. */
export const gluedNames = onEachLine(({ contentAt, content }) => {
  const [, name, value = ""] = /^((?:"\w+"|'\w+'|[A-Za-z]\w*)):(?!\/\/)(\S.*)$/.exec(content) ?? [];
  if (name === undefined) return undefined;
  const colon = contentAt + name.length;
  const message = "There is no space after this colon.";
  const hint = value.length <= 60 ? `Write ${name}: ${value}` : "Write a space behind it.";
  return mistake(colon, colon + 1, [[put(" ", colon + 1)]], { code: "no-space-after-colon", message, hint });
});

/** A name without its colon, or with another character in its place. */
export const missingColons = onEachLine(({ at, contentAt: start, end, content }, { rows }) => {
  const [, name, sign = "", rest = ""] =
    /^("\w+"|'\w+'|[A-Za-z]\w*)(\s*(?:[=;：.,>]|->|=>)\s*|\s+[-–—]+\s+|\s+|$)(?!:)(.*)$/.exec(content) ?? [];
  if (name === undefined || /^[A-Z].*\s\S+\s/.test(content)) return undefined; // a sentence
  const above = rowAbove(rows, at);
  const isText = above?.value?.type === "block-scalar-header" || above?.value?.source.includes(" ");
  const entry = /^[A-Z]/.test(name) || rest.length > 60 ? "name: value" : `${name}: ${rest}`;
  const orText =
    above && isText
      ? `. If it goes on with the text of ${label(above)}, start it two spaces further in than that.`
      : "";
  const colon = put(rest ? ": " : ":", start + name.length, sign.length);
  const message = "There is no colon in this line, so it is neither a name nor a value.";
  const hint = rest ? `Write it as ${entry}${orText}` : `Write ${name}: and what belongs to it.`;
  return mistake(start, end, [[colon]], { code: "no-colon", message, hint });
});

/** A name in Markdown bold or code marks. */
export const boldNames = onEachLine(({ contentAt: start, content }) => {
  const [found = "", , name] = /^(\*\*|__|`)(\w+)(?::\1|\1:)(?=\s|$)/.exec(content) ?? [];
  if (name === undefined) return undefined;
  const change = put(`${name}:`, start, found.length);
  const message = "The name of an entry stands alone, without signs that make it bold.";
  const hint = `Write ${name}: and what belongs to it.`;
  return mistake(start, start + found.length, [[change]], { code: "formatting", message, hint });
});

/** A quote that opens before a name instead of before its text. */
export const quotedLinesOfNames = onEachLine(({ contentAt: start, end, content }) => {
  const [, quote = "", name, value = ""] = /^(["'])([A-Za-z]\w*):[ \t]+(.*?)\1?$/.exec(content) ?? [];
  if (name === undefined || value === "" || value.includes(quote)) return undefined;
  const text = `${name}: ${quote}${value}${quote}`;
  const message = "This quote stands before the name, and belongs around the text alone.";
  const hint =
    content.length <= 60 ? `Write ${text}` : `Write it behind ${name}: and again where the text ends.`;
  return mistake(start, start + 1, [[put(text, start, end - start)]], { code: "inner-quote", message, hint });
});

/** A list without a name, below a text. */
export const namelessLists = onEachLine(({ at, start, end, indent, content, contentAt }, { rows }) => {
  const above = rowAbove(rows, at);
  if (contentAt === start || above?.value === undefined || indent <= above.column) return undefined;
  if (above.column === 0 && content.startsWith("type:"))
    return mistake(start, end, [[put("blocks:\n", at)]], noBlocks);
  const name = put(`${" ".repeat(above.column)}list:\n`, at);
  const message = "This list has no name.";
  const hint = `Write its name and a colon in a line of their own before it, in line with ${label(above)}.`;
  return mistakeWithoutFix(start, end, [name], { code: "no-name", message, hint });
});

/** A top-level name between the sections of a page: its lines are skipped so that the rest can be read. */
export const namesBetweenSections = onEachLine(({ at, end, indent, content, contentAt }, { text, rows }) => {
  const [, name] = /^([a-z]\w*):/i.exec(content) ?? [];
  const isBetween = rows.some((row) => row.at < at && row.indent === 0 && row.name === "blocks");
  const next = rows.find((row) => row.at > end);
  if (name === undefined || indent > 0 || contentAt !== at || !isBetween || !next?.dash) return undefined;
  const below =
    /^(?:(?!blocks:)[a-z]\w*:.*(?:\r?\n|$)|[ \t]*\r?\n)+/i.exec(text.slice(at))?.[0].length ?? end - at;
  const message = `'${name}' stands between two sections of the page.`;
  const hint = "Move it above the line blocks:";
  return mistakeWithoutFix(at, end, [put("", at, below)], { code: "wrong-place", message, hint });
});

/** List entries below a text: all of them are skipped so that the rest can be read. */
export const listsInTexts = onEachLine(({ at, start, end, indent }, { text, rows }) => {
  const above = rowAbove(rows, at);
  const [sign] = /^(?:- |[•·▪●✓✔]|[*+] )/.exec(text.slice(start, end)) ?? [];
  const isBelowText =
    above?.name !== undefined && above.value?.type.endsWith("scalar") && indent <= above.column;
  if (sign === undefined || !above || !isBelowText) return undefined;
  const lead = text.slice(at, start) + sign;
  const lines = text.slice(at).split("\n");
  const next = lines.findIndex((line) => !line.startsWith(lead));
  const length = lines.slice(0, next < 0 ? lines.length : next).join("\n").length;
  const message = `A list begins here, and ${label(above)} above holds a text.`;
  const hint =
    "Write its entries as sentences. Or write the name of a list, as features:, in a line of its own above, and the entries below it, two spaces further in.";
  return mistakeWithoutFix(start, end, [put("", at, length)], { code: "swallowed-dash", message, hint });
});

/** The problem of sections without the line `blocks:` above them. */
export const noBlocks: ProblemMessage = {
  code: "no-name",
  message: "The sections of the page begin here, and the line above them is missing.",
  hint: "Write this line above: blocks:",
};
