import type { ArticlesBlock, Words } from "../../schema/types.ts";
import type { ValidPage } from "../compile/forms.ts";
import { longDate } from "../lib/day.ts";
import type { NamedLink } from "../lib/named.ts";
import { countedWords } from "../lib/words.ts";
import type { Article, WholeSiteFile } from "./forms.ts";

/** The page's article as lists and its own header show it; empty if the page is no article. */
export function articleOf(
  { url, head, hero, minutes = 1 }: ValidPage,
  { business, language, locale, words }: Pick<WholeSiteFile, "business" | "language" | "locale" | "words">,
): Article[] {
  const { article, title } = head;
  if (!article) return [];
  const picture = hero.picture ?? article.picture; // the same on its page, on cards and when shared
  const day = longDate(article.date, locale.language);
  const readTime = countedWords(words.articles.readTime, minutes, language);
  const share = shareLinks(business.url + url, title, words);
  return [{ ...article, picture, url, title, minutes, readTime, day, share }];
}

/** The articles that a list shows, in the given order; at most three related ones, those of the same category first. */
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

/** Links that share an article without third-party scripts. */
function shareLinks(url: string, title: string, { articles }: Words): NamedLink[] {
  const query = (entries: Record<string, string>) => new URLSearchParams(entries).toString();
  const mail = `subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return [
    { label: articles.mail, href: `mailto:?${mail}` },
    { label: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
    { label: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
  ];
}
