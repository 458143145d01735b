import { editDistance } from "cspell-trie-lib";

/** The allowed word meant by `word`: the same but for case, spaces, - and _, else the nearest, if it is near. */
export function suggest(word: string, allowed: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[-_\s]/g, "");
  const same = allowed.find((name) => plain(name) === plain(word));
  if (same !== undefined) return same;
  const isNear = (name: string, distance: number) => distance <= Math.max(word.length, name.length) / 3;
  const ranked = allowed
    .filter((name) => isNear(name, Math.abs(word.length - name.length)))
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase(), 1) }))
    .filter(({ name, distance }) => isNear(name, distance))
    .sort((a, b) => a.distance - b.distance);
  return ranked[0]?.name;
}

/** "Did you mean 'x'?", or else what is allowed. */
export function didYouMean(word: string, allowed: readonly string[]): string {
  const meant = suggest(word, allowed);
  return meant === undefined ? oneOf(allowed) : `Did you mean '${meant}'?`;
}

/** A hint that lists the allowed words. */
export function oneOf(allowed: readonly string[]): string {
  return `Write one of: ${allowed.join(", ")}.`;
}
