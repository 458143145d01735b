import type { Organization, WebSite } from "schema-dts";
import type { Frame } from "../../../content/types.ts";
import { idOf, mention } from "./ids.ts";
import { international } from "./places.ts";

/** The company, as the publisher of this site and the owner of its profiles. */
export function organizationNode(site: Frame): Organization {
  const { business, phones, socials } = site;
  return {
    "@type": "Organization",
    "@id": idOf(site, "organization"),
    name: business.name,
    url: business.url,
    logo: { "@type": "ImageObject", url: `${business.url}/icon-512.png`, width: "512 px", height: "512 px" },
    email: business.email,
    telephone: international(phones.main),
    sameAs: socials.map(({ url }) => url),
  };
}

/** This site. */
export function websiteNode(site: Frame): WebSite {
  const { name, url } = site.business;
  return {
    "@type": "WebSite",
    "@id": idOf(site, "website"),
    name,
    url,
    inLanguage: "en-US",
    publisher: mention(site, "organization"),
  };
}
