import type { CheckedPage } from "../../check/checkPages.ts";
import type { Complaint, Problem } from "../../problem/problem.ts";
import type { Path } from "../../read/path.ts";
import type { Folder } from "./cityFolders.ts";
import type { LeftOver } from "./leftOverEntries.ts";
import { COMMON, type Found, OlderCities } from "./olderCities.ts";
import { namesOf, ownTexts, type PageText, textsOf } from "./pageTexts.ts";
import { sentencesOf } from "./similarity.ts";

// The entries of a city that name its places, the most telling first.
const TERMS = ["neighbourhoods", "landmarks", "zipCodes"];

/**
 * Sentences that fit an older city only: they name one of its neighborhoods, landmarks or zip codes, or they
 * stand in its pages too and name something that only its entry knows.
 */
export function findLeftOverSentences(folders: Folder[], leftOvers: LeftOver[]): Problem[] {
  const terms = new Map(folders.map((folder) => [folder, termsOf(folder)]));
  const left = pathsByFolder(leftOvers);
  const older = new OlderCities([...terms.values()].flat());
  return folders.flatMap((folder) => {
    const texts = folder.pages.flatMap((page) =>
      ownTexts(page).map(({ text, path }) => ({
        page,
        path,
        terms: older.termsIn(text),
        sentences: sentencesOf(text),
      })),
    );
    const own = older.wordsIn(placeTexts(folder, left.get(folder) ?? []).join("\n"));
    const problems = texts.flatMap(({ page, path, terms: named, sentences }) =>
      sentences.flatMap((sentence) => {
        const mentioned = named.length ? older.mentionIn(sentence, folder, own) : undefined;
        const found = mentioned ?? older.copyIn(sentence, own);
        return found ? [tell(page, path, found, folder)] : [];
      }),
    );
    const known = [folder.name, ...placeTexts(folder, [])].join("\n");
    const spoken = {
      terms: new Set(texts.flatMap((text) => text.terms)),
      names: new Set(folder.pages.flatMap(namesOf)),
    };
    const sentences = texts.flatMap((text) => text.sentences);
    older.add({ folder, terms: terms.get(folder) ?? [], known, spoken, sentences });
    return problems;
  });
}

function pathsByFolder(leftOvers: LeftOver[]): Map<Folder, Path[]> {
  const paths = new Map<Folder, Path[]>();
  for (const { folder, path } of leftOvers) {
    const known = paths.get(folder);
    if (known) known.push(path);
    else paths.set(folder, [path]);
  }
  return paths;
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

function tell({ source }: CheckedPage, path: Path, { name, owner }: Found, folder: Folder): Problem {
  const complaint: Complaint = {
    code: "left-over",
    severity: "warning",
    message: `This speaks of '${name}', which belongs to ${owner.name}.`,
    hint: `Write what is true of ${folder.name}.`,
  };
  return source.problemAt(path, "value", complaint, name);
}
