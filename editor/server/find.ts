import { randomUUID } from "node:crypto";
import { scalarsIn } from "../../content/lib/data.ts";
import { mainOf } from "../../content/lib/mainOf.ts";
import type { Found } from "../contract.ts";
import type { FileChange, RequestBodies } from "../requestTypes.ts";
import type { ContentStore } from "../vite/contentStore.ts";
import type { Editor } from "./run.ts";

/** Returns all texts in all files that contain some words, with variables not filled in. */
export function find(store: ContentStore, words: string): Found[] {
  const pattern = patternOf(words);
  if (words.trim() === "") return [];
  const { survey, business, all, writtenOf } = store.current();
  const files = [
    { file: survey.siteFile.file, written: mainOf(business.sites).written },
    ...business.words.entries().map(([file, { written }]) => ({ file, written })),
    ...all.map((page) => ({ file: page.file, written: writtenOf(page.file).written })),
  ];
  return files.flatMap(({ file, written }) =>
    scalarsIn(written).flatMap(({ path, value }) =>
      typeof value === "string" && pattern.test(value) ? [{ file, path, text: value }] : [],
    ),
  );
}

/** Replaces words at some of the places where they are found, as one change. Returns where they still occur. */
export function replace({ store, history }: Editor, { words, by, at }: RequestBodies["replace"]): Found[] {
  const keyOf = ({ file, path }: Pick<Found, "file" | "path">) => `${file} ${path.join(".")}`;
  const wanted = new Set(at.map(keyOf));
  const about = { id: randomUUID(), when: new Date().toISOString() };
  const changes = find(store, words)
    .filter((found) => wanted.has(keyOf(found)))
    .map(({ file, path, text }): FileChange => {
      const after = text.replaceAll(new RegExp(patternOf(words), "gu"), () => by);
      return { ...about, file, path, before: text, after };
    });
  if (changes.length > 0) history.change({ changes, words: `“${words}” became “${by}”` });
  store.forget();
  return find(store, words);
}

/** Returns a pattern that matches words only as a whole: $110 is not in $1,100 or $110.50. */
function patternOf(words: string): RegExp {
  const [start, end] = [/^[\p{L}\p{N}]/u.test(words), /[\p{L}\p{N}]$/u.test(words)];
  const before = start ? "(?<![\\p{L}\\p{N}])" : "";
  const after = end ? "(?![\\p{L}\\p{N}]|[.,]\\d)" : "";
  return new RegExp(before + RegExp.escape(words) + after, "u");
}
