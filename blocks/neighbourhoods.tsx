import type { BlockOf } from "../content/types.ts";
import { linkAttributes } from "./parts/linkAttributes.ts";
import { Coast } from "./parts/pictures/Coast.tsx";
import { Section } from "./parts/Section.tsx";

/** Names of places in columns, with the coast beside them where the block asks for it. */
export function Neighbourhoods({ neighbourhoods, coast, ...section }: BlockOf<"neighbourhoods">) {
  return (
    <Section {...section}>
      <div className={coast && "grid gap-12 *:min-w-0 lg:grid-cols-[5fr_6fr] lg:gap-20"}>
        <ul
          className={`columns-[9rem] sm:columns-2 [column-gap:clamp(20px,4vw,64px)] ${coast ? "" : "lg:columns-3"}`}
        >
          {neighbourhoods.map(({ name, href }) => (
            <li
              key={name}
              data-item
              className="flex break-inside-avoid items-center gap-3 border-b border-line py-3 text-heading"
            >
              {href ? (
                <a
                  {...linkAttributes(href)}
                  className="underline decoration-line underline-offset-4 hover:decoration-current"
                >
                  {name}
                </a>
              ) : (
                name
              )}
            </li>
          ))}
        </ul>
        {coast && <Coast chart={coast} />}
      </div>
    </Section>
  );
}
