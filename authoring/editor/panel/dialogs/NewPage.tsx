import { useEffect, useRef, useState } from "react";
import type { Geo } from "../../../../schema/types.ts";
import type { Choices, Made, NewThing } from "../../contract.ts";
import { ask } from "../api.ts";
import { CoastPoint } from "../fields/GeoField.tsx";
import { Obstacles } from "./Obstacles.tsx";

const THINGS: Record<NewThing, string> = {
  article: "An article",
  service: "A service page",
  page: "Another page",
  city: "A city, with all its pages",
};

interface NewPageProps {
  choices: Choices;
  onMade(made: Made): void;
  onClose(): void;
}

/** Asks what a new page is called, and makes it as a draft. */
export function NewPage({ choices, onMade, onClose }: NewPageProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [kind, setKind] = useState<NewThing>("article");
  const [wish, setWish] = useState<Record<string, string>>({});
  const [geo, setGeo] = useState<Geo>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const box = (name: string) => ({
    id: `new-${name}`,
    className: "text",
    value: wish[name] ?? "",
    onChange: ({ target }: { target: { value: string } }) => setWish({ ...wish, [name]: target.value }),
  });
  async function make(): Promise<void> {
    setBusy(true);
    const from = wish.from ?? choices.cities[0]?.slug;
    const entries = Object.entries({ ...wish, from }).filter(([, value]) => value !== "");
    await ask("make", { ...Object.fromEntries(entries), kind, geo, title: wish.title ?? "" }).then(
      onMade,
      setError,
    );
    setBusy(false);
  }
  return (
    <dialog ref={dialog} className="chooser small" aria-label="New page" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <h2>New page</h2>
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
              <Cities choices={choices} />
            </select>
          </>
        )}
        {kind === "city" ? (
          <>
            <label htmlFor="new-from">Start from the pages of</label>
            <select {...box("from")}>
              <Cities choices={choices} />
            </select>
            <label htmlFor="new-county">County</label>
            <input {...box("county")} placeholder="Miami-Dade County" />
            <label htmlFor="new-zipCodes">Zip codes</label>
            <input {...box("zipCodes")} placeholder="33129, 33131" inputMode="numeric" />
            <Point geo={geo} onGeo={setGeo} />
          </>
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
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </form>
    </dialog>
  );
}

function Cities({ choices: { cities } }: { choices: Choices }) {
  return cities.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {name}
    </option>
  ));
}

/** The point of a new city, in numbers or on the map. */
function Point({ geo, onGeo }: { geo: Geo | undefined; onGeo(geo: Geo): void }) {
  const number = (name: keyof Geo) => ({
    id: `new-${name}`,
    className: "text",
    type: "number",
    step: "any",
    value: geo?.[name] ?? "",
    onChange: ({ target }: { target: { valueAsNumber: number } }) =>
      Number.isNaN(target.valueAsNumber) ||
      onGeo({ latitude: 25.76, longitude: -80.19, ...geo, [name]: target.valueAsNumber }),
  });
  return (
    <>
      <label htmlFor="new-latitude">Degrees north</label>
      <input {...number("latitude")} placeholder="25.7602" />
      <label htmlFor="new-longitude">Degrees east (with a minus)</label>
      <input {...number("longitude")} placeholder="-80.1959" />
      <CoastPoint geo={geo} onChoose={onGeo} />
    </>
  );
}

function isThing(kind: string): kind is NewThing {
  return kind in THINGS;
}
