/** How links are written. */
export const linkForms =
  "A link starts with / (a page of this site), # (a section), https://, tel: or mailto:.";

// What people write for a link, and how it is meant; the first that fits.
const MEANT: [RegExp, (found: RegExpExecArray) => string][] = [
  [/^http:\/\/(?!localhost)(.+)$/i, ([, rest]) => `https://${rest}`],
  [/^https?:\/(?!\/)(.+)$/i, ([, rest]) => `https://${rest}`],
  [/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, ([address]) => `mailto:${address}`],
  [/^\+?1?[-. (]*(\d{3})[-. )]*(\d{3})[-. ]*(\d{4})$/, ([, ...parts]) => `tel:+1${parts.join("")}`],
  [/^(?:www\.|(?:[\w-]+\.)+(?:com|org|net|gov|edu)\b).*$/i, ([address]) => `https://${address}`],
  [/^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:#[\w-]+)?$/, ([path]) => `/${path}`],
];

/** What to write for a link that cannot be used; undefined where nobody can tell. */
export function meantLink(href: string): string | undefined {
  for (const [pattern, write] of MEANT) {
    const found = pattern.exec(href);
    if (found) return `Write ${write(found)}`;
  }
  return undefined;
}
