import { problemOf } from "../../checker/lib/problemOf.ts";
import type { CheckedContent } from "../../checker/loadChecked.ts";
import type { WrittenLink } from "../../checker/rule.ts";
import { ownOrigin } from "../../checker/rules/references/writtenLinks.ts";
import { normalizedAddress } from "../../content/lib/addresses.ts";
import { valueAt } from "../../content/lib/data.ts";
import { mainOf } from "../../content/lib/words.ts";
import { hubUrl } from "../../content/survey/pageKind.ts";
import type { Obstacle } from "../refusal.ts";
import { editYaml } from "../yaml/editYaml.ts";
import { sourceOf } from "./project.ts";

type Move = { from: string; to: string };

/** A file with links to some addresses. */
type Linking = { file: string; citySlug?: string | undefined; links: WrittenLink[] };

/** Returns all links to some addresses, grouped by the file that contains them. */
export function linksTo({ all, business }: CheckedContent, addresses: ReadonlySet<string>): Linking[] {
  const site = mainOf(business.sites);
  const origin = site.value && ownOrigin(site.value.business.url);
  const isWanted = ({ href }: WrittenLink) => addresses.has(pathOf(href, origin));
  const files = [{ ...site, citySlug: undefined }, ...all];
  return files
    .map(({ file, citySlug, facts }) => ({ file, citySlug, links: facts.links.filter(isWanted) }))
    .filter(({ links }) => links.length > 0);
}

/** Returns links as obstacles, each with its line. */
export function obstaclesIn(content: CheckedContent, linking: Linking[]): Obstacle[] {
  return linking.flatMap(({ file, links }) => {
    const source = sourceOf(content, file);
    return links.map(({ href, path, isWhole }) => {
      const finding = { path, needle: isWhole ? undefined : href, code: "dead-link", message: "" } as const;
      const { range } = problemOf(source, finding);
      return { file, path, line: range.start.line, text: href };
    });
  });
}

/** Returns the text of a file with its links to moved pages updated. */
export function relinked(content: CheckedContent, { file, citySlug, links }: Linking, moves: Move[]): string {
  const source = sourceOf(content, file);
  const hub = citySlug === undefined ? undefined : hubUrl(citySlug, content.survey.addresses);
  const origins = [mainOf(content.business.sites).value?.business.url ?? "", "${business.url}"];
  const spellings = moves.flatMap((move) => [
    ...origins.map((origin) => ({ from: origin + move.from, to: origin + move.to })),
    ...shortened(move, hub, moves),
    move,
  ]);
  return links.reduce((text, { path }) => {
    const written = valueAt(source.data, path);
    if (typeof written !== "string") return text;
    const value = spellings.reduce((left, { from, to }) => left.replace(asAddress(from), () => to), written);
    return editYaml(text, { do: "set", path, value });
  }, source.text);
}

/** Returns a move as pages in that city's folder write it (`${city.url}/...`); empty if the whole folder moves. */
function shortened({ from, to }: Move, hub: string | undefined, moves: Move[]): Move[] {
  if (hub === undefined || !from.startsWith(`${hub}/`) || moves.some((move) => move.from === hub)) return [];
  const short = (url: string) => (url.startsWith(`${hub}/`) ? `\${city.url}${url.slice(hub.length)}` : url);
  return [{ from: short(from), to: short(to) }];
}

/** Matches a whole address: neither the start of a longer one nor the end of another site's. */
function asAddress(address: string): RegExp {
  return new RegExp(`(?<![\\w.:/}-])${RegExp.escape(address)}(?![\\w/-])`, "g");
}

/** Returns the path of a link to this site; empty for other links. */
function pathOf(href: string, origin: RegExp | undefined): string {
  const isAbsolute = origin !== undefined && href.search(origin) === 0;
  const path = isAbsolute ? (URL.parse(href)?.pathname ?? "") : href.replace(/[?#].*$/, "");
  return path.startsWith("/") ? normalizedAddress(path) : "";
}
