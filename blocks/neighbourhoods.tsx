import type { BlockOf } from "../content/resolve/forms.ts";
import { Link } from "./parts/links/Link.tsx";
import { Section } from "./parts/Section.tsx";

/** Names of places in columns. */
export function Neighbourhoods({ neighbourhoods, ...section }: BlockOf<"neighbourhoods">) {
  return (
    <Section {...section}>
      <ul className="columns-[9rem] sm:columns-2 lg:columns-3 [column-gap:clamp(20px,4vw,64px)]">
        {neighbourhoods.map(({ name, href }) => (
          <li
            key={name}
            data-item
            className="flex break-inside-avoid items-center gap-3 border-b border-line py-3 text-heading"
          >
            {href ? (
              <Link
                href={href}
                className="underline decoration-line underline-offset-4 hover:decoration-current"
              >
                {name}
              </Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
