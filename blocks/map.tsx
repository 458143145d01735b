import type { BlockOf } from "../content/resolve/forms.ts";
import { filledIn } from "../schema/filledIn.ts";
import { linkAttributes } from "./parts/links/linkAttributes.ts";
import { OfficeAddress } from "./parts/OfficeAddress.tsx";
import { Icon } from "./parts/pictures/Icon.tsx";
import { Section } from "./parts/Section.tsx";
import { Filled } from "./parts/text/Filled.tsx";
import { useWords } from "./parts/text/Words.ts";

/** A map around an office. Its iframe loads nothing until a visitor opens it. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: every component is named as its type
export function Map({ place, embed, isListed, ...section }: BlockOf<"map">) {
  const words = useWords().places;
  return (
    <Section {...section}>
      <div className={isListed ? "" : "grid gap-8 lg:grid-cols-[1fr_22rem]"}>
        <details
          data-map
          className="group self-start overflow-hidden rounded-card border border-line bg-card"
        >
          <summary className="grid bg-brand-pale min-h-44 place-items-center p-8 group-open:min-h-0 group-open:p-4">
            <span className="button border border-heading bg-card text-heading">
              <Icon name="map-pin" className="size-5 text-brand" />
              <span className="group-open:hidden">{words.open}</span>
              <span className="hidden group-open:inline">{words.close}</span>
            </span>
          </summary>
          <iframe
            src={embed}
            title={filledIn(words.map, { office: place.name, city: place.city })}
            loading="lazy"
            className="block h-96 w-full"
          />
          <p className="border-t border-line p-4 text-small">
            <Filled
              text={words.noMap}
              link={
                <a {...linkAttributes(place.directions)} className="text-brand underline underline-offset-4">
                  {words.link}
                </a>
              }
              address={`${place.street}, ${place.city}`}
            />
          </p>
        </details>
        {!isListed && (
          <div>
            <h3 className="mb-3 text-title">{place.name}</h3>
            <OfficeAddress office={place} />
          </div>
        )}
      </div>
    </Section>
  );
}
