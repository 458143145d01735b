import type { CheckedContent } from "../../../checker/loadChecked.ts";
import { pairingOf, type Versions } from "../../../checker/translations/compare.ts";
import { rememberedWords, wordsSchema } from "../../../checker/translations/compareFiles.ts";
import type { Pairing } from "../../../checker/translations/pairs/pairs.ts";
import { readRecord, recordFileOf } from "../../../checker/translations/record.ts";
import { mainOf } from "../../../content/lib/mainOf.ts";
import { wordsFileIn } from "../../../content/lib/words.ts";
import type { ContentFile } from "../../../content/read/files.ts";
import { readOwn } from "../../../content/read/files.ts";
import { openSchemas } from "../../../content/validate/schemas.ts";

/** A translation paired with its original. */
interface BesideOriginal {
  /** The file of the original. */
  original: string;
  pairing: Pairing;
  /** The data that the translation was made from; undefined if unknown. */
  was: unknown;
}

/** Pairs a page, or the words around pages, with its original; undefined if it has none. */
export function besideOriginal(content: CheckedContent, file: string): BesideOriginal | undefined {
  return file.startsWith("words/") ? besideWords(content, file) : besidePage(content, file);
}

function besidePage({ survey, all, writtenOf }: CheckedContent, file: string): BesideOriginal | undefined {
  const translated = survey.pages.find((page) => page.file === file)?.translated;
  const [page, original] = [file, translated?.original.file].map((of) =>
    all.find((candidate) => candidate.file === of),
  );
  if (!translated || !page || !original) return undefined;
  const [own, there] = [page, original].map((page) => writtenOf(page.file).written);
  const versions = { original: there, schema: openSchemas().page.node };
  return paired(own, original.file, versions, translated.record);
}

function besideWords({ survey, business, root }: CheckedContent, file: string): BesideOriginal | undefined {
  const mainFile = wordsFileIn(survey.languages[0].code);
  const [own, main] = [file, mainFile].map((of) => business.words.get(of));
  if (!own || !main || own === main) return undefined;
  const versions = { original: rememberedWords(main, mainOf(business.sites)), schema: wordsSchema() };
  return paired(own.written, mainFile, versions, readOwn(root, recordFileOf(file)));
}

function paired(
  own: unknown,
  original: string,
  versions: Omit<Versions, "was">,
  record: ContentFile | undefined,
): BesideOriginal {
  const { was } = record ? readRecord(record) : { was: undefined };
  return { original, was, pairing: pairingOf(own, { ...versions, was }) };
}
