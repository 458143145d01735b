import type { ProblemMessage } from "../../../content/problem.ts";
import { SAFE_LINK } from "../../../schema/links.ts";
import { linkForms, meantLink } from "../../explain/explainPattern.ts";

/** Correct forms of links that lead out of the site, by how they start, and a hint for incorrect ones. */
const WAYS_OUT: [start: string, right: RegExp, hint: string][] = [
  [
    "mailto:",
    /^mailto:[^\s@/]+@[^\s@/]+\.[^\s@/.?]{2,}(?:\?.*)?$/i,
    "Write mailto: and the whole address right behind it, as mailto:name@example.com",
  ],
  [
    "tel:",
    /^tel:\+?[\d.()-]{7,20}(?:[;,].*)?$/i,
    "Write tel: and the number right behind it, in digits, as tel:+12025550142",
  ],
  ["sms:", /^sms:\+?\d{7,20}$/, "Write it as sms: main, with the name of a phone in site.yaml."],
  [
    "tel:+1",
    /^tel:\+1(?:\D*\d){10}\D*(?:[;,].*)?$/,
    "Behind +1 a number has ten digits, as tel:+13055550142",
  ],
  ["https://", /^\S*$/, "An address has no spaces: copy it again from your browser."],
  [
    "https://",
    /^https:\/\/(?:[\w-]+\.)+[a-z][a-z0-9-]+(?::\d+)?(?:[/?#]|$)/i,
    "Write https:// once, then the name of a site on the internet, as https://www.example.com/page",
  ],
];

// Redirect URLs of mail programs, searches and networks, and the query parameters that hold the actual target.
const WRAPPERS =
  /^https:\/\/(?:[\w-]+\.safelinks\.protection\.outlook\.com\/|www\.google\.com\/url\?|lm?\.facebook\.com\/l\.php\?)/;
const TARGETS = ["url", "q", "u"];

/** Matches the tracking parameters that programs and networks add to addresses copied from them. */
const TRACKING =
  /([?&])(?:utm_source=(?:chatgpt|openai|perplexity|copilot)[^&#]*|(?:fbclid|gclid|msclkid)=[^&#]*)(&|(?=#|$))/;

/** What is wrong with how a link is written, wherever it leads; undefined if nothing is. */
export function wrongForm(href: string, isOwn: boolean): ProblemMessage | undefined {
  const meant = meantLink(href);
  const right = meant ? `Write ${meant}` : undefined;
  if (!isOwn && !SAFE_LINK.test(href)) {
    const message = href === "" ? "This link leads nowhere." : `This link cannot be used: ${href}`;
    return { code: "unsafe-link", message, hint: right ?? linkForms, replacement: meant };
  }
  const code = "broken-link";
  const wrongWay = WAYS_OUT.find(([start, form]) => !isOwn && href.startsWith(start) && !form.test(href));
  if (wrongWay) {
    const message = `This link leads nowhere: ${href}`;
    return { code, message, hint: right ?? wrongWay[2], replacement: meant };
  }
  if (href !== "#") return aroundTarget(href);
  const message = "# alone leads nowhere: who taps on this stays where they are.";
  const hint = "Write the address of a page, as /quote, or the name of a section, as #map.";
  return { code, message, hint };
}

/** What a program put around or behind an address that was copied from it; undefined if nothing. */
function aroundTarget(href: string): ProblemMessage | undefined {
  const wrapper = WRAPPERS.test(href) ? URL.parse(href) : null;
  const targets = TARGETS.map((name) => wrapper?.searchParams.get(name));
  const target = targets.find((value) => value?.startsWith("https://"));
  if (!target && !TRACKING.test(href)) return undefined;
  const right = target ?? href.replace(TRACKING, (_, before, behind) => (behind ? before : ""));
  const message = target
    ? `This link leads through ${wrapper?.hostname} first: the program that it was copied from put that around it.`
    : "A program added the end of this address when it was copied.";
  return { code: "broken-link", severity: "warning", message, hint: `Write ${right}`, replacement: right };
}
