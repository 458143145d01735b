// Made from the JSON Schemas beside it by `npm run types`. Do not edit.

/**
 * A list of short texts.
 *
 * @minItems 1
 */
export type Texts = string[];
/**
 * One section of a page. Its type says which.
 */
export type Block =
  | HeroBlock
  | CardGridBlock
  | StepsBlock
  | PackagesBlock
  | TimelineBlock
  | NeighbourhoodsBlock
  | CtaBlock
  | ChecklistBlock
  | StatsBlock
  | TestimonialsBlock
  | FaqBlock
  | ProseBlock
  | BannerBlock
  | AreasBlock
  | OfficesBlock
  | MapBlock
  | QuoteFormBlock
  | ContactCardsBlock
  | ArticlesBlock
  | NewsletterBlock
  | BeforeAfterBlock;
/**
 * One to three buttons, the most important first.
 *
 * @minItems 1
 * @maxItems 3
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

export interface Schemas {
  page?: PageFile;
  site?: SiteFile;
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
   * Items: An old address on this site, as /old-page or /old-page.html: it starts with a slash, and has none at the end.
   */
  moved?: string[];
  /**
   * Its name in the breadcrumbs, where the address does not say it well.
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
  /**
   * The sections of the page, from top to bottom. The first is a hero.
   *
   * @minItems 1
   */
  blocks: Block[];
}
/**
 * A city: its facts, which every page in its folder can show as ${city.name}, ${city.facts.water} and so on.
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
   * Its county, as Miami-Dade County. Where cities are many and each names its own, lists are by county.
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
  /**
   * Its zip codes, each in quotes: "33178".
   *
   * @minItems 1
   *
   * Items: A zip code of five digits, in quotes: "33178".
   */
  zipCodes?: string[];
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
  figure?: Figure;
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
   * Degrees north: 24 to 31 in Florida. Maps show it before the comma.
   */
  latitude: number;
  /**
   * Degrees east, with a minus because we are west: -88 to -80 in Florida. Maps show it after the comma.
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
 * The one number of the city that everybody there would nod at; its hub shows it very large.
 */
export interface Figure {
  /**
   * The number with its unit, as it is shown: "½ mile".
   */
  number: string;
  /**
   * What it says of the city, in one line.
   */
  label: string;
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
   * The file's name in public/images, as in hero-pool.jpg: small letters, no spaces, ending in .jpg, .png or .webp. A .heic photo must be saved as .jpg first.
   */
  src: string;
  /**
   * Another crop of it for screens up to 768 pixels wide, as in hero-pool-mobile.jpg.
   */
  mobile?: string;
  /**
   * What the picture shows, for people who cannot see it.
   */
  alt: string;
  /**
   * What every crop keeps, from the left and from the top: 70% 60%. Without it, what site.yaml says of the file counts, else the middle.
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
   * true: shows the chart of the coast with all cities in place of a picture.
   */
  chart?: boolean;
}
/**
 * A button or a link: its label, and either where it leads (href) or which phone it calls (call).
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * How many columns index and boxed have on a large screen; 3 unless said otherwise.
   */
  columns?: 2 | 3 | 4;
  /**
   * index (titles in columns under thin lines), ledger (rows, with how urgent it is or the year at the right), bleed (rows beside the picture of the block) or boxed (cards with a border, for things to compare). Left out, what the cards hold decides; no look but index and boxed comes twice in a row.
   */
  look?: "index" | "ledger" | "bleed" | "boxed";
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
   * One link; the whole card leads there.
   */
  link?: Action;
  /**
   * Marks a stand-in to be replaced by the real thing. Visitors read that it is one; a build for launch refuses it.
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * A drawing of a pool in section above the steps, with the parts lit that the work is about: cleaning (waterline, skimmer), water (water, drain, filter), leak (skimmer, light, drain, pipes), equipment (pump, filter, heater), plaster, or safety (light, drain, pump).
   */
  drawing?: "cleaning" | "water" | "leak" | "equipment" | "plaster" | "safety";
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
  description: string;
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * The price as it is shown: from $110/week. Leave it out where the price depends on the pool.
   */
  price?: string;
  /**
   * true: raised and marked Most Popular.
   */
  popular?: boolean;
  /**
   * What is included.
   */
  features: Texts;
  action: Action;
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * true: shows beside each entry the color of the water then, from green at the first to clear at the last.
   */
  water?: boolean;
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * The places, in order. ${city.neighbourhoods} shows the list of the city.
   *
   * @minItems 1
   */
  neighbourhoods: Neighbourhood[];
  /**
   * true: shows the chart of the coast beside the list, the page's city large.
   */
  chart?: boolean;
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * The numbers, up to five of them. One alone stands very large.
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
}
/**
 * One customer, a kind of customer and a place, never a name.
 */
export interface Testimonial {
  /**
   * A kind of customer and a place: Homeowner, Coral Gables.
   */
  who: string;
  /**
   * Their words, without quotation marks.
   */
  quote: string;
  /**
   * Marks a stand-in to be replaced by the real thing. Visitors read that it is one; a build for launch refuses it.
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * Which cities: primary (as cards), additional (as links) or all (as links).
   */
  tier: "primary" | "additional" | "all";
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * The name of an office in site.yaml, as main.
   */
  office: string;
  /**
   * How far around the office the map reaches, in metres; 3000 unless said otherwise.
   */
  radius?: number;
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
   */
  tone?: "plain" | "deep";
  /**
   * Marks a claim that only the owner can confirm. The launch check lists it.
   */
  confirm?: true;
}
/**
 * Two pictures of the same pool, before and after, which the visitor switches.
 */
export interface BeforeAfterBlock {
  /**
   * Two pictures of the same pool, before and after, which the visitor switches.
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
   * The ground it stands on: plain (the page's own, unless said otherwise) or deep (lagoon blue, rarely).
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
  before: Picture;
  after: Picture;
}
/**
 * The business. Every page takes its name, phones, offices, hours and links from here.
 */
export interface SiteFile {
  business: Business;
  phones: Phones;
  offices: Offices;
  hours: Hours;
  offer?: Offer;
  quote?: Quote;
  links: Links;
  socials: Socials;
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
  trust: TrustItem[];
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
   * The address of the site, as https://www.example.com, without a slash at the end.
   */
  url: string;
  /**
   * Where visitors write to, as hello@example.com.
   */
  email: string;
  license: License;
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
   * What we cost, for search engines: $ (little) to $$$$ (much), or a range, as $80-$400.
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
   * The pages of the services that search engines are told we offer, the most asked for first.
   *
   * @minItems 1
   *
   * Items: Where it leads: a page of this site (/quote), a section (#faq), or an address with https:, tel: or mailto:.
   */
  catalogue?: string[];
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
 * The contractor's license. Florida Statutes 489.119(5)(b) ask for its number in all advertising, this site included: it stands in the footer of every page and on the About page.
 */
export interface License {
  /**
   * Its number as the state writes it, letters and digits without spaces, as CPC1234567.
   */
  number: string;
  /**
   * What it is, as visitors read it before the number: Florida pool contractor license.
   */
  name: string;
  /**
   * Who gave it, for search engines.
   */
  issuer: string;
  /**
   * Marks a stand-in to be replaced by the real thing. Visitors read that it is one; a build for launch refuses it.
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
   * Marks a stand-in to be replaced by the real thing. Visitors read that it is one; a build for launch refuses it.
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
 * Phone numbers by names of your own; there is always a main one. ${phones.main} shows it; call: main makes a link that calls it.
 */
export interface Phones {
  /**
   * The toll-free number; also the emergency line, as 305-555-0142.
   */
  main: string;
  /**
   * A phone number, as 305-555-0142.
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
   * The state, in two capital letters, as FL.
   */
  region: string;
  /**
   * The zip code: five digits in quotes, as "33139".
   */
  postalCode: string;
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
   * The hours in words: 7AM-7PM Daily.
   */
  text: string;
  /**
   * The days on which we are open; every day unless said otherwise.
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
   * How fast a quote request is answered in business hours, as visitors read it.
   */
  reply: string;
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
 * The form for a quote.
 */
export interface Quote {
  /**
   * What the form chooses for visitors who come from a page of a service.
   *
   * @minItems 1
   */
  services: QuoteService[];
}
/**
 * A service of the form, and the pages that speak of it.
 */
export interface QuoteService {
  /**
   * The service, as the form lists it.
   */
  service:
    | "Residential Pool Cleaning"
    | "Commercial Pool Maintenance"
    | "Green Pool Recovery"
    | "Pool Leak Detection"
    | "Pool Equipment Repair"
    | "Pool Acid Wash"
    | "Emergency Pool Service"
    | "Pool Inspection"
    | "Other";
  /**
   * How the addresses of its pages end, as in leak-detection.
   */
  pages: Texts;
}
/**
 * Addresses outside this site, by name; ${links.portal} gives one.
 */
export interface Links {
  /**
   * Where customers log in to see their bills: an address that starts with https://.
   */
  portal: string;
  /**
   * The shop for supplies: an address that starts with https://.
   */
  shop: string;
  /**
   * Where visitors book a consultation call: an address that starts with https://.
   */
  scheduling: string;
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
   * The network.
   */
  network:
    | "Facebook"
    | "Instagram"
    | "LinkedIn"
    | "Twitter"
    | "YouTube"
    | "TikTok"
    | "X"
    | "Threads"
    | "Bluesky"
    | "Pinterest"
    | "WhatsApp"
    | "Snapchat"
    | "Reddit"
    | "Google"
    | "Yelp"
    | "Nextdoor"
    | "Houzz";
  /**
   * The profile's address, which starts with https://.
   */
  url: string;
}
/**
 * What is known of one file in public/images.
 */
export interface PictureFact {
  /**
   * The file's name in public/images, as in hero-pool.jpg.
   */
  src: string;
  /**
   * What every crop keeps, from the left and from the top: 70% 60%. Without it, what site.yaml says of the file counts, else the middle.
   */
  focus?: string;
  /**
   * Where a headline may stand on it: left (a bright, even sky fills the upper left) or none (the headline stands above the picture). Without it, what site.yaml says of the file counts, else none.
   */
  calm?: "left" | "none";
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
 * What a visitor sends to ask for a quote.
 */
export interface QuoteRequest {
  /**
   * The visitor's full name, on one line.
   */
  name: string;
  /**
   * The e-mail address to reply to, as browsers check it, with a dot in its domain.
   */
  email: string;
  /**
   * The phone number to call, at least seven digits, with an extension if need be.
   */
  phone: string;
  /**
   * The service asked for; Other when none was chosen.
   */
  service:
    | "Residential Pool Cleaning"
    | "Commercial Pool Maintenance"
    | "Green Pool Recovery"
    | "Pool Leak Detection"
    | "Pool Equipment Repair"
    | "Pool Acid Wash"
    | "Emergency Pool Service"
    | "Pool Inspection"
    | "Other";
  /**
   * The city or neighbourhood of the pool, on one line.
   */
  location: string;
  /**
   * Additional details, which may run over several lines or be left out.
   */
  message?: string;
}
