import type { PageInterface } from "../../forms.ts";
import type { Content } from "../../loadContent.ts";
import { type PageKind, pageKindOf } from "../../pageKind.ts";
import { plainAddress } from "../../plainAddress.ts";
import type { Source } from "../../read/source.ts";
import { schemaLineFor } from "../../rules/schemaLine.ts";
import { type FileWrite, PageRefused } from "./change.ts";
import { linksTo, relinked } from "./links.ts";
import { type Project, pageOf, readProject, refuseAddress, sourceOf, withMoved } from "./project.ts";

/** Kinds of pages whose addresses are written into the header, the footer and elsewhere. */
const FIXED: readonly PageKind[] = ["home", "services", "areas", "blog", "notFound", "legal"];

/**
 * Returns the changes that give a page another address, and with a city's hub its whole folder. Links on the site are
 * updated, and the old address is redirected where the page was published.
 */
export function renamePage(project: Project, file: string, to: string): FileWrite[] {
  const content = readProject(project);
  const page = pageOf(content, file);
  if (to === page.url) return [];
  refuseFixed(page);
  if (pageKindOf(to) !== page.kind)
    throw new PageRefused(
      `${to} would be another kind of page. Change only what stands behind the last slash of ${page.url}.`,
    );
  refuseAddress(content, to, page);
  const pages = withFolder(content, page);
  const moves = pages.map(({ url }) => ({ from: url, to: to + url.slice(page.url.length) }));
  const links = linksTo(content, new Set(moves.map(({ from }) => from)));
  const texts = new Map(links.map((link) => [link.file, relinked(content, link, moves)]));
  const moved = pages.flatMap((own, index) => {
    const source = sourceOf(content, own.file);
    const text = texts.get(own.file) ?? source.text;
    texts.delete(own.file);
    return placed(own, { ...source, text }, moves[index]?.to ?? own.url);
  });
  return [...[...texts].map(([name, text]) => ({ file: name, text })), ...moved];
}

/** Throws PageRefused for a page that must not be renamed or deleted. */
export function refuseFixed({ kind, url }: PageInterface): void {
  if (FIXED.includes(kind))
    throw new PageRefused(
      `The page at ${url} has a fixed place: header, footer and search engines lead to it there.`,
    );
}

/** Returns a page, together with all of its folder where it is a city's hub. */
export function withFolder({ all }: Content, page: PageInterface): PageInterface[] {
  return page.kind === "cityHub" ? all.filter(({ citySlug }) => citySlug === page.citySlug) : [page];
}

/** Returns the changes that move one page, with its old address under `moved` where it was published. */
function placed({ file: was, url, publication }: PageInterface, source: Source, now: string): FileWrite[] {
  const file = was.replace(`pages-data${url}`, `pages-data${now}`);
  const led = withMoved(source, (moved) => [
    ...moved.filter((address) => typeof address !== "string" || plainAddress(address) !== now),
    ...(publication.state === "published" ? [url] : []),
  ]);
  const text = led.replace(/^# yaml-language-server:.*?(?=\r?$)/m, () => schemaLineFor(file));
  return [
    { file: was, text: undefined },
    { file, text, was },
  ];
}
