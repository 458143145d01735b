import { officeOf } from "../../content/resolve/offices.ts";
import type { Frame, NamedLink } from "../../content/types.ts";

/** The head of a printed page: name, phone, address, site. Screens have all of it elsewhere. */
export function OnPaper({ site, call }: { site: Frame; call: NamedLink }) {
  const { name, url } = site.business;
  const { street, city, region, postalCode } = officeOf(site, "main");
  return (
    <address className="on-paper page-width">
      {`${name} · ${call.label} · ${street}, ${city}, ${region} ${postalCode} · ${url}`}
    </address>
  );
}
