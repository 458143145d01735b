import type { Finding } from "../../../content/problem.ts";
import { areNeighbours, type ComparedCity } from "./cities.ts";
import { type Sentence, sentencesIn } from "./comparedTexts.ts";
import { FirstOwners } from "./firstOwners.ts";
import { finderOf, namesIn, placeNamesIn } from "./names.ts";

/** A name that more cities than this mention is not local: Texas, Sunday, the river. */
const MOST_SPEAKERS = 3;

interface Found {
  name: string;
  owner: ComparedCity;
}

interface CityWords {
  city: ComparedCity;
  places: ReadonlySet<string>;
  names: ReadonlySet<string>;
}

/**
 * Sentences that fit only an older city: they name one of its neighborhoods, landmarks or zip codes, or its pages have
 * them too and they name something from its entry. `leftOvers` are the findings at entry values copied from others.
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
      if (!found) return [];
      const { file, path } = sentence;
      const message = `This speaks of '${found.name}', which belongs to ${found.owner.name}.`;
      const hint = `Write what is true of ${city.name}.`;
      return [{ file, path, needle: found.name, code: "left-over", severity: "warning", message, hint }];
    });
    older.add(city, sentences);
    return findings;
  });
}

/** Index of the cities checked so far: a sentence is looked up in it, not compared with each city. */
class OlderCities {
  #placesIn: (text: string) => string[];
  #speakers = new FirstOwners<ComparedCity>();
  /** By sentence key, the city that had it first, and all names in that city's entry. */
  #authors = new Map<string, { city: ComparedCity; names: ReadonlySet<string> }>();

  constructor(all: ComparedCity[]) {
    this.#placesIn = finderOf(all.flatMap(({ places }) => [...places]));
  }

  wordsOf(city: ComparedCity, texts: ComparedCity["texts"]): CityWords {
    const text = texts.map((one) => one.text).join("\n");
    return { city, places: new Set(this.#placesIn(text)), names: new Set(namesIn(text)) };
  }

  /** Adds the names in a city's entry and on its pages, and the sentences of its pages. */
  add(city: ComparedCity, sentences: Sentence[]): void {
    const entry = [city.name, ...city.texts.map(({ text }) => text)].join("\n");
    const all = [entry, ...sentences.map(({ phrases }) => phrases)].join("\n");
    this.#speakers.note(new Set([...namesIn(all), ...this.#placesIn(all)]), city);
    const author = { city, names: new Set(namesIn(entry)) };
    for (const { key } of sentences)
      if (key !== undefined && !this.#authors.has(key)) this.#authors.set(key, author);
  }

  /** A place that only one older city mentions and has in its entry, if it is not this city's or a neighbor's. */
  placeIn({ phrases }: Sentence, { city, places }: CityWords): Found | undefined {
    for (const name of this.#placesIn(phrases)) {
      const [owner, ...others] = this.#speakers.get(name);
      if (!owner?.places.has(name) || others.length || places.has(name)) continue;
      if (!areNeighbours(owner, city)) return { name, owner };
    }
    return undefined;
  }

  /** A name from an older city's entry, in a sentence that its pages have too, if few cities mention the name. */
  copyIn({ phrases, key }: Sentence, { names }: CityWords): Found | undefined {
    const author = key === undefined ? undefined : this.#authors.get(key);
    const name = author && placeNamesIn(phrases).find((word) => author.names.has(word) && !names.has(word));
    if (!name || this.#speakers.get(name).length > MOST_SPEAKERS) return undefined;
    return { name, owner: author.city };
  }
}
