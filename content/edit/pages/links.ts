import type { ParsedFile, WrittenLink } from "../../forms.ts";
import { hubUrl } from "../../pageKind.ts";
import { plainAddress } from "../../plainAddress.ts";
import { valueAt } from "../../read/path.ts";
import { linksIn, ownOrigin } from "../../rules/references/writtenLinks.ts";
import { editYaml } from "../editYaml.ts";
import type { Obstacle } from "./change.ts";
import type { ProjectFiles } from "./project.ts";

interface Move {
  from: string;
  to: string;
}

/** A file that can link: a page, or site.yaml. */
type Linking = ParsedFile & { citySlug?: string };

/** Returns all links to some addresses, by the file that contains them. */
export function linksTo(content: ProjectFiles, addresses: ReadonlySet<string>): Map<Linking, WrittenLink[]> {
  const origin = content.site && ownOrigin(content.site.business.url);
  const files: Linking[] = [content.siteFile, ...content.pages];
  const isOne = ({ href }: WrittenLink) => addresses.has(pathOf(href, origin));
  const found = files.map((file) => [file, linksIn(file, origin).filter(isOne)] as const);
  return new Map(found.filter(([, links]) => links.length > 0));
}

/** Returns links as obstacles, each with its line. */
export function obstaclesIn(links: Map<Linking, WrittenLink[]>): Obstacle[] {
  return [...links].flatMap(([{ source }, found]) =>
    found.map(({ href, path, isWhole }) => {
      const { range } = source.problemAt(
        path,
        "value",
        { code: "dead-link", message: "" },
        isWhole ? undefined : href,
      );
      return { file: source.file, line: range.start.line, text: href };
    }),
  );
}

/** Returns the text of a file with its links to moved pages updated. */
export function relinked(
  { source, citySlug }: Linking,
  links: WrittenLink[],
  moves: Move[],
  site: string,
): string {
  const spellings = moves.flatMap((move) => [
    { from: site + move.from, to: site + move.to },
    { from: `\${business.url}${move.from}`, to: `\${business.url}${move.to}` },
    ...shortened(move, citySlug, moves),
    move,
  ]);
  return links.reduce((text, { path }) => {
    const written = valueAt(source.data, path);
    if (typeof written !== "string") return text;
    const value = spellings.reduce((left, { from, to }) => left.replace(asAddress(from), () => to), written);
    return editYaml(text, { do: "set", path, value });
  }, source.text);
}

/** Returns a move as the pages of a city's folder write it (`${city.url}/…`); none where the whole folder moves. */
function shortened({ from, to }: Move, citySlug: string | undefined, moves: Move[]): Move[] {
  const hub = citySlug === undefined ? undefined : hubUrl(citySlug);
  if (hub === undefined || !from.startsWith(`${hub}/`) || moves.some((move) => move.from === hub)) return [];
  const short = (url: string) => (url.startsWith(`${hub}/`) ? `\${city.url}${url.slice(hub.length)}` : url);
  return [{ from: short(from), to: short(to) }];
}

/** Matches a whole address: neither the start of a longer one nor the end of another site's. */
function asAddress(address: string): RegExp {
  return new RegExp(`(?<![\\w.:/}-])${RegExp.escape(address)}(?![\\w/-])`, "g");
}

/** Returns the path of a link to this site, or an empty text. */
function pathOf(href: string, origin: RegExp | undefined): string {
  const [own = ""] = (origin && href.match(origin)) ?? [];
  const local = own !== "" && href.startsWith(own) ? `/${own.split("/").slice(3).join("/")}` : href;
  return local.startsWith("/") ? plainAddress(local.replace(/[?#].*$/, "")) : "";
}
