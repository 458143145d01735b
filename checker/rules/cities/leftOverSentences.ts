import { isWithin } from "../../../content/lib/data.ts";
import type { Finding } from "../../../content/problem.ts";
import { areNeighbours, type ComparedCity } from "./cities.ts";
import { finderOf, namesIn, placeNamesIn } from "./names.ts";
import { sentencesIn } from "./similarity.ts";

/** A name that more cities than this mention is not local: Texas, Sunday, the river. */
const MOST_SPEAKERS = 3;

/**
 * Sentences that fit only an older city: they name one of its neighborhoods, landmarks or zip codes, or its pages have
 * them too and they name something from its entry. `leftOvers` are the findings at entry values copied from others.
 */
export function leftOverSentences(cities: ComparedCity[], leftOvers: Finding[]): Finding[] {
  const placesIn = finderOf(cities.flatMap(({ places }) => [...places]));
  const all = cities.map((city) => {
    const sentences = city.pages.flatMap(sentencesIn);
    const entry = [city.name, ...city.texts.map(({ text }) => text)].join("\n");
    const said = [entry, ...sentences.map(({ phrases }) => phrases)].join("\n");
    const spoken = new Set([...namesIn(said), ...placesIn(said)]);
    return { city, sentences, spoken, names: new Set(namesIn(entry)) };
  });
  const speaking = all.flatMap(({ city, spoken }) => [...spoken].map((name) => ({ city, name })));
  const speakers = Map.groupBy(speaking, ({ name }) => name); // of each name, the older cities first
  const authors = new Map(
    // of each sentence that can reveal a copy, the city that had it first
    all.toReversed().flatMap((one) => one.sentences.map(({ key }) => [key, one] as const)),
  );
  const left = Map.groupBy(leftOvers, ({ file }) => file);
  return all.flatMap(({ city, sentences }) => {
    const copied = left.get(city.file) ?? [];
    const isOwn = ({ path }: { path: Finding["path"] }) => !copied.some((one) => isWithin(path, one.path));
    const own = city.texts.filter(isOwn).map(({ text }) => text);
    const places = new Set(placesIn(own.join("\n")));
    const names = new Set(namesIn(own.join("\n")));
    /** The only older city that speaks of a place, if that is in its entry, and not this city's or a neighbor's. */
    const ownerOf = (place: string) => {
      const [first, second] = speakers.get(place) ?? [];
      if (!first?.city.places.has(place) || second?.city !== city || places.has(place)) return undefined;
      return areNeighbours(first.city, city) ? undefined : first.city;
    };
    return sentences.flatMap(({ file, path, phrases, key }): Finding[] => {
      const place = placesIn(phrases).find(ownerOf);
      const author = key === undefined ? undefined : authors.get(key);
      const word = placeNamesIn(phrases).find((one) => author?.names.has(one) && !names.has(one));
      const few = speakers.get(word ?? "")?.slice(0, MOST_SPEAKERS + 1) ?? [];
      const isCopy = author?.city !== city && few.some((one) => one.city === city);
      const needle = place ?? (isCopy ? word : undefined);
      const owner = (place === undefined ? undefined : ownerOf(place)) ?? author?.city;
      if (needle === undefined || !owner) return [];
      const message = `This speaks of '${needle}', which belongs to ${owner.name}.`;
      const hint = `Write what is true of ${city.name}.`;
      return [{ file, path, needle, code: "left-over", severity: "warning", message, hint }];
    });
  });
}
