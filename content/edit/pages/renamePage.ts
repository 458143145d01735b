import type { ParsedPage } from "../../forms.ts";
import { type PageKind, pageKindOf } from "../../pageKind.ts";
import { plainAddress } from "../../plainAddress.ts";
import { schemaLineFor } from "../../rules/schemaLine.ts";
import { type FileWrite, PageRefused } from "./change.ts";
import { linksTo, relinked } from "./links.ts";
import { type Project, type ProjectFiles, pageOf, readProject, refuseAddress, withMoved } from "./project.ts";

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
  const site = content.site?.business.url ?? "";
  const texts = new Map(
    [...links].map(([linking, found]) => [linking.source.file, relinked(linking, found, moves, site)]),
  );
  const moved = pages.flatMap((own, index) => {
    const now = moves[index]?.to ?? own.url;
    const text = texts.get(own.source.file) ?? own.source.text;
    texts.delete(own.source.file);
    return placed(own, text, now);
  });
  return [...[...texts].map(([name, text]) => ({ file: name, text })), ...moved];
}

/** Throws PageRefused for a page that must not be renamed or deleted. */
export function refuseFixed({ kind, url }: ParsedPage): void {
  if (FIXED.includes(kind))
    throw new PageRefused(
      `The page at ${url} has a fixed place: header, footer and search engines lead to it there.`,
    );
}

/** Returns a page, together with all of its folder where it is a city's hub. */
export function withFolder({ pages }: ProjectFiles, page: ParsedPage): ParsedPage[] {
  return page.kind === "cityHub" ? pages.filter(({ citySlug }) => citySlug === page.citySlug) : [page];
}

/** Returns the changes that move one page, with its old address under `moved` where it was published. */
function placed(page: ParsedPage, text: string, now: string): FileWrite[] {
  const { source, url, publication } = page;
  const file = source.file.replace(`pages-data${url}`, `pages-data${now}`);
  const led = withMoved(
    page,
    (moved) => [
      ...moved.filter((address) => typeof address !== "string" || plainAddress(address) !== now),
      ...(publication.state === "published" ? [url] : []),
    ],
    text,
  );
  const lines = led.replace(
    /^(\ufeff?)# yaml-language-server:.*?(?=\r?$)/m,
    (_, mark) => mark + schemaLineFor(file),
  );
  return [
    { file: source.file, text: undefined },
    { file, text: lines, was: source.file },
  ];
}
