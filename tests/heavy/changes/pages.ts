import { cpSync, readdirSync, rmSync } from "node:fs";
import type { ValidPage } from "../../../content/forms.ts";
import { there } from "../../content/published.ts";
import type { SiteCopy } from "../siteCopy.ts";
import { addAliases } from "./aliases.ts";

/** Puts a copy of a page at a new address, with a title and a description of its own. */
function copyPage(copy: SiteCopy, { file }: ValidPage, name: string, title: string): string {
  const target = file.replace(/[^/]+$/, `${name}.yaml`);
  cpSync(copy.path(file), copy.path(target));
  const description = `${title}, told on a page of its own that somebody wrote on an ordinary Tuesday afternoon in Miami.`;
  copy.edit(target, /^title: .*$/m, `title: ${title}`);
  copy.edit(target, /^description:.*\n(?: +.*\n)*/m, `description: ${description}\n`);
  return target;
}

/** Changes the list of a page's blocks: each is the text of its lines. */
function editBlocks(copy: SiteCopy, { file }: ValidPage, change: (blocks: string[]) => string[]): void {
  const [head = "", ...blocks] = `${copy.read(file).trimEnd()}\n`.split(/^(?= {2}- type: )/m);
  copy.write(file, [head, ...change(blocks)].join(""));
}

const about = (copy: SiteCopy) => copy.page("page");

/** A new article: the newest, so that it is the first of all lists. */
export function anArticle(copy: SiteCopy): void {
  const file = copyPage(copy, copy.page("article"), "salt-cells-in-winter", "Salt Cells in Winter");
  copy.edit(file, /^( +date: ).*$/m, '$1"2027-01-05"');
}

/** An article deleted; another one answers at its address. */
export function anArticleDeleted(copy: SiteCopy): void {
  const [gone, heir] = copy.pages("article").slice(-2);
  const [from, to] = [there(gone, "There is no article."), there(heir, "There is one article.")];
  rmSync(copy.path(from.file));
  addAliases(copy, to, [from.url, ...(from.head.aliases ?? [])]);
}

/** Headlines of pages of several kinds. */
export function otherHeadlines(copy: SiteCopy): void {
  for (const kind of ["home", "services", "service", "areas", "blog", "page"] as const)
    copy.edit(copy.page(kind).file, /^( {4}heading: ).*$/m, `$1Another headline for ${kind}`);
}

/** Titles of cards. */
export function otherCardTitles(copy: SiteCopy): void {
  for (const kind of ["home", "services", "service", "cityHub"] as const)
    copy.edit(copy.page(kind).file, /^( {6}- title: ).*$/m, `$1Another card for ${kind}`);
}

/** The order of the home page: all blocks below its hero the other way around. */
export function anotherOrderOnHome(copy: SiteCopy): void {
  editBlocks(copy, copy.page("home"), ([hero = "", ...blocks]) => [hero, ...blocks.reverse()]);
}

/** Blocks taken away and put in. */
export function otherBlocks(copy: SiteCopy): void {
  const words =
    "  - type: prose\n    heading: What we have learned since\n    body: Water is patient. So are we.\n";
  editBlocks(copy, copy.page("services"), (blocks) => [...blocks.slice(0, -1), words]);
  editBlocks(copy, about(copy), ([hero = "", ...blocks]) => [hero, words, ...blocks]);
  editBlocks(copy, copy.page("cityService"), (blocks) => [...blocks.slice(0, 2), words]);
}

/** A new service, with its card among the services. */
export function aService(copy: SiteCopy): void {
  copyPage(copy, copy.page("service"), "tile-cleaning", "Pool Tile Cleaning in Miami-Dade");
  const card =
    "      - { title: Tile Cleaning, icon: sparkles, description: Bright tiles., link: { label: Read on, href: /services/tile-cleaning } }\n";
  copy.edit(copy.page("services").file, /^ {4}cards:\n/m, `$&${card}`);
}

/** A new picture at the top of a page. */
export function aPicture(copy: SiteCopy): void {
  const [name = ""] = readdirSync(copy.path("public/images")).filter((file) => file.endsWith(".jpg"));
  cpSync(copy.path(`public/images/${name}`), copy.path("public/images/new-picture.jpg"));
  copy.edit(copy.page("service").file, /^( +src: ).*$/m, "$1new-picture.jpg");
}

/** A page that is not ready: a draft, with a slip in it. */
export function aDraft(copy: SiteCopy): void {
  const file = copyPage(copy, about(copy), "our-fleet", "Our Trucks and What Is in Them");
  copy.edit(file, /^blocks:/m, "draft: true\nnot ready: yes\nblocks:");
}
