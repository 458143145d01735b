import type { BlogPosting, BreadcrumbList, FAQPage, Graph, Thing, WebPage } from "schema-dts";
import { unjoined } from "../../../content/lib/joiner.ts";
import { plainText } from "../../../content/markdown/tree.ts";
import type { Frame, Page } from "../../../content/resolve/forms.ts";
import { businessNodes, organizationNode, websiteNode } from "./business.ts";
import { idOf, mention, websiteId } from "./ids.ts";
import { jobNode } from "./jobs.ts";
import { cityNode, mappedArea } from "./places.ts";
import { serviceNode, writtenName } from "./services.ts";

/** Functions that each return the nodes of one kind that describe a page; undefined if it has none. */
const PAGE_NODES: ((site: Frame, page: Page) => Thing | Thing[] | undefined)[] = [
  webPageNode,
  breadcrumbNode,
  cityNode,
  mappedArea,
  serviceNode,
  faqNode,
  articleNode,
  jobNode,
];

/** The structured data of a page (schema.org): one graph, whose nodes refer to each other by @id. */
export function structuredData(site: Frame, page: Page): Graph {
  const business = page.kind === "home" ? businessNodes(site) : []; // search engines want an address with each
  const everywhere = [organizationNode(site), ...business, websiteNode(site)];
  const here = page.kind === "notFound" ? [] : PAGE_NODES.flatMap((nodeOf) => nodeOf(site, page) ?? []);
  return { "@context": "https://schema.org", "@graph": [...everywhere, ...here] };
}

/** Serializes a graph for a script element. `<` is escaped, so that no content can close the element. */
export function toJsonLd(graph: Graph): string {
  return unjoined(JSON.stringify(graph)).replaceAll("<", "\\u003c");
}

/** The page itself: the site it is part of, and what it is about. */
function webPageNode(site: Frame, page: Page): WebPage {
  const { url, title, description, schema = "WebPage", article, modified, breadcrumbs } = page;
  return {
    "@type": schema,
    "@id": idOf(site, "webpage", url),
    url: site.business.url + url,
    name: title,
    description,
    inLanguage: site.locale.language,
    isPartOf: { "@id": websiteId(site) },
    translationOfWork: originalOf(site, page),
    about: mention(site, "business"),
    primaryImageOfPage: pictureOf(site, page),
    datePublished: article?.date,
    dateModified: modified ?? article?.date,
    breadcrumb: breadcrumbs.length ? mention(site, "breadcrumb", url) : undefined,
  };
}

/** The page that a page in another language translates; undefined for pages in the main language. */
function originalOf(site: Frame, { language, translations }: Page): WebPage["translationOfWork"] {
  const [main] = site.languages;
  const original = translations[main.code];
  return language === main.code || original === undefined ? undefined : mention(site, "webpage", original);
}

/** The breadcrumbs from the home page to a page; the page's own is written, even where the visible one is its address. */
function breadcrumbNode(site: Frame, page: Page): BreadcrumbList | undefined {
  const { url, breadcrumbs } = page;
  if (breadcrumbs.length === 0) return undefined;
  return {
    "@type": "BreadcrumbList",
    "@id": idOf(site, "breadcrumb", url),
    itemListElement: breadcrumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: href === url ? writtenName(page) : label,
      item: site.business.url + href,
    })),
  };
}

function pictureOf({ business }: Frame, { blocks: [hero] }: Page): WebPage["primaryImageOfPage"] {
  if (hero?.type !== "hero" || !hero.picture) return undefined;
  const { src, alt } = hero.picture;
  return { "@type": "ImageObject", url: `${business.url}/images/${src}`, caption: alt };
}

/** An article of the blog. */
function articleNode(site: Frame, page: Page): BlogPosting | undefined {
  const { url, title, article, keywords, modified, blocks } = page;
  if (!article) return undefined;
  const { business } = site;
  const hero = blocks.find((block) => block.type === "hero");
  const minutes = hero?.article?.minutes ?? 1;
  return {
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
    inLanguage: site.locale.language,
    mainEntityOfPage: mention(site, "webpage", url),
  };
}

/** All questions on a page, in one node. */
function faqNode(site: Frame, { url, blocks }: Page): FAQPage | undefined {
  const questions = blocks.flatMap((block) => (block.type === "faq" ? block.questions : []));
  if (questions.length === 0) return undefined;
  return {
    "@type": "FAQPage",
    "@id": idOf(site, "faq", url),
    isPartOf: mention(site, "webpage", url),
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}
