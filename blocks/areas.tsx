import type { City } from "../content/lib/named.ts";
import type { BlockOf, CityGroup } from "../content/resolve/forms.ts";
import { Card } from "./parts/Card.tsx";
import { LanguageMark, Link, useLanguageOf } from "./parts/links/Link.tsx";
import { linkAttributes } from "./parts/links/linkAttributes.ts";
import { PostalCodeField } from "./parts/PostalCodeField.tsx";
import { Section } from "./parts/Section.tsx";
import { useWords } from "./parts/text/Words.ts";

/** The cities we serve: cards for primary ones, links for the others. */
export function Areas({ cities, groups, tier, postalCode, form, ...section }: BlockOf<"areas">) {
  const words = useWords();
  return (
    <Section {...section}>
      {postalCode && form && (
        <PostalCodeField action={postalCode} id="zip" form={form} words={words.postalCode} />
      )}
      {tier === "primary" ? (
        <ul className="cards lg:grid-cols-3">
          {cities.map((city) => (
            <Card key={city.url} card={cardOf(city, words.cards.more)} look="index" />
          ))}
        </ul>
      ) : groups.length ? (
        <Groups groups={groups} />
      ) : (
        <ul className="grid gap-x-8 sm:grid-cols-2 sm:max-lg:*:last:odd:col-span-2 lg:grid-cols-3">
          {cities.map(({ name, url }) => (
            <li key={url} data-item className="border-t border-line">
              <AreaLink name={name} url={url} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function AreaLink({ name, url }: Pick<City, "name" | "url">) {
  return (
    <a
      {...linkAttributes(url)}
      className="flex justify-between py-4 font-medium text-heading hover:text-brand"
      hrefLang={useLanguageOf(url)}
    >
      {name}
      <LanguageMark href={url} />
      <span aria-hidden>→</span>
    </a>
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
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </details>
  ));
}

/** A card with the first three features and all specialties. */
function cardOf({ name, description, features, specialties, url }: City, label: string) {
  const link = { label, href: url };
  return { title: name, description, features: features?.slice(0, 3), tasks: specialties, link };
}
