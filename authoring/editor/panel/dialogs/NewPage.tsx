import { type ComponentProps, useState } from "react";
import type { Geo } from "../../../../schema/types.ts";
import type { Choices } from "../../contract.ts";
import type { Made, NewThing } from "../../made.ts";
import { ask } from "../api.ts";
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

interface NewPageProps {
  onMade(words: string, made: Made): void;
  onClose(): void;
}

/** Asks what a new page is called, and makes it as a draft. */
export function NewPage({ onMade, onClose }: NewPageProps) {
  const { choices } = useForm();
  const [kind, setKind] = useState<NewThing>("article");
  const [wish, setWish] = useState<Wish>({});
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const box = (name: string) => ({
    id: `new-${name}`,
    className: "text",
    value: wish[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => setWish({ ...wish, [name]: target.value }),
  });
  async function make(): Promise<void> {
    setBusy(true);
    await ask("make", { ...filledIn(wish, choices), kind, geo: pointIn(wish) }).then(
      (made) => onMade(`“${wish.title}” was made`, made),
      setError,
    );
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

/** Returns the typed values. The city to copy is the first one unless another is chosen. */
function filledIn(wish: Wish, { cities: [first] }: Choices): Wish {
  const all = Object.entries({ from: first?.slug, ...wish });
  return Object.fromEntries(all.filter(([, value]) => value !== ""));
}

function isThing(kind: string): kind is NewThing {
  return kind in THINGS;
}

/** The typed values of a new page, by field name. */
type Wish = Partial<Record<string, string>>;

interface NewCityFieldsProps {
  /** Returns the attributes of a form control by its name. */
  box(name: string): Pick<ComponentProps<"input">, "id" | "className" | "value"> & {
    onChange(event: { target: { value: string } }): void;
  };
  wish: Wish;
  onWish(wish: Wish): void;
}

/** The fields of a new city. Everything else is edited on its pages. */
function NewCityFields({ box, wish, onWish }: NewCityFieldsProps) {
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
function CityOptions() {
  return useForm().choices.cities.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
}

/** Returns the typed point, once both numbers are there. */
function pointIn({ latitude = "", longitude = "" }: Wish): Geo | undefined {
  return latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
}
