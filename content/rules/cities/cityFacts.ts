import { COPIED } from "../../edit/pages/copyCity.ts";
import type { CityClaim, CityFacts, ParsedPage } from "../../forms.ts";
import { isMapping } from "../../read/data.ts";
import type { Path } from "../../read/path.ts";
import { COMMON, isPlaceName, namesIn, textsOf } from "./said.ts";
import { keyOf } from "./similarity.ts";

/** The entries of a city that name its places, the most telling first. */
const TERMS = ["neighbourhoods", "landmarks", "zipCodes"];

/** What comparing takes of the city whose hub a page is; undefined where it has no entry. */
export function cityFactsOf(hub: ParsedPage): CityFacts | undefined {
  const { source } = hub;
  const entry = isMapping(source.data) ? source.data.city : undefined;
  if (!isMapping(entry)) return undefined;
  const { name, order, geo } = entry;
  const all = textsOf(hub).filter(({ path }) => path[0] === "city");
  const named = TERMS.flatMap((list) => all.filter(({ path }) => path[1] === list));
  return {
    ...{ name, order, geo },
    isCopied: source.text.includes(`\n${COPIED}`),
    text: JSON.stringify(entry),
    claims: claimsOf(entry),
    terms: named.map(({ text }) => text).filter((text) => isPlaceName(text) && !COMMON.test(text)),
    texts: all.filter(({ path }) => path[1] !== "features" && path[1] !== "specialties"),
  };
}

/** All names in what an entry says of the place. */
export function namesOfCity({ name, texts }: CityFacts): string[] {
  return [...new Set([String(name), ...texts.map(({ text }) => text)].flatMap(namesIn))];
}

function claimsOf(entry: Record<string, unknown>): CityClaim[] {
  const claim =
    (path: Path, what: string, shared = false) =>
    (value: unknown, key?: string | number): CityClaim[] => {
      if (value === undefined) return [];
      const place = key === undefined ? path : [...path, key];
      return [{ path: place, what, key: keyOf(`${what} ${JSON.stringify(value)}`), shared }];
    };
  const list = (name: string) => (Array.isArray(entry[name]) ? entry[name] : []);
  return [
    claim(["order"], "place in lists")(entry.order),
    claim(["geo"], "point on the map")(entry.geo),
    claim(["description"], "description")(entry.description),
    ...["features", "specialties"].map((name) => claim([name], `list of ${name}`)(entry[name])),
    claim(["zipCodes"], "list of zip codes", true)(entry.zipCodes),
    ...list("neighbourhoods").map(claim(["neighbourhoods"], "neighborhood", true)),
    ...list("landmarks").map(claim(["landmarks"], "landmark", true)),
    ...Object.entries(isMapping(entry.facts) ? entry.facts : {}).map(([name, fact]) =>
      claim(["facts"], "fact")(fact, name),
    ),
  ].flat();
}
