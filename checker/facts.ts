// What the checker makes of a file, and keeps of it for the checks of all files. Types only.
import type { CheckedPage, ParsedFile, ParsedPage } from "../content/compile/forms.ts";
import type { Path, PlacedValue } from "../content/lib/data.ts";
import type { AnnotatedText } from "../content/validate/annotatedTexts.ts";

/** A text that visitors read, including a picture's description or a button's label. */
export interface VisibleText extends AnnotatedText {
  /** As written in the file, with ${…} variables; `value` is what visitors read. */
  text: string;
}

/** The texts of a file. */
export interface Texts {
  /** All of them with variables filled in, each with its kind according to the schema. */
  annotatedTexts: AnnotatedText[];
  /** Those for visitors that are written in the file itself. */
  texts: VisibleText[];
}

/** A file with its texts: a page, site.yaml or a file of words/. */
export type FileWithTexts = ParsedFile & Texts;

/** A page with its texts. */
export type PageWithTexts = ParsedPage & Texts;

/** What the checks of all files need of a file. */
export interface Facts {
  /** Whether it could be read as YAML. */
  isRead: boolean;
  /** Whether reading it, filling it in or validating it found an error. */
  hasErrors: boolean;
  links: WrittenLink[];
  /** The files in public/ that it shows or links to. */
  files: AnnotatedText[];
  drawings: AnnotatedText[];
  words: SpelledWords;
  dates: PlacedValue[];
  /** The ids of its blocks and of the headings in its texts. */
  anchors: string[];
  /** Addresses mentioned above the blocks of a page with errors: they may be meant as its own. */
  mentioned: string[];
  prices: { name: string; price: string; path: Path }[];
  /** Of a city's own page, the numbers of five digits in its texts: zip codes in the United States. */
  namedPostalCodes?: PlacedValue[];
  charts: Path[];
  /** Of a city's hub, whether a comment in its file says that it was copied from another city's. */
  isCopied?: boolean;
  /** Of a city's page, what comparing cities needs of its texts: a line for each sentence that names something. */
  comparedTexts?: PlacedValue[];
  /** Of a translation, its links whose address differs from that of the original's link. */
  otherLinks?: OtherLink[];
}

/** All shingles of a city's page, each as a 32-bit hash; empty for other files. */
export type Shingles = readonly number[];

/** A page as the rules for all pages get it. */
export type RulePage = CheckedPage<Facts>;

/** A link as written in a file: a value of its own (`isWhole`), or within a text. */
export interface WrittenLink {
  href: string;
  path: Path;
  isWhole: boolean;
  /** Whether the text that holds it contains a variable. */
  isFilled?: boolean;
}

/** Words that no dictionary knows: those in a file's names, and the others, each with its first path. */
export interface SpelledWords {
  names: string[];
  unknown: { word: string; path: Path }[];
}

/** Link addresses of a value in a translation (`here`) and in its original (`there`) that may differ. */
export interface OtherLink {
  path: Path;
  here: string[];
  there: string[];
}
