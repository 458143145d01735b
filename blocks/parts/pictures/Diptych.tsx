import type { ComponentProps } from "react";
import type { ResolvedPicture } from "../../../content/types.ts";
import { Picture } from "./Picture.tsx";

interface DiptychProps extends Omit<ComponentProps<typeof Picture>, "picture"> {
  before: ResolvedPicture;
  after: ResolvedPicture;
}

/** Where the line stands, by the words that move it there. */
const PLACES = [
  { value: "before", label: "Before" },
  { value: "half", label: "Half and half" },
  { value: "after", label: "After" },
];

/** One view, half before and half after. The line between them moves by three radio buttons, without a script. */
export function Diptych({ before, after, sizes, priority, className = "" }: DiptychProps) {
  return (
    <fieldset className={`diptych ${className}`}>
      <legend className="sr-only">Before and after: move the line</legend>
      <div className="diptych-view">
        <Picture picture={before} sizes={sizes} priority={priority} />
        <div className="diptych-after">
          <Picture picture={after} sizes={sizes} priority={priority} />
        </div>
      </div>
      <div className="diptych-line">
        {PLACES.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name={`line-${before.src}`}
              value={value}
              defaultChecked={value === "half"}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
