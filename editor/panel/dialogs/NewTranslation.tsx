import { useState } from "react";
import { addressIn } from "../../../content/languages/languages.ts";
import { useForm } from "../context.ts";
import { Select } from "../controls.tsx";

/** The fields of a new translation: its language, its original page and its address. */
export function NewTranslation() {
  const { choices, file } = useForm();
  const [main, ...translated] = choices.languages;
  const [code = translated[0]?.code, setCode] = useState<string>();
  const language = translated.find((language) => language.code === code);
  const there = new Set(choices.pages.filter((page) => page.language === code).map((page) => page.original));
  const left = choices.pages.filter((page) => page.language === main?.code && !there.has(page.url));
  const open = left.find((page) => page.file === file) ?? left[0];
  const [chosen, choose] = useState<string>();
  const of = left.find(({ url }) => url === chosen)?.url ?? open?.url;
  if (!language || of === undefined) return <p className="help">Every page is there already.</p>;
  const originals = left.map(({ url, title }) => [url, `${title} (${url})`] as const);
  const address = addressIn(of, language);
  const languages = translated.map((language) => [language.code, language.name] as const);
  return (
    <>
      {translated.length > 1 && (
        <>
          <label htmlFor="new-language">Its language</label>
          <Select id="new-language" value={code} options={languages} onChoose={setCode} />
        </>
      )}
      <label htmlFor="new-of">The page to translate into {language.name}</label>
      <Select id="new-of" name="of" value={of} options={originals} onChoose={choose} />
      <label htmlFor="new-url">Its address</label>
      <input key={address} id="new-url" name="url" className="text" defaultValue={address} required />
      <p className="help">
        Each text begins with TODO and the {main?.name} words, until you have translated it.
      </p>
    </>
  );
}
