import { nameOf } from "../../../content/lib/data.ts";
import { didYouMean, suggest } from "../../../content/lib/suggest.ts";
import type { FileRule } from "../../rule.ts";
import { writtenTexts } from "../../texts/fileTexts.ts";

/** Every phone and office that a file names is in site.yaml. Skipped if site.yaml is invalid. */
export const names: FileRule = ({ file, source, annotatedTexts }, { site }) =>
  writtenTexts({ source, annotatedTexts }, ["phone", "office"]).flatMap(({ holds, value, path }) => {
    const group = holds === "phone" ? "phones" : "offices";
    const known = Object.keys(site?.[group] ?? {});
    if (!site || known.includes(value)) return [];
    const digits = (text: string) => text.replace(/\D/g, "");
    const called = Object.entries(site.phones).find(([, number]) => digits(number) === digits(value));
    const meant = suggest(value, known) ?? (holds === "phone" ? called?.[0] : undefined);
    const message = `${nameOf(path)} cannot be '${value}'. ${didYouMean(meant ?? value, known)}`;
    const hint = meant ? undefined : `Or add it to site.yaml, under ${group}:`;
    const about = `${group}.${value}`;
    return [{ file, path, code: "not-allowed", message, hint, about, replacement: meant }];
  });
