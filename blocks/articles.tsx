import type { BlockOf } from "../content/resolve/forms.ts";
import { Link, useLanguageOf } from "./parts/links/Link.tsx";
import { ACROSS_PHONES, Picture } from "./parts/pictures/Picture.tsx";
import { Section } from "./parts/Section.tsx";

/** A list of articles, newest first. */
export function Articles({ articles, pick, ...section }: BlockOf<"articles">) {
  if (articles.length === 0) return null;
  const look = pick === "recent" ? "rows" : "cards";
  return (
    <Section {...section}>
      <ul className={LISTS[look]}>
        {articles.map((article, index) => (
          <ArticleCard
            key={article.url}
            article={article}
            look={look}
            priority={pick === "featured" && index === 0}
          />
        ))}
      </ul>
    </Section>
  );
}

const LISTS = { cards: "cards lg:grid-cols-3", rows: "article-rows" };

/** The `sizes` of pictures: each is drawn wider than its box, which crops its sides. */
const SIZES = {
  cards: `(min-width: 1024px) 24rem, (min-width: 768px) 45vw, ${ACROSS_PHONES}`,
  rows: "(min-width: 768px) 19rem, 10rem",
};

interface ArticleCardProps {
  article: BlockOf<"articles">["articles"][number];
  look: keyof typeof LISTS;
  /** Loads first: on phones it is on the first screen of the blog. */
  priority: boolean;
}

function ArticleCard({ article, look, priority }: ArticleCardProps) {
  const { url, title, excerpt, category, date, day, readTime, picture } = article;
  const lang = useLanguageOf(url); // also the language of the texts, which come from the article
  return (
    <li data-item className="group relative flex flex-col overflow-hidden">
      {picture && (
        <Picture
          picture={picture}
          priority={priority}
          sizes={SIZES[look]}
          className="grow-slowly aspect-[3/2] w-full object-cover"
        />
      )}
      <div className="flex grow flex-col gap-2 pt-5">
        <p lang={lang} className="text-small font-semibold text-brand">
          {category}
        </p>
        <h3 className="text-title">
          <Link
            href={url}
            className="after:absolute after:inset-0 group-hover:underline decoration-1 underline-offset-4"
          >
            {lang ? <span lang={lang}>{title}</span> : title}
          </Link>
        </h3>
        <p lang={lang}>{excerpt}</p>
        <p className="mt-auto flex flex-wrap gap-x-4 pt-2 text-small text-quiet">
          <time dateTime={date}>{day}</time>
          <span>{readTime}</span>
        </p>
      </div>
    </li>
  );
}
