import type { Path } from "../../../content/lib/data.ts";
import { isTimeZone } from "../../../content/lib/day.ts";
import { slugFor } from "../../../content/lib/fileName.ts";
import { writtenPattern } from "../../../content/lib/phones.ts";
import type { Finding, ProblemMessage } from "../../../content/problem.ts";
import schema from "../../../schema/site.json" with { type: "json" };
import type { Locale, PhoneStyle, ServiceEntry, SiteFile } from "../../../schema/types.ts";
import { isLanguage } from "../../lib/languageNames.ts";
import { suggest } from "../../lib/suggest.ts";
import { findingAt, type RulePage, type SiteRule } from "../../rule.ts";

const LOCALE = schema.properties.locale.properties;
const NETWORKS = schema.properties.socials.items.properties.network.examples;

/** The facts in site.yaml are consistent, and what they name exists. */
export const siteFacts: SiteRule = (pages, { site: { value }, unpublished }) => {
  if (!value) return [];
  const { locale, phones, services } = value;
  const at = (path: Path, message: ProblemMessage | undefined) => findingAt("site.yaml", path, message);
  return [
    ...wrongNames(locale),
    ...Object.entries(phones).flatMap(([name, number]) => at(["phones", name], otherForm(number, locale))),
    ...services.flatMap((service, index) => at(["services", index], withoutPage(service))),
    ...misspeltNetworks(value),
    ...wrongEndings(value, [...pages, ...unpublished]),
  ];
};

function wrongNames({ timeZone, currency, country, language }: Locale): Finding[] {
  const currencies = Intl.supportedValuesOf("currency");
  const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return [
    isTimeZone(timeZone) ? [] : noSuch("timeZone", "time zone", timeZone, Intl.supportedValuesOf("timeZone")),
    currencies.includes(currency) ? [] : noSuch("currency", "currency", currency),
    countries.of(country) ? [] : noSuch("country", "country", country),
    isLanguage(language) ? [] : noSuch("language", "language", language),
  ].flat();
}

function noSuch(entry: keyof typeof LOCALE, kind: string, value: string, known: string[] = []): Finding[] {
  const meant = suggest(value, known);
  const message = `There is no ${kind} called '${value}'.${meant === undefined ? "" : ` Did you mean '${meant}'?`}`;
  const wrong = { code: "not-allowed", message, hint: LOCALE[entry].description, replacement: meant };
  return findingAt("site.yaml", ["locale", entry], wrong);
}

function otherForm(number: string, { phone }: Locale): ProblemMessage | undefined {
  if (new RegExp(`^${writtenPattern(phone)}$`).test(number)) return undefined;
  const meant = inWrittenForm(number, phone);
  const message = `'${number}' is not written as locale.phone says, so nobody could tap on it in a text.`;
  const hint = meant
    ? `Write it as ${meant}`
    : `Write it as ${phone.written.join(" or ")}, a digit for each 0; or add its form to 'written' there.`;
  return { code: "wrong-phone", message, hint, replacement: meant };
}

function withoutPage({ name, page, where }: ServiceEntry): ProblemMessage | undefined {
  const list = where.find((one) => one !== "form");
  if (page !== undefined || list === undefined) return undefined;
  const message = `'${name}' has no page, so the ${list} cannot name it.`;
  const hint = `Add its page (page: /services/…), or take ${list} out of 'where'.`;
  return { code: "missing-property", message, hint };
}

/** Findings for misspelled social networks: each would show a letter in place of its icon. */
function misspeltNetworks({ socials = [] }: SiteFile): Finding[] {
  return socials.flatMap(({ network }, index) => {
    const meant = NETWORKS.includes(network) ? undefined : suggest(network, NETWORKS);
    if (meant === undefined) return [];
    const message = `There is no icon for a network called '${network}'. Did you mean '${meant}'?`;
    const hint = "Otherwise visitors see its first letter.";
    const wrong = { code: "not-allowed", severity: "warning", message, hint, replacement: meant } as const;
    return findingAt("site.yaml", ["socials", index, "network"], wrong);
  });
}

function wrongEndings({ services }: SiteFile, pages: readonly RulePage[]): Finding[] {
  const names = new Set(pages.map(({ url }) => url.split("/").at(-1) ?? ""));
  return services.flatMap(({ name, endings = [] }, index) =>
    endings.flatMap((ending, at) => {
      const isRight = [slugFor(name), ...names].some((one) => one.endsWith(ending)); // own slug: pages may come later
      if (isRight) return [];
      const meant = suggest(ending, [...names]);
      const message = `No page's address ends in '${ending}'.${meant ? ` Did you mean '${meant}'?` : ""}`;
      const hint = "Take it away, or write how its pages' addresses end.";
      const fix = meant ? { replacement: meant } : ({ hint, remove: true } as const);
      const wrong = { code: "not-allowed", severity: "warning", message, ...fix } as const;
      return findingAt("site.yaml", ["services", index, "endings", at], wrong);
    }),
  );
}

/** A number in the written form of `style` that has as many digits; undefined if there is none. */
function inWrittenForm(number: string, { code, trunk = "", written }: PhoneStyle): string | undefined {
  const digits = number.replace(/\D/g, "");
  const atHome = digits.replace(new RegExp(`^${code}`), trunk);
  for (const all of [digits, atHome]) {
    const form = written.find((one) => one.split("0").length === all.length + 1);
    const left = [...all];
    if (form) return form.replace(/0/g, () => left.shift() ?? "");
  }
  return undefined;
}
