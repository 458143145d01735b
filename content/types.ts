import type {
  ArticleEntry,
  Block,
  CardGridBlock,
  ChartCredit,
  ChartFile,
  CityEntry,
  ContactCard,
  Links,
  Office,
  PageFile,
  Picture,
  SiteFile,
  Social,
  ThemeFile,
  TrustItem,
  Words,
} from "../schema/types.ts";
import type { Dot, Label, Size } from "./chart/labels.ts";
import type { View } from "./chart/point.ts";
import type { Languages } from "./languages/languages.ts";
import type { PageKind } from "./survey/pageKind.ts";

/** A city as lists of cities show it: its entry, and where its pages are. */
export interface City extends CityEntry {
  slug: string;
  url: string;
}

/** A link by its words and where it leads. */
export interface NamedLink {
  label: string;
  href: string;
  /** The language of its words, where it is another than that of the page that shows it. */
  lang?: string;
}

/** What the links of a page know of its site. */
export interface PageLinks extends Pick<Frame, "ways"> {
  /** The language of the page. */
  language: string;
  languages: Languages;
  /** What stands behind a link to a page that is there in the main language alone. */
  mark: string;
}

/** The addresses of a page in its languages, by their letters. */
export type Addresses = Readonly<Record<string, string>>;

/** The way from a page to another language. */
export interface LanguageLink {
  code: string;
  /** What those call it who speak it. */
  name: string;
  href: string;
  /** Where the page is not there in it: what is led to instead, in its words. */
  note?: string;
}

/** A city as its own pages show it beside their texts. */
export type Place = Pick<City, "name" | "slug" | "url" | "geo" | "phone">;

/** Cities under one heading: a county, or a letter. */
export interface CityGroup {
  heading: string;
  cities: NamedLink[];
}

/** An article as lists of articles and its own header show it. */
export interface Article extends ArticleEntry {
  url: string;
  title: string;
  /** How many minutes it takes to read, and that in words: "18 min read". */
  minutes: number;
  readTime: string;
  /** Its day as people write it: March 18, 2025. */
  day: string;
  /** Ways to pass it on. */
  share: NamedLink[];
}

/** An office with all that a visitor needs to reach it. */
export interface OfficeDetails extends Office {
  /** Its name in site.yaml, as main. */
  key: string;
  call: NamedLink;
  /** The line of its address that names the city. */
  cityLine: string;
  /** The way to the page of its city. */
  cityLink: NamedLink;
  hours: string;
  /** The address of a map service's directions to it. */
  directions: string;
}

/** A card of a way to reach us; those of offices are made already. */
export type TitledCard = Omit<ContactCard, "offices"> & { title: string };

/** An SVG file as pages take it in: its shapes, and the part of the plane that they are seen in. */
export interface Drawing {
  viewBox: string;
  width: number;
  height: number;
  shapes: string;
  /** What it shows, for those who do not see it. */
  label?: string;
}

/** How the site looks: theme.yaml, and the files that it names. */
export interface Theme extends Omit<ThemeFile, "logo" | "chart"> {
  logo: Drawing | undefined;
  chart: ChartFile | undefined;
  /** Those that pages can name, by the names of their files; with words in another language, as cleaning.es. */
  drawings: Record<string, Drawing>;
}

/** A city on a chart. Its name leads to its pages, unless it is the one that the page is about. */
export interface ChartDot extends Dot {
  url?: string;
}

/** A part of a chart, laid out for a size in pixels; where there is more room, the drawing goes on around it. */
export interface ChartPart extends Size {
  view: View;
  labels: Label<ChartDot>[];
}

/** A chart of places, for large screens and for small ones. */
export interface Chart {
  picture: Picture;
  credit: ChartCredit | undefined;
  wide: ChartPart;
  narrow: ChartPart;
  /** Cities beyond its edge. */
  beyond: NamedLink[];
}

/** A service to choose from: what a request calls it, in the main language, and what its page does, where that is another. */
export interface ServiceChoice {
  name: string;
  label?: string;
}

/** What a block shows beyond its own YAML, filled in from the site and from other pages. */
export interface Additions {
  hero: { trustItems: TrustItem[]; article?: Article; drawnChart?: Chart };
  cardGrid: { look: NonNullable<CardGridBlock["look"]> };
  chart: { drawnChart?: Chart };
  steps: { cities: NamedLink[]; drawn?: Drawing; stepDrawings: (Drawing | undefined)[] };
  /** Where cities are many, their names alone, in groups. */
  areas: { cities: City[]; groups: CityGroup[] };
  zipCodes: {
    rows: { code: string; cities: NamedLink[]; call: NamedLink }[];
    call: NamedLink;
    /** The address of the page itself, where the field leads. */
    page: string;
    /** On a page in another language than the main one. */
    links?: PageLinks;
    words: Words["zip"];
  };
  offices: { offices: OfficeDetails[] };
  contactCards: { cards: TitledCard[] };
  /** Its office is listed where the page lists offices anyway. */
  map: { place: OfficeDetails; embed: string; isListed: boolean };
  cta: { picture?: Picture; email: string };
  articles: { articles: Article[] };
  quoteForm: {
    /** Suggestions for the location; where there are too many for a page, the file that holds them. */
    cities: NamedLink[];
    citiesFile?: string;
    /** The services to choose from, and how the addresses of pages end that speak of them. */
    services: (ServiceChoice & { endings: string[] })[];
    /** What is sent where none was chosen: the last of the choices. */
    other: ServiceChoice;
    /** The language of the page, by its letters: a browser that translates it says another. */
    language: string;
    /** What customers come to us with, as it stands in a sentence. */
    subject: string;
    call: NamedLink;
    email: string;
    /** How fast a request is answered. */
    reply: string;
    conversion?: string;
    words: Words["form"];
  };
  /** `subject` is what customers come to us with, as it stands in a sentence. */
  newsletter: { call: NamedLink; subject: string; provider?: string; words: Words["newsletter"] };
}

type BlockType = Block["type"];

/** The blocks by type, with what was filled in. */
type ResolvedBlocks = {
  [T in BlockType]: Extract<Block, { type: T }> & (T extends keyof Additions ? Additions[T] : unknown);
};

/** Any block, with what was filled in. */
export type ResolvedBlock = ResolvedBlocks[BlockType];

/** The business, with what its file leaves out. */
export interface WholeSiteFile extends SiteFile {
  /** What stands around the pages' own texts. */
  words: Words;
  links: Links;
  socials: Social[];
  trust: TrustItem[];
}

/** What every page shows: the business, and the lists of header and footer, which do not grow with the company. */
export interface Frame extends WholeSiteFile {
  theme: Theme;
  /** The year at the business's place. */
  year: number;
  /** The offices, in order. */
  officeList: OfficeDetails[];
  /** The languages of the pages by their letters, the main one first, each as en-US. */
  locales: Readonly<Record<string, string>>;
  /** The address of the feed of articles in its language; none where that has no article of its own. */
  feed?: string;
  /** Where every page leads, in its language. */
  ways: Record<"home" | "quote" | "services" | "areas" | "blog", string>;
  /** The cities that are named everywhere: all while they are few, else the primary ones and the way to all. */
  areas: NamedLink[];
  /** The pages of services that the business record and the footer list, by the names that breadcrumbs have for them. */
  serviceLinks: Record<"record" | "footer", NamedLink[]>;
  /** The pages of terms and privacy, by their titles. */
  legalLinks: NamedLink[];
  /** The address of the drawing of the chart, once it is made. */
  chart?: string;
}

/** The business, and all lists that a page can show. */
export interface Site extends Frame {
  /** What requests call the services, in their order, and any other: their names in the main language. */
  requested: { services: string[]; other: string };
  cities: City[];
  articles: Article[];
}

/** A picture with all that shows it: its size and its versions. Only who makes the versions knows them. */
export interface ResolvedPicture extends Picture {
  /** Of the file itself, in pixels. */
  width: number;
  height: number;
  /** Where the version is that every browser can show. */
  address: string;
  /** None of a picture too narrow to have any. */
  versions?: PictureVersions;
  /** Those of the crop for small screens. */
  mobileVersions?: PictureVersions;
}

/** The versions of a picture in each format, as the `srcset` attribute lists them. */
export type PictureVersions = Record<"avif" | "webp", string>;

/** Gives a picture its size and its versions; with `crop`, those of a square for phones too. */
export type PictureOf = (picture: Picture, options?: { crop: boolean }) => ResolvedPicture;

/** Data as components get it: each picture in it resolved. */
export type WithPictures<T> = T extends Picture
  ? ResolvedPicture
  : T extends object
    ? { [K in keyof T]: WithPictures<T[K]> }
    : T;

/** A block of one type, as its component gets it. */
export type BlockOf<T extends BlockType> = WithPictures<ResolvedBlocks>[T];

/** Any block, as its component gets it. */
export type PageBlock = BlockOf<BlockType>;

/** The phone that a page dials, and when it is answered. */
export interface PageCall extends NamedLink {
  hours: string;
  /** Whether that is day and night. */
  isAlways: boolean;
}

/** A page with everything filled in that its blocks show: what its HTML is made of. Plain data. */
export interface Page extends WithPictures<Omit<PageFile, "blocks">> {
  /** Its canonical path, as /services. */
  url: string;
  kind: PageKind;
  /** Its file, from the project's root. */
  file: string;
  /** Its language, by its letters. */
  language: string;
  /** Where search engines may list it in its languages, by their letters; nowhere where that is one alone. */
  translations: Addresses;
  /** The ways to the other languages of the site. */
  otherLanguages: LanguageLink[];
  breadcrumbs: NamedLink[];
  /** The city in whose folder it stands. */
  place?: Place;
  /** The phone that rings for this page: its header, menu and phone bar dial it. */
  call: PageCall;
  blocks: PageBlock[];
  /** The address of the picture that social networks show for it. */
  shareImage: string;
}
