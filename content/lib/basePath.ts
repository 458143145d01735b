/** The path below which a site stands at its host: /site for https://name.github.io/site, mostly nothing. */
export function basePathOf(url: string): string {
  return (URL.parse(url)?.pathname ?? "").replace(/\/$/, "");
}
