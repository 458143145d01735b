/** What other tools call what a block does here. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  beforeAfter: "before after comparison imagecomparison",
  cardGrid: "card cards columns grid tiles features services team people staff members",
  contactCards: "contact contacts phones",
  cta: "button buttons calltoaction",
  faq: "accordion collapse details questions tabs tab toggle",
  gallery: "carousel image images photo photos picture pictures slider slides slideshow",
  hero: "header jumbotron masthead",
  logos: "brands clients partners sponsors",
  map: "directions googlemap location",
  neighbourhoods: "districts",
  packages: "plans pricing tiers",
  prose: "article body content markdown paragraph richtext text",
  form: "application applicationform",
  quoteForm: "contactform",
  newsletter: "signup subscribe",
  stats: "counter counters metrics numbers",
  steps: "howto process",
  table: "comparisontable prices pricelist pricetable",
  testimonials: "quote quotes rating ratings review reviews",
  timeline: "history schedule",
};
const BY_NAME = new Map(
  Object.entries(OTHER_NAMES).flatMap(([type, names]) => names.split(" ").map((name) => [name, type])),
);

/** The block type that does what another tool calls `name`: cardGrid for columns; undefined if none does. */
export function typeCalled(name: string): string | undefined {
  return BY_NAME.get(name.toLowerCase().replace(/[^a-z]/g, ""));
}
