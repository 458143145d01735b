// What a survey finds out: the first form of content. Types only.
import type { Languages } from "../languages/languages.ts";
import type { Scope } from "../lib/data.ts";
import type { ContentFile } from "../read/files.ts";
import type { NamedAddresses, PageKind } from "./pageKind.ts";

/** What is known of a page from the location of its file. */
export interface PageLocation {
  /** Path from the project's root, with forward slashes. */
  file: string;
  /** Its canonical path, as /services. */
  url: string;
  kind: PageKind;
  language: string;
  /** The address of the page that it translates; for a page in the main language, its own. */
  original: string;
  citySlug?: string;
}

/** Whether visitors see a page: now, from a future day on, no more, or not until somebody publishes it. */
export type Publication = { state: "published" | "draft" | "ended" } | { state: "scheduled"; day: string };

/** A page's file, and what is known of it before it is compiled. */
export interface SurveyedPage extends PageLocation {
  bytes: Uint8Array | undefined;
  publication: Publication;
  /** Of a translation, the page that it translates, and the file that the checker compares both by. */
  translated?: { original: SurveyedPage; record: ContentFile | undefined };
}

/** The number of cities, in total and by tier. */
export type CityCounts = Record<"all" | "primary" | "additional", number>;

/** All files, and what addresses and heads say of the pages. */
export interface Survey extends NamedAddresses {
  root: string;
  /** The day that decides which pages are published, as 2026-12-01. */
  today: string;
  /** Hash of the code that compiles and checks files. */
  code: string;
  languages: Languages;
  siteFile: ContentFile;
  themeFile: ContentFile;
  wordsFiles: ContentFile[];
  pages: SurveyedPage[];
  hubs: PageWithHead[];
  /** The published pages in the main language; unpublished ones too while drafts are shown. */
  counted: PageLocation[];
  /** The number of published cities; unpublished ones count too while drafts are shown. */
  cityCounts: CityCounts;
}

/** A page's address, and its head: the data above its blocks. */
export type PageWithHead = PageLocation & { head: Scope };
