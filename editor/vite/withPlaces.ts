import type { ValidPage } from "../../content/compile/forms.ts";
import { isMapping, valueAt } from "../../content/lib/data.ts";
import type { Data } from "../../renderer/+data.ts";
import type { SiteFile } from "../../schema/types.ts";
import type { MarkedContent } from "./markedContent.ts";
import { marked, placed, showMarks, withMarksOf } from "./marks.ts";

/** Marks the texts in the data of a page with the places where they are written. */
export function withPlaces(data: Data, page: ValidPage, content: MarkedContent): Data {
  const made = content.resolved(page);
  const { socials, phones, locale } = data.site; // components choose icons and dial numbers by them
  const { call, otherLanguages, breadcrumbs, blocks } = data.page;
  const shown = { call, otherLanguages, breadcrumbs, blocks };
  return {
    ...data,
    finish: (html) => showMarks(html, (href, language) => placeOfLink(content.business, href, language)),
    site: { ...carried(data.site, made.site, content), socials, phones, locale },
    page: { ...data.page, ...carried(shown, made.page, content) },
  };
}

/** Returns data with the marks of the same data made of marked texts. */
function carried<T>(data: T, from: unknown, content: MarkedContent): T;
function carried(data: unknown, from: unknown, content: MarkedContent): unknown {
  if (typeof data === "string") return typeof from === "string" ? withMarksOf(from, data) : data;
  if (Array.isArray(data)) return data.map((item, index) => carried(item, valueAt(from, [index]), content));
  if (!isMapping(data)) return data;
  const entries = Object.entries(data).map(([key, item]) => {
    if (isBare(key, item, data)) return [key, item];
    const place = content.unmarked(key, data);
    const isUnmarked = place !== undefined && typeof item === "string";
    return [key, isUnmarked ? marked(item, place) : carried(item, valueAt(from, [key]), content)];
  });
  return Object.fromEntries(entries);
}

/** Whether components need a text bare: a hero's size depends on its length, and a phone is written in other forms. */
function isBare(key: string, item: unknown, { type }: Record<string, unknown>): boolean {
  if (key === "heading") return type === "hero";
  return key === "label" && !/\p{L}/u.test(String(item));
}

/** Returns where a link's target is written: a phone, the email, a language or a social network. */
function placeOfLink(site: SiteFile | undefined, href: string, language?: string): string | undefined {
  const { phones = {}, business, languages = [], socials = [] } = site ?? {};
  const dialled = href.startsWith("tel:") ? href.replace(/\D/g, "") : undefined;
  const [phone] =
    Object.entries(phones).find(([, number]) => dialled?.endsWith(String(number).replace(/\D/g, ""))) ?? [];
  if (phone) return placed("site.yaml", ["phones", phone]);
  if (href === `mailto:${business?.email}`) return placed("site.yaml", ["business", "email"]);
  const code = languages.findIndex((one) => one.code === language);
  if (code >= 0) return placed("site.yaml", ["languages", code, "name"]);
  const network = socials.findIndex(({ url }) => url === href);
  return network < 0 ? undefined : placed("site.yaml", ["socials", network, "network"]);
}
