import { type Change, PageRefused } from "../../../content/edit/pages/change.ts";
import { deletePage } from "../../../content/edit/pages/deletePage.ts";
import { leftIn, newCity } from "../../../content/edit/pages/newCity.ts";
import { newArticle, newPage, newServicePage } from "../../../content/edit/pages/newPage.ts";
import type { Project } from "../../../content/edit/pages/project.ts";
import { renamePage } from "../../../content/edit/pages/renamePage.ts";
import type { ContentStore } from "../../vite/contentStore.ts";
import type { Made, NewThing } from "../contract.ts";
import { writeAll } from "./disk/writeAll.ts";
import type { Body } from "./http/body.ts";
import { Refusal } from "./http/refusal.ts";
import { toldByFile } from "./told.ts";

/** Makes a new page, or all pages of a new city. They are drafts: only who edits sees them. */
export function make(store: ContentStore, body: Body): Made {
  const project = projectOf(store);
  const kind = body.text("kind");
  const wish = { title: body.text("title"), description: body.maybe("description") };
  if (kind === "city") {
    const geo = body.point("geo");
    const zipCodes = body.maybe("zipCodes")?.match(/\d{5}/g) ?? undefined;
    const entries = { county: body.maybe("county"), zipCodes: zipCodes && [...zipCodes], geo };
    const city = refusing(() =>
      newCity(project, { name: wish.title, from: body.text("from"), draft: true, ...entries }),
    );
    write(store, city.changes);
    const left = toldByFile(leftIn(project, city.folder), store.current().texts);
    return { file: `${city.folder}/index.yaml`, left };
  }
  const makers: Record<Exclude<NewThing, "city">, () => Change[]> = {
    article: () => newArticle(project, wish),
    service: () => newServicePage(project, { ...wish, city: body.maybe("city") }),
    page: () => newPage(project, wish),
  };
  const maker = isKind(kind) ? makers[kind] : undefined;
  if (!maker) throw new Refusal("There is no such kind of page.");
  const changes = refusing(maker);
  write(store, changes);
  return { file: changes[0]?.file ?? "", left: [] };
}

/** Gives a page another address; the old one leads there. */
export function rename(store: ContentStore, file: string, to: string): Made {
  const changes = refusing(() => renamePage(projectOf(store), file, to));
  write(store, changes);
  const there = `pages-data${to}`;
  const now = changes.find(
    (one) => one.text !== undefined && [`${there}.yaml`, `${there}/index.yaml`].includes(one.file),
  );
  return { file: now?.file ?? file, left: [] };
}

/** Takes a page away; its address leads to another. */
export function remove(store: ContentStore, file: string, to: string | undefined): Made {
  const changes = refusing(() => deletePage(projectOf(store), file, to));
  write(store, changes);
  return { file: changes.find(({ text }) => text !== undefined)?.file ?? "pages-data/index.yaml", left: [] };
}

function projectOf({ root, store }: ContentStore): Project {
  return { root, store };
}

function write(store: ContentStore, changes: Change[]): void {
  writeAll(store.root, changes);
  store.forget();
}

/** What cannot be done, with the places that stand in the way. */
function refusing<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof PageRefused)) throw error;
    throw new Refusal(error.message, 409, error.obstacles);
  }
}

function isKind(kind: string): kind is Exclude<NewThing, "city"> {
  return ["article", "service", "page"].includes(kind);
}
