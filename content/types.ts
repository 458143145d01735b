import type {
  ArticleEntry,
  Block,
  CardGridBlock,
  CityEntry,
  ContactCard,
  Office,
  PageFile,
  Picture,
  QuoteRequest,
  SiteFile,
} from "../schema/types.ts";
import type { Dot, Label, Size } from "./chart/labels.ts";
import type { View } from "./chart/point.ts";
import type { PageKind } from "./pageKind.ts";

/** A city as lists of cities show it: its entry, and where its pages are. */
export interface City extends CityEntry {
  slug: string;
  url: string;
}

/** A link by its words and where it leads. */
export interface NamedLink {
  label: string;
  href: string;
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
  /** How long it takes to read: "18 min read". */
  readTime: string;
  /** Ways to pass it on. */
  share: NamedLink[];
}

/** An office with all that a visitor needs to reach it. */
export interface OfficeDetails extends Office {
  /** Its name in site.yaml, as main. */
  key: string;
  call: NamedLink;
  hours: string;
  /** The address of a map service's directions to it. */
  directions: string;
}

/** A card of a way to reach us; those of offices are made already. */
export type TitledCard = Omit<ContactCard, "offices"> & { title: string };

/** A city on a chart. Its name leads to its pages, unless it is the one that the page is about. */
export interface ChartDot extends Dot {
  url?: string;
}

/** A chart of the coast, laid out for a size in pixels; it may be shown larger. */
export interface Chart extends Size {
  picture: Picture;
  /** The part of the drawing that is shown. */
  view: View;
  labels: Label<ChartDot>[];
  /** Cities beyond its edge. */
  beyond: NamedLink[];
}

/** What a block shows beyond its own YAML, filled in from the site and from other pages. */
export interface Additions {
  hero: { trustItems: SiteFile["trust"]; article?: Article; coast?: Chart };
  cardGrid: { look: NonNullable<CardGridBlock["look"]> };
  neighbourhoods: { coast?: Chart };
  steps: { cities: NamedLink[] };
  /** Where cities are many, their names alone, in groups. */
  areas: { cities: City[]; groups: CityGroup[] };
  offices: { offices: OfficeDetails[] };
  contactCards: { cards: TitledCard[] };
  map: { place: OfficeDetails; embed: string };
  cta: { picture: Picture };
  articles: { articles: Article[] };
  quoteForm: {
    /** Suggestions for the location; where there are too many for a page, the file that holds them. */
    cities: NamedLink[];
    citiesFile?: string;
    /** The service that a page speaks of, by the end of its address. */
    services: Record<string, QuoteRequest["service"]>;
    call: NamedLink;
    email: string;
    /** How fast a request is answered. */
    reply: string;
    conversion?: string;
  };
  newsletter: { call: NamedLink; provider?: string };
}

type BlockType = Block["type"];

/** The blocks by type, with what was filled in. */
type ResolvedBlocks = {
  [T in BlockType]: Extract<Block, { type: T }> & (T extends keyof Additions ? Additions[T] : unknown);
};

/** Any block, with what was filled in. */
export type ResolvedBlock = ResolvedBlocks[BlockType];

/** What every page shows: the business, and the lists of header and footer, which do not grow with the company. */
export interface Frame extends SiteFile {
  /** The offices, in order. */
  officeList: OfficeDetails[];
  /** The cities that are named everywhere: all while they are few, else the primary ones and the way to all. */
  areas: NamedLink[];
  services: NamedLink[];
  /** The pages of terms and privacy, by their titles. */
  legal: NamedLink[];
  /** The address of the drawing of the coast, once it is made. */
  coast?: string;
}

/** The business, and all lists that a page can show. */
export interface Site extends Frame {
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

/** A page with everything filled in that its blocks show: what its HTML is made of. Plain data. */
export interface Page extends WithPictures<Omit<PageFile, "blocks">> {
  /** Its canonical path, as /services. */
  url: string;
  kind: PageKind;
  /** Its file, from the project's root. */
  file: string;
  breadcrumbs: NamedLink[];
  /** The city in whose folder it stands. */
  place?: Place;
  /** The phone that rings for this page: its header, menu and phone bar dial it. */
  call: NamedLink;
  blocks: PageBlock[];
  /** The address of the picture that social networks show for it. */
  shareImage: string;
}
