import { areNeighbours, type Folder } from "./cityFolders.ts";
import type { Said } from "./pageTexts.ts";
import type { Words } from "./placeNames.ts";

// A name that more cities speak of is no local one: Florida, Sunday, the ocean.
const FEW = 3;

/** A name, and the city that it belongs to. */
export interface Found {
  name: string;
  owner: Folder;
}

/** A city, with the words that its own entry says of it. */
export interface OwnWords {
  folder: Folder;
  terms: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/** The cities that were looked at, by what they speak of: a sentence is looked up, not compared with each. */
export class OlderCities {
  #owners = new Map<string, Folder[]>();
  #speakers = new Map<string, Folder[]>();
  #sentences = new Map<number, { folder: Folder; names: ReadonlySet<string> }>();

  /** Notes what a city's entry knows, and what its pages speak of and say. */
  add(folder: Folder, [known, ...spoken]: readonly [Words, ...Words[]], sentences: Said["sentences"]): void {
    for (const term of folder.entry.terms) note(this.#owners, term, folder);
    for (const { terms, names } of [known, ...spoken])
      for (const word of [...terms, ...names]) note(this.#speakers, word, folder);
    const first = { folder, names: new Set(known.names) };
    for (const { key } of sentences) if (!this.#sentences.has(key)) this.#sentences.set(key, first);
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
  copyIn({ key, names }: Said["sentences"][number], city: OwnWords): Found | undefined {
    const older = this.#sentences.get(key);
    const name = older && names.find((word) => older.names.has(word) && !city.names.has(word));
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
