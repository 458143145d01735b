import type { BlockOf } from "../content/types.ts";
import { Picture } from "./parts/Picture.tsx";
import { Section } from "./parts/Section.tsx";

const SIZES = "(min-width: 72rem) 72rem, 100vw";
const LABEL =
  "button has-checked:bg-heading has-checked:text-ground has-focus-visible:outline-3 outline-brand border border-current text-heading";

/** The same pool before and after. Two radio buttons switch the pictures, without a script. */
export function BeforeAfter({ before, after, ...section }: BlockOf<"beforeAfter">) {
  const name = `pool-${before.src}`;
  return (
    <Section {...section}>
      <fieldset className="group">
        <legend className="sr-only">Show the pool</legend>
        <div className="mb-5 flex gap-3">
          <label className={LABEL}>
            <input type="radio" name={name} value="before" defaultChecked className="sr-only" />
            Before
          </label>
          <label className={LABEL}>
            <input type="radio" name={name} value="after" className="sr-only" />
            After
          </label>
        </div>
        <div className="relative overflow-hidden rounded-card">
          <Picture picture={before} sizes={SIZES} className="aspect-video w-full object-cover" />
          <div className="absolute inset-0 opacity-0 transition-opacity duration-500 group-has-[[value=after]:checked]:opacity-100">
            <Picture picture={after} sizes={SIZES} className="size-full object-cover" />
          </div>
        </div>
      </fieldset>
    </Section>
  );
}
