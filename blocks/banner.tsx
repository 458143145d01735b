import type { BlockOf } from "../content/resolve/forms.ts";
import { ActionLinks, ROW } from "./parts/links/ActionLink.tsx";
import { Icon } from "./parts/pictures/Icon.tsx";
import { Paragraph } from "./parts/text/RichText.tsx";

/** A slim band with one message and its buttons. Only emergencies are red. */
export function Banner({ id, eyebrow, heading, intro, icon, actions, emergency, tone }: BlockOf<"banner">) {
  const ground = emergency
    ? "bg-emergency on-red"
    : tone === "deep"
      ? "bg-deep on-deep"
      : "border-y border-line";
  return (
    <section data-block="banner" id={id} className={`mt-10 lg:mt-16 ${ground}`}>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-6 py-10 lg:py-12">
        <div className="flex max-w-2xl gap-5">
          {icon && <Icon name={icon} className="mt-1 size-9 text-heading" />}
          <div>
            {eyebrow && <p className="mb-1 text-small font-semibold">{eyebrow}</p>}
            <h2 className="text-minor">{heading}</h2>
            <Paragraph text={intro} className="mt-2" />
          </div>
        </div>
        <ActionLinks actions={actions} className={`w-full sm:w-auto ${ROW}`} />
      </div>
    </section>
  );
}
