import type { ComponentProps } from "react";
import type { ResolvedPicture } from "../../../content/resolve/forms.ts";
import { useWords } from "../text/Words.ts";
import { Picture } from "./Picture.tsx";

interface DiptychProps extends Omit<ComponentProps<typeof Picture>, "picture"> {
  before: ResolvedPicture;
  after: ResolvedPicture;
}

/** What is visible: all of "before", half of each, or all of "after". */
const PLACES = ["before", "half", "after"] as const;

/** Two pictures of one view, before and after. Three radio buttons move the line between them, without a script. */
export function Diptych({ before, after, sizes, priority, className = "" }: DiptychProps) {
  const words = useWords().pictures;
  return (
    <fieldset className={`diptych ${className}`}>
      <legend className="sr-only">{words.move}</legend>
      <div className="diptych-line">
        {PLACES.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={`line-${before.src}`}
              value={value}
              defaultChecked={value === "half"}
              className="sr-only"
            />
            {words[value]}
          </label>
        ))}
      </div>
      <div className="diptych-view">
        <Picture picture={before} sizes={sizes} priority={priority} />
        <div className="diptych-after">
          <Picture picture={after} sizes={sizes} priority={priority} />
        </div>
        {before.illustration && (
          <small className="absolute top-3 end-3 bg-white px-3 py-1 text-small text-heading">
            {words.illustration}
          </small>
        )}
      </div>
    </fieldset>
  );
}
