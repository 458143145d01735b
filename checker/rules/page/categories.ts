import { isMapping } from "../../../content/lib/data.ts";
import { findingAt, type SiteRule } from "../../rule.ts";

/** A category is spelled the same everywhere; otherwise its articles are not related to each other. */
export const categories: SiteRule = (pages) => {
  const articles = pages.flatMap(({ file, head: { article } }) => {
    const category = isMapping(article) ? article.category : undefined;
    return typeof category === "string" ? [{ file, category }] : [];
  });
  const alike = Map.groupBy(articles, ({ category }) => category.toLowerCase().replace(/\s+/g, " ").trim());
  return [...alike.values()].flatMap((all) => {
    const forms = Map.groupBy(all, ({ category }) => category);
    const [[usual] = [], ...others] = [...forms.values()].sort((a, b) => b.length - a.length);
    if (!usual) return [];
    const { category: replacement, file: there } = usual;
    return others.flat().flatMap(({ file, category }) => {
      const message = `This category is written '${replacement}' in ${there}, so '${category}' counts as another one.`;
      const hint = `Write ${replacement}`;
      const wrong = { code: "typing", severity: "warning", message, hint, replacement } as const;
      return findingAt(file, ["article", "category"], wrong);
    });
  });
};
