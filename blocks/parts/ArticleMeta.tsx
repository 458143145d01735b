import { useContext } from "react";
import type { Article } from "../../content/resolve/forms.ts";
import { Link, LinkContext } from "./links/Link.tsx";
import { linkAttributes } from "./links/linkAttributes.ts";
import { useWords } from "./text/Words.ts";

/** Below an article's headline: a link back to the blog, the category, date, author and reading time. */
export function ArticleMeta({ article }: { article: Article }) {
  const words = useWords().articles;
  const { blog } = useContext(LinkContext)?.keyAddresses ?? { blog: "/blog" };
  return (
    <div className="mt-6 text-small text-quiet">
      <Link href={blog} className="inline-block py-[11px] font-semibold text-brand hover:underline">
        {words.back}
      </Link>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="rounded-button bg-brand-pale px-3 py-1 font-semibold text-brand">
          {article.category}
        </span>
        <time dateTime={article.date}>{article.day}</time>
        <span>{article.author}</span>
        <span>{article.readTime}</span>
      </p>
    </div>
  );
}

/** Links to share an article, below its headline. */
export function ShareLinks({ share }: Pick<Article, "share">) {
  const words = useWords().articles;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5 text-small text-quiet print:hidden">
      {words.share}
      {share.map(({ label, href }) => (
        <a
          key={label}
          {...linkAttributes(href)}
          className="py-[11px] font-medium text-brand underline-offset-4 hover:underline"
        >
          {label}
        </a>
      ))}
    </p>
  );
}
