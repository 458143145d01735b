import { findingAt, type SiteRule } from "../rule.ts";

// Where lists of words and translation records stood before words/ held them, and what they are called there.
const MOVED: [outdated: RegExp, now: string][] = [
  [/^words-trade\.txt$/, "words/trade.txt"],
  [/^words\.([a-z]{2,3})\.txt$/, "words/spelling.$1.txt"],
  [/^words\.txt$/, "words/spelling.txt"],
  [/^translations$/, "words/translated"],
];

/** What is read from words/ alone does not stand at the project's root. */
export const outdatedPlaces: SiteRule = (_, { rootNames }) =>
  rootNames.flatMap((name) => {
    const moved = MOVED.find(([outdated]) => outdated.test(name));
    if (!moved) return [];
    const now = name.replace(...moved);
    return findingAt(name, [], {
      code: "wrong-place",
      severity: "warning",
      message: `Nothing reads ${name} here: it belongs at ${now}.`,
      hint: `Move it: git mv ${name} ${now}`,
    });
  });
