import { areNeighbours, type Folder } from "./cityFolders.ts";
import { sentencesOf } from "./similarity.ts";
import { WordTree } from "./wordTree.ts";

// Shorter ones are headings and buttons, which many pages share.
const SHORT = 6;

// A name that more cities speak of is no local one: Florida, Sunday, the ocean.
const FEW = 3;

// What no place is called by.
export const COMMON =
  /^(?:(?:Down|Mid|Up)town|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** A name, and the city that it belongs to. */
export interface Found {
  name: string;
  owner: Folder;
}

/** A city with the names of its places, and all that its entry knows and its pages say. */
interface City {
  folder: Folder;
  terms: string[];
  known: string;
  said: string;
}

/** The names of places in a text, and its words that begin as names do. */
export interface Words {
  terms: Set<string>;
  names: Set<string>;
}

/** The cities that were looked at, by what they speak of: a sentence is looked up, not compared with each. */
export class OlderCities {
  #tree: WordTree;
  #owners = new Map<string, Folder[]>();
  #speakers = new Map<string, Folder[]>();
  #sentences = new Map<string, { folder: Folder; names: Set<string> }>();

  /** `terms` are the names of the places of all cities there are. */
  constructor(terms: string[]) {
    this.#tree = new WordTree(terms);
  }

  wordsIn(text: string): Words {
    return { terms: new Set(this.#tree.namesIn(text)), names: new Set(namesIn(text)) };
  }

  add({ folder, terms, known, said }: City): void {
    for (const term of terms) note(this.#owners, term, folder);
    const ofEntry = this.wordsIn(known);
    const ofPages = this.wordsIn(said);
    for (const words of [ofEntry, ofPages])
      for (const word of [...words.terms, ...words.names]) note(this.#speakers, word, folder);
    for (const sentence of sentencesOf(said, SHORT))
      if (!this.#sentences.has(sentence)) this.#sentences.set(sentence, { folder, names: ofEntry.names });
  }

  /** A place in a sentence that only one older city, not next to this one, names in its entry. */
  mentionIn(sentence: string, folder: Folder, own: Words): Found | undefined {
    for (const name of this.#tree.namesIn(sentence)) {
      const [owner, ...others] = this.#owners.get(name) ?? [];
      const isLocal = owner && others.length === 0 && this.#speakers.get(name)?.length === 1;
      if (isLocal && !own.terms.has(name) && !areNeighbours(owner, folder)) return { name, owner };
    }
    return undefined;
  }

  /** A name in a sentence that an older city's pages have too, where few but that city know the name. */
  copyIn(sentence: string, own: Words): Found | undefined {
    const older = this.#sentences.get(sentence);
    const name =
      older &&
      namesIn(sentence, 1).find(
        (word) => !COMMON.test(word) && older.names.has(word) && !own.names.has(word),
      );
    if (!name || (this.#speakers.get(name)?.length ?? 0) > FEW) return undefined;
    return { name, owner: older.folder };
  }
}

/** The words of a text that begin with a capital or a digit, from the one at `start` of all its words. */
function namesIn(text: string, start = 0): string[] {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(start).filter((word) => /^[\p{Lu}\d]/u.test(word));
}

/** Notes that a city speaks of something; of what more than a few speak of, how many do is of no use. */
function note(speakers: Map<string, Folder[]>, word: string, folder: Folder): void {
  const known = speakers.get(word);
  if (!known) speakers.set(word, [folder]);
  else if (known.length <= FEW && known.at(-1) !== folder) known.push(folder);
}
