import type { ReactNode } from "react";
import type { ResolvedPicture } from "../../content/types.ts";
import type { Block } from "../../schema/types.ts";
import { GROUNDS } from "./grounds.ts";
import { Pictured } from "./Pictured.tsx";
import { RichText } from "./RichText.tsx";

interface Heading {
  eyebrow?: string;
  heading?: string;
  intro?: string;
}

interface SectionProps extends Heading {
  type: Block["type"];
  id?: string;
  tone?: "plain" | "tint" | "deep";
  /** Stands beside all of it, to the edge of the page. */
  picture?: ResolvedPicture;
  children: ReactNode;
}

/** The frame of most blocks: a section on its ground, with its heading above what it holds. */
export function Section({ type, id, tone = "plain", picture, children, ...heading }: SectionProps) {
  const content = (
    <>
      <SectionHeading {...heading} />
      {children}
    </>
  );
  return (
    <section data-block={type} id={id} className={`${GROUNDS[tone]} py-16 lg:py-24`}>
      {picture ? (
        <Pictured picture={picture}>{content}</Pictured>
      ) : (
        <div className="page-width">{content}</div>
      )}
    </section>
  );
}

/** A section whose heading stands beside what it holds on large screens: questions, running text. */
export function SideSection({ type, id, tone = "plain", children, ...heading }: SectionProps) {
  return (
    <section data-block={type} id={id} className={`${GROUNDS[tone]} py-16 lg:py-24`}>
      <div className="page-width grid lg:grid-cols-[1fr_1.7fr] lg:gap-16">
        <SectionHeading {...heading} />
        <div>{children}</div>
      </div>
    </section>
  );
}

/** The eyebrow, heading and intro of a section; nothing where it has none. */
export function SectionHeading({ eyebrow, heading, intro }: Heading) {
  if (!heading && !intro && !eyebrow) return null;
  return (
    <div className="mb-10 max-w-3xl lg:mb-14">
      {eyebrow && <p className="mb-3 text-small font-semibold text-brand">{eyebrow}</p>}
      {heading && <h2 className="text-section">{heading}</h2>}
      {intro && (
        <p className="mt-4 max-w-2xl text-lead">
          <RichText text={intro} />
        </p>
      )}
    </div>
  );
}
