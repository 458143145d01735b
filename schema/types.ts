// Made from the JSON Schemas beside it by `npm run types`. Do not edit.

/**
 * A list of short texts.
 *
 * @minItems 1
 */
export type Texts = string[];
/**
 * Its postal codes, each in quotes: "33178".
 *
 * @minItems 1
 *
 * Items: A postal code, in quotes: "33178", "H2X 1Y4".
 */
export type PostalCodes = string[];
/**
 * One section of a page. Its type says which.
 */
export type Block =
  | HeroBlock
  | AnswersBlock
  | ChartBlock
  | PostalCodesBlock
  | CardGridBlock
  | StepsBlock
  | PackagesBlock
  | TimelineBlock
  | NeighbourhoodsBlock
  | CtaBlock
  | ChecklistBlock
  | StatsBlock
  | ScalesBlock
  | TableBlock
  | GalleryBlock
  | LogosBlock
  | TestimonialsBlock
  | FaqBlock
  | ProseBlock
  | BannerBlock
  | AreasBlock
  | OfficesBlock
  | MapBlock
  | EmbedBlock
  | QuoteFormBlock
  | FormBlock
  | ContactCardsBlock
  | ArticlesBlock
  | NewsletterBlock
  | BeforeAfterBlock;
/**
 * One to three buttons, the most important first, and a photo by text message (sms).
 *
 * @minItems 1
 * @maxItems 4
 */
export type Actions = Action[];
/**
 * A small drawing that says something about the entry.
 */
export type Icon =
  | "anchor"
  | "award"
  | "badge-check"
  | "building"
  | "calendar"
  | "camera"
  | "clipboard-check"
  | "clock"
  | "cloud-lightning"
  | "container"
  | "cpu"
  | "credit-card"
  | "droplet"
  | "droplets"
  | "ear"
  | "filter"
  | "flame"
  | "flask"
  | "gauge"
  | "gem"
  | "hand"
  | "hard-hat"
  | "heart"
  | "home"
  | "hotel"
  | "key"
  | "layers"
  | "leaf"
  | "lightbulb"
  | "lock"
  | "mail"
  | "map-pin"
  | "message"
  | "palmtree"
  | "party"
  | "phone"
  | "ruler"
  | "search"
  | "shield"
  | "ship"
  | "siren"
  | "snowflake"
  | "sparkles"
  | "sun"
  | "thermometer"
  | "trees"
  | "users"
  | "waves"
  | "wind"
  | "wrench";
/**
 * Our profiles on social networks, in order.
 */
export type Socials = Social[];
/**
 * Its names on different devices.
 *
 * @minItems 1
 */
export type Names = string[];
/**
 * Faces of the visitor's own device that are shown until this one is there, made as wide and as high as it, so that nothing moves then.
 *
 * @minItems 1
 */
export type StandIns = StandIn[];
/**
 * The cities (by the names of their folders) whose names stand in open water, in one column on the right of the whole chart.
 */
export type ChartSea = string[];
/**
 * Shallow water: areas, each list entry fainter than the one before it.
 */
export type ChartShallows = string[];
/**
 * What is dashed: bridges, borders.
 */
export type ChartDashes = string[];
/**
 * Depths of the water: the point and the number that stands there, the most important first.
 */
export type ChartDepths = number[][];

export interface Schemas {
  page?: PageFile;
  site?: SiteFile;
  theme?: ThemeFile;
  chart?: ChartFile;
  words?: Words;
  quoteRequest?: QuoteRequest;
}
/**
 * A page. Where its file stands in pages-data is its address on the site.
 */
export interface PageFile {
  /**
   * The title in the browser tab and in search results, before the company's name. Each page has its own.
   */
  title: string;
  /**
   * What search results show under the title: 70 to 160 characters. Each page has its own.
   */
  description: string;
  /**
   * Marks claims in the title or the description that only the owner can confirm. The launch check lists them.
   */
  confirm?: true;
  /**
   * A few words that people search for.
   *
   * @minItems 1
   *
   * Items: One line of text, without a line break. Over several lines of the file, start it with >- after the colon.
   */
  keywords?: string[];
  /**
   * Other addresses that show this page too, as /quote.
   *
   * @minItems 1
   *
   * Items: An address on this site, as /quote: it starts with a slash, then small letters, digits and hyphens.
   */
  aliases?: string[];
  /**
   * The addresses that this page had before. Who asks for one is led here.
   *
   * @minItems 1
   *
   * Items: An old address on this site as it was, as /old-page, /price-list.pdf, /caf%C3%A9 or /?page_id=12: all behind the name of the site.
   */
  moved?: string[];
  /**
   * Of a page in another language, the address of the page that it translates, as /services/repairs, where its own differs by more than its language's folder.
   */
  of?: string;
  /**
   * Its name in the breadcrumbs, else what the navigation, its service or its city calls it, or its address.
   */
  breadcrumb?: string;
  /**
   * true: not published yet. Shown only while editing.
   */
  draft?: boolean;
  /**
   * The day from which on visitors see this page, as 2026-12-01. Until then it is shown only while editing.
   */
  publish?: string;
  /**
   * The last day on which visitors see this page, as 2026-12-31: an offer that ends. Then its address leads to the page above it.
   */
  until?: string;
  /**
   * true: search engines leave it out.
   */
  noindex?: boolean;
  /**
   * The day of its last real change, as 2025-03-18.
   */
  modified?: string;
  /**
   * The address of the page that this one repeats, where it is another.
   */
  canonical?: string;
  /**
   * The picture shown when the page is shared, 1200 by 630 pixels; /og-image.jpg unless said otherwise.
   */
  ogImage?: string;
  /**
   * What kind of page search engines take it for, where it is not an ordinary one.
   */
  schema?: "AboutPage" | "CollectionPage" | "ContactPage";
  city?: CityEntry;
  article?: ArticleEntry;
  job?: Job;
  /**
   * The sections of the page, from top to bottom. The first is a hero.
   *
   * @minItems 1
   */
  blocks: Block[];
}
/**
 * A city: its facts, which every page in its folder can show as ${city.name}, ${city.facts.founded} and so on.
 */
export interface CityEntry {
  /**
   * The city's name, as people write it.
   */
  name: string;
  /**
   * Its place in lists of cities; 1 comes first.
   */
  order: number;
  /**
   * primary: a card on the areas page; additional: a link there.
   */
  tier: "primary" | "additional";
  /**
   * Its county, as Travis County. Where cities are many and each names its own, lists are by county.
   */
  county?: string;
  /**
   * One sentence about our work there, for its card.
   */
  description: string;
  /**
   * What we do there; the areas page shows the first three.
   */
  features?: Texts;
  /**
   * What we are known for there.
   */
  specialties?: Texts;
  postalCodes?: PostalCodes;
  /**
   * The name of a phone number in site.yaml, as main.
   */
  phone: string;
  geo: Geo;
  /**
   * Places in the city that we serve.
   *
   * @minItems 1
   */
  neighbourhoods?: Neighbourhood[];
  /**
   * Well-known places in the city.
   */
  landmarks?: Texts;
  facts?: Facts;
  /**
   * What visitors want to know first, where this city has answers of its own. They stand in place of the business's, and its services' and pages' stand in place of them.
   */
  answers?: Answers;
  /**
   * Marks claims in this entry that only the owner can confirm. The launch check lists them.
   */
  confirm?: true;
}
/**
 * A point on the map, in decimal degrees.
 */
export interface Geo {
  /**
   * Degrees north, with a minus in the south. Maps show it before the comma.
   */
  latitude: number;
  /**
   * Degrees east, with a minus in the west, as in all of America. Maps show it after the comma.
   */
  longitude: number;
}
/**
 * A place served.
 */
export interface Neighbourhood {
  /**
   * The place's name.
   */
  name: string;
  /**
   * Its postal codes, where they are not the city's.
   */
  postalCodes?: PostalCodes;
  /**
   * Where it leads: a page of this site (/quote), a section (#faq), or an address with https:, tel: or mailto:.
   */
  href?: string;
}
/**
 * Facts of your own, each a name and a text; ${city.facts.name} shows it.
 */
export interface Facts {
  [k: string]: string;
}
/**
 * What visitors want to know first, in the rows of every 'answers' section. A row without an answer is not there.
 */
export interface Answers {
  /**
   * What it costs, or what that depends on.
   */
  price?: Answer;
  /**
   * How long it takes.
   */
  duration?: Answer;
  /**
   * When we come.
   */
  arrival?: Answer;
  /**
   * Where we work. In a city's folder its postal codes stand here.
   */
  served?: Answer;
  /**
   * Which languages we speak.
   */
  languages?: Answer;
}
/**
 * A short answer to what visitors want to know first.
 */
export interface Answer {
  /**
   * The answer in a few words, with a link where it takes more: 2–4 hours.
   */
  text: string;
  /**
   * true: made up, and marked so; npm run build -- --launch leaves its row out until the owner has said it.
   */
  sample?: boolean;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
}
/**
 * What lists of articles show about this one.
 */
export interface ArticleEntry {
  /**
   * Two sentences that make someone want to read it.
   */
  excerpt: string;
  /**
   * Who wrote it: the team, never an invented person.
   */
  author: string;
  /**
   * The day it came out, as 2025-03-18.
   */
  date: string;
  /**
   * Its category, as in Equipment Maintenance.
   */
  category: string;
  /**
   * true: stands among the featured articles.
   */
  featured?: boolean;
  picture?: Picture;
}
/**
 * A picture from public/images.
 */
export interface Picture {
  /**
   * The file's name in public/images, as in front-door.jpg: small letters, no spaces, ending in .jpg, .png or .webp. A .heic photo must be saved as .jpg first.
   */
  src: string;
  /**
   * Another crop of it for screens up to 768 pixels wide, as in front-door-mobile.jpg.
   */
  mobile?: string;
  /**
   * What the picture shows, for people who cannot see it.
   */
  alt: string;
  /**
   * What every crop keeps, as two percentages, from the left and from the top: 70% 60%. Without it, what site.yaml says of the file counts, else the middle.
   */
  focus?: string;
  /**
   * Where a headline may stand on it: left (a bright, even sky fills the upper left) or none (the headline stands above the picture). Without it, what site.yaml says of the file counts, else none.
   */
  calm?: "left" | "none";
  /**
   * A line under the picture, where it adds something that the words do not say.
   */
  caption?: string;
  /**
   * Drawn or rendered, no photo of work that was done: the page says so. In site.yaml it counts wherever the file stands. The launch check lists it.
   */
  illustration?: true;
}
/**
 * A job that this page offers, as search engines list jobs. Its last day is the page's 'until'.
 */
export interface Job {
  /**
   * The day it was first offered, as 2026-03-18.
   */
  posted: string;
  /**
   * How much of it there is.
   */
  type: "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "TEMPORARY" | "INTERN";
  /**
   * The office where it begins: its name in site.yaml.
   */
  office: string;
  pay?: Pay;
}
/**
 * What it pays, in the currency of site.yaml.
 */
export interface Pay {
  /**
   * The least.
   */
  from: number;
  /**
   * The most, if it varies.
   */
  to?: number;
  /**
   * For how long.
   */
  per: "HOUR" | "DAY" | "WEEK" | "MONTH" | "YEAR";
}
/**
 * The top of a page: its one main headline, a sentence and the first buttons. With a picture it fills the screen; without, it is a quiet title.
 */
export interface HeroBlock {
  /**
   * The top of a page: its one main headline, a sentence and the first buttons. With a picture it fills the screen; without, it is a quiet title.
   */
  type: "hero";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  picture?: Picture;
  /**
   * The same view afterward, from the same place: the two stand as one picture, half and half, with a line that the visitor moves.
   */
  after?: Picture;
  actions?: Actions;
  /**
   * An offer, shown as a small ribbon: 20% off your first month.
   */
  offer?: string;
  /**
   * true: shows the trust row of site.yaml (rating, reviews, license, since).
   */
  trust?: boolean;
  /**
   * true: shows the theme's chart with all cities in place of a picture.
   */
  chart?: boolean;
}
/**
 * A button or a link: its label, and where it leads (href), which phone it calls (call) or which gets a text message (sms).
 */
export interface Action {
  /**
   * What stands on the button.
   */
  label: string;
  /**
   * Where it leads: a page of this site (/quote), a section (#faq), or an address with https:, tel: or mailto:.
   */
  href?: string;
  /**
   * The name of a phone number in site.yaml, as main.
   */
  call?: string;
  /**
   * The phone that gets a text message, as main, for a photo: our email address stands beside it.
   */
  sms?: string;
}
/**
 * What visitors want to know first, in rows: price, duration, arrival, where and in which languages.
 */
export interface AnswersBlock {
  /**
   * What visitors want to know first, in rows: price, duration, arrival, where and in which languages.
   */
  type: "answers";
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * What these rows are called where they are read aloud. It is not shown.
   */
  label: string;
  /**
   * What it costs, or what that depends on. In place of what site.yaml says.
   */
  price?: Answer;
  /**
   * How long it takes. In place of what site.yaml says.
   */
  duration?: Answer;
  /**
   * When we come. In place of what site.yaml says.
   */
  arrival?: Answer;
  /**
   * Where we work. In place of what site.yaml says.
   */
  served?: Answer;
  /**
   * Which languages we speak. In place of what site.yaml says.
   */
  languages?: Answer;
}
/**
 * The theme's chart across the page: in a city's folder that city large, with those around it; elsewhere all cities.
 */
export interface ChartBlock {
  /**
   * The theme's chart across the page: in a city's folder that city large, with those around it; elsewhere all cities.
   */
  type: "chart";
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * What the chart shows, for those who have the page read aloud.
   */
  label: string;
}
/**
 * Every postal code that our cities name, in order, each with its cities and the phone, under a field to look one up.
 */
export interface PostalCodesBlock {
  /**
   * Every postal code that our cities name, in order, each with its cities and the phone, under a field to look one up.
   */
  type: "postalCodes";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
}
/**
 * A grid of cards: services, reasons, methods, signs, causes, awards.
 */
export interface CardGridBlock {
  /**
   * A grid of cards: services, reasons, methods, signs, causes, awards.
   */
  type: "cardGrid";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * How many columns index and boxed have on a large screen; 3 unless said otherwise.
   */
  columns?: 2 | 3 | 4;
  /**
   * index (titles in columns under thin lines), lead (the first three so, the others as rows of a table), ledger (rows, with how urgent it is or the year at the right), bleed (rows beside the picture of the block) or boxed (cards with a border, for things to compare). Left out, what the cards hold decides; no look but index and boxed comes twice in a row.
   */
  look?: "index" | "lead" | "ledger" | "bleed" | "boxed";
  /**
   * A picture that stands beside the section and reaches the edge of the page.
   */
  picture?: Picture;
  /**
   * The cards, in order.
   *
   * @minItems 1
   */
  cards: Card[];
}
/**
 * One card: a service, a reason, a sign, a cause, an award.
 */
export interface Card {
  /**
   * The card's heading.
   */
  title: string;
  /**
   * Text that may hold **bold**, *italic* and [links](/quote).
   */
  description?: string;
  icon?: Icon;
  picture?: Picture;
  /**
   * Short points, shown as ticks.
   */
  features?: Texts;
  /**
   * What is done, shown as a plain list.
   */
  tasks?: Texts;
  /**
   * How urgent it is: low, medium, high, emergency, or words of your own.
   */
  urgency?: string;
  /**
   * What it costs, in the table of the look lead.
   */
  cost?: Answer;
  /**
   * How soon we come, in the table of the look lead.
   */
  arrival?: Answer;
  /**
   * The page of a service of site.yaml: what that costs and how soon we come is said here too.
   */
  service?: string;
  /**
   * How to prevent it.
   */
  prevention?: string;
  /**
   * How we solve it.
   */
  solution?: string;
  /**
   * What causes it.
   */
  cause?: string;
  /**
   * Who gives the award.
   */
  organization?: string;
  /**
   * The year of the award.
   */
  year?: number;
  /**
   * A word or two above its heading: New, From May.
   */
  badge?: string;
  /**
   * Its price, as it is shown: from 45.
   */
  price?: string;
  /**
   * A drawing of your own in place of an icon: the name of an SVG file in theme/drawings, without its ending.
   */
  drawing?: string;
  /**
   * One link; the whole card leads there.
   */
  link?: Action;
  /**
   * A button at its foot, in place of the link.
   */
  action?: Action;
  /**
   * Marks a stand-in to be replaced by the real thing. Visitors read that it is one; npm run build -- --launch leaves it out of lists and refuses any other.
   */
  sample?: true;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
}
/**
 * A process, step by step.
 */
export interface StepsBlock {
  /**
   * A process, step by step.
   */
  type: "steps";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * A drawing above the steps: the name of an SVG file in theme/drawings, without its ending. One with words stands there once more for each other language: cleaning.svg and cleaning.es.svg.
   */
  drawing?: string;
  /**
   * The steps, in order.
   *
   * @minItems 2
   */
  steps: Step[];
  coverage?: Coverage;
}
/**
 * One step.
 */
export interface Step {
  /**
   * What happens.
   */
  title: string;
  /**
   * How it happens, in a sentence or two.
   */
  description?: string;
  /**
   * A small drawing of this step in place of its number: the name of an SVG file in theme/drawings, without its ending. A 0 in it becomes the step's number.
   */
  drawing?: string;
  /**
   * How long it takes: 30 minutes.
   */
  duration?: string;
}
/**
 * A list of the cities we cover, beside the steps. The cities come from their folders.
 */
export interface Coverage {
  /**
   * The heading of the list.
   */
  heading: string;
  /**
   * A sentence under it.
   */
  description?: string;
}
/**
 * Packages to choose from, side by side.
 */
export interface PackagesBlock {
  /**
   * Packages to choose from, side by side.
   */
  type: "packages";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * The packages, from the smallest to the largest.
   *
   * @minItems 1
   */
  packages: Package[];
}
/**
 * One package.
 */
export interface Package {
  /**
   * Its name.
   */
  name: string;
  /**
   * Who it is for, in a sentence.
   */
  description?: string;
  /**
   * The price as it is shown: from 110 a week. Leave it out where it depends on what there is to do.
   */
  price?: string;
  /**
   * What the price is for, behind it: a week, per visit.
   */
  period?: string;
  /**
   * true: raised and marked Most Popular.
   */
  popular?: boolean;
  /**
   * What is included.
   */
  features: Texts;
  /**
   * What is not included.
   */
  without?: Texts;
  action: Action;
  /**
   * A line below its button.
   */
  note?: string;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
}
/**
 * What happens when: the days of a recovery, or a maintenance schedule.
 */
export interface TimelineBlock {
  /**
   * What happens when: the days of a recovery, or a maintenance schedule.
   */
  type: "timeline";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * A wide picture above the entries, such as one of what their shades stand for.
   */
  picture?: Picture;
  /**
   * A shade of color over each entry. better: how far things have come, from the theme's color 'before' at the first to 'after' at the last. worse: how bad a case each entry is about, from nearly 'after' at the first to darker than 'before' at the last.
   */
  shades?: "better" | "worse";
  /**
   * The entries, in order.
   *
   * @minItems 2
   */
  entries: TimelineEntry[];
}
/**
 * One day or one interval.
 */
export interface TimelineEntry {
  /**
   * When: Day 1, Monthly.
   */
  label: string;
  /**
   * What that day is about.
   */
  title?: string;
  /**
   * A sentence or two.
   */
  description?: string;
  /**
   * What is done.
   */
  tasks?: Texts;
}
/**
 * A list of neighbourhoods, communities or areas served.
 */
export interface NeighbourhoodsBlock {
  /**
   * A list of neighbourhoods, communities or areas served.
   */
  type: "neighbourhoods";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * The places, in order. ${city.neighbourhoods} shows the list of the city.
   *
   * @minItems 1
   */
  neighbourhoods: Neighbourhood[];
}
/**
 * A closing call to action: one sentence and two buttons on a picture of water.
 */
export interface CtaBlock {
  /**
   * A closing call to action: one sentence and two buttons on a picture of water.
   */
  type: "cta";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  picture?: Picture;
  actions: Actions;
}
/**
 * A plain list with ticks: what is included, what to look for.
 */
export interface ChecklistBlock {
  /**
   * A plain list with ticks: what is included, what to look for.
   */
  type: "checklist";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * tick (something good, the usual) or alert (a warning sign).
   */
  marker?: "tick" | "alert";
  /**
   * How many columns on a large screen; 2 unless said otherwise.
   */
  columns?: 1 | 2 | 3;
  /**
   * A picture that stands beside the section and reaches the edge of the page.
   */
  picture?: Picture;
  /**
   * The entries, in order.
   *
   * @minItems 1
   */
  items: ChecklistItem[];
}
/**
 * One entry.
 */
export interface ChecklistItem {
  /**
   * The entry, in a few words.
   */
  title: string;
  /**
   * A sentence about it.
   */
  description?: string;
}
/**
 * A few large numbers.
 */
export interface StatsBlock {
  /**
   * A few large numbers.
   */
  type: "stats";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * The numbers, up to five of them.
   *
   * @minItems 1
   */
  stats: Stat[];
}
/**
 * A number and what it counts.
 */
export interface Stat {
  /**
   * The number, as it is shown: "500+".
   */
  number: string;
  /**
   * What it counts.
   */
  label: string;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
}
/**
 * A table of values, each drawn on a scale: ranges to keep, doses, lifetimes, prices.
 */
export interface ScalesBlock {
  /**
   * A table of values, each drawn on a scale: ranges to keep, doses, lifetimes, prices.
   */
  type: "scales";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * The rows, in order.
   *
   * @minItems 2
   */
  scales: Scale[];
}
/**
 * One value, or a range of them.
 */
export interface Scale {
  /**
   * What is measured: pH, Salt cell.
   */
  label: string;
  /**
   * The value in words, with its unit: 2,700 to 3,400 ppm.
   */
  value: string;
  /**
   * What else is to be known of it, in a few words.
   */
  note?: string;
  /**
   * Where the range begins on the scale. Without it, it begins at the scale's end.
   */
  min?: number;
  /**
   * Where the range ends on the scale.
   */
  max: number;
  scale: ScaleEnds;
}
/**
 * From where to where the scale goes.
 */
export interface ScaleEnds {
  /**
   * The number at its left end.
   */
  min: number;
  /**
   * The number at its right end.
   */
  max: number;
}
/**
 * A table in words: prices, rounds or rooms, or two things side by side.
 */
export interface TableBlock {
  /**
   * A table in words: prices, rounds or rooms, or two things side by side.
   */
  type: "table";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * The head of the first column, which names the rows: Room.
   */
  corner?: string;
  /**
   * The heads of the other columns, in order.
   *
   * @minItems 1
   * @maxItems 5
   *
   * Items: The head of a column.
   */
  columns: string[];
  /**
   * The rows, in order.
   *
   * @minItems 1
   */
  rows: TableRow[];
}
/**
 * A row: what it is about, and a cell below each column's head.
 */
export interface TableRow {
  /**
   * What the row is about: Kitchen.
   */
  label: string;
  /**
   * Its cells, in the order of the columns.
   *
   * @minItems 1
   *
   * Items: A cell: a word, a number, or a sentence.
   */
  cells: string[];
}
/**
 * Pictures in number: in columns, on phones in a row to swipe. Each opens large.
 */
export interface GalleryBlock {
  /**
   * Pictures in number: in columns, on phones in a row to swipe. Each opens large.
   */
  type: "gallery";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * The pictures, in order, each with its caption.
   *
   * @minItems 1
   */
  pictures: Picture[];
}
/**
 * Logos of brands, associations or customers, in a quiet row.
 */
export interface LogosBlock {
  /**
   * Logos of brands, associations or customers, in a quiet row.
   */
  type: "logos";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * The logos, in order.
   *
   * @minItems 2
   */
  logos: NamedLogo[];
}
/**
 * A logo, with its name.
 */
export interface NamedLogo {
  /**
   * Whose logo it is.
   */
  name: string;
  /**
   * Its file in public/, as /logos/guild.svg: a plain drawing, or a picture.
   */
  file: string;
  /**
   * Where it leads: a page of this site (/quote), a section (#faq), or an address with https:, tel: or mailto:.
   */
  href?: string;
  /**
   * Marks a stand-in to be replaced by the real thing. Visitors read that it is one; npm run build -- --launch leaves it out of lists and refuses any other.
   */
  sample?: true;
}
/**
 * What customers say.
 */
export interface TestimonialsBlock {
  /**
   * What customers say.
   */
  type: "testimonials";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * Numbers above the quotes: reviews, rating.
   *
   * @minItems 1
   */
  stats?: Stat[];
  /**
   * The testimonials, in order.
   *
   * @minItems 1
   */
  testimonials: Testimonial[];
  summary?: RatingSummary;
}
/**
 * One customer, a kind of customer and a place, never a name.
 */
export interface Testimonial {
  /**
   * A kind of customer and a place: Homeowner, Old Town.
   */
  who: string;
  /**
   * Their words, without quotation marks.
   */
  quote: string;
  /**
   * How many of five stars they gave.
   */
  rating?: number;
  /**
   * The day of the review: 2026-03-14.
   */
  date?: string;
  /**
   * Where the review stands, as a link to it: { label: Google, href: https://… }.
   */
  source?: Action;
  /**
   * A picture of the work, or of whoever speaks.
   */
  picture?: Picture;
  /**
   * Marks a stand-in to be replaced by the real thing. Visitors read that it is one; npm run build -- --launch leaves it out of lists and refuses any other.
   */
  sample?: true;
}
/**
 * What all reviews come to, where they stand.
 */
export interface RatingSummary {
  /**
   * The average of five stars: 4.9.
   */
  rating: number;
  /**
   * The number of reviews.
   */
  count: number;
  /**
   * Where they stand, as a link to them.
   */
  source: Action;
  /**
   * Marks a stand-in to be replaced by the real thing. Visitors read that it is one; npm run build -- --launch leaves it out of lists and refuses any other.
   */
  sample?: true;
}
/**
 * Questions and answers that open one by one.
 */
export interface FaqBlock {
  /**
   * Questions and answers that open one by one.
   */
  type: "faq";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * The questions, in order.
   *
   * @minItems 1
   */
  questions: Question[];
}
/**
 * One question.
 */
export interface Question {
  /**
   * A name for this question, so that a link can lead to it (#name). It stands open then. What the page answers about price is called price: the short answer under the headline leads there.
   */
  id?: string;
  /**
   * The question, as a visitor would ask it.
   */
  question: string;
  /**
   * The answer, in two to four sentences. May hold **bold**, *italic*, [links](/quote) and a list.
   */
  answer: string;
}
/**
 * Running text in Markdown: headings (## and ###), paragraphs, lists, links.
 */
export interface ProseBlock {
  /**
   * Running text in Markdown: headings (## and ###), paragraphs, lists, links.
   */
  type: "prose";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * A picture that stands beside the section and reaches the edge of the page.
   */
  picture?: Picture;
  /**
   * The text, in Markdown.
   */
  body: string;
}
/**
 * A slim band with one message and its buttons.
 */
export interface BannerBlock {
  /**
   * A slim band with one message and its buttons.
   */
  type: "banner";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * true: red, for emergencies only.
   */
  emergency?: boolean;
  icon?: Icon;
  actions: Actions;
}
/**
 * The cities we serve, made from their folders: cards for primary ones, links for additional ones.
 */
export interface AreasBlock {
  /**
   * The cities we serve, made from their folders: cards for primary ones, links for additional ones.
   */
  type: "areas";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * Which cities: primary (as cards), additional (as links) or all (as links).
   */
  tier: "primary" | "additional" | "all";
  /**
   * Where a field for a postal code leads: the page with a section of type postalCodes, as /zip.
   */
  postalCode?: string;
}
/**
 * Cards for offices, from site.yaml: address, phone, hours, directions.
 */
export interface OfficesBlock {
  /**
   * Cards for offices, from site.yaml: address, phone, hours, directions.
   */
  type: "offices";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * A picture that stands beside the section and reaches the edge of the page.
   */
  picture?: Picture;
  /**
   * The names of the offices, in order; all of them unless said otherwise.
   *
   * @minItems 1
   *
   * Items: The name of an office in site.yaml, as main.
   */
  show?: string[];
}
/**
 * A map around an office, which loads when a visitor opens it, with address, phone, hours and directions.
 */
export interface MapBlock {
  /**
   * A map around an office, which loads when a visitor opens it, with address, phone, hours and directions.
   */
  type: "map";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * The name of an office in site.yaml, as main.
   */
  office: string;
  /**
   * How far around the office the map reaches, in metres; 3000 unless said otherwise.
   */
  radius?: number;
}
/**
 * What others run: booking, reviews, a video, a map, a chat. It loads once a visitor opens it; what may not be shown here is linked to.
 */
export interface EmbedBlock {
  /**
   * What others run: booking, reviews, a video, a map, a chat. It loads once a visitor opens it; what may not be shown here is linked to.
   */
  type: "embed";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * Its address, as copied from whoever runs it. Of one that is not known, the check says which are.
   */
  address: string;
  /**
   * What opens it, which says what it is: Book a visit.
   */
  label: string;
}
/**
 * The form for a free quote. Its fields are the same everywhere.
 */
export interface QuoteFormBlock {
  /**
   * The form for a free quote. Its fields are the same everywhere.
   */
  type: "quoteForm";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * A picture under the ways to call, on large screens alone.
   */
  picture?: Picture;
}
/**
 * A form of one's own: an application, a booking, a question. What is sent is mailed to the business as quote requests are.
 */
export interface FormBlock {
  /**
   * A form of one's own: an application, a booking, a question. What is sent is mailed to the business as quote requests are.
   */
  type: "form";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: string;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * What the button says; “Send” unless said otherwise.
   */
  button?: string;
  /**
   * The fields, in order. One that must be filled in asks for an e-mail address or a phone number, so that you can answer.
   *
   * @minItems 1
   * @maxItems 20
   */
  fields: FormField[];
}
/**
 * A field. Where choices are listed, one of them is chosen; else something is typed.
 */
export interface FormField {
  /**
   * What is asked: Full name.
   */
  label: string;
  /**
   * What is typed: name, email or phone (of the visitor), text (one line, as unless said otherwise), longText (several lines), date, number, or tick (a box to tick); or file, for one file that is sent along, a PDF, JPEG or PNG of up to 5 MB.
   */
  kind?: "name" | "email" | "phone" | "text" | "longText" | "date" | "number" | "tick" | "file";
  /**
   * The choices, in order, for a field in which one of them is chosen; it has no kind.
   *
   * @minItems 2
   * @maxItems 30
   *
   * Items: A choice.
   */
  choices?: string[];
  /**
   * It may be left empty.
   */
  optional?: true;
}
/**
 * Ways to reach us, as cards.
 */
export interface ContactCardsBlock {
  /**
   * Ways to reach us, as cards.
   */
  type: "contactCards";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * The cards, in order.
   *
   * @minItems 1
   */
  cards: ContactCard[];
}
/**
 * One way to reach us.
 */
export interface ContactCard {
  /**
   * The heading of the card.
   */
  title?: string;
  icon?: Icon;
  /**
   * Text that may hold **bold**, *italic* and [links](/quote).
   */
  description?: string;
  /**
   * Short lines: an address, the hours.
   */
  lines?: Texts;
  /**
   * When it can be reached, where that differs from the hours of site.yaml: Weekdays 9 to 5.
   */
  hours?: string;
  /**
   * true: red, for emergencies only.
   */
  emergency?: boolean;
  actions?: Actions;
  /**
   * all, and nothing else: here stands a card for each office in site.yaml.
   */
  offices?: "all";
}
/**
 * Articles of the blog, made from their files, newest first.
 */
export interface ArticlesBlock {
  /**
   * Articles of the blog, made from their files, newest first.
   */
  type: "articles";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  /**
   * featured; recent (all the others); or related (three to read after the article they stand under).
   */
  pick: "featured" | "recent" | "related";
}
/**
 * A box to sign up for the newsletter.
 */
export interface NewsletterBlock {
  /**
   * A box to sign up for the newsletter.
   */
  type: "newsletter";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading.
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
}
/**
 * Two pictures of the same thing, before and after, which the visitor switches.
 */
export interface BeforeAfterBlock {
  /**
   * Two pictures of the same thing, before and after, which the visitor switches.
   */
  type: "beforeAfter";
  /**
   * A name for this section, so that a link can lead to it (#name). Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The heading of this section. It promises one thing.
   */
  heading?: string;
  /**
   * The few words in small type above the heading.
   */
  eyebrow?: string;
  /**
   * One or two sentences under the heading. May hold **bold**, *italic* and [links](/quote).
   */
  intro?: string;
  /**
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (dark, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Loads only when a visitor scrolls near it; until then a grey box of this height in pixels stands in its place.
   */
  lazy?: 400 | 500 | 600;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
  /**
   * true: visitors do not see this section yet. Shown only while editing.
   */
  draft?: true;
  /**
   * The last day on which visitors see it, as 2026-12-31. It goes with the nightly build after.
   */
  until?: string;
  before: Picture;
  after: Picture;
}
/**
 * The business. Every page takes its name, phones, offices, hours and links from here.
 */
export interface SiteFile {
  business: Business;
  trade: Trade;
  /**
   * What we offer, each once, in the order in which the quote form and search engines list it.
   *
   * @minItems 1
   */
  services: ServiceEntry[];
  /**
   * What visitors want to know first, in the rows of every 'answers' section. A service has its own price, duration and arrival under services; a row without an answer is not there.
   */
  answers?: Answers;
  /**
   * What the owner is asked to confirm, each once. The launch check lists the entries marked 'confirm: true' that say it below it; an entry that says none of these is listed by itself.
   *
   * @minItems 1
   */
  claims?: Claim[];
  locale: Locale;
  /**
   * The languages of the pages, the main one first; leave it out where there is one. A page in another language stands in its folder, at the place of the page that it translates; words/ has a file for each.
   *
   * @minItems 1
   */
  languages?: Language[];
  phones: Phones;
  offices: Offices;
  hours: Hours;
  offer?: Offer;
  facts?: Facts1;
  links?: Links;
  socials?: Socials;
  addresses?: NamedAddresses;
  /**
   * The pages that the footer names in its last line, as prices, terms and privacy, in its order.
   *
   * @minItems 1
   *
   * Items: The address of one of our pages, as /privacy-policy.
   */
  legal?: string[];
  /**
   * What crops keep of a picture, and where a headline may stand on it: for every page that shows it and says nothing else.
   *
   * @minItems 1
   */
  pictures?: PictureFact[];
  /**
   * The short claims under the headline of important pages.
   *
   * @minItems 1
   */
  trust?: TrustItem[];
  /**
   * The main navigation, in order.
   *
   * @minItems 1
   */
  navigation: NavigationItem[];
  integrations?: Integrations;
}
/**
 * Who we are.
 */
export interface Business {
  /**
   * The company's name.
   */
  name: string;
  /**
   * The address of the site, as https://www.example.com or https://name.github.io/site, without a slash at the end.
   */
  url: string;
  /**
   * Where visitors write to, as name@example.com.
   */
  email: string;
  license?: License;
  /**
   * The few sentences about us in the footer.
   */
  about: string;
  /**
   * Where we work, in a few words at the top of every page.
   */
  serving?: string;
  /**
   * What AI assistants are told of us besides phones, offices and hours, a sentence each.
   *
   * @minItems 1
   */
  facts?: BusinessFact[];
  /**
   * In what terms others may use our words, as AI assistants are told.
   */
  contentLicense?: string;
  /**
   * The year we began.
   */
  founded: number;
  /**
   * What we cost, for search engines: $ (little) to $$$$ (much) in the sign of our currency, or a range, as $80-$400 or 80-400 €.
   */
  priceRange?: string;
  /**
   * How customers can pay.
   */
  payments?: Texts;
  employees?: Employees;
  /**
   * The note on emergency service that search engines get.
   */
  emergency?: string;
  /**
   * How far from the main office we work, in metres.
   */
  radius?: number;
  /**
   * How far around its middle we work in one city, in metres.
   */
  areaRadius?: number;
  /**
   * Marks the company's name as a stand-in. The launch check lists it.
   */
  sample?: true;
  /**
   * Marks claims in the sentences about us and in the note on emergencies. The launch check lists them.
   */
  confirm?: true;
}
/**
 * The license we work under, where the law asks for one: it stands in the footer of every page and in llms.txt.
 */
export interface License {
  /**
   * Its number as the authority writes it, as CPC1234567 or 2041234-DCA.
   */
  number: string;
  /**
   * What it is, as visitors read it before the number: Contractor license.
   */
  name: string;
  /**
   * Who gave it, for search engines.
   */
  issuer: string;
  /**
   * Marks a stand-in to be replaced by the real thing. Visitors read that it is one; npm run build -- --launch leaves it out of lists and refuses any other.
   */
  sample?: true;
}
/**
 * One fact.
 */
export interface BusinessFact {
  /**
   * The fact, in a sentence.
   */
  text: string;
  /**
   * Marks a stand-in to be replaced by the real thing. Visitors read that it is one; npm run build -- --launch leaves it out of lists and refuses any other.
   */
  sample?: true;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
}
/**
 * How many people work for us.
 */
export interface Employees {
  /**
   * At least.
   */
  min: number;
  /**
   * At most.
   */
  max: number;
}
/**
 * What we do, as the sentences that stand on every site of this kind say it.
 */
export interface Trade {
  /**
   * What search engines take us for: a type of schema.org below LocalBusiness, as RoofingContractor or Bakery; LocalBusiness itself where none fits.
   */
  type: string;
  /**
   * What we do, in the singular: Roofing service.
   */
  service: string;
  /**
   * The same of all that we offer: Roofing services.
   */
  services: string;
  /**
   * What customers come to us with, as it stands in the middle of a sentence, after 'your': roof.
   */
  subject: string;
}
/**
 * One service, and where it is named.
 */
export interface ServiceEntry {
  /**
   * What it is called in the quote form, and in requests. A link chooses it there by the same words: /quote?service=roof-repair. What the form does not list is service=other.
   */
  name: string;
  /**
   * The page that speaks of it. Links to the quote form there, and on pages whose addresses end like it, choose it in the form.
   */
  page?: string;
  /**
   * How the addresses of more pages of it end, as in repair: their links to the quote form choose it as well.
   */
  endings?: Texts;
  /**
   * What it costs, or what that depends on.
   */
  price?: Answer;
  /**
   * How long it takes.
   */
  duration?: Answer;
  /**
   * When we come.
   */
  arrival?: Answer;
  /**
   * Each page of it has a link that calls a phone which is answered day and night.
   */
  emergency?: true;
  /**
   * Where it is named: form (the quote form), record (what search engines are told we offer) and footer, by the alphabet. The last two take its name from its page.
   *
   * @minItems 1
   */
  where: ("form" | "record" | "footer")[];
}
/**
 * One claim.
 */
export interface Claim {
  /**
   * The claim, in a sentence that can be answered with yes.
   */
  text: string;
  /**
   * What pages say it with, in all languages: the beginnings of words.
   *
   * @minItems 1
   */
  words: string[];
  /**
   * Marks a claim that only the owner can confirm. Once it is true, take this away: the pages need no change.
   */
  confirm?: true;
}
/**
 * Where we are at home: the language, the time, the money and the phones of our customers.
 */
export interface Locale {
  /**
   * The language of all pages, and whose it is, as en-US, en-GB or fr-CA.
   */
  language: string;
  /**
   * The country of our offices, in two capital letters, as US, CA or GB.
   */
  country: string;
  /**
   * The time zone whose day it is, as America/Chicago or Europe/London.
   */
  timeZone: string;
  /**
   * The money we take, in three capital letters, as USD, CAD or EUR.
   */
  currency: string;
  phone: PhoneStyle;
  /**
   * true: addresses are written with the postal code before the city, as 75001 Paris.
   */
  postalCodeFirst?: boolean;
}
/**
 * How phone numbers are written, and dialled from abroad.
 */
export interface PhoneStyle {
  /**
   * What stands before our numbers when they are dialled from abroad: 1 in North America, 44 in the United Kingdom, 33 in France.
   */
  code: number;
  /**
   * What numbers begin with at home only, in quotes: "0" in most of Europe. Leave it out in North America.
   */
  trunk?: string;
  /**
   * How numbers are written, with a 0 for each digit, as 000-000-0000, or 000 0000 0000 and 00000 000000. In this form they are links wherever they stand.
   *
   * @minItems 1
   *
   * Items: One form, with a 0 for each digit: 000-000-0000.
   */
  written: string[];
}
/**
 * A language in which there are pages.
 */
export interface Language {
  /**
   * Its two or three letters, as en, es or ht.
   */
  code: string;
  /**
   * What those call it who speak it, as Español. The link to its pages says so.
   */
  name: string;
  /**
   * The folder of its pages in pages-data, with which their addresses begin, as es. The main language has none.
   */
  folder?: string;
  /**
   * true: nothing in it is published yet, and what is wrong in it stops no build. For a language other than the main one.
   */
  draft?: boolean;
}
/**
 * Phone numbers by names of your own; there is always a main one. ${phones.main} shows it; call: main makes a link that calls it.
 */
export interface Phones {
  /**
   * The number of every page that names no other, in digits, in the form of all numbers here.
   */
  main: string;
  /**
   * A phone number, in digits, in the form of all numbers here.
   */
  [k: string]: string;
}
/**
 * The offices by names of your own, in order; there is always a main one. ${offices.main.city} shows what stands in it.
 */
export interface Offices {
  /**
   * The main office.
   */
  main: Office;
  [k: string]: Office;
}
/**
 * An office.
 */
export interface Office {
  /**
   * What it is called: Main Office.
   */
  name: string;
  /**
   * The street line.
   */
  street: string;
  /**
   * The city.
   */
  city: string;
  /**
   * The state, province or region, as addresses have it: FL, QC. Leave it out where they have none.
   */
  region?: string;
  /**
   * The postal code, in quotes: "33139", "H2X 1Y4".
   */
  postalCode?: string;
  /**
   * The name of a phone number in site.yaml, as main.
   */
  phone: string;
  /**
   * The page of its city.
   */
  page: string;
  geo: Geo;
}
/**
 * When we answer.
 */
export interface Hours {
  /**
   * The hours in words, as every page shows them: 7AM-7PM Daily.
   */
  text: string;
  /**
   * The days on which we are open at these hours; every day that 'otherDays' does not name, unless said otherwise.
   *
   * @minItems 1
   */
  days?: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
  /**
   * When we open, as 07:00.
   */
  opens: string;
  /**
   * When we close, as 19:00.
   */
  closes: string;
  /**
   * Days with hours of their own, as a short Saturday.
   *
   * @minItems 1
   */
  otherDays?: OtherDays[];
  /**
   * The phones that take text messages, by their names under phones: links that text another one lead to our mailbox instead.
   *
   * @minItems 1
   *
   * Items: The name of a phone number in site.yaml, as main.
   */
  texts?: string[];
  /**
   * The phones that are answered day and night, by their names under phones: pages that dial them say 24/7 beside the number.
   *
   * @minItems 1
   *
   * Items: The name of a phone number in site.yaml, as main.
   */
  always?: string[];
  /**
   * How fast a quote request is answered in business hours, as visitors read it.
   */
  reply: string;
}
/**
 * Some days, and their hours.
 */
export interface OtherDays {
  /**
   * The days.
   *
   * @minItems 1
   */
  days: ("Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday")[];
  /**
   * When we open, as 07:00.
   */
  opens: string;
  /**
   * When we close, as 19:00.
   */
  closes: string;
}
/**
 * What new customers are offered; pages show it with ${offer.number} and ${offer.words}.
 */
export interface Offer {
  /**
   * How much, in figures: 20%.
   */
  number: string;
  /**
   * The offer in a few words, as they stand in the middle of a sentence: 20% off the first month.
   */
  words: string;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
}
/**
 * What is true of the trade, once for all pages, by names of your own; ${facts.evaporation.words} shows one. Say in a comment where each comes from.
 */
export interface Facts1 {
  [k: string]: Fact;
}
/**
 * One fact, and how the check finds it where it is written by hand.
 */
export interface Fact {
  /**
   * The fact as it stands in the middle of a sentence, its figures as figures: 3–5 years.
   */
  words: string;
  /**
   * The unit behind the figures, as in the words: years. The check tells of the same figures with it that a page writes by hand.
   */
  unit?: string;
  /**
   * Words that such a sentence holds, or their beginnings: wash, advise.
   *
   * @minItems 1
   *
   * Items: A word in small letters, or its beginning.
   */
  nouns?: string[];
  /**
   * Words in small letters beside which a sentence may have no other figure of this unit: without the place. A page whose own short answers say another may.
   */
  beside?: Texts;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
}
/**
 * Addresses outside this site, by name; ${links.portal} gives one. What is left out stands nowhere.
 */
export interface Links {
  /**
   * Where customers log in to see their bills: an address that starts with https://.
   */
  portal?: string;
  /**
   * The shop for supplies: an address that starts with https://.
   */
  shop?: string;
  /**
   * Where visitors book a consultation call: an address that starts with https://.
   */
  scheduling?: string;
  awards?: Awards;
  /**
   * Where newsletter sign-ups are posted to, as the provider says. Leave it out until there is one.
   */
  newsletter?: string;
}
/**
 * Where each award is shown, by a name of your own; ${links.awards.name} gives one.
 */
export interface Awards {
  /**
   * The page of the award: an address that starts with https://.
   */
  [k: string]: string;
}
/**
 * One profile.
 */
export interface Social {
  /**
   * The network, as it writes itself. Most that are known have a mark of their own; of any other, its first letter stands there.
   */
  network: string;
  /**
   * The profile's address, which starts with https://.
   */
  url: string;
}
/**
 * Where the pages stand that every page leads to, if elsewhere than at /quote, /services, /service-areas and /blog.
 */
export interface NamedAddresses {
  /**
   * The page with the form for a quote, as /anfrage.
   */
  quote?: string;
  /**
   * The page of all services, as /leistungen; services stand below it.
   */
  services?: string;
  /**
   * The page of all places, as /gebiete; cities stand below it, each in its folder.
   */
  areas?: string;
  /**
   * The page of all articles, as /ratgeber; articles stand below it.
   */
  blog?: string;
}
/**
 * What is known of one file in public/images.
 */
export interface PictureFact {
  /**
   * The file's name in public/images, as in front-door.jpg.
   */
  src: string;
  /**
   * What every crop keeps, as two percentages, from the left and from the top: 70% 60%. Without it, what site.yaml says of the file counts, else the middle.
   */
  focus?: string;
  /**
   * Where a headline may stand on it: left (a bright, even sky fills the upper left) or none (the headline stands above the picture). Without it, what site.yaml says of the file counts, else none.
   */
  calm?: "left" | "none";
  /**
   * Drawn or rendered, no photo of work that was done: the page says so. In site.yaml it counts wherever the file stands. The launch check lists it.
   */
  illustration?: true;
  /**
   * Marks a picture that the owner must replace or agree to. The launch check lists it.
   */
  confirm?: true;
}
/**
 * One claim.
 */
export interface TrustItem {
  /**
   * The claim, in a few words.
   */
  text: string;
  icon?: Icon;
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
}
/**
 * One entry.
 */
export interface NavigationItem {
  /**
   * What it says.
   */
  label: string;
  /**
   * Where it leads: a page of this site (/quote), a section (#faq), or an address with https:, tel: or mailto:.
   */
  href: string;
}
/**
 * Tools of others that pages load. Each is off while its id is empty: then nothing of it is on any page.
 */
export interface Integrations {
  /**
   * The id of a Google Analytics stream, as G-ABC123DEF4; empty: no analytics.
   */
  analytics?: string;
  /**
   * The id of a Google Ads account, as AW-123456789; empty: no ads tool.
   */
  ads?: string;
  /**
   * The label of the Google Ads conversion that counts quote requests, as AbC-D_efG.
   */
  conversion?: string;
  /**
   * true: visitors are asked first, and nothing loads before they agree.
   */
  consent?: boolean;
}
/**
 * How the site looks. The folder theme/ can be replaced whole.
 */
export interface ThemeFile {
  colors: Colors;
  grounds?: Grounds;
  faces: Faces;
  corners: Corners;
  /**
   * The mark beside the name, on pages, tabs and share pictures: a drawing in this folder, in currentColor where it takes the color of the words. Left out, the name stands alone.
   */
  logo?: string;
  /**
   * true: the logo is the name itself, up to ten times as wide as high, and stands where the name would. Tabs and icons show the name's first letter.
   */
  wordmark?: boolean;
  /**
   * A file of CSS in this folder that draws .motif-edge: a band under each hero. Left out, there is none.
   */
  motif?: string;
  /**
   * A chart of where the business works, in this folder: on the page of all areas and on hubs. Left out, there is none.
   */
  chart?: string;
  pictures?: ThemePictures;
  marks?: Marks;
}
/**
 * The colors, by what they are for. Text has to stand out from its ground: 4.5 to 1 at least.
 */
export interface Colors {
  /**
   * What pages stand on.
   */
  ground: string;
  /**
   * A ground a little darker, for what stands apart from it.
   */
  shade: string;
  /**
   * The dark ground: the footer, the closing call, sections of tone deep.
   */
  deep: string;
  /**
   * The dark ground a little lighter, for cards on it.
   */
  "deep-soft": string;
  /**
   * Running text on the dark ground.
   */
  "deep-body": string;
  /**
   * Small print on the dark ground.
   */
  "deep-quiet": string;
  /**
   * Headings, and lines that must be seen.
   */
  heading: string;
  /**
   * Running text.
   */
  body: string;
  /**
   * Small print.
   */
  quiet: string;
  /**
   * Hairlines.
   */
  line: string;
  /**
   * The box of a section that has not loaded yet.
   */
  waiting: string;
  /**
   * Cards and fields.
   */
  card: string;
  /**
   * Eyebrows, links, bullets.
   */
  brand: string;
  /**
   * The same on the dark ground, and the water of the chart.
   */
  "brand-bright": string;
  /**
   * A pale ground of that hue.
   */
  "brand-pale": string;
  /**
   * The button that leads to a quote, and nothing else.
   */
  action: string;
  /**
   * That button under the pointer.
   */
  "action-dark": string;
  /**
   * Emergencies, and mistakes in forms.
   */
  emergency: string;
  /**
   * A pale ground of that hue.
   */
  "emergency-pale": string;
  /**
   * Where the shades of a timeline begin.
   */
  before: string;
  /**
   * Where they end.
   */
  after: string;
}
/**
 * The ground of a page changes from its top to its foot. Left out, it is one.
 */
export interface Grounds {
  /**
   * At its top.
   */
  top: "ground" | "shade" | "brand-pale" | "card";
  /**
   * At its foot.
   */
  foot: "ground" | "shade" | "brand-pale" | "card";
}
/**
 * The typefaces, from packages. After a change, install the package, and cut the faces with: node commands/run.mjs cutFonts.
 */
export interface Faces {
  /**
   * For headlines, large numbers and the name.
   */
  display: Face;
  /**
   * For everything else.
   */
  text: Face;
}
/**
 * A typeface.
 */
export interface Face {
  /**
   * Its name.
   */
  family: string;
  /**
   * The file of a package that holds it: the package's name, then /files/ and the file's name.
   */
  file: string;
  /**
   * The weights that the file has: 300 900 of a variable one; 400, unless said otherwise.
   */
  weights?: string;
  cut?: Cut;
  /**
   * The kind of face that stands in where none of these is there.
   */
  like: "serif" | "sans-serif";
  standIns?: StandIns;
}
/**
 * Where a variable face is cut to one look: the values of its axes. A cut file holds Western letters alone, and is much smaller.
 */
export interface Cut {
  /**
   * The optical size.
   */
  opsz?: number;
  /**
   * The weight.
   */
  wght?: number;
  /**
   * The width, in percent.
   */
  wdth?: number;
}
/**
 * A face of the visitor's own device.
 */
export interface StandIn {
  local: Names;
  /**
   * How wide it is made, in percent.
   */
  size: number;
  /**
   * How high above its base line a line reaches, in percent of its size.
   */
  ascent: number;
  /**
   * How far below.
   */
  descent: number;
}
/**
 * How round corners are; 0 is square.
 */
export interface Corners {
  /**
   * Of buttons, and of what stands around icons.
   */
  button: string;
  /**
   * Of form fields and tips.
   */
  field: string;
  /**
   * Of cards, maps and pictures in them.
   */
  card: string;
  /**
   * Of messages.
   */
  panel: string;
  /**
   * Of the marks of sections and the numbers of steps.
   */
  mark: string;
}
/**
 * Pictures of public/images that stand in where a page names none. Left out, such a page shows none.
 */
export interface ThemePictures {
  /**
   * Above a closing call.
   */
  closing?: string;
  /**
   * On the pictures for social networks.
   */
  share?: string;
  /**
   * Between sections, where a page would go on for long without a picture: those that suit any page. None is shown on a page twice.
   */
  between?: string[];
}
/**
 * A number marks each section at its edge: 1, 2, 3, unless said otherwise. Left out, sections have no mark.
 */
export interface Marks {
  /**
   * How much each number is more than the one before it.
   */
  step?: number;
  /**
   * What stands behind each number: FT.
   */
  unit?: string;
}
/**
 * A chart of where the business works: land, water and what is drawn on them, as straight lines in units of the chart's own. A path is `M`, a point, `l` and the steps to the next points, in whole numbers: M10 20l3-4 5 6z.
 */
export interface ChartFile {
  /**
   * Where it comes from; nobody is shown this.
   */
  source: string;
  /**
   * What it is, for those who do not see it: a chart of the county and its lakes.
   */
  name: string;
  credit?: ChartCredit;
  /**
   * The width of the drawing in its units.
   */
  width: number;
  /**
   * The height of the drawing in its units.
   */
  height: number;
  bounds: ChartBounds;
  /**
   * The width of the least part that is shown around a place.
   */
  around: number;
  sea?: ChartSea;
  /**
   * The outline of the land.
   */
  land: string;
  shallow?: ChartShallows;
  /**
   * What falls dry at low tide.
   */
  dries?: string;
  dashes?: ChartDashes;
  outlines?: ChartOutlines;
  depths?: ChartDepths;
}
/**
 * Whose work it is, where their license asks for that.
 */
export interface ChartCredit {
  /**
   * Who they are.
   */
  by: string;
  /**
   * The page about their license.
   */
  url: string;
  texts: ChartCreditTexts;
}
/**
 * What stands below the chart, by language code, the main language first: {author} becomes the link.
 */
export interface ChartCreditTexts {
  [k: string]: string;
}
/**
 * Where on the globe its edges lie, in degrees.
 */
export interface ChartBounds {
  /**
   * Longitude of its left edge.
   */
  west: number;
  /**
   * Longitude of its right edge.
   */
  east: number;
  /**
   * Latitude of its lower edge.
   */
  south: number;
  /**
   * Latitude of its upper edge.
   */
  north: number;
}
/**
 * The outlines of cities, by the names of their folders: on a city's own chart it is filled.
 */
export interface ChartOutlines {
  [k: string]: string;
}
/**
 * What stands around the pages' own texts, in one language. What is written as {name} is filled in: keep it.
 */
export interface Words {
  site?: SiteWords;
  labels: LabelsWords;
  header: HeaderWords;
  languages: LanguagesWords;
  calls: CallsWords;
  footer: FooterWords;
  answers: AnswersWords;
  cards: CardsWords;
  pictures: PicturesWords;
  places: PlacesWords;
  embeds: EmbedWords;
  articles: ArticlesWords;
  postalCode: PostalCodeWords;
  form: FormWords;
  forms: OtherFormWords;
  newsletter: NewsletterWords;
  consent: ConsentWords;
  mail: MailWords;
}
/**
 * What visitors read of site.yaml, in the language of this file: the same names with other words, and lists whole and in their order. The main language has none.
 */
export interface SiteWords {
  [k: string]: unknown;
}
/**
 * What buttons and links of this business say.
 */
export interface LabelsWords {
  /**
   * The button that leads to the quote form.
   */
  quote: string;
  /**
   * The link to links.portal.
   */
  portal: string;
  /**
   * The link to links.shop.
   */
  shop: string;
  /**
   * The link from an office to the page of its city: {city} is the city's name.
   */
  city: string;
  /**
   * What the quote form lists last, and sends where no service was chosen.
   */
  other: string;
}
/**
 * What stands at the top of every page, much of it for screen readers.
 */
export interface HeaderWords {
  /**
   * The link past the header, for those who use the keyboard.
   */
  skip: string;
  /**
   * What the name of the business is called as a link: {name} is that name.
   */
  home: string;
  /**
   * What the main navigation is called.
   */
  navigation: string;
  /**
   * The button that opens the menu.
   */
  menu: string;
  /**
   * The button that closes the menu.
   */
  close: string;
  /**
   * What the way from the home page to a page is called.
   */
  breadcrumbs: string;
  /**
   * The home page, at the beginning of that way.
   */
  start: string;
}
/**
 * What links say that lead from a page in one language to a page in another.
 */
export interface LanguagesWords {
  /**
   * Behind a link to a page that is there in the main language alone: which one that is, as (in English).
   */
  mark: string;
  /**
   * On a page that is not there in this language, beside the way to this language: {page} is the nearest page above it that is.
   */
  elsewhere: string;
}
/**
 * What leads to the phone.
 */
export interface CallsWords {
  /**
   * What the bar at the foot of a phone's screen is called.
   */
  bar: string;
  /**
   * The button in that bar.
   */
  call: string;
  /**
   * The same where the phone is answered day and night: {hours} says so.
   */
  callAt: string;
  /**
   * Day and night, every day.
   */
  always: string;
  /**
   * The button of an office: {number} is its phone.
   */
  number: string;
  /**
   * What can be sent either way: {message} is the link that sends a text message, {mail} the one that sends a mail.
   */
  either: string;
  /**
   * The link that sends a mail, behind the one that sends a text message.
   */
  mail: string;
}
/**
 * What stands at the foot of every page.
 */
export interface FooterWords {
  /**
   * Above the services.
   */
  services: string;
  /**
   * The link to all services.
   */
  allServices: string;
  /**
   * Above the cities.
   */
  areas: string;
  /**
   * The link to all cities, where they are many.
   */
  allAreas: string;
  /**
   * Above the offices.
   */
  contact: string;
  /**
   * Behind the year and the name of the business.
   */
  rights: string;
  /**
   * What * beside a sample means. The live site shows no samples.
   */
  sample: string;
}
/**
 * What visitors want to know first: the names of the rows.
 */
export interface AnswersWords {
  /**
   * What it costs.
   */
  price: string;
  /**
   * How long it takes.
   */
  duration: string;
  /**
   * When we come.
   */
  arrival: string;
  /**
   * Where we work.
   */
  served: string;
  /**
   * Which languages we speak.
   */
  languages: string;
  /**
   * Before the postal codes of a city.
   */
  postalCodes: CountedWords;
}
/**
 * A text by how many there are of something, as the language counts: one, two, few, many; other is for all else. {count} is the number.
 */
export interface CountedWords {
  /**
   * Where the language counts so: zero.
   */
  zero?: string;
  /**
   * Where the language counts so: one.
   */
  one?: string;
  /**
   * Where the language counts so: two.
   */
  two?: string;
  /**
   * Where the language counts so: few.
   */
  few?: string;
  /**
   * Where the language counts so: many.
   */
  many?: string;
  /**
   * For all other numbers.
   */
  other: string;
}
/**
 * What stands on cards.
 */
export interface CardsWords {
  /**
   * The link from a city's card to its page.
   */
  more: string;
  /**
   * On the package that most customers choose.
   */
  popular: string;
  /**
   * Above what a package does not include.
   */
  without: string;
  /**
   * Opens the points of a row that shows a price.
   */
  includes: string;
  /**
   * What causes a problem.
   */
  cause: string;
  /**
   * How to prevent it.
   */
  prevention: string;
  /**
   * How we solve it.
   */
  solution: string;
  /**
   * How urgent a sign is, at the least.
   */
  low: string;
  /**
   * The same, more urgent.
   */
  medium: string;
  /**
   * The same, very urgent.
   */
  high: string;
  /**
   * The same: call at once.
   */
  emergency: string;
}
/**
 * What stands on pictures.
 */
export interface PicturesWords {
  /**
   * What the buttons under a picture of before and after are for.
   */
  move: string;
  /**
   * The button that shows the place before.
   */
  before: string;
  /**
   * The button that shows half of each.
   */
  half: string;
  /**
   * The button that shows the place after.
   */
  after: string;
  /**
   * What the caption of a picture that is no photo of work begins with.
   */
  illustration: string;
}
/**
 * What stands beside an office and its map.
 */
export interface PlacesWords {
  /**
   * The link to the way there.
   */
  directions: string;
  /**
   * The button that opens the map.
   */
  open: string;
  /**
   * The button that closes it.
   */
  close: string;
  /**
   * What the map is called: {office} and {city} are the names of both.
   */
  map: string;
  /**
   * Under the map: {link} is the link below, {address} the office's address.
   */
  noMap: string;
  /**
   * That link.
   */
  link: string;
  /**
   * What search engines are told of the map: {name} is the business.
   */
  area: string;
}
/**
 * What stands beside what others run.
 */
export interface EmbedWords {
  /**
   * The button that closes it.
   */
  close: string;
  /**
   * What opening it means: {provider} is who runs it.
   */
  cookies: string;
  /**
   * The same, of one that is asked not to follow visitors.
   */
  private: string;
  /**
   * What is said of a link to it.
   */
  elsewhere: string;
  /**
   * The link to it, for those who see nothing.
   */
  link: string;
}
/**
 * What stands around articles.
 */
export interface ArticlesWords {
  /**
   * What the list of articles for feed readers is called: {name} is the business.
   */
  feed: string;
  /**
   * The link above an article.
   */
  back: string;
  /**
   * How long an article takes to read: {count} is a number.
   */
  readTime: CountedWords;
  /**
   * Before the ways to pass an article on.
   */
  share: string;
  /**
   * The way to pass it on by mail.
   */
  mail: string;
  /**
   * What the list of an article's chapters is called.
   */
  contents: string;
  /**
   * Above that list.
   */
  onThisPage: string;
}
/**
 * The field for a postal code, and what comes of it.
 */
export interface PostalCodeWords {
  /**
   * What to type.
   */
  label: string;
  /**
   * How a postal code is written.
   */
  form: string;
  /**
   * The button.
   */
  button: string;
  /**
   * What is said of a postal code that no city has: {code} is what was typed, {phone} our number.
   */
  elsewhere: string;
}
/**
 * The quote form.
 */
export interface FormWords {
  /**
   * The visitor's name.
   */
  name: string;
  /**
   * The visitor's phone.
   */
  phone: string;
  /**
   * The visitor's mail address.
   */
  email: string;
  /**
   * The city or the neighborhood.
   */
  location: string;
  /**
   * The service asked for.
   */
  service: string;
  /**
   * What the list of services shows first.
   */
  choose: string;
  /**
   * What else the visitor wants to say.
   */
  message: string;
  /**
   * Behind what may be left out.
   */
  optional: string;
  /**
   * A field that only robots see.
   */
  trap: string;
  missing: MissingWords;
  wrong: WrongWords;
  /**
   * Of a text that is too long: {most} is a number.
   */
  long: string;
  /**
   * Where the form's program has not arrived: {phone} and {email} are links.
   */
  asleep: string;
  /**
   * Where the browser runs no programs: {phone} and {email} are links.
   */
  withoutScript: string;
  /**
   * The button.
   */
  send: string;
  /**
   * The button while the request is on its way.
   */
  sending: string;
  /**
   * Once the request has arrived.
   */
  thanks: string;
  /**
   * Below that: {time} is how fast we answer.
   */
  sent: string;
  /**
   * Below that, what it means at night: {hours} is when we are open.
   */
  night: string;
  /**
   * Where it has not arrived: {phone} is a link.
   */
  failed: string;
  /**
   * Behind that, where too many were sent: {time} is one of the next two.
   */
  wait: string;
  /**
   * How long: {count} is a number.
   */
  minutes: CountedWords;
  /**
   * How long: {count} is a number.
   */
  hours: CountedWords;
  /**
   * Behind that, where nobody knows whether it has arrived.
   */
  unsure: string;
  /**
   * Beside the form, above the phone number.
   */
  talk: string;
  /**
   * The button that copies the number.
   */
  copy: string;
  /**
   * Once that is done: {number} is the phone.
   */
  copied: string;
  /**
   * Where it cannot be done: {number} is the phone.
   */
  notCopied: string;
  /**
   * Below that: {subject} is what the trade is about, {message} and {mail} are the links below.
   */
  photo: string;
  /**
   * The link that sends a text message.
   */
  messageIt: string;
  /**
   * The link that sends a mail.
   */
  mailIt: string;
  /**
   * The link that sends a photo by mail, where the phone takes no text messages.
   */
  mailPhoto: string;
  /**
   * What a short message is called to those who hear it.
   */
  notice: string;
  /**
   * The button that takes a short message away.
   */
  dismiss: string;
}
/**
 * What is said of a field that is empty.
 */
export interface MissingWords {
  /**
   * Of the name.
   */
  name: string;
  /**
   * Of the mail address.
   */
  email: string;
  /**
   * Of the phone.
   */
  phone: string;
  /**
   * Of the service.
   */
  service: string;
  /**
   * Of the location.
   */
  location: string;
}
/**
 * What is said of a field that is not right.
 */
export interface WrongWords {
  /**
   * Of the name.
   */
  name: string;
  /**
   * Of the mail address: {seen} is what was read there.
   */
  email: string;
  /**
   * Of the phone: {seen} is what was read there.
   */
  phone: string;
  /**
   * Of the service.
   */
  service: string;
  /**
   * Of the location.
   */
  location: string;
  /**
   * Of the details.
   */
  message: string;
}
/**
 * What other forms than the quote form say otherwise, and of their kinds of fields.
 */
export interface OtherFormWords {
  /**
   * The first line of choices, which chooses nothing.
   */
  choose: string;
  /**
   * The button, where the page does not name it.
   */
  send: string;
  /**
   * Behind the label of a field for a file: which files can be sent.
   */
  file: string;
  /**
   * What is said once it has arrived: {time} is how fast we answer.
   */
  sent: string;
  /**
   * Where it has not arrived: {phone} is a link.
   */
  failed: string;
  missing: OtherMissingWords;
  wrong: OtherWrongWords;
}
/**
 * What is said of a field that is empty, by its kind.
 */
export interface OtherMissingWords {
  /**
   * Of a text, a date and a number.
   */
  text: string;
  /**
   * Of choices.
   */
  choice: string;
  /**
   * Of a box to tick.
   */
  tick: string;
  /**
   * Of a file.
   */
  file: string;
}
/**
 * What is said of a field that is not right, by its kind.
 */
export interface OtherWrongWords {
  /**
   * Of a text of one line.
   */
  text: string;
  /**
   * Of a text of several lines.
   */
  longText: string;
  /**
   * Of a date.
   */
  date: string;
  /**
   * Of a number.
   */
  number: string;
  /**
   * Of a file of another type, or that is too large: {seen} is its name.
   */
  file: string;
}
/**
 * The box for the newsletter.
 */
export interface NewsletterWords {
  /**
   * The visitor's mail address.
   */
  email: string;
  /**
   * The button.
   */
  button: string;
  /**
   * Where the address is not right.
   */
  wrong: string;
  /**
   * Once it has arrived.
   */
  thanks: string;
  /**
   * Where it has not.
   */
  failed: string;
  /**
   * While there is no newsletter: {phone} is a link, {subject} what the trade is about.
   */
  soon: string;
  /**
   * What a short message is called to those who hear it.
   */
  notice: string;
  /**
   * The button that takes a short message away.
   */
  dismiss: string;
}
/**
 * What visitors are asked before their visit is counted.
 */
export interface ConsentWords {
  /**
   * What the question is called.
   */
  name: string;
  /**
   * The question.
   */
  question: string;
  /**
   * The answer that keeps them away.
   */
  refuse: string;
  /**
   * The answer that lets them in.
   */
  agree: string;
}
/**
 * The mail to a visitor whose request has arrived.
 */
export interface MailWords {
  /**
   * Its subject.
   */
  subject: string;
  /**
   * Its first paragraph: {name} is the business.
   */
  thanks: string;
  /**
   * The next: {time} is how fast we answer, {hours} when we are open, {phone} our number.
   */
  reply: string;
  /**
   * The last.
   */
  mistaken: string;
}
/**
 * What a visitor sends to ask for a quote.
 */
export interface QuoteRequest {
  /**
   * The visitor's full name, on one line.
   */
  name: string;
  /**
   * The e-mail address to reply to, as read from what was typed and as browsers check it, with a dot in its domain.
   */
  email: string;
  /**
   * The phone numbers to call, at least seven digits, with an extension if need be, as read from what was typed.
   */
  phone: string;
  /**
   * The service asked for, as the form lists it; its last one when none was chosen.
   */
  service: string;
  /**
   * The city or neighbourhood, on one line.
   */
  location: string;
  /**
   * Additional details, which may run over several lines or be left out.
   */
  message?: string;
  /**
   * The language of the page with the form, as en or es; the form says it in the header Content-Language instead. Without both, English.
   */
  language?: string;
}
