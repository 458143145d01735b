import type { ContactPoint, OpeningHoursSpecification } from "schema-dts";
import { international } from "../../../content/lib/phones.ts";
import type { Frame } from "../../../content/resolve/forms.ts";
import type { Hours, OtherDays } from "../../../schema/types.ts";

const DAYS: OtherDays["days"] = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
];

/** Opening hours: the usual hours on all days, except days with hours of their own. */
export function openingHours({
  days,
  otherDays = [],
  ...usual
}: Hours): OpeningHoursSpecification[] | OpeningHoursSpecification {
  const own = new Set(otherDays.flatMap((other) => other.days));
  const all = [{ ...usual, days: days ?? DAYS.filter((day) => !own.has(day)) }, ...otherDays].map(hoursOf);
  return all.length === 1 && all[0] ? all[0] : all;
}

function hoursOf({ days, opens, closes }: OtherDays): OpeningHoursSpecification {
  return { "@type": "OpeningHoursSpecification", dayOfWeek: days, opens, closes };
}

/** The emergency phone; on pages in another language than the main one also the form, available in all languages. */
export function contactPoints(site: Frame): ContactPoint | ContactPoint[] | undefined {
  const { business, keyAddresses, language, languages, locales } = site;
  const emergency = business.emergency ? emergencyContact(site, business.emergency) : undefined;
  if (language === languages[0].code) return emergency;
  const form: ContactPoint = {
    "@type": "ContactPoint",
    contactType: "customer service",
    url: business.url + keyAddresses.quote,
    availableLanguage: Object.keys(locales),
  };
  return emergency ? [emergency, form] : form;
}

/** Search engines read 00:00 to 23:59 as "around the clock". */
function emergencyContact({ phones, locale }: Frame, description: string): ContactPoint {
  return {
    "@type": "ContactPoint",
    contactType: "emergency",
    description,
    telephone: international(phones.main, locale.phone),
    hoursAvailable: hoursOf({ days: DAYS, opens: "00:00", closes: "23:59" }),
  };
}
