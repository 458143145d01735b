/** Returns how many words two texts share at their start and, not counting those, at their end. */
export function commonEnds(before: string[], after: string[]): [first: number, last: number] {
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && before[first] === after[first]) first++;
  let last = 0;
  while (last < shorter - first && before.at(-1 - last) === after.at(-1 - last)) last++;
  return [first, last];
}
