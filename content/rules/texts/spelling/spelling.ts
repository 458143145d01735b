import type { Mark } from "../../../check/schemas/marks.ts";
import type { Complaint, Problem } from "../../../problem/problem.ts";
import type { Path } from "../../../read/path.ts";
import type { Source } from "../../../read/source.ts";
import { asking, type Rule } from "../../rule.ts";
import { readTexts } from "../readTexts.ts";
import type { Dictionary } from "./dictionary.ts";
import { wordsIn } from "./words.ts";

/** A file, and its texts by what they hold. */
interface Written {
  source: Source;
  readonly marks: Mark[];
  /** Pages remember what was made of them. */
  remember?: <T>(name: string, make: () => T, of: string) => T;
}

/** The words of a file's names, and the first place of each of its other words that no dictionary knows. */
interface FileWords {
  names: string[];
  unknown: Unknown[];
}

interface Unknown {
  word: string;
  path: Path;
}

// Near words are looked for among all there are.
const MOST_SUGGESTIONS = 30;
const NAMED = ["neighbourhoods", "landmarks", "offices", "socials", "license"];

/** Every word is spelled as in the dictionary, or is the name of a place or of the business; told once a file. */
export function spelling(dictionary: Dictionary): Rule {
  const isKnown = remembering(dictionary.knows);
  const wordsOf = (file: Written) => {
    const read = () => readWords(file, isKnown);
    return file.remember ? file.remember("spelling", read, dictionary.version) : read();
  };
  return asking(
    () => wordsOf,
    ({ site, pages, drafts }) => {
      const files = [site, ...pages, ...drafts].map((file: Written) => ({ file, ...wordsOf(file) }));
      const names = new Set(files.flatMap((file) => file.names));
      const wrong = files.flatMap(({ file, unknown }) => {
        const words = unknown.filter(({ word }) => !names.has(word));
        return words.length ? [{ file, words }] : [];
      });
      const all = new Set(wrong.flatMap(({ words }) => words.map(({ word }) => word)));
      const meant = new Map(
        [...all].slice(0, MOST_SUGGESTIONS).map((word) => [word, dictionary.suggest(word)]),
      );
      return wrong.flatMap(({ file, words }) =>
        tell(
          file,
          words.map((one) => ({ ...one, meant: meant.get(one.word) })),
        ),
      );
    },
  );
}

/** The same test of words, done once for each. */
function remembering(test: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const result = known.get(word) ?? test(word);
    known.set(word, result);
    return result;
  };
}

function readWords(file: Written, isKnown: (word: string) => boolean): FileWords {
  const names = new Set<string>();
  const others = new Set<string>();
  const unknown: Unknown[] = [];
  for (const { text, path } of readTexts(file)) {
    const found = isName(path) ? names : others;
    for (const word of wordsIn(text)) {
      if (found === others && !others.has(word) && !isKnown(word)) unknown.push({ word, path });
      found.add(word);
    }
  }
  return { names: [...names], unknown };
}

function tell({ source, remember }: Written, words: (Unknown & { meant: string | undefined })[]): Problem[] {
  const look = () =>
    words.map(({ word, path, meant }) => source.problemAt(path, "value", complaintAbout(word, meant), word));
  return remember ? remember("misspelt", look, JSON.stringify(words)) : look();
}

/** Whether a place holds a name, which nobody can know but its writer. */
function isName(path: Path): boolean {
  const [group, entry] = path;
  const own = (group === "city" || group === "business") && entry === "name";
  return own || path.some((key) => NAMED.includes(String(key)));
}

function complaintAbout(word: string, meant: string | undefined): Complaint {
  return {
    code: "spelling",
    severity: "warning",
    message: `'${word}' is not in the dictionary.${meant ? ` Did you mean '${meant}'?` : ""}`,
    hint: `If it is right, add a line to words.txt: ${word}`,
  };
}
