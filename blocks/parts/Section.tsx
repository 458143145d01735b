import type { ReactNode } from "react";
import type { ResolvedPicture } from "../../content/resolve/forms.ts";
import type { Block } from "../../schema/types.ts";
import { GROUNDS } from "./grounds.ts";
import { Caption } from "./pictures/Caption.tsx";
import { ACROSS_PHONES, Picture } from "./pictures/Picture.tsx";
import { Paragraph } from "./text/RichText.tsx";

interface Heading {
  eyebrow?: string;
  heading?: string;
  intro?: string;
}

interface SectionProps extends Heading {
  type: Block["type"];
  id?: string;
  tone?: "plain" | "deep";
  /** A picture beside the section, up to the edge of the page. */
  picture?: ResolvedPicture;
  /** On large screens, puts the heading beside the content, unless there is a picture. */
  beside?: boolean;
  children: ReactNode;
}

/** The prominence of a section: sets the size of its heading and the space around it. */
type Weight = keyof typeof SIZES;

const SIZES = { major: "text-major", section: "text-section", minor: "text-minor" };
const WEIGHTS: Partial<Record<Block["type"], Weight>> = {
  cardGrid: "major",
  areas: "major",
  packages: "major",
  testimonials: "major",
  steps: "major",
  beforeAfter: "major",
  articles: "minor",
};

/** The frame of most blocks: a section with its mark and a heading above its content. */
export function Section({ type, id, tone = "plain", picture, beside, children, ...texts }: SectionProps) {
  const weight = WEIGHTS[type] ?? "section";
  const heading = <SectionHeading {...texts} size={SIZES[weight]} />;
  return (
    <section data-block={type} data-mark id={id} className={`relative ${GROUNDS[tone]} space-${weight}`}>
      {picture ? (
        <Pictured picture={picture}>
          {heading}
          {children}
        </Pictured>
      ) : (
        <div className={beside ? "page-width grid lg:grid-cols-[5fr_7fr] lg:gap-20" : "page-width"}>
          {heading}
          {beside ? <div>{children}</div> : children}
        </div>
      )}
    </section>
  );
}

/** The eyebrow, heading and intro of a section; nothing if it has none of them. */
function SectionHeading({ eyebrow, heading, intro, size }: Heading & { size: string }) {
  if (!heading && !intro && !eyebrow) return null;
  return (
    <div className="marked mb-6 max-w-4xl lg:mb-12">
      {eyebrow && <p className="mb-3 text-small font-semibold text-brand">{eyebrow}</p>}
      {heading && <h2 className={size}>{heading}</h2>}
      <Paragraph text={intro} className="mt-4 max-w-2xl text-lead lg:mt-5" />
    </div>
  );
}

/** The `sizes` of pictures: a wide one is drawn wider than its box, which crops its sides. */
const PICTURE_SIZES = {
  tall: `(min-width: 1024px) min(42vw, 44rem), (min-width: 768px) 100vw, ${ACROSS_PHONES}`,
  wide: `(min-width: 1024px) 74vw, (min-width: 768px) 119vw, ${ACROSS_PHONES}`,
};

/** A section's text beside a picture that extends to the edge of the page. Tall pictures get a narrower column. */
function Pictured({ picture, children }: { picture: ResolvedPicture; children: ReactNode }) {
  const shape = picture.height > picture.width ? "tall" : "wide";
  return (
    <div className={`pictured ${shape}`}>
      <figure>
        <Picture picture={picture} sizes={PICTURE_SIZES[shape]} />
        <Caption picture={picture} />
      </figure>
      <div>{children}</div>
    </div>
  );
}
