import { byAddress } from "../../../content/compile/interface.ts";
import type { PageInterface } from "../../../content/forms.ts";
import { languageNameOf } from "../../../content/languages/languages.ts";
import type { Finding } from "../../../content/problem.ts";
import type { SiteRule } from "../../rule.ts";
import { mainAddressOf } from "../../translations/links.ts";

/** A link in a translation leads to the same page as the link in the original, whatever its local address. */
export const translatedLinks: SiteRule = (pages, { languages, unpublished }) => {
  const known = byAddress([...pages, ...unpublished]);
  const name = languageNameOf(languages[0].code);
  return pages.flatMap(({ file, language, otherLinks = [] }) => {
    const own = languages.find(({ code }) => code === language) ?? languages[0];
    const meant = (address: string) => {
      const plain = mainAddressOf(address, own);
      return (known.get(address) ?? known.get(plain))?.original ?? plain;
    };
    return otherLinks.flatMap(({ path, here, there }): Finding[] => {
      const [led, others] = [here.map(meant), there.map(meant)];
      const extra = here.filter((_, index) => !others.includes(led[index] ?? ""));
      const missing = there.filter((_, index) => !led.includes(others[index] ?? ""));
      if (extra.length + missing.length === 0) return [];
      const hint = "Lead to the same page in all languages: it is found in each.";
      const message = messageOf(name, missing, extra);
      return [{ file, path, part: "value", needle: extra[0], code: "other-value", message, hint }];
    });
  });
};

function messageOf(name: string, missing: PageInterface["url"][], extra: PageInterface["url"][]): string {
  const [there, here] = [missing.join(" and "), extra.join(" and ")];
  if (extra.length === 0) return `The ${name} leads to ${there} here, and this does not.`;
  if (missing.length === 0) return `This leads to ${here}, and the ${name} does not.`;
  return `The ${name} leads to ${there} here, and this to ${here}.`;
}
