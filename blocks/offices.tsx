import type { BlockOf } from "../content/resolve/forms.ts";
import { OfficeAddress } from "./parts/OfficeAddress.tsx";
import { Section } from "./parts/Section.tsx";

/** Offices as cards. */
export function Offices({ offices, ...section }: BlockOf<"offices">) {
  return (
    <Section {...section}>
      <ul className="cards">
        {offices.map((office) => (
          <li key={office.name} data-item className="border-t border-heading pt-5">
            <h3 className="mb-3 text-title">{office.name}</h3>
            <OfficeAddress office={office} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
