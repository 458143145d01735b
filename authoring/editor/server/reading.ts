import { dirname } from "node:path/posix";
import { parseDocument } from "yaml";
import { checkChanged, checkChangedSite } from "../../../content/check/checkChanged.ts";
import { editYaml } from "../../../content/edit/editYaml.ts";
import { plainAddress } from "../../../content/plainAddress.ts";
import { readYaml } from "../../../content/read/readYaml.ts";
import { aliasesOf } from "../../../content/rules/addresses/otherAddresses.ts";
import { compareCities } from "../../../content/rules/cities/compareCities.ts";
import type { ContentStore } from "../../vite/contentStore.ts";
import type { Change, Opened, Reading, Saved, Told } from "../contract.ts";
import { readFile, saveFile } from "./disk/files.ts";
import { Refusal } from "./http/refusal.ts";
import { toldByFile, toldIn } from "./told.ts";
import { variablesIn } from "./variables.ts";

const SITE = "site.yaml";

/** Opens the file of a page, by its name or by the page's address. */
export function open(store: ContentStore, { file, url }: { file?: string; url?: string }): Opened {
  const found = file ?? fileOf(store, url ?? "/");
  if (found === undefined) throw new Refusal(`There is no page at ${url}.`, 404);
  const disk = readFile(store.root, found);
  const isKnown = store.current().texts.get(found) === disk.text.replace(/^\ufeff/, "");
  if (!isKnown && !store.isBegun(found, disk.revision)) store.forget();
  const { checked } = store.current();
  const page = checked.pages.find(({ source }) => source.file === found);
  const scope = page?.scope ?? checked.site.data;
  return {
    file: found,
    url: page?.url,
    disk,
    ...readingOf(store, found, disk.text),
    variables: variablesIn(scope),
  };
}

/** Changes a text that is not saved yet, and has the site show it so. */
export async function preview(store: ContentStore, change: Change): Promise<Reading> {
  const { file, revision, edits } = change;
  const { page, site } = store.shown().checked.schemas;
  const { node } = file === SITE ? site : page;
  const text = edits.reduce((before, edit) => editYaml(before, edit, node), change.text);
  if (readFile(store.root, file).revision === revision) await store.change(file, text, revision);
  return readingOf(store, file, text);
}

/** Saves a text that can be read. */
export async function save(
  store: ContentStore,
  { file, text, revision }: Omit<Change, "edits">,
): Promise<Saved> {
  if (readingOf(store, file, text).data === undefined)
    throw new Refusal("These lines cannot be read, so they are not saved: mend what is marked first.");
  const saved = saveFile(store.root, file, text, revision);
  if ("saved" in saved) await store.change(file, text, saved.saved.revision);
  return saved;
}

/** What is wrong with all content, in files and across them. */
export function problemsOf(store: ContentStore): Told[] {
  const { problems, texts } = store.recheck();
  return toldByFile(problems, texts);
}

/** What is still the other city's in a copied city's folder, of which this is a file. */
export function leftOverIn(store: ContentStore, file: string): Told[] {
  const { checked, texts } = store.current();
  const left = compareCities(checked).filter((problem) => dirname(problem.file) === dirname(file));
  return toldByFile(left, texts);
}

/** What a text says, and what is wrong with it by itself; as text alone where YAML cannot be made of it. */
function readingOf(store: ContentStore, file: string, text: string): Reading {
  const content = { file, bytes: Buffer.from(text) };
  const check = file === SITE ? checkChangedSite : checkChanged;
  const checked = check(store.shown().checked, content, store.store.files);
  const source = checked?.source ?? readYaml(content, store.store.files).source;
  const problems = checked?.problems ?? store.current().problems.filter((problem) => problem.file === file);
  const isYaml = problems.length === 0 || parseDocument(text, { logLevel: "silent" }).errors.length === 0;
  return { text, data: isYaml ? source.data : undefined, problems: toldIn(text, problems) };
}

/** The file of the page that an address shows. */
function fileOf(store: ContentStore, url: string): string | undefined {
  const path = plainAddress(url);
  return store.current().checked.pages.find((page) => page.url === path || aliasesOf(page).includes(path))
    ?.source.file;
}
