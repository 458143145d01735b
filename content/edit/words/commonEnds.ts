/** Returns how many entries two lists share at their start and, behind those, at their end. */
export function commonEnds<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (a: T | undefined, b: T | undefined) => boolean = Object.is,
): [first: number, last: number] {
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && isSame(before[first], after[first])) first++;
  let last = 0;
  while (last < shorter - first && isSame(before.at(-1 - last), after.at(-1 - last))) last++;
  return [first, last];
}
