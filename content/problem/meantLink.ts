/** How links are written. */
export const linkForms =
  "A link starts with / (a page of this site), # (a section), https://, tel: or mailto:.";

// What people write for a link, and how it is meant; the first that fits.
const MEANT: [written: RegExp, meant: string][] = [
  [/^http:\/\/(?!localhost)(.+)$/i, "https://$1"],
  [/^https?:\/(?!\/)(.+)$/i, "https://$1"],
  [/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, "mailto:$&"],
  [/^\+?1?[-. (]*(\d{3})[-. )]*(\d{3})[-. ]*(\d{4})$/, "tel:+1$1$2$3"],
  [/^(?:www\.|(?:[\w-]+\.)+(?:com|org|net|gov|edu)\b).*$/i, "https://$&"],
  [/^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:#[\w-]+)?$/, "/$&"],
];

/** What to write for a link that cannot be used; undefined where nothing says how it was meant. */
export function meantLink(href: string): string | undefined {
  const found = MEANT.find(([written]) => written.test(href));
  return found && `Write ${href.replace(...found)}`;
}
