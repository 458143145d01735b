import type { BlockOf } from "../content/types.ts";
import { ActionLinks, ROW } from "./parts/ActionLink.tsx";
import { ArticleMeta, ShareLinks } from "./parts/article/ArticleMeta.tsx";
import { Picture } from "./parts/Picture.tsx";
import { Coast } from "./parts/place/Coast.tsx";
import { RichText } from "./parts/RichText.tsx";

/** The top of a page: over a picture it fills the screen; without one it is a quiet title. */
export function Hero(block: BlockOf<"hero">) {
  if (block.coast) return <ChartHero {...block} coast={block.coast} />;
  return block.picture ? <PictureHero {...block} picture={block.picture} /> : <PlainHero {...block} />;
}

function PictureHero({
  picture,
  ...block
}: BlockOf<"hero"> & { picture: NonNullable<BlockOf<"hero">["picture"]> }) {
  return (
    <section
      data-block="hero"
      id={block.id}
      className="relative isolate flex min-h-[34rem] items-end overflow-hidden bg-lagoon on-deep md:min-h-[min(46rem,82svh)]"
    >
      <Picture
        picture={picture}
        sizes="100vw"
        priority
        className="absolute inset-0 -z-20 size-full object-cover"
      />
      <div className="hero-scrim absolute inset-0 -z-10" />
      <div className="page-width py-14 md:py-20">
        {block.offer && (
          <p className="mb-6 inline-block rounded-full bg-white px-4 py-1.5 text-small font-semibold text-lagoon">
            {block.offer}
          </p>
        )}
        <HeroText {...block} />
        <TrustRow items={block.trustItems} />
      </div>
    </section>
  );
}

function ChartHero({ coast, ...block }: BlockOf<"hero"> & { coast: NonNullable<BlockOf<"hero">["coast"]> }) {
  return (
    <section data-block="hero" id={block.id} className="coast-hero">
      <div className="py-8 md:py-14">
        <HeroText {...block} />
        <TrustRow items={block.trustItems} />
      </div>
      <Coast chart={coast} priority />
    </section>
  );
}

function PlainHero(block: BlockOf<"hero">) {
  return (
    <section data-block="hero" id={block.id} className="page-width pt-8 last:pb-24 md:pt-14">
      {block.article && <ArticleMeta article={block.article} />}
      <HeroText {...block} />
      {block.article && <ShareLinks share={block.article.share} />}
      <TrustRow items={block.trustItems} />
    </section>
  );
}

function HeroText({ eyebrow, heading, intro, actions, article }: BlockOf<"hero">) {
  return (
    <>
      {eyebrow && <p className="mb-4 font-semibold text-brand">{eyebrow}</p>}
      <h1 className={`max-w-4xl ${article ? "text-section" : "text-hero"}`}>{heading}</h1>
      {intro && (
        <p className="mt-5 max-w-2xl text-lead">
          <RichText text={intro} />
        </p>
      )}
      <ActionLinks actions={actions} className={`mt-8 ${ROW}`} />
    </>
  );
}

function TrustRow({ items }: { items: BlockOf<"hero">["trustItems"] }) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-10 grid grid-cols-[auto_auto] gap-x-7 gap-y-2 border-t border-line pt-5 text-small font-medium text-heading sm:flex">
      {items.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
