import { cpSync, readdirSync, rmSync } from "node:fs";
import type { ValidPage } from "../../../content/compile/forms.ts";
import { there } from "../../content/published.ts";
import type { SiteCopy } from "../siteCopy.ts";
import { addAliases } from "./aliases.ts";

/** Copies a page to a new address, with its own title and description. Returns the new file. */
function copyPage(copy: SiteCopy, { file }: ValidPage, name: string, title: string): string {
  const target = file.replace(/[^/]+$/, `${name}.yaml`);
  cpSync(copy.path(file), copy.path(target));
  const description = `${title}, told on a page of its own that somebody wrote on an ordinary Tuesday afternoon in Miami.`;
  copy.edit(target, /^title: .*$/m, `title: ${title}`);
  copy.edit(target, /^description:.*\n(?: +.*\n)*/m, `description: ${description}\n`);
  return target;
}

/** Edits a page's list of blocks, each given as its YAML text. */
function editBlocks(copy: SiteCopy, { file }: ValidPage, change: (blocks: string[]) => string[]): void {
  const [head = "", ...blocks] = `${copy.read(file).trimEnd()}\n`.split(/^(?= {2}- type: )/m);
  copy.write(file, [head, ...change(blocks)].join(""));
}

const about = (copy: SiteCopy) => copy.page("page");

/** A new article: the newest, so that it comes first in every list. */
export function anArticle(copy: SiteCopy): void {
  const file = copyPage(copy, copy.page("article"), "salt-cells-in-winter", "Salt Cells in Winter");
  copy.edit(file, /^( +date: ).*$/m, '$1"2027-01-05"');
}

/** An article deleted; another one takes over its addresses. */
export function anArticleDeleted(copy: SiteCopy): void {
  const [gone, heir] = copy.pages("article").slice(-2);
  const [from, to] = [there(gone, "There is no article."), there(heir, "There is one article.")];
  rmSync(copy.path(from.file));
  addAliases(copy, to, [from.url, ...(from.head.aliases ?? [])]);
}

/** Other headlines on several kinds of page. */
export function otherHeadlines(copy: SiteCopy): void {
  for (const kind of ["home", "services", "service", "areas", "blog", "page"] as const)
    copy.edit(copy.page(kind).file, /^( {4}heading: ).*$/m, `$1Another headline for ${kind}`);
}

/** Other titles of cards. */
export function otherCardTitles(copy: SiteCopy): void {
  for (const kind of ["home", "services", "service", "cityHub"] as const)
    copy.edit(copy.page(kind).file, /^( {6}- title: ).*$/m, `$1Another card for ${kind}`);
}

/** The home page with all blocks below its hero in reverse order. */
export function anotherOrderOnHome(copy: SiteCopy): void {
  editBlocks(copy, copy.page("home"), ([hero = "", ...blocks]) => [hero, ...blocks.reverse()]);
}

/** Blocks removed and added. */
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

/** An unfinished page: a draft with an error. */
export function aDraft(copy: SiteCopy): void {
  const file = copyPage(copy, about(copy), "our-fleet", "Our Trucks and What Is in Them");
  copy.edit(file, /^blocks:/m, "draft: true\nnot ready: yes\nblocks:");
}
