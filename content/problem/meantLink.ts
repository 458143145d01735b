/** How links are written. */
export const linkForms =
  "A link starts with / (a page of this site), # (a section), https://, tel: or mailto:.";

// What people write for a link, and how it is meant; the first that fits.
const PHONE = /^[+(]?\d[\d ().-]{5,18}\d$/;
const MEANT: [written: RegExp, meant: string][] = [
  [/^(?:https?:\/\/)+(https?:\/\/.+)$/i, "$1"],
  [/^(mailto|tel|sms):\s+(\S+)$/i, "$1:$2"],
  [/^http:\/\/(?!localhost)(.+)$/i, "https://$1"],
  [/^(?:(?:public\/)?images\/)?([\w-]+\.(?:jpe?g|png|webp))$/i, "/images/$1"],
  [/^https?:\/(?!\/)(.+)$/i, "https://$1"],
  [/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, "mailto:$&"],
  [/^(?:www\.|(?:[\w-]+\.)+(?:com|org|net|gov|edu)\b).*$/i, "https://$&"],
  [/^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:#[\w-]+)?$/, "/$&"],
];

/** The link that was meant by one that cannot be used; undefined where nothing says which. */
export function meantLink(href: string): string | undefined {
  if (PHONE.test(href)) return `tel:${href.replace(/[^\d+]/g, "")}`;
  const found = MEANT.find(([written]) => written.test(href));
  return found && href.replace(...found);
}
