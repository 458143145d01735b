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
      className="page-width with-aside title-only items-end pb-4 last:pb-24"
    >
      <div className="self-start">
        <Headline {...block} />
      </div>
      <div>
        <Words {...block} />
      </div>
    </section>
  );
}

function PictureHero({ picture, ...block }: Having<"picture">) {
  const { id, eyebrow, heading, intro, actions, isUrgent, offer, trustItems, after } = block;
  const layout = layoutFor(picture);
  const sizes = heroSizes(picture, false);
  return (
    <section data-block="hero" id={id} className={`hero hero-${layout}`}>
      <div className="hero-first">
        <div className="hero-title">
          <Headline eyebrow={eyebrow} heading={heading} />
        </div>
        {after ? (
          <Diptych before={picture} after={after} sizes={sizes} priority className="hero-picture" />
        ) : (
          <Picture picture={picture} sizes={sizes} priority className="hero-picture" />
        )}
        <div aria-hidden className="hero-line motif-edge" />
        {(actions || offer) && (
          <div className="hero-actions">
            <ActionLinks actions={actions} urgent={isUrgent} />
            {offer && <p className="mt-3 font-medium text-heading">{offer}</p>}
          </div>
        )}
      </div>
      <Paragraph text={intro} className="hero-words max-w-2xl text-lead text-heading" />
      <Trust items={trustItems} className="hero-words hero-trust" />
      <Caption picture={picture} as="p" className="hero-caption" />
    </section>
  );
}

function ChartHero({ drawnChart, ...block }: Having<"drawnChart">) {
  return (
    <section data-block="hero" id={block.id}>
      <div className="chart-hero">
        <div className="pb-6 lg:pb-0">
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
    <section data-block="hero" id={block.id} className="page-width pb-4">
      <div className="with-aside gap-y-8">
        <div>
          <Headline {...block} />
          <Words {...block} />
          <ArticleMeta article={article} />
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

/**
 * The page's headline, its first line at the same height on every page; what stands above it takes no room. Its
 * letters are so large that a name of three words, kept together elsewhere, is wider than its column.
 */
function Headline({ eyebrow, heading }: Pick<HeroBlock, "eyebrow" | "heading">) {
  return (
    <>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h1 className="max-w-5xl">{heading.replaceAll("\u00a0", " ")}</h1>
    </>
  );
}

function Words({ intro, actions, isUrgent, offer, trustItems }: HeroBlock) {
  return (
    <>
      <Paragraph text={intro} className="mt-6 max-w-2xl text-lead text-heading" />
      <ActionLinks actions={actions} urgent={isUrgent} className={`mt-8 ${ROW}`} />
      {offer && <p className="mt-3 font-medium text-heading">{offer}</p>}
      <Trust items={trustItems} className="mt-8" />
    </>
  );
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
