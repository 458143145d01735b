/** The main language's value in a map by language code, where it comes first. Throws if the map is empty. */
export function mainOf<T>(byLanguage: ReadonlyMap<string, T>): T {
  const [main] = byLanguage.values();
  if (main === undefined)
    throw new Error("site.yaml, theme/theme.yaml or words/ has a problem: npm run check names it.");
  return main;
}
