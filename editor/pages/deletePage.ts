import { existsSync } from "node:fs";
import { join } from "node:path";
import { recordFileOf } from "../../checker/translations/record.ts";
import { addressesOf, movedOf } from "../../content/compile/interface.ts";
import { normalizedAddress } from "../../content/lib/normalizedAddress.ts";
import { type FileWrite, PageRefused } from "./change.ts";
import { linksTo, obstaclesIn } from "./links.ts";
import { type Project, pageOf, readProject, sourceOf, withMoved } from "./project.ts";
import { pagesTranslating, refuseFixed, withFolder } from "./renamePage.ts";

/**
 * Returns the changes that delete a page, or for a city's hub its whole folder. The addresses of published pages are
 * redirected to the page at `to`, which is required if there are any. Throws PageRefused, with the places, while other
 * pages link to a page to be deleted.
 */
export function deletePage(project: Project, file: string, to?: string): FileWrite[] {
  const content = readProject(project);
  const page = pageOf(content, file);
  refuseFixed(page);
  const gone = withFolder(content, page);
  const [translation] = gone
    .flatMap(({ url }) => pagesTranslating(content, url))
    .filter((translation) => !gone.includes(translation));
  if (translation) throw new PageRefused(`${translation.file} translates ${page.url}. Delete that first.`);
  const remaining = { ...content, all: content.all.filter((other) => !gone.includes(other)) };
  const obstacles = obstaclesIn(remaining, linksTo(remaining, new Set(gone.flatMap(addressesOf))));
  if (obstacles.length)
    throw new PageRefused(
      `Other pages link to ${page.url}. Let these links lead elsewhere first, then delete it.`,
      obstacles,
    );
  const records = gone
    .map(({ file }) => recordFileOf(file))
    .filter((file) => existsSync(join(content.root, file)));
  const changes = [...gone.map(({ file }) => file), ...records].map((file) => ({ file, text: undefined }));
  const known = gone
    .filter(({ publication }) => publication.state === "published")
    .flatMap((page) => [...addressesOf(page), ...movedOf(page).map(({ value }) => value)]);
  if (known.length === 0) return changes;
  if (to === undefined) throw new PageRefused(`Visitors know ${page.url}: say which page it shall lead to.`);
  const heir = remaining.all.find(({ url, publication }) => url === to && publication.state === "published");
  if (!heir)
    throw new PageRefused(
      `There is no page at ${to} that visitors can see. Say which page ${page.url} shall lead to.`,
    );
  const led = known.filter((url) => normalizedAddress(url) !== heir.url);
  const text = withMoved(sourceOf(content, heir.file), (moved) => [...moved, ...led]);
  return [...changes, { file: heir.file, text }];
}
