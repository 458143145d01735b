import { type FileWrite, PageRefused } from "../../../content/edit/pages/change.ts";
import { deletePage } from "../../../content/edit/pages/deletePage.ts";
import { newCity } from "../../../content/edit/pages/newCity.ts";
import { newArticle, newPage, newServicePage } from "../../../content/edit/pages/newPage.ts";
import type { Project } from "../../../content/edit/pages/project.ts";
import { renamePage } from "../../../content/edit/pages/renamePage.ts";
import type { ContentStore } from "../../vite/contentStore.ts";
import type { Made, NewThing, Step } from "../made.ts";
import { carry } from "./carry.ts";
import { rewriteAll, writeAll } from "./disk/writeAll.ts";
import type { Body } from "./http/body.ts";
import { Refusal } from "./http/refusal.ts";

/** Creates a new page, or all pages of a new city, as drafts. */
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
    return { file: `${city.folder}/index.yaml`, steps: write(store, city.changes), carried: [] };
  }
  const makers: Record<Exclude<NewThing, "city">, () => FileWrite[]> = {
    article: () => newArticle(project, wish),
    service: () => newServicePage(project, { ...wish, city: body.maybe("city") }),
    page: () => newPage(project, wish),
  };
  const maker = isKind(kind) ? makers[kind] : undefined;
  if (!maker) throw new Refusal("There is no such kind of page.");
  const changes = refusing(maker);
  return { file: changes[0]?.file ?? "", steps: write(store, changes), carried: [] };
}

/** Renames a page; its old address is redirected. */
export function rename(store: ContentStore, body: Body): Made {
  const [file, to] = [body.text("file"), body.text("to")];
  const { changes, ...made } = carrying(store, body, (project) => renamePage(project, file, to));
  return { file: changes.find(({ was }) => was === file)?.file ?? file, ...made };
}

/** Deletes a page; its address is redirected. */
export function remove(store: ContentStore, body: Body): Made {
  const [file, to] = [body.text("file"), body.maybe("to")];
  const { changes, ...made } = carrying(store, body, (project) => deletePage(project, file, to));
  return { file: changes.find(({ text }) => text !== undefined)?.file ?? "pages-data/index.yaml", ...made };
}

/** Undoes or redoes a page command. */
export function rewrite(store: ContentStore, steps: Step[]): Made {
  rewriteAll(store.root, steps);
  store.forget();
  return { file: steps[0]?.file ?? "", steps, carried: [] };
}

/** Changes pages, and the words that are not saved of them along. */
function carrying(store: ContentStore, body: Body, change: (project: Project) => FileWrite[]) {
  const project = projectOf(store);
  const changes = refusing(() => change(project));
  const carried = body.words().flatMap((words) => carry(project, words, changes, change) ?? []);
  return { changes, steps: write(store, changes), carried };
}

function projectOf({ root }: ContentStore): Project {
  return { root };
}

function write(store: ContentStore, changes: FileWrite[]): Step[] {
  const steps = writeAll(store.root, changes);
  store.forget();
  return steps;
}

/** Turns a PageRefused into a Refusal. */
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
