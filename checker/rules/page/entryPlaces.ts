import { entriesIn, isMapping, type Path } from "../../../content/lib/data.ts";
import { urlOf } from "../../../content/lib/fileName.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import { type Addresses, hubUrl } from "../../../content/survey/pageKind.ts";
import { suggest } from "../../lib/suggest.ts";
import type { PageRule } from "../../rule.ts";

/** `city` and `article` are in the files where they belong, and only there. */
export const entryPlaces: PageRule = ({ file, source, kind, data }, { hasHub, addresses }) => {
  if (source.data === undefined) return []; // the error that keeps it from being read comes first
  const isHub = kind === "cityHub";
  const isArticle = kind === "article";
  const messages: [boolean, Path, ProblemMessage][] = [
    [isHub && !hasHub && !has(data, "city"), [], file.endsWith("/index.yaml") ? noCity : noFolder],
    [isHub && has(data, "city") && !file.endsWith("/index.yaml"), ["city"], cityFile(file)],
    [!isHub && has(data, "city"), ["city"], strayCity(file, addresses)],
    [isArticle && !has(data, "article"), [], noArticle],
    [!isArticle && has(data, "article"), ["article"], strayArticle(addresses)],
  ];
  return messages.flatMap(([wrong, path, message]) =>
    wrong ? [{ file, path, part: "key", ...message }] : [],
  );
};

/** Whether the page has this entry, or a misspelled one, which is reported separately. */
function has(data: Record<string, unknown>, name: "city" | "article"): boolean {
  return name in data || Object.keys(data).some((key) => suggest(key, [name]) !== undefined);
}

const noCity: ProblemMessage = {
  code: "missing-property",
  message: "'city' is missing here.",
  hint: "The index.yaml of a city's folder says which city it is.",
};
const noFolder: ProblemMessage = {
  code: "missing-property",
  message: "This page stands where cities do, and says of none: 'city' is missing here.",
  hint: "A city is a folder: name this file index.yaml, in a folder with the city's name, and add its city: entry. A page of no city belongs elsewhere.",
};
const strayCity = (file: string, addresses: Addresses): ProblemMessage => ({
  code: "wrong-place",
  message: "'city' belongs in the index.yaml of a city's folder only.",
  hint: `Move this folder to pages-data${addresses.areas}. If this is no city's page, take the entry away.`,
  about: hubUrl(file.split("/").at(-2) ?? "", addresses), // the address that the folder would have in its right place
});
const cityFile = (file: string): ProblemMessage => ({
  code: "wrong-place",
  message: "A city is a folder, and this is a file.",
  hint: `Move this file to ${file.replace(/\.yaml$/, "/index.yaml")}`,
  about: urlOf(file),
});
const noArticle: ProblemMessage = {
  code: "missing-property",
  message: "'article' is missing here.",
  hint: "An article of the blog says its excerpt, author, date and category.",
};
const strayArticle = ({ blog }: Addresses): ProblemMessage => ({
  code: "wrong-place",
  message: `'article' belongs in files of pages-data${blog} only.`,
  hint: "Take it away, or move this file there.",
});

/** A title of up to this many characters may well be a sentence. */
const LONG_TITLE = 40;
const ENDS = /[.!?…]["”’)]?$/;

/** Two properties of one entry, and a test for whether their texts are swapped. */
const PAIRS: [one: string, other: string, areSwapped: (one: string, other: string) => boolean][] = [
  ["question", "answer", (question, answer) => !question.includes("?") && answer.endsWith("?")],
  ["number", "label", (number, label) => !/\d/.test(number) && /^[$€£]?\d\S*$/.test(label)],
  ["who", "quote", (who, quote) => ENDS.test(who) && !ENDS.test(quote) && who.length > quote.length],
  [
    "title",
    "description",
    (title, text) =>
      /[^.]\.$/.test(title) && !ENDS.test(text) && title.length > Math.max(LONG_TITLE, 2 * text.length),
  ],
];

/** No two texts of an entry are swapped. */
export const swapped: PageRule = ({ file, source }) =>
  entriesIn(source.data).flatMap(({ value, path }) =>
    PAIRS.flatMap(([one, other, areSwapped]) => {
      if (!isMapping(value) || path[0] !== "blocks") return [];
      const [first, second] = [value[one], value[other]];
      if (typeof first !== "string" || typeof second !== "string") return [];
      if (`${first}${second}`.includes("${") || !areSwapped(first.trim(), second.trim())) return [];
      const message = `'${one}' and '${other}' seem to have changed places.`;
      const hint = "Write each where the other stands now.";
      return [{ file, path: [...path, one], code: "wrong-place", severity: "warning", message, hint }];
    }),
  );
