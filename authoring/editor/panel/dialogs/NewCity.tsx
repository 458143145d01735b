import type { ComponentProps } from "react";
import type { Geo } from "../../../../schema/types.ts";
import { useForm } from "../context.ts";
import { CoastPoint } from "../fields/GeoField.tsx";

/** What was typed of a new page, by the names of its boxes. */
export type Wish = Partial<Record<string, string>>;

interface NewCityProps {
  /** What makes a box of the form, by its name. */
  box(name: string): Pick<ComponentProps<"input">, "id" | "className" | "value"> & {
    onChange(event: { target: { value: string } }): void;
  };
  wish: Wish;
  onWish(wish: Wish): void;
}

/** What can be said of a new city at once; the rest is on its pages. */
export function NewCity({ box, wish, onWish }: NewCityProps) {
  const { latitude = "", longitude = "" } = wish;
  const degrees = { type: "number", step: "any" } as const;
  return (
    <>
      <label htmlFor="new-from">Start from the pages of</label>
      <select {...box("from")}>
        <CityOptions />
      </select>
      <label htmlFor="new-county">County</label>
      <input {...box("county")} />
      <label htmlFor="new-zipCodes">Zip codes</label>
      <input {...box("zipCodes")} placeholder="Five digits each, with commas between" />
      <fieldset className="group">
        <legend>Point on the map</legend>
        <p className="help">Both numbers, as an online map shows them, or a click on ours. It can wait.</p>
        <label htmlFor="new-latitude">Degrees north</label>
        <input {...box("latitude")} {...degrees} required={longitude !== ""} />
        <label htmlFor="new-longitude">Degrees east, with a minus where it is west</label>
        <input {...box("longitude")} {...degrees} required={latitude !== ""} />
        <CoastPoint
          geo={pointIn(wish)}
          onChoose={(geo) =>
            onWish({ ...wish, latitude: String(geo.latitude), longitude: String(geo.longitude) })
          }
        />
      </fieldset>
    </>
  );
}

/** All cities to choose one from. */
export function CityOptions() {
  return useForm().choices.cities.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
}

/** The point that was typed, once both of its numbers are there. */
export function pointIn({ latitude = "", longitude = "" }: Wish): Geo | undefined {
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}
