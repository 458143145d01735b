import type { Complaint } from "../../../problem/problem.ts";
import type { Row } from "../rows.ts";
import { label, onEachLine, rowAbove } from "../spot.ts";

/** A name right before its value, without a space between them. */
const space = onEachLine(({ contentAt, content }) => {
  const [match = "", name = "", rest = ""] =
    /^((["']?)[A-Za-z]\w*\2):(?!\/\/)(\S.*)$/.exec(content)?.map(String) ?? [];
  const value = content.slice(name.length + 1);
  if (match === "" || rest === undefined) return [];
  const start = contentAt + name.length;
  return [
    {
      start,
      end: start + 1,
      complaint: noSpace(name, value),
      edits: [{ at: start + 1, remove: 0, insert: " " }],
    },
  ];
});

/** A name without its colon, or with another sign for it. */
const colon = onEachLine((line, spot) => {
  const { contentAt: start, end, content } = line;
  const [, name = "", sign = "", rest = ""] =
    /^(["']?[A-Za-z]\w*["']?)(\s*(?:[=;：]|->|=>)\s*|\s+|$)(.*)$/.exec(content) ?? [];
  if (name === "" || /^[:]/.test(rest)) return [];
  const above = rowAbove(spot, line.at);
  const edits = [{ at: start + name.length, remove: sign.length, insert: rest ? ": " : ":" }];
  return [
    {
      start,
      end,
      complaint: noColon(content, name, above && holdsText(above) ? label(above) : undefined),
      edits,
    },
  ];
});

function holdsText({ value }: Row): boolean {
  return value?.type === "block-scalar-header" || (value?.source.includes(" ") ?? false);
}

export const names = [space];
export const colons = [colon];

function noSpace(name: string, rest: string): Complaint {
  return {
    code: "no-space-after-colon",
    message: "There is no space after this colon.",
    hint: rest.length <= 60 ? `Write ${name}: ${rest}` : "Write a space behind it.",
  };
}

function noColon(content: string, name: string, above: string | undefined): Complaint {
  const text = above
    ? ` If it goes on with the text of ${above}, start it two spaces further in than that.`
    : "";
  return {
    code: "no-colon",
    message: "There is no colon in this line, so it is neither a name nor a value.",
    hint: content === name ? `Write ${name}: and what belongs to it.` : `Write it as name: value.${text}`,
  };
}
