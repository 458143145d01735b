import { there } from "../../content/published.ts";
import type { SiteCopy } from "../siteCopy.ts";

const SITE = "site.yaml";
const set = (name: string, value: string) => (copy: SiteCopy) =>
  copy.edit(SITE, new RegExp(`^( +${name}: )\\S.*$`, "m"), `$1${value}`);

export const anotherName = set("name", "Pelican Pools of Miami");
export const anotherEmail = set("email", "office@pelican-pools.com");
export const anotherAddress = set("url", "https://www.pelican-pools.com");
export const anotherPhone = set("main", "786-744-2100");
export const anotherYear = set("founded", "2014");
export const anAnalyticsId = set("analytics", "G-ABC123DEF4");
export const anotherProfile = set("- { network", "Facebook, url: https://facebook.com/pelican-pools }");
export const noLongerASample = (copy: SiteCopy) => copy.edit(SITE, /^ +sample: true\n/m, "");
export const aConfirmedClaim = (copy: SiteCopy) => copy.edit(SITE, ", confirm: true", "");

/** Other hours, in the text and in the machine-readable times. */
export function otherHours(copy: SiteCopy): void {
  set("text", "8AM-6PM Monday to Saturday")(copy);
  set("opens", '"08:00"')(copy);
  set("closes", '"18:00"')(copy);
}

/** The main office in another street, with another zip code. */
export function anotherStreet(copy: SiteCopy): void {
  set("street", "1200 Alton Road, Suite 4")(copy);
  set("postalCode", '"33140"')(copy);
}

/** Another offer, in site.yaml, for every page that shows it. */
export function anotherOffer(copy: SiteCopy): void {
  copy.edit(
    SITE,
    /^(offer:\n {2}number: ).*\n {2}words: .*$/m,
    "$1a free water test\n  words: ${offer.number} at first",
  );
}

/** Another price in a package. */
export function anotherPrice(copy: SiteCopy): void {
  const priced = copy.content().pages.find(({ file }) => /^ +price: .*\$/m.test(copy.read(file)));
  copy.edit(there(priced, "No page has a price.").file, /^( +price: .*\$)\d+/m, "$1999");
}
