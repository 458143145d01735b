import type { BlockOf } from "../content/resolve/forms.ts";
import { Caption } from "./parts/pictures/Caption.tsx";
import { Diptych } from "./parts/pictures/Diptych.tsx";
import { ACROSS_PHONES } from "./parts/pictures/Picture.tsx";
import { Section } from "./parts/Section.tsx";

/** The same place before and after, divided by a line that the visitor can move. */
export function BeforeAfter({ before, after, ...section }: BlockOf<"beforeAfter">) {
  return (
    <Section {...section}>
      <Diptych
        before={before}
        after={after}
        sizes={`(min-width: 80rem) 80rem, (min-width: 768px) 100vw, ${ACROSS_PHONES}`}
      />
      <Caption picture={before} as="p" className="pt-3 text-small text-quiet" />
    </Section>
  );
}
