import { languageAt } from "../../content/languages/languages.ts";
import type { Article, Site } from "../../content/resolve/forms.ts";
import { filledIn } from "../../schema/filledIn.ts";
import { escapeXml } from "./xml.ts";

/** feed.xml (RSS 2.0): the articles in the language of `site`, newest first. */
export function feed(site: Site): string {
  const { business, language, languages, locale, words, keyAddresses, feed: address } = site;
  const { name, url } = business;
  const isOwn = (article: Article) => languageAt(article.url, languages).code === language;
  const articles = site.articles.filter(isOwn);
  const newest = articles[0] ? `\n  <lastBuildDate>${rssDate(articles[0].date)}</lastBuildDate>` : "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
  <title>${escapeXml(filledIn(words.articles.feed, { name }))}</title>
  <link>${url}${keyAddresses.blog}</link>
  <atom:link href="${url}${address}" rel="self" type="application/rss+xml"/>
  <description>${escapeXml(business.about)}</description>
  <language>${locale.language.toLowerCase()}</language>${newest}
${articles.map((article) => item(article, url)).join("\n")}
</channel>
</rss>
`;
}

function item({ url, title, excerpt, author, category, date }: Article, origin: string): string {
  return `  <item>
    <title>${escapeXml(title)}</title>
    <link>${origin}${url}</link>
    <guid>${origin}${url}</guid>
    <description>${escapeXml(excerpt)}</description>
    <dc:creator>${escapeXml(author)}</dc:creator>
    <category>${escapeXml(category)}</category>
    <pubDate>${rssDate(date)}</pubDate>
  </item>`;
}

/** Formats a day for RSS (RFC 822), at noon UTC, so that it is the same day in nearly all time zones. */
function rssDate(day: string): string {
  return new Date(`${day}T12:00:00Z`).toUTCString();
}
