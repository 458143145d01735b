// Pages as blocks and the renderer get them. Types only.
import type {
  ArticleEntry,
  Block,
  CardGridBlock,
  ContactCard,
  Links,
  Office,
  PageFile,
  PhoneStyle,
  Picture,
  ServiceEntry,
  SiteFile,
  Social,
  TrustItem,
  Words,
} from "../../schema/types.ts";
import type { Chart } from "../chart/chart.ts";
import type { Nearest } from "../chart/nearest.ts";
import type { AddressByLanguage, Languages } from "../languages/languages.ts";
import type { City, CitySummary, NamedLink } from "../lib/named.ts";
import type { PostalForm } from "../lib/postalCodes.ts";
import type { Embedding } from "../lib/providers.ts";
import type { PageLocation } from "../survey/forms.ts";
import type { Addresses } from "../survey/pageKind.ts";
import type { Drawing, Theme } from "../theme/theme.ts";

/** The site data that the links of a page need. */
export interface LinkData extends Pick<Frame, "keyAddresses" | "language" | "languages"> {
  /** The mark after a link to a page that exists only in the main language. */
  mark: string;
  /** The key of the page's service, which its links to the quote form choose there. */
  service?: string;
}

/** A link from a page to another language. */
export interface LanguageLink {
  code: string;
  /** Its name in the language itself. */
  name: string;
  href: string;
  /** If the page is missing in that language: what the link leads to instead, in that language. */
  note?: string;
}

/** Cities under one heading: a county, or a letter. */
export type CityGroup = { heading: string; cities: NamedLink[] };

/** An article as lists of articles and its own header show it. */
export interface Article extends ArticleEntry {
  url: string;
  title: string;
  /** The minutes that it takes to read; `readTime` is the same in words: "18 min read". */
  minutes: number;
  readTime: string;
  /** Its date in long form: March 18, 2025. */
  day: string;
  share: NamedLink[];
}

/** An office with all that a visitor needs to reach it. */
export interface OfficeDetails extends Office {
  /** Its key in site.yaml, as main. */
  key: string;
  call: NamedLink;
  /** The line of its address that names the city. */
  cityLine: string;
  /** The page of its city; left out on that page. */
  cityLink?: NamedLink;
  hours: string;
  directions: string;
}

/** A contact card to render; a card that listed the offices has been replaced by one per office. */
export type TitledCard = Omit<ContactCard, "offices"> & { title: string };

/** A service to choose: its key in links, its name in requests in the main language, and its label if that differs. */
export type ServiceChoice = { key: string; name: string; label?: string };

/** The page that a block is on: its address, and its article or city if it has one. */
export interface BlockContext {
  url: string;
  listsOffices: boolean;
  /** The places on it that links can lead to. */
  anchors: ReadonlySet<string>;
  article?: Article;
  place?: City;
  /** Spatial index of the site's cities; undefined if the theme has no chart. */
  nearest?: Nearest;
}

/** What a block shows beyond its own YAML, filled in from the site and from other pages. */
export interface Additions {
  /** Urgent if its first button calls a phone that is answered day and night. */
  hero: { trustItems: TrustItem[]; isUrgent?: boolean; article?: Article; drawnChart?: Chart };
  cardGrid: { look: NonNullable<CardGridBlock["look"]>; cardDrawings: (Drawing | undefined)[] };
  chart: { drawnChart?: Chart };
  prose: { stills?: Picture[] };
  steps: { cities: NamedLink[]; drawn?: Drawing; stepDrawings: (Drawing | undefined)[] };
  /** If there are many cities, only their names, in groups. */
  areas: { cities: City[]; groups: CityGroup[]; form?: PostalForm };
  postalCodes: {
    rows: { code: string; cities: NamedLink[]; call: NamedLink }[];
    call: NamedLink;
    page: string;
    form: PostalForm;
    /** How numbers in its texts are written. */
    dialled: PhoneStyle;
    /** Only on pages in other languages than the main one. */
    links?: LinkData;
    words: Words["postalCode"];
  };
  offices: { offices: OfficeDetails[] };
  testimonials: { days?: (string | undefined)[] };
  contactCards: { cards: TitledCard[] };
  map: { place: OfficeDetails; embed: string; isListed: boolean };
  embed: { embedding: Embedding };
  cta: { picture?: Picture; email: string };
  articles: { articles: Article[] };
  quoteForm: {
    /** Suggestions for the location; if there are too many for a page, `citiesFile` holds them instead. */
    cities: NamedLink[];
    citiesFile?: string;
    services: ServiceChoice[];
    /** The last of the choices; sent if none was chosen. */
    other: ServiceChoice;
    /** The language code of the page; a browser that translates it reports another one. */
    language: string;
    /** What customers ask about, in the form that it has within a sentence. */
    subject: string;
    call: NamedLink;
    email: string;
    /** Whether that number takes text messages. */
    takesTexts: boolean;
    /** When we are open, and how soon requests are answered then. */
    hours: Pick<SiteFile["hours"], "text" | "reply">;
    conversion?: string;
    words: Words["form"];
  };
  form: Pick<Additions["quoteForm"], "language" | "call" | "email" | "hours" | "conversion"> & {
    words: Words["form"] & Words["forms"];
  };
  /** `subject` is what customers ask about, in the form that it has within a sentence. */
  newsletter: { call: NamedLink; subject: string; provider?: string; words: Words["newsletter"] };
}

type BlockType = Block["type"];

/** A picture across the page above a block, on some screens or all. */
type Band = { band?: Picture; bandOn?: "phones" | "wide" | "all" };

/** The blocks by type, with their additions. */
type ResolvedBlocks = {
  [T in BlockType]: Extract<Block, { type: T }> & Band & (T extends keyof Additions ? Additions[T] : unknown);
};

/** Any block, with its additions. */
export type ResolvedBlock = ResolvedBlocks[BlockType];

/** site.yaml, with its words, and defaults for what it leaves out. */
export interface WholeSiteFile extends Omit<SiteFile, "languages"> {
  /** The code of its language, without the country: en for en-US. */
  language: string;
  /** All languages of the site, the main one first. */
  languages: Languages;
  words: Words;
  links: Links;
  socials: Social[];
  trust: TrustItem[];
}

/** What every page shows: the business, and the lists of header and footer, which do not grow with the business. */
export interface Frame extends WholeSiteFile {
  theme: Theme;
  /** The current year in the business's time zone. */
  year: number;
  officeList: OfficeDetails[];
  /** The locales of the pages, as en-US, by language code, the main one first. */
  locales: Readonly<Record<string, string>>;
  /** The address of the article feed in its language; undefined if that has no article. */
  feed?: string;
  /** The addresses of pages that every page links to, in its language. */
  keyAddresses: Record<"home" | keyof Addresses, string>;
  /** The cities that every page names: all if they are few, else the primary ones and the link to all. */
  areas: NamedLink[];
  /** Links to the service pages that the business record and the footer list; labels are those of the breadcrumbs. */
  serviceLinks: Record<"record" | "footer", NamedLink[]>;
  /** The legal pages, with their breadcrumbs as labels, or else their titles. */
  legalLinks: NamedLink[];
}

/** The business, and all lists that a page can show. */
export interface Site extends Frame {
  /** The services, in order, and the name of any other service, in the main language: that of requests. */
  requested: { services: ServiceEntry[]; other: string };
  cities: City[];
  articles: Article[];
}

/** A picture with its size and its versions, known only to the code that makes the versions. */
export interface ResolvedPicture extends Picture {
  /** The size of the file itself, in pixels. */
  width: number;
  height: number;
  /** The address of the version that every browser supports. */
  address: string;
  /** Undefined if the picture is too narrow to have any. */
  versions?: PictureVersions;
  /** The versions for small screens: of its `mobile` picture, else of a square crop. */
  mobileVersions?: PictureVersions;
}

/** The versions of a picture in each format, as the `srcset` attribute lists them. */
export type PictureVersions = Record<"avif" | "webp", string>;

/** Adds to a picture its size and its versions; with `crop`, also those of a square crop for phones. */
export type PictureOf = (picture: Picture, options?: { crop: boolean }) => ResolvedPicture;

/** Data as components receive it: with each picture resolved. */
export type WithPictures<T> = T extends Picture
  ? ResolvedPicture
  : T extends object
    ? { [K in keyof T]: WithPictures<T[K]> }
    : T;

/** A block of one type, as its component receives it. */
export type BlockOf<T extends BlockType> = WithPictures<ResolvedBlocks>[T];

/** Any block, as its component receives it. */
export type PageBlock = BlockOf<BlockType>;

/** The phone that a page dials, and when it is answered. */
export interface PageCall extends NamedLink {
  hours: string;
  isAlways: boolean;
}

/** A page with everything that its blocks show filled in: the input of rendering. Plain data. */
export interface Page
  extends WithPictures<Omit<PageFile, "blocks">>,
    Pick<PageLocation, "url" | "kind" | "file" | "language"> {
  /** Its addresses that search engines may list, by language code; empty unless it has several. */
  translations: AddressByLanguage;
  otherLanguages: LanguageLink[];
  breadcrumbs: NamedLink[];
  place?: CitySummary;
  /** The service that it is about: its name if site.yaml has one, and its key in links to the form if that lists it. */
  service?: { name?: string; key?: string };
  /** The phone that its header, menu and phone bar dial. */
  call: PageCall;
  blocks: PageBlock[];
  shareImage: string;
}
