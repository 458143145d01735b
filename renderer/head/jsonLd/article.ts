import type { BlogPosting } from "schema-dts";
import type { Frame, Page } from "../../../content/types.ts";
import { idOf, mention } from "./ids.ts";

/** An article of the blog; none for other pages. */
export function articleNodes(site: Frame, page: Page): BlogPosting[] {
  const { url, title, article, keywords, modified, blocks } = page;
  if (!article) return [];
  const { business } = site;
  const hero = blocks.find((block) => block.type === "hero");
  const minutes = Number.parseInt(hero?.article?.readTime ?? "1", 10);
  return [
    {
      "@type": "BlogPosting",
      "@id": idOf(site, "article", url),
      headline: title,
      description: article.excerpt,
      image: business.url + (hero?.picture ? `/images/${hero.picture.src}` : "/og-image.jpg"),
      datePublished: article.date,
      dateModified: modified ?? article.date,
      author: { "@type": "Organization", name: article.author, url: `${business.url}/about` },
      publisher: mention(site, "organization"),
      articleSection: article.category,
      keywords: keywords?.join(", "),
      timeRequired: `PT${minutes}M`,
      inLanguage: "en-US",
      mainEntityOfPage: mention(site, "webpage", url),
    },
  ];
}
