import type { BlockOf } from "../renderer/content/types.ts";
import { OfficeAddress } from "./parts/OfficeAddress.tsx";
import { Section } from "./parts/Section.tsx";

/** A map around an office. Its frame loads nothing before a visitor opens it. */
export function MapBlock({ place, embed, office: _, radius: __, ...section }: BlockOf<"map">) {
  return (
    <Section {...section}>
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem]">
        <details data-map className="group overflow-hidden rounded-card border border-line bg-card">
          <summary className="grid min-h-40 place-items-center p-8 text-center font-semibold text-brand marker:content-none group-open:min-h-0">
            <span className="group-open:hidden">Open the map</span>
            <span className="hidden group-open:inline">Close the map</span>
          </summary>
          <iframe
            src={embed}
            title={`Map around ${place.name}, ${place.city}`}
            loading="lazy"
            className="block h-96 w-full"
          />
        </details>
        <div>
          <h3 className="mb-3 text-title">{place.name}</h3>
          <OfficeAddress office={place} />
        </div>
      </div>
    </Section>
  );
}
