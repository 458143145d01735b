import type { CheckedPage } from "../../check/checkPages.ts";
import type { Complaint, Problem } from "../../problem/problem.ts";
import type { Folder } from "./cityFolders.ts";
import { digestOf } from "./digest.ts";
import type { LeftOver } from "./leftOverEntries.ts";
import { type Found, OlderCities, type OwnWords } from "./olderCities.ts";
import { type Named, ownTexts, type Said } from "./pageTexts.ts";
import { PlaceNames } from "./placeNames.ts";

/** What fits an older city only, and the sentence that it stands in. */
interface LeftIn extends Found {
  at: Named["sentences"][number]["at"];
}

/**
 * Finds, of folders that come one by one from the oldest on, sentences that fit an older city only: they name one of
 * its neighborhoods, landmarks or zip codes, or they stand in its pages too and name something that only its entry
 * knows.
 */
export function leftOverSentences(
  folders: Folder[],
  leftOvers: Map<Folder, LeftOver[]>,
): (folder: Folder) => Problem[] {
  const places = new PlaceNames(folders.flatMap(({ entry }) => entry.terms));
  const older = new OlderCities();
  return (folder) => {
    const left = (leftOvers.get(folder) ?? []).map(({ path }) => path);
    const { known, own } = places.of(folder, left);
    const city = { folder, terms: new Set(own.terms), names: new Set(own.names) };
    const pages = folder.pages.map((page) => {
      const { said } = digestOf(page);
      return { page, said, named: places.on(page, said.names) };
    });
    const problems = pages.flatMap(({ page, said, named }) =>
      tell(page, leftIn(said, named, city, older), folder),
    );
    older.add(
      folder,
      [known, ...pages.map(({ said, named }) => ({ terms: named.terms, names: said.names }))],
      pages.flatMap(({ said }) => said.sentences),
    );
    return problems;
  };
}

/** What is left on a page, in its order. */
function leftIn(said: Said, named: Named, city: OwnWords, older: OlderCities): LeftIn[] {
  const mentioned = named.sentences.flatMap(({ at, terms }): LeftIn[] => {
    const found = older.mentionIn(terms, city);
    return found ? [{ at, ...found }] : [];
  });
  const told = new Set(mentioned.map(({ at }) => String(at)));
  const copied = said.sentences.flatMap((sentence): LeftIn[] => {
    const found = older.copyIn(sentence, city);
    return found && !told.has(String(sentence.at)) ? [{ at: sentence.at, ...found }] : [];
  });
  return [...mentioned, ...copied].sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
}

/** The warnings about what is left on a page, which is read for them once. */
function tell(page: CheckedPage, left: LeftIn[], folder: Folder): Problem[] {
  if (left.length === 0) return [];
  const all = left.map(({ at: [text], name, owner }) => ({ text, name, owner: owner.name }));
  const look = () => {
    const texts = ownTexts(page);
    return all.flatMap(({ text, name, owner }) => {
      const path = texts[text]?.path;
      return path ? [page.source.problemAt(path, "value", complaint(name, owner, folder.name), name)] : [];
    });
  };
  return page.remember("left over", look, JSON.stringify([folder.name, all]));
}

function complaint(name: string, owner: string, city: string): Complaint {
  return {
    code: "left-over",
    severity: "warning",
    message: `This speaks of '${name}', which belongs to ${owner}.`,
    hint: `Write what is true of ${city}.`,
  };
}
