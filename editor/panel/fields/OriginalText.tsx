import { commonEnds } from "../../../content/lib/commonEnds.ts";
import type { Path } from "../../../content/lib/path.ts";
import type { Original, OriginalText } from "../../contract.ts";
import { useForm } from "../context.ts";
import { CommandButton } from "../controls.tsx";
import { fieldId } from "../focus.ts";

/** The original of a translated text, above its field. If it has changed since, shows both versions. */
export function OriginalOf({ path }: { path: Path }) {
  const { original } = useForm();
  const id = fieldId(path);
  const found = original?.texts.find((text) => fieldId(text.path) === id);
  if (!original || !found) return null;
  const { text, was } = found;
  const { code: lang, language } = original;
  return (
    <div id={`${id}-original`} className={was === undefined ? "original" : "original changed"}>
      {was === undefined ? (
        <>
          <small>{language}</small>
          <p lang={lang}>{text}</p>
        </>
      ) : (
        <>
          <small>The {language} has changed since this was translated.</small>
          <Versions was={was} text={text} lang={lang} />
        </>
      )}
      <Right original={original} found={found} />
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

/** A button that confirms a text as up to date with its original. */
function Right({ original: { language }, found }: { original: Original; found: OriginalText }) {
  const { path, was, isUnknown } = found;
  if (was === undefined && !isUnknown) return null;
  return (
    <CommandButton command={{ do: "translated", path }}>
      {isUnknown ? `This says what the ${language} says` : "The translation is right"}
    </CommandButton>
  );
}
