import type { BlockOf } from "../content/resolve/forms.ts";
import { filledIn } from "../schema/filledIn.ts";
import { Embedded } from "./parts/Embedded.tsx";
import { linkAttributes } from "./parts/links/linkAttributes.ts";
import { OfficeAddress } from "./parts/OfficeAddress.tsx";
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
        <Embedded
          src={embed}
          title={filledIn(words.map, { office: place.name, city: place.city })}
          open={words.open}
          close={words.close}
          icon="map-pin"
        >
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
        </Embedded>
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
