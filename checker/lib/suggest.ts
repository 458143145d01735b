/** The allowed word meant by `word`: the same but for case, spaces, - and _, else the nearest, if it is near. */
export function suggest(word: string, allowed: readonly string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[-_\s]/g, "");
  const same = allowed.find((name) => plain(name) === plain(word));
  if (same !== undefined) return same;
  const isNear = (name: string, distance: number) => distance <= Math.max(word.length, name.length) / 3;
  const ranked = allowed
    .filter((name) => isNear(name, Math.abs(word.length - name.length)))
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase()) }))
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

/** How many letters to add, drop, change or swap with a neighbor to make `a` into `b`. */
export function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const change = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swap));
    }
  }
  return at(a.length, b.length);
}
