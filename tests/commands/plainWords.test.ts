import { expect, it } from "vitest";
import { inPlainWords } from "../../commands/usage.ts";

const refused = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: no, write`), { code, ...(path && { path }) });

it.each([
  ["ENOSPC", "The disk is full"],
  ["EACCES", "You have no right"],
  ["EROFS", "Nothing can be written there"],
])("what the system refuses (%s) is said in words, with the file", (code, words) => {
  expect(inPlainWords(refused(code, "dist.builds/a.html"))).toContain(`dist.builds/a.html: ${words}`);
  expect(inPlainWords(refused(code))).toMatch(new RegExp(`^${words}`));
});

it.each([[new Error("undefined is not a function")], ["a word"], [undefined]])(
  "whatever else is thrown, nobody reads where in the program: %s",
  (error) => {
    const said = inPlainWords(error);
    expect(said).toMatch(/^This could not be done: /);
    expect(said).not.toMatch(/^\s+at /m);
  },
);
