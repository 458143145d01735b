import { isMapping, type Path } from "../../content/lib/data.ts";
import type { Finding, ProblemMessage } from "../../content/problem.ts";
import type { Source } from "../../content/read/source.ts";
import type { FileRule } from "../rule.ts";

/** Properties that identify a list entry; the first one that it has counts. */
const NAMING_PROPERTIES = "question heading quote title name label text network src url href".split(" ");

/** Not checked here: no address can be claimed twice anywhere, which another rule reports. */
const ADDRESSES = ["aliases", "moved"];

/** Of longer names, only the beginning is told. */
const LONGEST_NAME = 60;

/** Reports repeated entries in a list: a question, a card or a whole section that was pasted again. */
export const twice: FileRule = ({ source }) => repeatedIn(source, source.data, []);

function repeatedIn(source: Source, value: unknown, path: Path): Finding[] {
  if (isMapping(value))
    return Object.entries(value).flatMap(([key, inner]) =>
      ADDRESSES.includes(key) ? [] : repeatedIn(source, inner, [...path, key]),
    );
  if (!Array.isArray(value)) return [];
  const seen = new Map<string, number>();
  return value.flatMap((entry, index) => {
    const place = [...path, index];
    const name = nameOf(entry)?.trim();
    const key = name?.toLowerCase() ?? "";
    const first = !name ? undefined : seen.get(key);
    seen.set(key, first ?? index);
    const inner = repeatedIn(source, entry, place);
    if (!name || first === undefined) return inner;
    const { line } = source.rangeAt([...path, first], "value").start;
    const isSection = path.length === 1 && path[0] === "blocks";
    const remove = JSON.stringify(entry) === JSON.stringify(value[first]) || undefined;
    return [
      ...inner,
      { file: source.file, path: place, ...listedTwice(isSection ? undefined : name, line), remove },
    ];
  });
}

function nameOf(entry: unknown): string | undefined {
  if (!isMapping(entry)) return typeof entry === "string" ? entry : undefined;
  return NAMING_PROPERTIES.map((name) => entry[name]).find((value) => typeof value === "string");
}

function listedTwice(name: string | undefined, line: number): ProblemMessage {
  const short = name && (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).trimEnd()}…` : name);
  const message = short
    ? `'${short}' stands in this list twice: see line ${line}.`
    : `This section is on the page twice: see line ${line}.`;
  const hint = "Take one of the two away, or write what was meant here.";
  return { code: "listed-twice", severity: "warning", message, hint };
}
