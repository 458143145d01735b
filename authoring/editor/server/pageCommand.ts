import { type FileWrite, PageRefused } from "../../../content/edit/pages/change.ts";
import { deletePage } from "../../../content/edit/pages/deletePage.ts";
import { newCity } from "../../../content/edit/pages/newCity.ts";
import { newArticle, newPage, newServicePage } from "../../../content/edit/pages/newPage.ts";
import { renamePage } from "../../../content/edit/pages/renamePage.ts";
import { urlOf } from "../../../content/read/fileName.ts";
import type { Body } from "./body.ts";
import { Refusal } from "./refusal.ts";

/** What a command for whole pages comes to. */
interface PageCommand {
  writes: FileWrite[];
  /** What it does, in words. */
  words: string;
  /** The file to go on with. */
  to: string;
}

/** Returns what it takes to make, rename or remove pages. */
export function pageCommand(root: string, body: Body): PageCommand {
  try {
    const what = body.text("do");
    if (what === "make") return make(root, body);
    if (what === "rename") return rename(root, body);
    if (what === "remove") return remove(root, body);
  } catch (error) {
    if (!(error instanceof PageRefused)) throw error;
    throw new Refusal(error.message, 409, error.obstacles);
  }
  throw new Refusal("There is no such command.");
}

/** A new page, or all pages of a new city, as drafts. */
function make(root: string, body: Body): PageCommand {
  const title = body.text("title");
  const words = `“${title}” was made`;
  const city = body.maybe("city");
  if (body.text("kind") === "city") {
    const zipCodes = body.maybe("zipCodes")?.match(/\d{5}/g) ?? undefined;
    const entries = {
      county: body.maybe("county"),
      zipCodes: zipCodes && [...zipCodes],
      geo: body.point("geo"),
    };
    const { folder, changes } = newCity({ root }, { name: title, from: city ?? "", draft: true, ...entries });
    return { writes: changes, words, to: `${folder}/index.yaml` };
  }
  const wish = { title, description: body.maybe("description") };
  const writes = newPageOf(root, body.text("kind"), { ...wish, city });
  return { writes, words, to: writes[0]?.file ?? "" };
}

function newPageOf(root: string, kind: string, wish: Parameters<typeof newServicePage>[1]): FileWrite[] {
  if (kind === "article") return newArticle({ root }, wish);
  if (kind === "service") return newServicePage({ root }, wish);
  if (kind === "page") return newPage({ root }, wish);
  throw new Refusal("There is no such kind of page.");
}

/** Another address for a page; the old one is redirected. */
function rename(root: string, body: Body): PageCommand {
  const [file, to] = [body.text("file"), body.text("to")];
  const writes = renamePage({ root }, file, to);
  const moved = writes.find(({ was }) => was === file)?.file ?? file;
  return { writes, words: `${urlOf(file)} is ${to} now`, to: moved };
}

/** No page any more; its address is redirected. */
function remove(root: string, body: Body): PageCommand {
  const file = body.text("file");
  const writes = deletePage({ root }, file, body.maybe("to"));
  const heir = writes.find(({ text }) => text !== undefined)?.file ?? "pages-data/index.yaml";
  return { writes, words: `${urlOf(file)} was deleted`, to: heir };
}
