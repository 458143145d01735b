import { heldBy, isWithin, type Path } from "../../../content/lib/data.ts";
import type { Finding } from "../../../content/problem.ts";
import { findingAt } from "../../rule.ts";
import { areNeighbours, type ComparedCity } from "./cities.ts";
import { finderOf, namesIn, placeNamesIn } from "./names.ts";
import { type Sentence, sentencesIn } from "./similarity.ts";

/** A value of a city's entry that should be unique to it. */
interface Claim {
  city: ComparedCity;
  path: Path;
  what: string;
  value: unknown;
}

const ORDER = "place in lists";
/** What messages call the entries that no two cities share as a whole, and those of which each value is a city's own. */
const WHOLE = {
  order: ORDER,
  geo: "point on the map",
  description: "description",
  features: "list of features",
  specialties: "list of specialties",
  postalCodes: "list of postal codes",
};
const EACH = { neighbourhoods: "neighborhood", landmarks: "landmark", facts: "fact" };
/** What neighboring cities can share, such as a postal code or a bridge. */
const SHARED = ["postalCodes", "neighbourhoods", "landmarks"];

/** Findings at the values of each city's entry that an older city's entry has too. */
export function leftOverEntries(cities: ComparedCity[]): Finding[] {
  const orders = new Set(cities.map(({ entry }) => entry.order));
  const places = Array.from({ length: cities.length + 1 }, (_, index) => index + 1);
  const free = places.find((place) => !orders.has(place)) ?? 1;
  const keyOf = ({ what, value }: Claim) => `${what} ${JSON.stringify(value)}`;
  return [...Map.groupBy(cities.flatMap(claimsOf), keyOf).values()].flatMap((all) =>
    all.flatMap(({ city, path, what }) => {
      const isShared = SHARED.includes(String(path[1]));
      const owner = all.find((one) => one.city === city || !isShared || !areNeighbours(one.city, city))?.city;
      if (!owner || owner === city) return [];
      const isOrder = what === ORDER;
      const message = isOrder
        ? `${owner.name} has order ${String(owner.entry.order)} too.`
        : `This ${what} is the same as in ${owner.name}.`;
      const hint = isOrder
        ? `Each city has its own place in lists. Free: ${free}.`
        : `Write what is true of ${city.name}.`;
      const replacement = isOrder ? free : undefined;
      const same = { code: "left-over", severity: "warning", message, hint, replacement } as const;
      return findingAt(city.file, path, same);
    }),
  );
}

function claimsOf(city: ComparedCity): Claim[] {
  const { entry } = city;
  const whole = Object.entries(WHOLE).map(([name, what]) => ({ path: [name], what, value: entry[name] }));
  const each = Object.entries(EACH).flatMap(([name, what]) =>
    heldBy(entry[name]).map(([key, value]) => ({ path: [name, key], what, value })),
  );
  return [...whole, ...each]
    .filter(({ value }) => value !== undefined)
    .map((claim) => ({ ...claim, city, path: ["city", ...claim.path] }));
}

/** A name that more cities than this mention is not local: Texas, Sunday, the river. */
const MOST_SPEAKERS = 3;

/** A city with all that its entry (`names`) and its pages, too, speak of. */
interface Speaker {
  city: ComparedCity;
  sentences: Sentence[];
  names: ReadonlySet<string>;
  spoken: ReadonlySet<string>;
}

/**
 * Sentences that fit only an older city: they name one of its neighborhoods, landmarks or postal codes, or its pages have
 * them too and they name something from its entry. `leftOvers` are the findings at entry values copied from others.
 */
export function leftOverSentences(cities: ComparedCity[], leftOvers: Finding[]): Finding[] {
  const placesIn = finderOf(cities.flatMap(({ places }) => [...places]));
  const all = cities.map((city) => speakerOf(city, placesIn));
  const speaking = all.flatMap(({ city, spoken }) => [...spoken].map((name) => ({ city, name })));
  const speakers = Map.groupBy(speaking, ({ name }) => name); // of each name, the older cities first
  const authors = new Map(
    // of each sentence that can reveal a copy, the city that had it first
    all.toReversed().flatMap((one) => one.sentences.map(({ key }) => [key, one] as const)),
  );
  const left = Map.groupBy(leftOvers, ({ file }) => file);
  return all.flatMap(({ city, sentences }) => {
    const copied = left.get(city.file) ?? [];
    const isOwn = ({ path }: { path: Path }) => !copied.some((one) => isWithin(path, one.path));
    const own = city.texts.filter(isOwn).map(({ text }) => text);
    const places = new Set(placesIn(own.join("\n")));
    const names = new Set(namesIn(own.join("\n")));
    /** The only older city that speaks of a place, if that is in its entry, and not this city's or a neighbor's. */
    const ownerOf = (place: string) => {
      const [first, second] = speakers.get(place) ?? [];
      if (!first?.city.places.has(place) || second?.city !== city || places.has(place)) return undefined;
      return areNeighbours(first.city, city) ? undefined : first.city;
    };
    /** A name from the entry of the older city that had a sentence first, if few cities mention it. */
    const copyIn = ({ phrases }: Sentence, author: Speaker) => {
      const name = placeNamesIn(phrases).find((one) => author.names.has(one) && !names.has(one)) ?? "";
      const few = speakers.get(name)?.slice(0, MOST_SPEAKERS + 1) ?? [];
      return author.city !== city && few.some((one) => one.city === city) ? name : undefined;
    };
    return sentences.flatMap((sentence): Finding[] => {
      const place = placesIn(sentence.phrases).find(ownerOf);
      const author = sentence.key === undefined ? undefined : authors.get(sentence.key);
      const needle = place ?? (author && copyIn(sentence, author));
      const owner = place === undefined ? author?.city : ownerOf(place);
      if (needle === undefined || !owner) return [];
      const { file, path } = sentence;
      const message = `This speaks of '${needle}', which belongs to ${owner.name}.`;
      const hint = `Write what is true of ${city.name}.`;
      return [{ file, path, needle, code: "left-over", severity: "warning", message, hint }];
    });
  });
}

function speakerOf(city: ComparedCity, placesIn: (text: string) => string[]): Speaker {
  const sentences = city.pages.flatMap(sentencesIn);
  const entry = [city.name, ...city.texts.map(({ text }) => text)].join("\n");
  const said = [entry, ...sentences.map(({ phrases }) => phrases)].join("\n");
  const spoken = new Set([...namesIn(said), ...placesIn(said)]);
  return { city, sentences, names: new Set(namesIn(entry)), spoken };
}
