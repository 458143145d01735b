import { dirname } from "node:path/posix";
import { parseDocument } from "yaml";
import { openSchemas } from "../../../content/check/schemas/schemas.ts";
import { counter } from "../../../content/check/validate.ts";
import { parse } from "../../../content/compile/compile.ts";
import { compileSite } from "../../../content/compile/compileSite.ts";
import { aliasesOf } from "../../../content/compile/interface.ts";
import { editYaml } from "../../../content/edit/editYaml.ts";
import { plainAddress } from "../../../content/plainAddress.ts";
import type { Problem } from "../../../content/problem/problem.ts";
import { isMapping } from "../../../content/read/data.ts";
import { readYaml } from "../../../content/read/readYaml.ts";
import type { Source } from "../../../content/read/source.ts";
import { compareCities } from "../../../content/rules/cities/compareCities.ts";
import { isPlaceholderCode } from "../../../content/rules/launch/placeholderKinds.ts";
import { addressOf } from "../../../content/survey.ts";
import type { ContentStore } from "../../vite/contentStore.ts";
import type { Change, Opened, Reading, Saved, Told } from "../contract.ts";
import { readFile, saveFile } from "./disk/files.ts";
import { Refusal } from "./http/refusal.ts";
import { told } from "./told.ts";
import { variablesIn } from "./variables.ts";

const SITE = "site.yaml";

/** Opens the file of a page, by its name or by the page's address. */
export function open(store: ContentStore, { file, url }: { file?: string; url?: string }): Opened {
  const found = file ?? fileOf(store, url ?? "/");
  if (found === undefined) throw new Refusal(`There is no page at ${url}.`, 404);
  const disk = readFile(store.root, found);
  const isKnown = store.current().texts.get(found) === disk.text.replace(/^\ufeff/, "");
  if (!isKnown && !store.isBegun(found, disk.revision)) store.forget();
  const { survey } = store.current();
  const page = survey.pages.find(({ file }) => file === found);
  const city = page?.citySlug === undefined ? undefined : survey.cities.get(page.citySlug);
  const scope = { ...survey.site.scope, ...(city && { city: city.values }) };
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
  const { page, site } = openSchemas();
  const { node } = file === SITE ? site : page;
  const text = edits.reduce((before, edit) => editYaml(before, edit, node), change.text);
  if (readFile(store.root, file).revision === revision) store.change(file, text, revision);
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
  if ("saved" in saved) store.change(file, text, saved.saved.revision);
  return saved;
}

/** What is wrong with all content, in files and across them. */
export function problemsOf(store: ContentStore): Told[] {
  return store.current().problems.map(told);
}

/** What is still the other city's in a copied city's folder, of which this is a file. */
export function leftOverIn(store: ContentStore, file: string): Told[] {
  const left = store.problemsBy([compareCities]).filter((problem) => dirname(problem.file) === dirname(file));
  return left.map(told);
}

/** What a text says, and what is wrong with it by itself; as text alone where YAML cannot be made of it. */
function readingOf(store: ContentStore, file: string, text: string): Reading {
  const { source, problems } = parsed(store, file, Buffer.from(text));
  const isYaml = problems.length === 0 || parseDocument(text, { logLevel: "silent" }).errors.length === 0;
  return { text, data: isYaml ? source.data : undefined, problems: problems.map(told) };
}

/** A file with these bytes, checked by itself. */
function parsed(
  store: ContentStore,
  file: string,
  bytes: Uint8Array,
): { source: Source; problems: Problem[] } {
  const schemas = openSchemas();
  const { survey } = store.current();
  const read = readYaml({ file, bytes }, file === SITE ? counter(schemas.site) : counter(schemas.page));
  if (file === SITE) {
    const { count } = survey.site.scope;
    const { problems } = compileSite({ file, bytes }, survey.today, () => (isMapping(count) ? count : {}));
    return { source: read.source, problems: problems.filter(({ code }) => !isPlaceholderCode(code)) };
  }
  const known = survey.pages.find((page) => page.file === file);
  const page = known ?? { ...addressOf(file), publication: { state: "published" as const } };
  return parse({ ...page, bytes }, read, survey);
}

/** The file of the page that an address shows. */
function fileOf(store: ContentStore, url: string): string | undefined {
  const path = plainAddress(url);
  return store.current().all.find((page) => page.url === path || aliasesOf(page).includes(path))?.file;
}
