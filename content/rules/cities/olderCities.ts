import { areNeighbours, type Folder } from "./cityFolders.ts";
import { namesIn } from "./pageTexts.ts";
import { wordsOf } from "./similarity.ts";
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

/** A city with the names of its places, all that its entry knows, and what its pages speak of and say. */
interface City {
  folder: Folder;
  terms: string[];
  known: string;
  spoken: Words;
  sentences: string[];
}

/** The names of places in a text, and its words that begin as names do. */
export interface Words {
  terms: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/** The cities that were looked at, by what they speak of: a sentence is looked up, not compared with each. */
export class OlderCities {
  #tree: WordTree;
  #owners = new Map<string, Folder[]>();
  #speakers = new Map<string, Folder[]>();
  #sentences = new Map<string, { folder: Folder; names: ReadonlySet<string> }>();

  /** `terms` are the names of the places of all cities there are. */
  constructor(terms: string[]) {
    this.#tree = new WordTree(terms);
  }

  wordsIn(text: string): Words {
    return { terms: new Set(this.termsIn(text)), names: new Set(namesIn(text)) };
  }

  /** The names of places in a text. */
  termsIn(text: string): string[] {
    return this.#tree.namesIn(text);
  }

  add({ folder, terms, known, spoken, sentences }: City): void {
    for (const term of terms) note(this.#owners, term, folder);
    const ofEntry = this.wordsIn(known);
    for (const words of [ofEntry, spoken])
      for (const word of [...words.terms, ...words.names]) note(this.#speakers, word, folder);
    for (const sentence of sentences)
      if (!this.#sentences.has(sentence) && wordsOf(sentence).length > SHORT)
        this.#sentences.set(sentence, { folder, names: ofEntry.names });
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

/** Notes that a city speaks of something; of what more than a few speak of, how many do is of no use. */
function note(speakers: Map<string, Folder[]>, word: string, folder: Folder): void {
  const known = speakers.get(word);
  if (!known) speakers.set(word, [folder]);
  else if (known.length <= FEW && known.at(-1) !== folder) known.push(folder);
}
