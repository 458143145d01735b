import { existsSync } from "node:fs";
import { join } from "node:path";
import { movedOf } from "../../checker/lib/pages.ts";
import type { CheckedContent } from "../../checker/loadChecked.ts";
import { schemaLineFor } from "../../checker/rules/schemaLine.ts";
import { recordFileOf } from "../../checker/translations/record.ts";
import type { PageInterface } from "../../content/compile/forms.ts";
import { addressesOf } from "../../content/compile/interface.ts";
import { languageAt } from "../../content/languages/languages.ts";
import { normalizedAddress } from "../../content/lib/addresses.ts";
import { readOwn } from "../../content/read/files.ts";
import type { Source } from "../../content/read/source.ts";
import { type PageKind, pageKindOf } from "../../content/survey/pageKind.ts";
import { openSchemas } from "../../content/validate/schemas.ts";
import { PageRefused } from "../refusal.ts";
import { editYaml } from "../yaml/editYaml.ts";
import { linksTo, obstaclesIn, relinked } from "./links.ts";
import { type FileWrite, pageOf, refuseAddress, sourceOf, withMoved } from "./project.ts";

/** Kinds of pages whose addresses are written into the header, the footer and elsewhere. */
const FIXED: readonly PageKind[] = ["home", "services", "areas", "blog", "notFound", "legal"];

/**
 * Returns the changes that move a page to another address, and a city's hub with its whole folder. Links on the site
 * are updated, and the old address is redirected if the page was published.
 */
export function renamePage(content: CheckedContent, file: string, to: string): FileWrite[] {
  const page = pageOf(content, file);
  if (to === page.url) return [];
  refuseFixed(page);
  const language = languageAt(to, content.survey.languages);
  if (
    language.code !== page.language ||
    (page.url === page.original && pageKindOf(to, content.survey) !== page.kind)
  )
    throw new PageRefused(
      `${to} would be another kind of page. Change only what stands behind the last slash of ${page.url}.`,
    );
  refuseAddress(content, to, page);
  const pages = withFolder(content, page).filter((member) => member.language === page.language);
  const moves = pages.map((own) => ({ own, from: own.url, to: to + own.url.slice(page.url.length) }));
  const links = linksTo(content, new Set(moves.map(({ from }) => from)));
  const texts = new Map(links.map((link) => [link.file, relinked(content, link, moves)]));
  const moved = moves.flatMap(({ own, to: now }) => {
    const source = sourceOf(content, own.file);
    const text = texts.get(own.file) ?? source.text;
    texts.delete(own.file);
    return placed(content.root, own, { ...source, text }, now);
  });
  for (const { from, to: now } of moves)
    for (const translation of pagesTranslating(content, from)) {
      const text = texts.get(translation.file) ?? sourceOf(content, translation.file).text;
      texts.set(translation.file, withOriginal(text, now)); // its own address stays
    }
  return [...[...texts].map(([name, text]) => ({ file: name, text })), ...moved];
}

/** The pages in other languages that translate the page at an address. */
function pagesTranslating({ all, survey }: CheckedContent, url: string): PageInterface[] {
  const [main] = survey.languages;
  return all.filter(({ language, original }) => language !== main.code && original === url);
}

/** Returns the changes that move the record of a page; empty if it has none. */
function movedRecord(root: string, was: string, now: string): FileWrite[] {
  const { file, bytes } = readOwn(root, recordFileOf(was));
  if (!bytes) return [];
  return [
    { file, text: undefined },
    { file: recordFileOf(now), text: new TextDecoder().decode(bytes).replace(was, now) },
  ];
}

function withOriginal(text: string, of: string): string {
  return editYaml(text, { do: "set", path: ["of"], value: of }, openSchemas().page.node);
}

/** Throws PageRefused for a page that must not be renamed or deleted. */
function refuseFixed({ kind, url }: PageInterface): void {
  if (FIXED.includes(kind))
    throw new PageRefused(
      `The page at ${url} has a fixed place: header, footer and search engines lead to it there.`,
    );
}

/** Returns a page, or all pages of its folder if it is a city's hub. */
function withFolder({ all }: CheckedContent, page: PageInterface): PageInterface[] {
  return page.kind === "cityHub" ? all.filter(({ citySlug }) => citySlug === page.citySlug) : [page];
}

/** Returns the changes that move one page and its record, with its old address under `moved` if it was published. */
function placed(root: string, page: PageInterface, source: Source, now: string): FileWrite[] {
  const { file: was, url, original, publication } = page;
  const file = was.replace(`pages-data${url}`, `pages-data${now}`);
  const led = withMoved(source, (moved) => [
    ...moved.filter((address) => typeof address !== "string" || normalizedAddress(address) !== now),
    ...(publication.state === "published" ? [url] : []),
  ]);
  const own = original === url ? led : withOriginal(led, original);
  const schemaLine = /^# yaml-language-server:.*?(?:(\w+)\.json)?(?=\r?$)/m;
  const text = own.replace(schemaLine, (_, name?: string) => schemaLineFor(file, name));
  return [{ file: was, text: undefined }, { file, text, was }, ...movedRecord(root, was, file)];
}

/**
 * Returns the changes that delete a page, or for a city's hub its whole folder, with its translations if these are not
 * to stay. The addresses of published pages are redirected to the page at `to`, which is required if there are any, or
 * to its translation. Throws PageRefused, with the places, while other pages link to a page to be deleted.
 */
export function deletePage(content: CheckedContent, file: string, to?: string, isAll = false): FileWrite[] {
  const page = pageOf(content, file);
  refuseFixed(page);
  const own = withFolder(content, page);
  const translations = own.flatMap(({ url }) => pagesTranslating(content, url));
  const left = translations.filter((translation) => !own.includes(translation));
  const gone = isAll ? [...own, ...left] : own;
  if (left[0] && !isAll)
    throw new PageRefused(`${left[0].file} translates ${page.url}. Delete it as well, or first.`);
  const remaining = { ...content, all: content.all.filter((other) => !gone.includes(other)) };
  const obstacles = obstaclesIn(remaining, linksTo(remaining, new Set(gone.flatMap(addressesOf))));
  if (obstacles.length)
    throw new PageRefused(
      `Other pages link to ${page.url}. Let these links lead elsewhere first, then delete it.`,
      obstacles,
    );
  const files = gone.map(({ file }) => file);
  const records = files.map(recordFileOf).filter((file) => existsSync(join(content.root, file)));
  const changes = [...files, ...records].map((file) => ({ file, text: undefined }));
  const known = gone.filter(({ publication }) => publication.state === "published");
  if (known.length === 0) return changes;
  if (to === undefined) throw new PageRefused(`Visitors know ${page.url}: say which page it shall lead to.`);
  const heir = remaining.all.find(({ url, publication }) => url === to && publication.state === "published");
  if (!heir)
    throw new PageRefused(
      `There is no page at ${to} that visitors can see. Say which page ${page.url} shall lead to.`,
    );
  const heirs = Map.groupBy(known, ({ language }) => {
    const isOurs = (page: PageInterface) => page.language === language && page.original === heir.original;
    return remaining.all.find((page) => isOurs(page) && page.publication.state === "published") ?? heir;
  });
  const led = Array.from(heirs, ([next, pages]) => {
    const all = pages.flatMap((old) => [...addressesOf(old), ...movedOf(old).map(({ value }) => value)]);
    const addresses = all.filter((url) => normalizedAddress(url) !== next.url);
    const text = withMoved(sourceOf(content, next.file), (moved) => [...moved, ...addresses]);
    return { file: next.file, text };
  });
  return [...changes, ...led];
}
