import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filesIn } from "./sourceFiles.ts";

/** All that touch the disk in content/ and checker/. Everything else there gets bytes, from content/read/files.ts. */
const READERS = [
  "content/lib/cache.ts",
  "content/lib/filesBelow.ts", // walks folders, for the cache and for those that read
  "content/read/files.ts",
  "content/read/public/decodePictures.ts",
  "content/read/public/publicFolder.ts",
  "content/validate/readSchema.ts",
  "checker/texts/spelling/dictionary.ts",
];

it("content/ and checker/ touch the disk only where they read files, schemas, dictionaries and Git, and in the cache", () => {
  const touching = filesIn(["content", "checker"], /\.[mt]sx?$/).filter((file) =>
    /["'](?:node:)?fs(?:\/promises)?["']/.test(readFileSync(file, "utf8")),
  );
  expect(touching.toSorted()).toEqual(READERS.toSorted());
});
