import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FOLDERS, filesIn } from "./sourceFiles.ts";

/** Shared by the sites of all businesses: no trade, place or number of the business it ships with may occur here. */
const SHARED = [...FOLDERS, ".github", ".devcontainer"];
const WORDS =
  /pools?(?![a-z])|\b(?:miami|florida|seagrape|biscayne|coast|aventura|doral|brickell|broward|chlorine|acid|leak-detection)\b|\b(?:305|786)-\d|\b800-555|hello@example|new_york/gi;

/** Files where such a word means something else, or is due to be removed. */
const EXCEPTIONS: [reason: string, file: RegExp, words: RegExp][] = [
  ["a package's name", /^\.github\/CONTRIBUTING\.md$/, /^pool$/],
  [
    "threads, or connections, that take turns",
    /^(?:content\/(?:lib\/threads\/\w+|compile\/compile(?:InThreads|Worker))|commands\/build\/\w+|output\/(?:publicFiles|unmade|verify\/live|pictures\/pictures|shareCards\/writeShareCards)|supabase\/functions\/send-quote-email\/store\/postgresDatabase)\.ts$/,
    /^pool$/i,
  ],
];

const found = filesIn(SHARED, /\.(?:tsx?|mjs|json|css|svg|sql|md|yml|toml)$/).flatMap(wordsIn);

function wordsIn(file: string): { file: string; word: string; line: string }[] {
  const lines = [file, ...readFileSync(file, "utf8").split("\n")];
  return lines.flatMap((line) =>
    Array.from(line.matchAll(WORDS), ([word]) => ({ file, word, line: line.trim().slice(0, 120) })),
  );
}

const isException = ({ file, word }: { file: string; word: string }) =>
  EXCEPTIONS.some(([, files, words]) => files.test(file) && words.test(word));

describe("the code of any site", () => {
  it("says no word of this business", () => {
    const said = found.filter((one) => !isException(one));
    expect(said.map(({ file, word, line }) => `${file}: ${word} in ${line}`)).toEqual([]);
  });

  it("has each exception for a reason that is still there", () => {
    const idle = EXCEPTIONS.filter(
      ([, files, words]) => !found.some(({ file, word }) => files.test(file) && words.test(word)),
    );
    expect(idle.map(([reason]) => reason)).toEqual([]);
  });
});
