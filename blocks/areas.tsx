import type { BlockOf, City, CityGroup } from "../content/types.ts";
import { Card } from "./parts/Card.tsx";
import { linkAttributes } from "./parts/linkAttributes.ts";
import { Section } from "./parts/Section.tsx";

/** The cities we serve: cards for primary ones, links for the others. */
export function Areas({ cities, groups, tier, ...section }: BlockOf<"areas">) {
  return (
    <Section {...section}>
      {tier === "primary" ? (
        <ul className="cards lg:grid-cols-3">
          {cities.map((city) => (
            <Card key={city.url} card={cardOf(city)} look="index" />
          ))}
        </ul>
      ) : groups.length ? (
        <Groups groups={groups} />
      ) : (
        <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {cities.map(({ name, url }) => (
            <li key={url} data-item className="border-t border-line">
              <a
                {...linkAttributes(url)}
                className="flex justify-between py-4 font-medium text-heading hover:text-brand"
              >
                {name}
                <span aria-hidden>→</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** The names of many cities, in groups by county or first letter, each under its heading. */
function Groups({ groups }: { groups: CityGroup[] }) {
  return groups.map(({ heading, cities }) => (
    <details key={heading} className="border-t border-line">
      <summary className="py-4 text-title text-heading">
        {heading} <span className="text-small font-normal text-quiet">{cities.length}</span>
      </summary>
      <ul className="area-names">
        {cities.map(({ label, href }) => (
          <li key={href} data-item>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  ));
}

/** A card with the first three features and all specialties. */
function cardOf({ name, description, features, specialties, url }: City) {
  const link = { label: "Learn More", href: url };
  return { title: name, description, features: features?.slice(0, 3), tasks: specialties, link };
}
