/** Does something with each entry of a list, a few at a time: enough to keep all cores at work. Where one fails, the others under way end first. */
export async function eachAtOnce<T>(
  list: Iterable<T>,
  most: number,
  act: (entry: T) => Promise<void>,
): Promise<void> {
  const underway = new Set<Promise<void>>();
  try {
    for (const entry of list) {
      const one = act(entry).finally(() => underway.delete(one));
      underway.add(one);
      if (underway.size >= most) await Promise.race(underway);
    }
    await Promise.all(underway);
  } finally {
    await Promise.allSettled(underway);
  }
}
