import type { Finding, ProblemMessage } from "../../problem/problem.ts";
import { areNeighbours, type ComparedCity } from "./cities.ts";
import { Firsts } from "./firsts.ts";
import { finderOf, namesIn, placeNamesIn } from "./names.ts";
import { type Sentence, sentencesIn } from "./said.ts";

/** A name that more cities speak of is no local one: Texas, Sunday, the river. */
const MOST_SPEAKERS = 3;

/** A name, and the city that it belongs to. */
interface Found {
  name: string;
  owner: ComparedCity;
}

/** A city with the words of its entry that are its own. */
interface CityWords {
  city: ComparedCity;
  places: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/**
 * Sentences that fit an older city only: they name one of its neighborhoods, landmarks or zip codes, or they stand in
 * its pages too and name something that only its entry knows. `leftOvers` are the values of entries that are another's.
 */
export function leftOverSentences(
  cities: ComparedCity[],
  leftOvers: Map<ComparedCity, Finding[]>,
): Finding[] {
  const older = new OlderCities(cities);
  return cities.flatMap((city) => {
    const left = (leftOvers.get(city) ?? []).map(({ path }) => path);
    const isOwn = ({ path }: ComparedCity["texts"][number]) =>
      !left.some((one) => one.every((key, depth) => path[depth] === key));
    const compared = older.wordsOf(city, city.texts.filter(isOwn));
    const sentences = city.pages.flatMap((page) => sentencesIn(page));
    const findings = sentences.flatMap((sentence): Finding[] => {
      const found = older.placeIn(sentence, compared) ?? older.copyIn(sentence, compared);
      const { file, path } = sentence;
      return found ? [{ file, path, part: "value", needle: found.name, ...speaksOf(found, city) }] : [];
    });
    older.add(city, sentences);
    return findings;
  });
}

/** The cities that were looked at, by what they speak of: a sentence is looked up, not compared with each. */
class OlderCities {
  #placesIn: (text: string) => string[];
  #speakers = new Firsts<ComparedCity>();
  /** Who first said a sentence, and all names in that city's entry. */
  #authors = new Map<string, { city: ComparedCity; names: ReadonlySet<string> }>();

  constructor(all: ComparedCity[]) {
    this.#placesIn = finderOf(all.flatMap(({ places }) => [...places]));
  }

  /** A city with the words of some texts. */
  wordsOf(city: ComparedCity, texts: ComparedCity["texts"]): CityWords {
    const text = texts.map((one) => one.text).join("\n");
    return { city, places: new Set(this.#placesIn(text)), names: new Set(namesIn(text)) };
  }

  /** Notes what a city's entry knows, and what its pages speak of and say. */
  add(city: ComparedCity, sentences: Sentence[]): void {
    const entry = [city.name, ...city.texts.map(({ text }) => text)].join("\n");
    const all = [entry, ...sentences.map(({ phrases }) => phrases)].join("\n");
    this.#speakers.note(new Set([...namesIn(all), ...this.#placesIn(all)]), city);
    const author = { city, names: new Set(namesIn(entry)) };
    for (const { key } of sentences)
      if (key !== undefined && !this.#authors.has(key)) this.#authors.set(key, author);
  }

  /** A place in a sentence that one older city alone speaks of, not next to this one, and has in its entry. */
  placeIn({ phrases }: Sentence, { city, places }: CityWords): Found | undefined {
    for (const name of this.#placesIn(phrases)) {
      const [owner, ...others] = this.#speakers.get(name);
      if (!owner?.places.has(name) || others.length || places.has(name)) continue;
      if (!areNeighbours(owner, city)) return { name, owner };
    }
    return undefined;
  }

  /** A name in a sentence that an older city's pages have too, where few but that city know the name. */
  copyIn({ phrases, key }: Sentence, { names }: CityWords): Found | undefined {
    const author = key === undefined ? undefined : this.#authors.get(key);
    const name = author && placeNamesIn(phrases).find((word) => author.names.has(word) && !names.has(word));
    if (!name || this.#speakers.get(name).length > MOST_SPEAKERS) return undefined;
    return { name, owner: author.city };
  }
}

const speaksOf = ({ name, owner }: Found, city: ComparedCity): ProblemMessage => ({
  code: "left-over",
  severity: "warning",
  message: `This speaks of '${name}', which belongs to ${owner.name}.`,
  hint: `Write what is true of ${city.name}.`,
});
