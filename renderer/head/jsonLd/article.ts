import type { BlogPosting } from "schema-dts";
import type { Page, Site } from "../../../content/types.ts";
import { idOf, mention } from "./ids.ts";

/** An article of the blog; none for other pages. */
export function articleNodes(site: Site, { url, title, article, keywords, modified }: Page): BlogPosting[] {
  if (!article) return [];
  const { business } = site;
  const minutes = Number.parseInt(site.articles.find((other) => other.url === url)?.readTime ?? "1", 10);
  return [
    {
      "@type": "BlogPosting",
      "@id": idOf(site, "article", url),
      headline: title,
      description: article.excerpt,
      image: business.url + (article.picture ? `/images/${article.picture.src}` : "/og-image.jpg"),
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
