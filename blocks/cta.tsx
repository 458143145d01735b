import type { BlockOf } from "../content/types.ts";
import { ActionLinks } from "./parts/ActionLink.tsx";
import { Picture } from "./parts/Picture.tsx";
import { SectionHeading } from "./parts/Section.tsx";

/** A closing call to action on a picture of water. */
export function Cta({ id, picture, actions, eyebrow, heading, intro }: BlockOf<"cta">) {
  return (
    <section data-block="cta" id={id} className="relative isolate overflow-hidden bg-lagoon on-deep">
      <Picture picture={picture} sizes="100vw" className="absolute inset-0 -z-20 size-full object-cover" />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-lagoon/92 via-lagoon/80 to-lagoon/75 lg:to-lagoon/45" />
      <div className="page-width py-20 lg:py-28">
        <SectionHeading eyebrow={eyebrow} heading={heading} intro={intro} />
        <ActionLinks actions={actions} />
      </div>
    </section>
  );
}
