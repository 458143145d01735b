import { languageOf, wordsFileIn } from "../../content/lib/words.ts";
import type { Finding, ProblemMessage } from "../../content/problem.ts";
import { isLanguage } from "../lib/languageNames.ts";
import { didYouMean, suggest } from "../lib/suggest.ts";
import { findingAt, type SiteRule } from "../rule.ts";
import { recordFileOf } from "../translations/record.ts";

/** The languages in site.yaml exist, none is listed twice, and the first, without a folder, is that of its locale. */
export const languages: SiteRule = (_, { site: { value } }) => {
  const named = value?.languages ?? [];
  const main = value && languageOf(value);
  const first = "The first language is that of the pages that stand in no folder";
  return named.flatMap(({ code, folder, draft }, index) => {
    const at = (name: string[], message: ProblemMessage) =>
      findingAt("site.yaml", ["languages", index, ...name], message);
    const wrong = (name: string, message: string, hint = "Take this line away.") =>
      at([name], { code: "not-allowed", message, hint });
    if (!isLanguage(code)) {
      const hint = "Write its two or three letters, as en, es or ht.";
      return wrong("code", `There is no language called '${code}'.`, hint);
    }
    if (index === 0 && main !== code)
      return wrong("code", `${first}, and locale says that it is ${main}.`, "Put that one first.");
    if (index === 0 && folder !== undefined) return wrong("folder", `${first}.`);
    if (index === 0 && draft)
      return wrong("draft", "The first language cannot be a draft: it is that of the site.");
    if (index > 0 && folder === undefined) {
      const message = "'folder' is missing here: only the pages of the first language stand in no folder.";
      return at([], { code: "missing-property", message, hint: `Add it: folder: ${code}` });
    }
    const isTwice = named
      .slice(0, index)
      .some((one) => one.code === code || (folder && one.folder === folder));
    const message = "A language above has the same code or folder.";
    return isTwice ? at([], { code: "listed-twice", message, hint: "Give each its own." }) : [];
  });
};

/** Each language has a file of words for buttons, the form and all else around the pages' own texts. */
export const frameWords: SiteRule = (_, { languages: all, site: { value }, words }) => {
  if (!value || !isLanguage(value.locale.language)) return [];
  return all.flatMap(({ code, draft }, index) => {
    if (draft) return [];
    const file = wordsFileIn(code);
    if (words.has(file)) return [];
    const path = index === 0 ? ["locale", "language"] : ["languages", index];
    const message = `There is no file ${file}: buttons, the form and all else around the pages' texts has no words.`;
    const hint = `Copy one from words/ to ${file}, and translate it.`;
    return findingAt("site.yaml", path, { code: "no-file", message, hint });
  });
};

/** The original of a translation exists, and has no other translation in that language. */
export const originals: SiteRule = (pages, { languages, unpublished }) => {
  const [main] = languages;
  const all = [...pages, ...unpublished];
  const urls = all.filter(({ language }) => language === main.code).map(({ url }) => url);
  const known = new Set(urls);
  const first = new Map(all.toReversed().map((page) => [`${page.language} ${page.original}`, page]));
  const untranslated = new Map(
    languages.map(({ code }) => [code, urls.filter((url) => !first.has(`${code} ${url}`))]),
  );
  return pages.flatMap(({ file, language, url, original, head }): Finding[] => {
    const place = { file, path: "of" in head ? ["of"] : ["title"], code: "wrong-place" };
    if (language === main.code) {
      const message = "This page is in the main language, so it translates no other.";
      const hint = "Take this line away, or move the file into its language's folder.";
      return "of" in head ? [{ ...place, message, hint }] : [];
    }
    const owner = first.get(`${language} ${original}`);
    if (owner && owner.url !== url) {
      const message = `This translates the same page as ${owner.file}.`;
      const hint = "A page has one translation in each language: take one of the two away.";
      return [{ ...place, code: "taken-address", message, hint }];
    }
    if (known.has(original)) return [];
    if ("of" in head) {
      const message = `There is no page at ${original} to translate. ${didYouMean(original, urls)}`;
      return [{ ...place, code: "dead-link", message, replacement: suggest(original, urls) }];
    }
    const meant = suggest(original, untranslated.get(language) ?? []);
    if (meant === undefined) return []; // a page may exist in one language only
    const message = `There is no page at ${original} in the main language, and none translates ${meant}.`;
    const hint = `If it is the translation of that, rename this file, or add this line above blocks: of: ${meant}`;
    return [{ ...place, severity: "warning", message, hint }];
  });
};

/** Every file in words/translated/ belongs to a page or a file of words that exists. */
export const records: SiteRule = (pages, { unpublished, words, records }) => {
  const files = [...[...pages, ...unpublished].map(({ file }) => file), ...words.keys()];
  const known = new Set(files.map(recordFileOf));
  const message = "This says from which words a page was translated, and that page is gone.";
  const hint =
    "Delete this file. If the page has another name now, say of it that it is right: npm run translated.";
  return records
    .filter((file) => !known.has(file))
    .map((file) => ({ file, path: [], code: "unknown-original", severity: "warning", message, hint }));
};
