import type { BlockOf } from "../content/resolve/forms.ts";
import { ArticleMeta, ShareLinks } from "./parts/ArticleMeta.tsx";
import { ActionLinks, ROW } from "./parts/links/ActionLink.tsx";
import { Caption } from "./parts/pictures/Caption.tsx";
import { ChartFigure } from "./parts/pictures/ChartFigure.tsx";
import { Diptych } from "./parts/pictures/Diptych.tsx";
import { heroSizes, layoutFor } from "./parts/pictures/heroSizes.ts";
import { Picture } from "./parts/pictures/Picture.tsx";
import { Paragraph } from "./parts/text/RichText.tsx";

type HeroBlock = BlockOf<"hero">;

/** A hero in which one optional property is present. */
type Having<Key extends "article" | "drawnChart" | "picture"> = HeroBlock & Required<Pick<HeroBlock, Key>>;

/**
 * The top of a page: its headline with a chart or a wide picture; without either, or on an article, a plain title.
 */
export function Hero(block: HeroBlock) {
  if (block.article) return <ArticleHero {...block} article={block.article} />;
  if (block.drawnChart) return <ChartHero {...block} drawnChart={block.drawnChart} />;
  if (block.picture) return <PictureHero {...block} picture={block.picture} />;
  return (
    <section
      data-block="hero"
      id={block.id}
      className="page-width with-aside items-end pt-6 pb-4 last:pb-24 md:pt-12"
    >
      <div>
        <Headline {...block} />
      </div>
      <div>
        <Words {...block} />
      </div>
    </section>
  );
}

function PictureHero({ picture, ...block }: Having<"picture">) {
  const { id, eyebrow, heading, intro, actions, offer, trustItems, after } = block;
  const layout = layoutFor(picture);
  const sizes = heroSizes(picture, false);
  return (
    <section data-block="hero" id={id} className={`hero hero-${layout}`}>
      <div className="hero-first">
        <h1 className={`hero-title ${sizeFor(heading)}`}>{heading}</h1>
        {after ? (
          <Diptych before={picture} after={after} sizes={sizes} priority className="hero-picture" />
        ) : (
          <Picture picture={picture} sizes={sizes} priority className="hero-picture" />
        )}
        <div aria-hidden className="hero-line motif-edge" />
        {(actions || offer) && (
          <div className="hero-actions">
            <ActionLinks actions={actions} urgent />
            {offer && <p className="mt-3 font-medium text-heading md:text-small">{offer}</p>}
          </div>
        )}
      </div>
      {(eyebrow || intro || picture.illustration) && (
        <div className="hero-words max-w-2xl">
          {eyebrow && <p className="mb-2 text-small font-semibold text-brand">{eyebrow}</p>}
          <Paragraph text={intro} className="text-lead text-heading" />
          <Caption picture={picture} as="p" className="mt-3 text-small" />
        </div>
      )}
      <Trust items={trustItems} className="hero-words hero-trust" />
    </section>
  );
}

function ChartHero({ drawnChart, ...block }: Having<"drawnChart">) {
  return (
    <section data-block="hero" id={block.id}>
      <div className="chart-hero">
        <div className="pt-4 pb-6 lg:pt-14 lg:pb-0">
          <Headline {...block} />
        </div>
        <ChartFigure chart={drawnChart} />
        <div>
          <Words {...block} />
        </div>
      </div>
      <div aria-hidden className="motif-edge" />
    </section>
  );
}

function ArticleHero({ article, picture, ...block }: Having<"article">) {
  return (
    <section data-block="hero" id={block.id} className="page-width pt-6 pb-4 md:pt-12">
      <ArticleMeta article={article} />
      <div className="with-aside gap-y-8">
        <div>
          <Headline {...block} size={block.heading.length > LONG_TITLE ? "text-hero-long" : "text-hero"} />
          <Words {...block} />
          <ShareLinks share={article.share} />
        </div>
        {picture && (
          <figure>
            <Picture
              picture={picture}
              sizes={heroSizes(picture, true)}
              priority
              className="aspect-[3/2] w-full object-cover lg:mt-3 lg:aspect-square"
            />
            <Caption picture={picture} className="pt-3 text-small text-quiet" />
          </figure>
        )}
      </div>
    </section>
  );
}

function Headline({ eyebrow, heading, size }: HeroBlock & { size?: string }) {
  return (
    <>
      {eyebrow && <p className="mb-3 text-small font-semibold text-brand lg:mb-5">{eyebrow}</p>}
      <h1 className={`max-w-5xl ${size ?? sizeFor(heading)}`}>{heading}</h1>
    </>
  );
}

function Words({ intro, actions, offer, trustItems }: HeroBlock) {
  return (
    <>
      <Paragraph text={intro} className="mt-6 max-w-2xl text-lead text-heading" />
      <ActionLinks actions={actions} urgent className={`mt-8 ${ROW}`} />
      {offer && <p className="mt-3 font-medium text-heading md:text-small">{offer}</p>}
      <Trust items={trustItems} className="mt-8" />
    </>
  );
}

const LONG_TITLE = 54;

/** The text size of a headline: the shorter the text, the larger. */
function sizeFor({ length }: string): string {
  if (length <= 30) return "text-hero-short";
  return length <= LONG_TITLE ? "text-hero" : "text-hero-long";
}

function Trust({ items, className }: { items: HeroBlock["trustItems"]; className: string }) {
  if (items.length === 0) return null;
  return (
    <ul className={`trust ${className}`}>
      {items.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
