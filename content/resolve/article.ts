import type { ArticlesBlock } from "../../schema/types.ts";
import type { ValidPage } from "../forms.ts";
import type { Article, NamedLink } from "../types.ts";

/** The page's article as lists and its own header show it; `origin` is the site's address; none where the page is no article. */
export function articleOf({ url, head, hero, readTime = "" }: ValidPage, origin: string): Article[] {
  const { article, title } = head;
  if (!article) return [];
  const picture = hero.picture ?? article.picture; // the same on its page, on cards and where it is shared
  return [{ ...article, picture, url, title, readTime, share: shareLinks(origin + url, title) }];
}

/** The articles that a list shows, newest first; related ones of the same category first, three at most. */
export function pickArticles(
  articles: Article[],
  pick: ArticlesBlock["pick"],
  here: Article | undefined,
): Article[] {
  if (pick !== "related")
    return articles.filter(({ featured }) => (pick === "featured") === (featured === true));
  const others = articles.filter(({ url }) => url !== here?.url);
  const same = others.filter(({ category }) => category === here?.category);
  return [...same, ...others.filter((article) => !same.includes(article))].slice(0, 3);
}

/** Links that pass an article on, without anyone's script. */
function shareLinks(url: string, title: string): NamedLink[] {
  const query = (entries: Record<string, string>) => new URLSearchParams(entries).toString();
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return [
    { label: "Email", href: `mailto:?${mail}` },
    { label: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
    { label: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
  ];
}

/** Newest first. */
export function byDate(a: Article, b: Article): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title);
}
