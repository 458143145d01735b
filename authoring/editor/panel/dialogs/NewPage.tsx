import { type ComponentProps, useState } from "react";
import type { Geo } from "../../../../schema/types.ts";
import type { NewThing } from "../../contract.ts";
import { useForm } from "../context.ts";
import { Obstacles } from "../ErrorBanner.tsx";
import { CoastPoint } from "../fields/GeoField.tsx";
import { Dialog } from "./Dialog.tsx";

const THINGS: Record<NewThing, string> = {
  article: "An article",
  service: "A service page",
  page: "Another page",
  city: "A city, with all its pages",
};

/** Asks what a new page is called, and makes it as a draft. */
export function NewPage({ onClose }: { onClose(): void }) {
  const { choices, run } = useForm();
  const [kind, setKind] = useState<NewThing>("article");
  const [wish, setWish] = useState<Typed>({ title: "" });
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const box: Box = (name) => ({
    id: `new-${name}`,
    className: "text",
    value: wish[name] ?? "",
    onChange: ({ target }) => setWish({ ...wish, [name]: target.value }),
  });
  async function make(): Promise<void> {
    setBusy(true);
    const city = wish.city || (kind === "city" ? choices.cities[0]?.slug : undefined);
    await run({ ...wish, do: "make", kind, city, geo: pointIn(wish) }).catch(setError);
    setBusy(false);
  }
  return (
    <Dialog title="New page" small onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <label htmlFor="new-kind">What is it?</label>
        <select
          id="new-kind"
          className="text"
          value={kind}
          onChange={({ target }) => setKind(isThing(target.value) ? target.value : "page")}
        >
          {Object.entries(THINGS).map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
        <label htmlFor="new-title">{kind === "city" ? "The city’s name" : "Its title"}</label>
        <input {...box("title")} required />
        {kind === "service" && (
          <>
            <label htmlFor="new-city">Where</label>
            <select {...box("city")}>
              <option value="">Everywhere: a service of its own</option>
              <CityOptions />
            </select>
          </>
        )}
        {kind === "city" ? (
          <NewCityFields box={box} wish={wish} onWish={setWish} />
        ) : (
          <>
            <label htmlFor="new-description">What search results say of it (70 to 160 letters)</label>
            <textarea {...box("description")} />
          </>
        )}
        <p className="help">It starts as a draft: nobody sees it before you say so.</p>
        <Obstacles error={error} />
        <div className="tools">
          <button type="submit" className="save" disabled={busy}>
            {busy ? "One moment …" : "Make it"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function isThing(kind: string): kind is NewThing {
  return kind in THINGS;
}

/** What is typed, by the names of the boxes. */
interface Typed extends Partial<Record<"description" | "city" | "county" | "zipCodes", string>> {
  title: string;
  latitude?: string;
  longitude?: string;
}

/** Returns the attributes of a box by its name. */
type Box = (name: keyof Typed) => Pick<ComponentProps<"input">, "id" | "className" | "value"> & {
  onChange(event: { target: { value: string } }): void;
};

interface NewCityFieldsProps {
  box: Box;
  wish: Typed;
  onWish(wish: Typed): void;
}

/** The fields of a new city. Everything else is edited on its pages. */
function NewCityFields({ box, wish, onWish }: NewCityFieldsProps) {
  const { latitude = "", longitude = "" } = wish;
  const degrees = { type: "number", step: "any" } as const;
  return (
    <>
      <label htmlFor="new-city">Start from the pages of</label>
      <select {...box("city")}>
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
function CityOptions() {
  return useForm().choices.cities.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
}

/** Returns the typed point, once both numbers are there. */
function pointIn({ latitude = "", longitude = "" }: Typed): Geo | undefined {
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}
