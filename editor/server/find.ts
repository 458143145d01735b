import { scopeOf } from "../../content/compile/page.ts";
import { type Scope, scalarsIn } from "../../content/lib/data.ts";
import { mainOf } from "../../content/lib/words.ts";
import type { Found, Variable } from "../contract.ts";
import type { FileChange, RequestBodies } from "../requestTypes.ts";
import { placesOf } from "../sameWords.ts";
import type { ContentStore } from "../vite/contentStore.ts";
import { filled } from "../words.ts";
import { variablesIn } from "./choices.ts";
import type { Editor } from "./run.ts";

/**
 * Returns all texts in all files that contain some words: as they are written, or as the page shows them, with their
 * variables filled in. What a variable says is found where that is written; if it is written nowhere, where it is used.
 */
export function find(store: ContentStore, { words, isExact }: RequestBodies["find"]): Found[] {
  const isIn = (text: string) => placesOf(words, text, isExact).length > 0;
  const texts = textsIn(store);
  const written = texts.flatMap(({ file, path, text }): Found[] => {
    const [place] = placesOf(words, text, isExact);
    return place ? [{ file, path, text, ...place }] : [];
  });
  const shown = texts.flatMap(({ file, path, text, variables }): Found[] => {
    if (!text.includes("${") || isIn(text)) return [];
    const now = filled(text, variables());
    const [place] = placesOf(words, now, isExact);
    const isOther = () => variables().some(({ name, value }) => text.includes(name) && isIn(value));
    return place && (written.length === 0 || !isOther())
      ? [{ file, path, text: now, ...place, isFilled: true }]
      : [];
  });
  return [...written, ...shown];
}

/** Returns all texts of all files, each with the values of the variables that it can use. */
function textsIn(store: ContentStore) {
  const { survey, business, all, writtenOf } = store.current();
  const main = mainOf(business.sites);
  const files: (readonly [file: string, written: unknown, scope: () => Scope])[] = [
    [survey.siteFile.file, main.written, () => main.scope],
    ...Array.from(business.words, ([file, { written }]) => [file, written, () => main.scope] as const),
    ...all.map((page) => [page.file, writtenOf(page.file).written, () => scopeOf(page, business)] as const),
  ];
  return files.flatMap(([file, written, scope]) => {
    let known: Variable[] | undefined; // of hundreds of texts, few need them, and all of a file need the same
    const variables = () => {
      known ??= variablesIn(scope());
      return known;
    };
    return scalarsIn(written).flatMap(({ path, value }) =>
      typeof value === "string" ? [{ file, path, text: value, variables }] : [],
    );
  });
}

/** Replaces words at some of the places where they are found, as one change. Returns where they still occur. */
export function replace({ store, history }: Editor, body: RequestBodies["replace"]): Found[] {
  const { words, by, at, isExact } = body;
  const keyOf = ({ file, path }: Pick<Found, "file" | "path">) => `${file} ${path.join(".")}`;
  const wanted = new Set(at.map(keyOf));
  const changes = find(store, body)
    .filter((found) => wanted.has(keyOf(found)) && !found.isFilled)
    .map(({ file, path, text }): FileChange => {
      const places = placesOf(words, text, isExact).toReversed();
      const after = places.reduce((now, { start, end }) => now.slice(0, start) + by + now.slice(end), text);
      return { file, path, before: text, after };
    });
  if (changes.length > 0) history.change({ changes, words: `“${words}” became “${by}”` });
  store.forget();
  return find(store, body);
}
