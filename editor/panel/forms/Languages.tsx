import { addressIn } from "../../../content/languages/languages.ts";
import { counted } from "../../../content/problem.ts";
import type { Original } from "../../contract.ts";
import { useForm } from "../context.ts";
import { Button, CommandButton } from "../controls.tsx";

/** Links to a page in other languages; for a translation, also how much of its original has changed since. */
export function Languages() {
  const { file, choices, open, original } = useForm();
  const [main] = choices.languages;
  const own = choices.pages.find((page) => page.file === file);
  const versions = choices.pages.filter((page) => page.original === own?.original);
  const others = own ? choices.languages.filter(({ code }) => code !== own.language) : [];
  return (
    <>
      {own && others.length > 0 && (
        <div className="more">
          {others.map((language) => {
            const there = versions.find((page) => page.language === language.code);
            if (there)
              return (
                <Button key={language.code} onClick={() => open({ file: there.file })}>
                  This page in {language.name}
                </Button>
              );
            if (own.language !== main?.code) return null;
            const url = addressIn(own.url, language);
            return (
              <CommandButton key={language.code} command={{ do: "translate", of: own.url, url }}>
                Translate it: {language.name}
              </CommandButton>
            );
          })}
        </div>
      )}
      {original && <ChangedSince language={original.language} texts={original.texts} />}
    </>
  );
}

/** The number of texts to review, with a button that confirms all of them as up to date. */
function ChangedSince({ language, texts }: Pick<Original, "language" | "texts">) {
  const changed = texts.filter(({ was }) => was !== undefined).length;
  const unknown = texts.filter(({ isUnknown }) => isUnknown).length;
  const since = `the ${language} has changed since. Each shows at its field what it was.`;
  const from = `nothing says from which ${language}, so that changes cannot be told.`;
  if (changed + unknown === 0) return null;
  return (
    <div className="warning">
      {changed > 0 && <p>{`${counted(changed, "text")} here: ${since}`}</p>}
      {unknown > 0 && <p>{`${counted(unknown, "text")} here: ${from}`}</p>}
      <CommandButton command={{ do: "translated" }}>The whole translation is right</CommandButton>
    </div>
  );
}
