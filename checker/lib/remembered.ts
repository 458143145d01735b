/** A function that works out what it returns for some words once, and remembers it. */
export function remembered<Words extends string[], Result>(
  make: (...words: Words) => Result,
): (...words: Words) => Result {
  const known = new Map<string, Result>();
  return (...words) => {
    const key = words.join(" ");
    const result = known.get(key) ?? make(...words);
    known.set(key, result);
    return result;
  };
}
