import type { Sentence } from "../../forms.ts";
import type { Finding, ProblemMessage } from "../../problem/problem.ts";
import type { Path } from "../../read/path.ts";
import { namesOfCity } from "./cityFacts.ts";
import { areNeighbours, type Folder } from "./cityFolders.ts";
import type { LeftOver } from "./leftOverEntries.ts";
import { namesIn } from "./said.ts";
import { WordTree } from "./wordTree.ts";

/** A name that more cities speak of is no local one: Florida, Sunday, the ocean. */
const FEW = 3;

/** A name, and the city that it belongs to. */
interface Found {
  name: string;
  owner: Folder;
}

/** A city, with what its own entry names: places, and words that begin as names do. */
interface OwnWords {
  folder: Folder;
  terms: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/**
 * Finds, of folders that come one by one from the oldest on, sentences that fit an older city only: they name one of
 * its neighborhoods, landmarks or zip codes, or they stand in its pages too and name something that only its entry
 * knows.
 */
export function leftOverSentences(
  folders: Folder[],
  leftOvers: Map<Folder, LeftOver[]>,
): (folder: Folder) => Finding[] {
  const places = new WordTree(folders.flatMap(({ facts }) => facts.terms));
  const older = new OlderCities();
  return (folder) => {
    const left = (leftOvers.get(folder) ?? []).map(({ path }) => path);
    const city = ownWordsOf(folder, left, places);
    const findings = folder.pages.flatMap(({ file, said }) =>
      (said?.texts ?? []).flatMap(({ path, sentences }) =>
        sentences.flatMap((sentence): Finding[] => {
          const found =
            older.mentionIn(places.namesIn(sentence.phrases), city) ?? older.copyIn(sentence, city);
          return found ? [{ file, path, part: "value", needle: found.name, ...about(found, folder) }] : [];
        }),
      ),
    );
    older.add(folder, places);
    return findings;
  };
}

/** What a city's entry names but for what was `left` in it from another. */
function ownWordsOf(folder: Folder, left: Path[], places: WordTree): OwnWords {
  const isLeft = (path: Path) => left.some((one) => one.every((key, depth) => path[depth] === key));
  const texts = folder.facts.texts.filter(({ path }) => !isLeft(path));
  const text = texts.map((one) => one.text).join("\n");
  return { folder, terms: new Set(places.namesIn(text)), names: new Set(namesIn(text)) };
}

/** The cities that were looked at, by what they speak of: a sentence is looked up, not compared with each. */
class OlderCities {
  #owners = new Map<string, Folder[]>();
  #speakers = new Map<string, Folder[]>();
  #sentences = new Map<number, { folder: Folder; names: ReadonlySet<string> }>();

  /** Notes what a city's entry knows, and what its pages speak of and say. */
  add(folder: Folder, places: WordTree): void {
    const { facts, pages, name } = folder;
    const known = namesOfCity(facts);
    const texts = [name, ...facts.texts.map(({ text }) => text)].join("\n");
    const sentences = pages.flatMap(({ said }) => said?.texts ?? []).flatMap((text) => text.sentences);
    const spoken = [
      ...[...known, ...places.namesIn(texts)],
      ...sentences.flatMap(({ phrases }) => [...namesIn(phrases), ...places.namesIn(phrases)]),
    ];
    for (const term of facts.terms) note(this.#owners, term, folder);
    for (const word of spoken) note(this.#speakers, word, folder);
    const first = { folder, names: new Set(known) };
    for (const { telling } of sentences)
      if (telling && !this.#sentences.has(telling.key)) this.#sentences.set(telling.key, first);
  }

  /** A place of those in a sentence that only one older city, not next to this one, names in its entry. */
  mentionIn(terms: string[], city: OwnWords): Found | undefined {
    for (const name of terms) {
      const [owner, ...others] = this.#owners.get(name) ?? [];
      const isLocal = owner && others.length === 0 && this.#speakers.get(name)?.length === 1;
      if (isLocal && !city.terms.has(name) && !areNeighbours(owner, city.folder)) return { name, owner };
    }
    return undefined;
  }

  /** A name in a sentence that an older city's pages have too, where few but that city know the name. */
  copyIn({ telling }: Sentence, city: OwnWords): Found | undefined {
    const older = telling && this.#sentences.get(telling.key);
    const name = older && telling.names.find((word) => older.names.has(word) && !city.names.has(word));
    if (!name || (this.#speakers.get(name)?.length ?? 0) > FEW) return undefined;
    return { name, owner: older.folder };
  }
}

/** Notes that a city speaks of something; of what more than a few speak of, how many do is of no use. */
function note(speakers: Map<string, Folder[]>, word: string, folder: Folder): void {
  const known = speakers.get(word);
  if (!known) speakers.set(word, [folder]);
  else if (known.length <= FEW && known.at(-1) !== folder) known.push(folder);
}

function about({ name, owner }: Found, city: Folder): ProblemMessage {
  return {
    code: "left-over",
    severity: "warning",
    message: `This speaks of '${name}', which belongs to ${owner.name}.`,
    hint: `Write what is true of ${city.name}.`,
  };
}
