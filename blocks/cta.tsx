import type { BlockOf } from "../content/resolve/forms.ts";
import { ActionLinks, isMessage, ROW } from "./parts/links/ActionLink.tsx";
import { ACROSS_PHONES, Picture } from "./parts/pictures/Picture.tsx";
import { Paragraph } from "./parts/text/RichText.tsx";

/** The most buttons that fit beside the text; more go below it, in one row. */
const BESIDE = 2;

/** The closing call to action of a page, under a picture that darkens toward its lower edge. */
export function Cta({ id, picture, actions, email, eyebrow, heading, intro }: BlockOf<"cta">) {
  const beside = actions.filter((action) => !isMessage(action)).length <= BESIDE;
  return (
    <section data-block="cta" data-mark id={id} className="closing relative bg-deep on-deep">
      {picture && (
        <Picture
          picture={picture}
          sizes={`(min-width: 768px) 100vw, ${ACROSS_PHONES}`}
          className="closing-picture"
        />
      )}
      <div className={`marked page-width pb-16 lg:pb-24 ${picture ? "" : "pt-16 lg:pt-24"}`}>
        {eyebrow && <p className="mb-3 text-small font-semibold text-brand">{eyebrow}</p>}
        <h2 className="max-w-5xl text-closing">{heading}</h2>
        <div
          className={`mt-6 grid gap-8 *:min-w-0 lg:mt-8 ${beside ? "lg:grid-cols-[minmax(24rem,1fr)_auto] lg:items-start lg:gap-20" : ""}`}
        >
          <Paragraph text={intro} className="max-w-2xl text-lead" />
          <ActionLinks
            actions={actions}
            email={email}
            className={beside ? `lg:justify-end lg:text-end ${ROW}` : ROW}
          />
        </div>
      </div>
    </section>
  );
}
