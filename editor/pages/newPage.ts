import type { CheckedContent } from "../../checker/loadChecked.ts";
import { schemaLineFor } from "../../checker/rules/schemaLine.ts";
import { isMapping, valueAt } from "../../content/lib/data.ts";
import { slugFor } from "../../content/lib/fileName.ts";
import { hubUrl, type PageKind } from "../../content/survey/pageKind.ts";
import { PageRefused } from "../refusal.ts";
import type { MakeCommand } from "../requestTypes.ts";
import { editYaml } from "../yaml/editYaml.ts";
import { type FileWrite, refuseAddress } from "./project.ts";

/** The values of a new page. A missing description becomes a placeholder that says what to write. */
type NewPageOptions = Pick<MakeCommand, "title" | "description" | "city" | "category">;

/** Returns a new page of no special kind. */
export function newPage(content: CheckedContent, options: NewPageOptions): FileWrite[] {
  return created(content, options, "", { blocks: [hero(options), prose(), ...closing(content, "service")] });
}

/** Returns a new page for a service, or for a service in a city. */
export function newServicePage(content: CheckedContent, options: NewPageOptions): FileWrite[] {
  const { city } = options;
  const { addresses } = content.survey;
  const below = city === undefined ? addresses.services : hubUrl(city, addresses);
  if (city !== undefined && !content.all.some(({ url }) => url === below))
    throw new PageRefused(`There is no city ${city}: it needs its own page first.`);
  const kind = city === undefined ? "service" : "cityService";
  const actions = actionsOf(content, kind, "hero");
  const blocks = [{ ...hero(options), actions }, prose(), ...closing(content, kind)];
  return created(content, options, below, { blocks });
}

/** Returns a new article, dated today, with the author and, unless one is given, the category of existing articles. */
export function newArticle(content: CheckedContent, options: NewPageOptions): FileWrite[] {
  const author = inSibling(content, "author") ?? "The ${business.name} team";
  const category = options.category ?? inSibling(content, "category") ?? "What it is about";
  const article = { excerpt: EXCERPT, author, date: content.survey.today, category };
  return created(content, options, content.survey.addresses.blog, {
    article,
    blocks: [hero(options), prose()],
  });
}

const EXCERPT = "Two sentences that make someone want to read this.";

/** Returns a placeholder that is unique and long enough to pass the checks. */
function descriptionFor(title: string): string {
  return `${title.slice(0, 70)}: say here in one or two sentences what this page is for, as search results show it.`;
}

function hero({ title }: NewPageOptions) {
  return { type: "hero", heading: title, intro: "One or two sentences that say what this page is for." };
}

function prose() {
  return { type: "prose", body: "Write the text here.\n\n## A heading\n\nAnd what stands under it.\n" };
}

/** Returns a closing block with the buttons of similar pages. */
function closing(content: CheckedContent, kind: PageKind) {
  const actions = actionsOf(content, kind, "cta");
  return actions ? [{ type: "cta", heading: "A last sentence before the buttons", actions }] : [];
}

function actionsOf({ all, writtenOf }: CheckedContent, kind: PageKind, type: string): unknown {
  const blocks = [...all.filter((page) => page.kind === kind), ...all]
    .map((page) => valueAt(writtenOf(page.file).written, ["blocks"]))
    .flatMap((blocks): unknown[] => (Array.isArray(blocks) ? blocks : []));
  const actions = blocks.flatMap((block) => (isMapping(block) && block.type === type ? [block.actions] : []));
  // Those that make sense on another page, too.
  return actions.find((list) => Array.isArray(list) && !/\$\{city|"#/.test(JSON.stringify(list)));
}

function inSibling({ all, writtenOf }: CheckedContent, name: "author" | "category"): string | undefined {
  const articles = all.filter(({ kind }) => kind === "article");
  const values = articles.map((page) => valueAt(writtenOf(page.file).written, ["article", name]));
  return values.find((value) => typeof value === "string");
}

function created(
  content: CheckedContent,
  { title, description = descriptionFor(title) }: NewPageOptions,
  below: string,
  entries: Record<string, unknown>,
): FileWrite[] {
  const slug = slugFor(title);
  if (slug === "")
    throw new PageRefused("A page needs a title with letters in it: its address is made from them.");
  const url = `${below}/${slug}`;
  refuseAddress(content, url);
  const file = `pages-data${url}.yaml`;
  const value = { title, description, draft: true, ...entries };
  const text = editYaml(`${schemaLineFor(file)}\n`, { do: "set", path: [], value });
  return [{ file, text: text.replace(/^(?:article:|blocks:|(?<!^blocks:\n) {2}- type:)/gm, "\n$&") }];
}
