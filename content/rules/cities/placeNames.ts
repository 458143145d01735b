import type { CheckedPage } from "../../check/checkPages.ts";
import type { Path } from "../../read/path.ts";
import type { Folder } from "./cityFolders.ts";
import { digestOf } from "./digest.ts";
import { NamesByWord } from "./namesByWord.ts";
import { type Named, namesIn, ownTexts, type PageText } from "./pageTexts.ts";
import { sentencesOf } from "./similarity.ts";
import { WordTree } from "./wordTree.ts";

/** The names of places in a text, and its words that begin as names do. */
export interface Words {
  terms: string[];
  names: string[];
}

/**
 * The names of all cities' places. What a page or an entry says of them is looked for again only where it has
 * changed itself, or where names that can stand in it have.
 */
export class PlaceNames {
  #terms: NamesByWord;

  constructor(terms: Iterable<string>) {
    this.#terms = new NamesByWord(terms);
  }

  /** The places that a page names, one with these names in its texts. */
  on(page: CheckedPage, names: string[]): Named {
    const likely = this.#terms.among(new Set(names));
    if (likely.length === 0) return { terms: [], sentences: [] };
    const look = (): Named => {
      const tree = new WordTree(likely);
      const texts = ownTexts(page);
      const sentences = texts.flatMap(({ text }, index) =>
        sentencesOf(text).flatMap((sentence, number) => {
          const terms = tree.namesIn(sentence);
          return terms.length ? [{ at: [index, number] as const, terms }] : [];
        }),
      );
      return { terms: [...new Set(texts.flatMap(({ text }) => tree.namesIn(text)))], sentences };
    };
    return page.remember("places", look, JSON.stringify(likely));
  }

  /** What a city's entry says of the place: all that it knows, and what is its own but for what was `left` in it. */
  of({ index, name, entry }: Folder, left: Path[]): { known: Words; own: Words } {
    const likely = this.#terms.among(new Set(entry.names));
    const look = () => {
      const tree = new WordTree(likely);
      const words = (texts: string[]): Words => {
        const text = texts.join("\n");
        return { terms: [...new Set(tree.namesIn(text))], names: [...new Set(namesIn(text))] };
      };
      const said = digestOf(index).place;
      const isLeft = (path: Path) => left.some((one) => one.every((key, depth) => path[depth + 1] === key));
      const own = said.filter(({ path }) => !isLeft(path));
      return { known: words([name, ...textsIn(said)]), own: words(textsIn(own)) };
    };
    return index.remember("entry's words", look, JSON.stringify([likely, left]));
  }
}

function textsIn(said: PageText[]): string[] {
  return said.map(({ text }) => text);
}
