import { useState } from "react";
import { addressIn } from "../../../content/languages/languages.ts";
import type { MakeCommand } from "../../requestTypes.ts";
import { useForm } from "../context.ts";
import { ErrorBanner, Input, Select, useTask } from "../controls.tsx";
import { ChartPoint } from "../fields/GeoField.tsx";
import { Dialog } from "./Dialog.tsx";

const THINGS: Record<MakeCommand["kind"] | "translation", string> = {
  article: "An article",
  service: "A service page",
  page: "Another page",
  city: "A city, with all its pages",
  translation: "A page in another language",
};

const CATEGORY = "What it is about: a category, or a new one";

/** The form that creates a page, a city or a translation, as drafts. */
export function NewPage() {
  const { run, show, choices } = useForm();
  const [kind, setKind] = useState<keyof typeof THINGS>("article");
  const { busy, error, start } = useTask();
  const isEarly = kind === "city" && choices.cities.length === 0; // the cities to copy from are not loaded yet
  const isThing = (name: string): name is keyof typeof THINGS => name in THINGS;
  const isOffered = (name: string) => name !== "translation" || choices.languages.length > 1;
  function make(typed: FormData): void {
    const texts = Object.fromEntries([...typed].map(([name, text]) => [name, String(text) || undefined]));
    const { title = "", of = "", url = "", latitude, longitude, ...others } = texts;
    const geo = latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined;
    if (kind === "translation") start(() => run({ do: "translate", of, url }));
    else start(() => run({ do: "make", kind, title, ...others, geo }));
  }
  return (
    <Dialog title="New page" small onClose={show}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          make(new FormData(event.currentTarget));
        }}
      >
        <Select
          label="What is it?"
          id="new-kind"
          value={kind}
          options={Object.entries(THINGS).filter(([name]) => isOffered(name))}
          onChoose={(name) => isThing(name) && setKind(name)}
        />
        {kind === "translation" ? (
          <NewTranslation />
        ) : (
          <Input
            label={kind === "city" ? "The city’s name" : "Its title"}
            id="new-title"
            name="title"
            required
          />
        )}
        {kind === "article" && (
          <>
            <Input label={CATEGORY} id="new-category" name="category" list="categories" required />
            <datalist id="categories">
              {choices.categories.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </>
        )}
        {kind === "service" && <CitySelect label="Where" none="Everywhere: a service of its own" />}
        {kind === "city" && <NewCityFields />}
        {kind !== "city" && kind !== "translation" && (
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

const DEGREES = [
  ["latitude", "Degrees north"],
  ["longitude", "Degrees east, with a minus where it is west"],
] as const;

/** The fields of a new city. Everything else is edited on its pages. */
function NewCityFields() {
  const [point, place] = useState({ latitude: "", longitude: "" });
  const { latitude, longitude } = point;
  const isPoint = latitude !== "" && longitude !== "";
  const degrees = { type: "number", step: "any", required: latitude + longitude !== "" };
  return (
    <>
      <CitySelect label="Start from the pages of" />
      <Input label="County" id="new-county" name="county" />
      <Input label="Postal codes" id="new-postalCodes" name="postalCodes" placeholder="With commas between" />
      <fieldset className="group">
        <legend>Point on the map</legend>
        <p className="help">Both numbers, as an online map shows them, or a click on ours. It can wait.</p>
        {DEGREES.map(([name, label]) => (
          <Input
            key={name}
            {...degrees}
            label={label}
            id={`new-${name}`}
            name={name}
            value={point[name]}
            onText={(text) => place({ ...point, [name]: text })}
          />
        ))}
        <ChartPoint
          geo={isPoint && { latitude: Number(latitude), longitude: Number(longitude) }}
          onChoose={(geo) => place({ latitude: String(geo.latitude), longitude: String(geo.longitude) })}
        />
      </fieldset>
    </>
  );
}

function CitySelect({ label, none }: { label: string; none?: string }) {
  const options = useForm().choices.cities.map(({ slug, name }) => [slug, name] as const);
  const all = none === undefined ? options : [["", none] as const, ...options];
  return <Select label={label} id="new-city" name="city" options={all} />;
}

/** The fields of a new translation: its language, its original page and its address. */
function NewTranslation() {
  const { choices, file } = useForm();
  const [main, ...translated] = choices.languages;
  const [code = translated[0]?.code, setCode] = useState<string>();
  const language = translated.find((language) => language.code === code);
  const there = new Set(choices.pages.filter((page) => page.language === code).map((page) => page.original));
  const left = choices.pages.filter((page) => page.language === main?.code && !there.has(page.url));
  const [chosen, choose] = useState<string>();
  const of = (left.find(({ url }) => url === chosen) ?? left.find((page) => page.file === file) ?? left[0])
    ?.url;
  if (!language || of === undefined) return <p className="help">Every page is there already.</p>;
  const originals = left.map(({ url, title }) => [url, `${title} (${url})`] as const);
  const address = addressIn(of, language);
  const languages = translated.map((language) => [language.code, language.name] as const);
  return (
    <>
      {translated.length > 1 && (
        <Select label="Its language" id="new-language" value={code} options={languages} onChoose={setCode} />
      )}
      <Select
        label={`The page to translate into ${language.name}`}
        id="new-of"
        name="of"
        value={of}
        options={originals}
        onChoose={choose}
      />
      <Input label="Its address" key={address} id="new-url" name="url" defaultValue={address} required />
      <p className="help">
        Each text begins with TODO and the {main?.name} words, until you have translated it.
      </p>
    </>
  );
}
