import type { CheckedContent } from "../../../check/checkContent.ts";
import type { Mark } from "../../../check/schemas/marks.ts";
import type { Complaint, Problem } from "../../../problem/problem.ts";
import type { Path } from "../../../read/path.ts";
import type { Source } from "../../../read/source.ts";
import type { Rule } from "../../rule.ts";
import { readTexts } from "../readTexts.ts";
import type { Dictionary } from "./dictionary.ts";
import { wordsIn } from "./words.ts";

/** A file, and its texts by what they hold. */
interface Written {
  source: Source;
  readonly marks: Mark[];
  /** Pages remember what was made of them. */
  remember?: <T>(name: string, make: () => T) => T;
}

// Near words are looked for among all there are.
const MOST_SUGGESTIONS = 30;
const NAMED = ["neighbourhoods", "landmarks", "offices", "socials", "license"];

/** Every word is spelled as in the dictionary, or is the name of a place or of the business; told once a file. */
export function spelling(dictionary: Dictionary): Rule {
  return ({ site, pages, drafts }: CheckedContent) => {
    const files: Written[] = [site, ...pages, ...drafts];
    const names = new Set(
      files.flatMap((file) => writtenIn(file, "names", isName)).flatMap(({ words }) => words),
    );
    const right = new Map<string, boolean>();
    const isRight = (word: string) => {
      const known = right.get(word) ?? (names.has(word) || dictionary.knows(word));
      right.set(word, known);
      return known;
    };
    const wrong = files.flatMap((file) => wrongIn(file, isRight));
    const suggested = new Map(
      [...new Set(wrong.map(({ word }) => word))]
        .slice(0, MOST_SUGGESTIONS)
        .map((word) => [word, dictionary.suggest(word)]),
    );
    return wrong.map(({ word, path, source }): Problem => {
      return source.problemAt(path, "value", unknown(word, suggested.get(word)), word);
    });
  };
}

/** The first place of each word of a file that is not right. */
function wrongIn(file: Written, isRight: (word: string) => boolean) {
  const told = new Set<string>();
  return writtenIn(file, "words", (path) => !isName(path)).flatMap(({ words, path }) =>
    words
      .filter((word) => !isRight(word) && !told.has(word) && told.add(word))
      .map((word) => ({ word, path, source: file.source })),
  );
}

/** The words of a file's texts at some places, as they are written there. */
function writtenIn(file: Written, name: string, isMeant: (path: Path) => boolean) {
  const read = () => readWords(file, isMeant);
  return file.remember ? file.remember(name, read) : read();
}

function readWords(file: Written, isMeant: (path: Path) => boolean) {
  return readTexts(file)
    .filter(({ path }) => isMeant(path))
    .map(({ text, path }) => ({ words: wordsIn(text), path }));
}

/** Whether a place holds a name, which nobody can know but its writer. */
function isName(path: Path): boolean {
  const [group, entry] = path;
  const own = (group === "city" || group === "business") && entry === "name";
  return own || path.some((key) => NAMED.includes(String(key)));
}

function unknown(word: string, meant: string | undefined): Complaint {
  return {
    code: "spelling",
    severity: "warning",
    message: `'${word}' is not in the dictionary.${meant ? ` Did you mean '${meant}'?` : ""}`,
    hint: `If it is right, add a line to words.txt: ${word}`,
  };
}
