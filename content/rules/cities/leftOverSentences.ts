import type { CheckedPage } from "../../check/checkPages.ts";
import type { Complaint, Problem } from "../../problem/problem.ts";
import type { Path } from "../../read/path.ts";
import { areNeighbours, type Folder } from "./cityFolders.ts";
import type { LeftOver } from "./leftOverEntries.ts";
import { type PageText, textsOf } from "./pageTexts.ts";
import { sentencesOf } from "./similarity.ts";

// Shorter ones are headings and buttons, which many pages share.
const SHORT = 6;

// A name that more cities speak of is no local one: Florida, Sunday, the ocean.
const FEW = 3;
const COMMON =
  /^(?:(?:Down|Mid|Up)town|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/;

// The entries of a city that name its places, the most telling first.
const TERMS = ["neighbourhoods", "landmarks", "zipCodes"];

/**
 * Sentences that fit an older city only: they name one of its neighborhoods, landmarks or zip codes, or they
 * stand in its pages too and name something that only its entry knows.
 */
export function findLeftOverSentences(folders: Folder[], leftOvers: LeftOver[]): Problem[] {
  const older: Older[] = [];
  return folders.flatMap((folder) => {
    const left = leftOvers.filter((one) => one.folder === folder).map(({ path }) => path);
    const texts = folder.pages.flatMap((page) =>
      textsOf(page)
        .filter(({ path }) => path[0] !== "city")
        .map((text) => ({ page, ...text })),
    );
    const own = placeTexts(folder, left).join("\n");
    const problems = texts.flatMap(({ page, text, path }) =>
      sentencesOf(text, 0).flatMap((sentence) => {
        const found = mentionIn(sentence, folder, own, older) ?? copyIn(sentence, own, older);
        return found ? [tell(page, path, found, folder)] : [];
      }),
    );
    older.push(remember(folder, texts));
    return problems;
  });
}

/** A city that was looked at, with what it knows and says. */
interface Older {
  folder: Folder;
  /** The names and numbers of its places. */
  terms: string[];
  /** All that its entry says of the place, and all that its pages say. */
  known: string;
  said: string;
  sentences: Set<string>;
}

/** A name, and the city that it belongs to. */
interface Found {
  name: string;
  owner: Folder;
}

function remember(folder: Folder, texts: PageText[]): Older {
  const said = texts.map(({ text }) => text).join("\n");
  const known = [folder.name, ...placeTexts(folder, [])].join("\n");
  return { folder, terms: termsOf(folder), known, said, sentences: new Set(sentencesOf(said, SHORT)) };
}

/** What a city's entry says of the place, but for what was left in it from an older city. */
function placeTexts({ index }: Folder, left: Path[]): string[] {
  const isLeft = (path: Path) => left.some((one) => one.every((key, depth) => path[depth + 1] === key));
  const ofPlace = ({ path: [root, name] }: PageText) =>
    root === "city" && name !== "features" && name !== "specialties";
  return textsOf(index)
    .filter((text) => ofPlace(text) && !isLeft(text.path))
    .map(({ text }) => text);
}

function termsOf({ index }: Folder): string[] {
  const texts = textsOf(index);
  const terms = TERMS.flatMap((entry) =>
    texts.filter(({ path: [root, name] }) => root === "city" && name === entry),
  );
  return terms
    .map(({ text }) => text)
    .filter((text) => /^(?:(?:\p{Lu}|\d|of |the |at |and |del? )\S*\s*)+$/u.test(text) && !COMMON.test(text));
}

/** A place in a text that only one older city, not next to this one, names in its entry. */
function mentionIn(text: string, folder: Folder, own: string, older: Older[]): Found | undefined {
  for (const { folder: owner, terms } of older) {
    const name = terms.find((term) => text.includes(term) && hasWord(text, term) && !hasWord(own, term));
    if (name === undefined || areNeighbours(owner, folder)) continue;
    if (older.every((other) => other.folder === owner || !speaksOf(other, name))) return { name, owner };
  }
  return undefined;
}

/** A name in a sentence that an older city's pages have too, where few but that city know the name. */
function copyIn(sentence: string, own: string, older: Older[]): Found | undefined {
  const owner = older.find(({ sentences }) => sentences.has(sentence));
  const words = owner ? (sentence.match(/(?<=\S )(?:\p{Lu}|\d)\S*\w/gu) ?? []) : [];
  const names = words.filter((word) => !COMMON.test(word));
  const name = names.find((word) => owner && hasWord(owner.known, word) && !hasWord(own, word));
  if (!owner || !name || older.filter((other) => speaksOf(other, name)).length > FEW) return undefined;
  return { name, owner: owner.folder };
}

function speaksOf({ known, said }: Older, name: string): boolean {
  return hasWord(known, name) || hasWord(said, name);
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!/[\p{L}\p{N}]/u.test(`${text[at - 1] ?? ""}${text[at + word.length] ?? ""}`)) return true;
  return false;
}

function tell({ source }: CheckedPage, path: Path, { name, owner }: Found, folder: Folder): Problem {
  const complaint: Complaint = {
    code: "left-over",
    severity: "warning",
    message: `This speaks of '${name}', which belongs to ${owner.name}.`,
    hint: `Write what is true of ${folder.name}.`,
  };
  return source.problemAt(path, "value", complaint, name);
}
