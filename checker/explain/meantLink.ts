/** How links are written. */
export const linkForms =
  "A link starts with / (a page of this site), # (a section), https://, tel: or mailto:.";

// Common mistakes in links, and what is meant; the first match counts.
const PHONE = /^[+(]?\d[\d ().-]{5,18}\d$/;
const MEANT: [written: RegExp, meant: string][] = [
  [/^\/?pages-data\/(.+?)(?:\/index)?\.ya?ml$/i, "/$1"],
  [/^(?:\.{1,2}\/)+(\w.*)$/, "/$1"],
  [/^(?:https?:\/\/)+(https?:\/\/.+)$/i, "$1"],
  [/^(mailto|tel|sms):\s+(\S+)$/i, "$1:$2"],
  [/^http:\/\/(?!localhost)(.+)$/i, "https://$1"],
  [/^(?:(?:public\/)?images\/)?([\w-]+\.(?:jpe?g|png|webp))$/i, "/images/$1"],
  [/^https?:\/(?!\/)(.+)$/i, "https://$1"],
  [/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, "mailto:$&"],
  [/^(?:www\.|(?:[\w-]+\.)+(?:com|org|net|gov|edu)\b).*$/i, "https://$&"],
];
const PAGE = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:#[\w-]+)?$/i;

/** The link that an invalid one was meant to be; undefined if that cannot be told. */
export function meantLink(href: string): string | undefined {
  const number = href.replace(/^tel:/i, "").trim();
  if (PHONE.test(number) && !/^tel:\S+$/.test(href)) return `tel:${number.replace(/[^\d+]/g, "")}`;
  const found = MEANT.find(([written]) => written.test(href));
  if (found) return href.replace(...found);
  return PAGE.test(href) ? `/${href.toLowerCase()}` : undefined;
}
