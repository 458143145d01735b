import type { PageInterface } from "../../../content/forms.ts";
import { findingAt, type SiteRule } from "../../rule.ts";

/** A package has one price on all pages of a city, and one on all pages of no city. Reported at the later page. */
export const prices: SiteRule = (pages) => {
  const first = new Map<string, PageInterface["prices"][number] & { file: string }>();
  return pages.flatMap(({ file, language, citySlug = "", prices: own }) =>
    own.flatMap((one) => {
      const key = `${language} ${citySlug} ${one.name.toLowerCase()}`;
      const known = first.get(key) ?? { ...one, file };
      first.set(key, known);
      if (plain(known.price) === plain(one.price)) return [];
      const message = `'${one.name}' costs '${one.price}' here, and '${known.price}' in ${known.file}.`;
      const hint = "Write one price in both places, or give one of the two another name.";
      return findingAt(file, one.path, { code: "wrong-price", severity: "warning", message, hint });
    }),
  );
};

function plain(price: string): string {
  return price.replace(/[\s,]/g, "").toLowerCase();
}
