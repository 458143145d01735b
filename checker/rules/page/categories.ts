import type { PageInterface } from "../../../content/forms.ts";
import { isMapping } from "../../../content/lib/data.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import { findingAt, type SiteRule } from "../../rule.ts";

/** A category is spelled the same everywhere; otherwise its articles are not related to each other. */
export const categories: SiteRule = (pages) => {
  const articles = pages.flatMap((page) => {
    const category = categoryOf(page);
    return typeof category === "string" ? [{ file: page.file, category }] : [];
  });
  const alike = Map.groupBy(articles, ({ category }) => category.toLowerCase().replace(/\s+/g, " ").trim());
  return [...alike.values()].flatMap((all) => {
    const forms = [...Map.groupBy(all, ({ category }) => category).values()].sort(
      (a, b) => b.length - a.length,
    );
    const [usual] = forms.shift() ?? [];
    return forms
      .flat()
      .flatMap(({ file, category }) =>
        findingAt(file, ["article", "category"], usual && writtenOtherwise(category, usual)),
      );
  });
};

function categoryOf({ head: { article } }: PageInterface): unknown {
  return isMapping(article) ? article.category : undefined;
}

const writtenOtherwise = (category: string, usual: { file: string; category: string }): ProblemMessage => ({
  code: "typing",
  severity: "warning",
  message: `This category is written '${usual.category}' in ${usual.file}, so '${category}' counts as another one.`,
  hint: `Write ${usual.category}`,
  replacement: usual.category,
});
