import { longDate } from "../../content/day.ts";
import type { Article } from "../../content/types.ts";
import { linkAttributes } from "./linkAttributes.ts";

/** Above an article's headline: the way back, its category, date, author and how long it takes to read. */
export function ArticleMeta({ article }: { article: Article }) {
  return (
    <div className="mb-6 text-small text-quiet">
      <a href="/blog" className="font-semibold text-brand hover:underline">
        ← Back to Blog
      </a>
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="rounded-full bg-brand-pale px-3 py-1 font-semibold text-brand">
          {article.category}
        </span>
        <time dateTime={article.date}>{longDate(article.date)}</time>
        <span>{article.author}</span>
        <span>{article.readTime}</span>
      </p>
    </div>
  );
}

/** Below an article's headline: ways to pass it on. */
export function ShareLinks({ share }: Pick<Article, "share">) {
  return (
    <p className="mt-6 flex flex-wrap gap-x-5 text-small text-quiet print:hidden">
      Share
      {share.map(({ label, href }) => (
        <a
          key={label}
          {...linkAttributes(href)}
          className="font-medium text-brand underline-offset-4 hover:underline"
        >
          {label}
        </a>
      ))}
    </p>
  );
}
