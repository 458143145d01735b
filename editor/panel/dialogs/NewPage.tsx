import { useState } from "react";
import type { MakeCommand } from "../../requestTypes.ts";
import { useForm } from "../context.ts";
import { ErrorBanner, Input, Options, Select, useTask } from "../controls.tsx";
import { ChartPoint } from "../fields/GeoField.tsx";
import { Dialog } from "./Dialog.tsx";
import { NewTranslation } from "./NewTranslation.tsx";

const THINGS: Record<MakeCommand["kind"] | "translation", string> = {
  article: "An article",
  service: "A service page",
  page: "Another page",
  city: "A city, with all its pages",
  translation: "A page in another language",
};

/** The form that creates a page, a city or a translation, as drafts. */
export function NewPage() {
  const { run, show, choices } = useForm();
  const [kind, setKind] = useState<keyof typeof THINGS>("article");
  const { busy, error, start } = useTask();
  const isEarly = kind === "city" && choices.cities.length === 0; // the cities to copy from are not loaded yet
  const isThing = (name: string): name is keyof typeof THINGS => name in THINGS;
  const isOffered = (name: string) => name !== "translation" || choices.languages.length > 1;
  function make(form: HTMLFormElement): void {
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name) ?? "") || undefined;
    if (kind === "translation") {
      start(() => run({ do: "translate", of: text("of") ?? "", url: text("url") ?? "" }));
      return;
    }
    const texts = {
      description: text("description"),
      category: text("category"),
      county: text("county"),
      zipCodes: text("zipCodes"),
    };
    const geo = { latitude: Number(text("latitude")), longitude: Number(text("longitude")) };
    const place = { city: text("city"), ...(text("latitude") && { geo }) };
    start(() => run({ do: "make", kind, title: text("title") ?? "", ...texts, ...place }));
  }
  return (
    <Dialog title="New page" small onClose={show}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          make(event.currentTarget);
        }}
      >
        <label htmlFor="new-kind">What is it?</label>
        <Select
          id="new-kind"
          value={kind}
          options={Object.entries(THINGS).filter(([name]) => isOffered(name))}
          onChoose={(name) => isThing(name) && setKind(name)}
        />
        {kind !== "translation" && (
          <>
            <label htmlFor="new-title">{kind === "city" ? "The city’s name" : "Its title"}</label>
            <input id="new-title" name="title" className="text" required />
          </>
        )}
        {kind === "article" && (
          <>
            <label htmlFor="new-category">What it is about: a category, or a new one</label>
            <input id="new-category" name="category" className="text" list="categories" required />
            <datalist id="categories">
              {choices.categories.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
        {kind === "service" && <CitySelect label="Where" none="Everywhere: a service of its own" />}
        {kind === "translation" ? (
          <NewTranslation />
        ) : kind === "city" ? (
          <NewCityFields />
        ) : (
          <>
            <label htmlFor="new-description">What search results say of it (70 to 160 letters)</label>
            <textarea id="new-description" name="description" className="text" />
          </>
        )}
        <p className="help">It starts as a draft: nobody sees it before you say so.</p>
        <ErrorBanner error={error} />
        <div className="tools">
          <button type="submit" className="save" disabled={busy || isEarly}>
            {busy ? "One moment …" : "Make it"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The fields of a new city. Everything else is edited on its pages. */
function NewCityFields() {
  const [{ latitude, longitude }, place] = useState({ latitude: "", longitude: "" });
  const isPoint = latitude !== "" && longitude !== "";
  const degrees = { type: "number", step: "any", required: latitude + longitude !== "" };
  return (
    <>
      <CitySelect label="Start from the pages of" />
      <label htmlFor="new-county">County</label>
      <input id="new-county" name="county" className="text" />
      <label htmlFor="new-zipCodes">Postal codes</label>
      <input id="new-zipCodes" name="zipCodes" className="text" placeholder="With commas between" />
      <fieldset className="group">
        <legend>Point on the map</legend>
        <p className="help">Both numbers, as an online map shows them, or a click on ours. It can wait.</p>
        <label htmlFor="new-latitude">Degrees north</label>
        <Input
          {...degrees}
          id="new-latitude"
          name="latitude"
          value={latitude}
          onText={(text) => place({ latitude: text, longitude })}
        />
        <label htmlFor="new-longitude">Degrees east, with a minus where it is west</label>
        <Input
          {...degrees}
          id="new-longitude"
          name="longitude"
          value={longitude}
          onText={(text) => place({ latitude, longitude: text })}
        />
        <ChartPoint
          geo={isPoint && { latitude: Number(latitude), longitude: Number(longitude) }}
          onChoose={(geo) => place({ latitude: String(geo.latitude), longitude: String(geo.longitude) })}
        />
      </fieldset>
    </>
  );
}

function CitySelect({ label, none }: { label: string; none?: string }) {
  const { cities } = useForm().choices;
  const options = cities.map(({ slug, name }) => [slug, name] as const);
  return (
    <>
      <label htmlFor="new-city">{label}</label>
      <select id="new-city" name="city" className="text">
        <Options options={none === undefined ? options : [["", none], ...options]} />
      </select>
    </>
  );
}
