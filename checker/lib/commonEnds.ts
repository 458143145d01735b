/** Returns how many words or letters two texts share at their start and, not counting those, at their end. */
export function commonEnds<T extends string | string[]>(before: T, after: T): [first: number, last: number] {
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && before[first] === after[first]) first++;
  let last = 0;
  while (last < shorter - first && before.at(-1 - last) === after.at(-1 - last)) last++;
  return [first, last];
}
