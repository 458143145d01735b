import { expect, it } from "vitest";
import { inPlainWords } from "../../commands/usage.ts";

const refused = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: no, write`), { code, ...(path && { path }) });

it.each([
  ["ENOSPC", "The disk is full"],
  ["EACCES", "You have no right"],
  ["EROFS", "Nothing can be written there"],
  ["EBUSY", "It is in use"],
])("what the system refuses (%s) is said in words, with the file", (code, words) => {
  expect(inPlainWords(refused(code, "dist.builds/a.html"))).toContain(`dist.builds/a.html: ${words}`);
  expect(inPlainWords(refused(code))).toMatch(new RegExp(`^${words}`));
});

it("what the system refuses another thread or process is said in the same words, by its message alone", () => {
  const [full, closed] = [
    "ENOSPC: no space left on device, write",
    "[a plugin] EACCES: denied, open '/x/a.html'",
  ];
  for (const message of [full, "Failed to write.\nCaused by:\n    No space left on device (os error 28)"])
    expect(inPlainWords(new Error(message))).toMatch(/^The disk is full/);
  expect(inPlainWords(new Error(closed))).toMatch(/^\/x\/a\.html: You have no right/);
});

it.each([[new Error("undefined is not a function")], ["a word"], [undefined]])(
  "whatever else is thrown, nobody reads where in the program: %s",
  (error) => {
    const said = inPlainWords(error);
    expect(said).toMatch(/^This could not be done: /);
    expect(said).not.toMatch(/^\s+at /m);
  },
);
