import type { ProblemMessage } from "../../problem/problem.ts";

const MAIL = /^mailto:[^\s@/]+@[^\s@/]+\.[^\s@/.?]{2,}(?:\?.*)?$/i;
const CALL = /^tel:\+?[\d.()-]{7,20}(?:[;,].*)?$/i;
const HOST = /^https:\/\/(?:[\w-]+\.)+[a-z][a-z0-9-]+(?::\d+)?(?:[/?#]|$)/i;

/** What is wrong with a link that leads out of the site, as far as its letters tell; undefined where nothing is. */
export function complaintAboutWayOut(href: string): ProblemMessage | undefined {
  if (href.startsWith("mailto:")) return MAIL.test(href) ? undefined : tell(href, mail);
  if (href.startsWith("tel:")) return CALL.test(href) ? undefined : tell(href, call);
  if (!href.startsWith("https://")) return undefined;
  if (/\s/.test(href)) return tell(href, space);
  return HOST.test(href) ? undefined : tell(href, host);
}

function tell(href: string, hint: string): ProblemMessage {
  return { code: "broken-link", message: `This link leads nowhere: ${href}`, hint };
}

const mail = "Write mailto: and the whole address right behind it, as mailto:hello@example.com";
const call = "Write tel: and the number right behind it, in digits, as tel:+13055550142";
const space = "An address has no spaces: copy it again from your browser.";
const host = "Write https:// once, then the name of a site on the internet, as https://www.example.com/page";
