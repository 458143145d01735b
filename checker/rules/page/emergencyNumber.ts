import { scalarsIn } from "../../../content/lib/data.ts";
import { telUrl } from "../../../content/lib/phones.ts";
import { serviceAt } from "../../../content/lib/services.ts";
import { findingAt, type PageRule } from "../../rule.ts";

/** A page of a service for emergencies has a link that calls a phone which is answered day and night. */
export const emergencyNumber: PageRule = ({ file, url, data }, { site }) => {
  const always = site?.hours.always ?? [];
  if (!site?.services[serviceAt(site.services, url)]?.emergency || always.length === 0) return [];
  const links = always.map((name) => telUrl(site.phones[name] ?? "", site.locale.phone));
  if (scalarsIn(data).some(({ value }) => typeof value === "string" && links.includes(value))) return [];
  const message =
    "People come to this page in an emergency, and nothing on it calls a phone that is answered at night.";
  const hint = `Give its hero a button that does: call: ${always.join(" or call: ")}.`;
  return findingAt(file, ["title"], { code: "no-emergency-number", severity: "warning", message, hint });
};
