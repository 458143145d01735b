import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Hero } from "../../blocks/hero.tsx";
import { WordsContext } from "../../blocks/parts/text/Words.ts";
import type { BlockOf } from "../../content/resolve/forms.ts";
import { site } from "../content/published.ts";

const words: BlockOf<"hero"> = {
  type: "hero",
  eyebrow: "In every season",
  heading: "Clear water",
  intro: "Every week of the year.",
  actions: [{ label: "Our work", href: "/services" }],
  offer: "The first week is free",
  trustItems: [{ text: "Licensed and insured" }],
};
const picture = { src: "pool.jpg", alt: "A pool", width: 1600, height: 900, address: "/images/pool.jpg" };
const article = {
  date: "2026-01-02",
  author: "The team",
  category: "Care",
  excerpt: "On water",
  url: "/blog/water",
  title: "Water",
  minutes: 2,
  readTime: "2 min read",
  day: "January 2, 2026",
  share: [],
};
const coast = {
  picture,
  width: 600,
  height: 400,
  view: { x: 0, y: 0, width: 600, height: 400 },
  labels: [],
  beyond: [],
};

it.each([
  ["with a picture", { picture }],
  ["with a tall picture", { picture: { ...picture, height: 2400 } }],
  ["with a picture of before and one of after", { picture, after: picture }],
  ["with the chart of the coast", { coast }],
  ["of an article", { article }],
  ["of words alone", {}],
])("a hero %s shows every word that it is given", (_, more) => {
  const html = renderToStaticMarkup(
    <WordsContext value={site.words}>
      <Hero {...words} {...more} />
    </WordsContext>,
  );
  const shown = html.replace(/<[^>]+>/g, "\n").split("\n");
  expect(shown).toEqual(
    expect.arrayContaining([
      words.eyebrow,
      words.heading,
      words.intro,
      "Our work",
      words.offer,
      "Licensed and insured",
    ]),
  );
});

it("a headline may wrap in a name that is kept together elsewhere", () => {
  const html = renderToStaticMarkup(
    <WordsContext value={site.words}>
      <Hero {...words} heading={"Clear water in Port\u00a0Saint\u00a0Anne"} />
    </WordsContext>,
  );
  expect(html).toContain("Clear water in Port Saint Anne</h1>");
});
