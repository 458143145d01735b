import { useId } from "react";
import type { BlockOf } from "../content/resolve/forms.ts";
import { Caption } from "./parts/pictures/Caption.tsx";
import { ACROSS_PHONES, Picture } from "./parts/pictures/Picture.tsx";
import { Section } from "./parts/Section.tsx";

/** Pictures in columns, on phones in a row to swipe. A tap or Enter opens one large; no script does it. */
export function Gallery({ pictures, ...section }: BlockOf<"gallery">) {
  const id = useId();
  const idOf = (index: number) => `${id}${index}`;
  return (
    <Section {...section}>
      <ul>
        {pictures.map((picture, index) => (
          <li key={picture.src} data-item>
            <figure>
              <button type="button" popoverTarget={idOf(index)}>
                <Picture picture={picture} sizes={`(min-width: 768px) 26rem, ${ACROSS_PHONES}`} />
              </button>
              <Caption picture={picture} />
            </figure>
            <div id={idOf(index)} popover="auto">
              <figure>
                <button type="button" popoverTarget={idOf(index)} popoverTargetAction="hide">
                  <Picture picture={picture} sizes="100vw" />
                </button>
                <Caption picture={picture} />
              </figure>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
