import { commonEnds } from "../../../checker/lib/commonEnds.ts";
import type { Path } from "../../../content/lib/data.ts";
import { useForm } from "../context.ts";
import { CommandButton } from "../controls.tsx";
import { fieldId } from "../focus.ts";

/** The original of a translated text, above its field. If it has changed since, shows both versions. */
export function OriginalOf({ path }: { path: Path }) {
  const { original } = useForm();
  const id = fieldId(path);
  const found = original?.texts.find((text) => fieldId(text.path) === id);
  if (!original || !found) return null;
  const { text, was, isUnknown } = found;
  const { code: lang, language } = original;
  const isChanged = was !== undefined;
  return (
    <div id={`${id}-original`} className={isChanged ? "original changed" : "original"}>
      <small>{isChanged ? `The ${language} has changed since this was translated.` : language}</small>
      {isChanged ? <Versions was={was} text={text} lang={lang} /> : <p lang={lang}>{text}</p>}
      {(isChanged || isUnknown) && (
        <CommandButton command={{ do: "translated", path: found.path }}>
          {isUnknown ? `This says what the ${language} says` : "The translation is right"}
        </CommandButton>
      )}
    </div>
  );
}

/** The old and new version of a text, with the difference marked. */
function Versions({ was, text, lang }: { was: string; text: string; lang: string }) {
  const [before, now] = [partsOf(was), partsOf(text)];
  const [first, last] = commonEnds(before, now);
  const around = (parts: string[], Mark: "del" | "ins") => (
    <dd lang={lang}>
      {parts.slice(0, first).join("")}
      <Mark>{parts.slice(first, parts.length - last).join("")}</Mark>
      {parts.slice(parts.length - last).join("")}
    </dd>
  );
  return (
    <dl>
      <dt>was</dt>
      {around(before, "del")}
      <dt>is</dt>
      {around(now, "ins")}
    </dl>
  );
}

/** Splits a text into words and the whitespace between them. */
function partsOf(text: string): string[] {
  return text.trim().split(/(\s+)/);
}
