import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Card } from "../../blocks/parts/Card.tsx";
import { Caption } from "../../blocks/parts/pictures/Caption.tsx";
import { SAMPLE } from "../../blocks/parts/sample.ts";
import { WordsContext } from "../../blocks/parts/text/Words.ts";
import { Testimonials } from "../../blocks/testimonials.tsx";
import { SchemaReader } from "../../content/validate/readSchema.ts";
import { markdownOf } from "../../output/crawlers/markdownOf.ts";
import type { Picture } from "../../schema/types.ts";
import { loadSite, page, pages, site, there } from "../content/published.ts";
import { htmlOf } from "../renderer/html.ts";

const review = { who: "Homeowner, Coral Gables", quote: "The water is clear." };
const award = { title: "Pool of the Year", organization: "A magazine", year: 2025 };
const marks = (html: string) => html.split("data-sample").length - 1;

describe("what is a sample says so to visitors, and nothing else does", () => {
  it("a review", () => {
    const reviews = [
      { ...review, sample: true as const },
      { ...review, quote: "They came on time." },
    ];
    const html = renderToStaticMarkup(<Testimonials type="testimonials" testimonials={reviews} />);
    expect(marks(html)).toBe(1);
    expect(html.indexOf("data-sample")).toBeLessThan(html.indexOf("They came"));
  });

  it("an award", () => {
    const marksOn = (card: typeof award & { sample?: true }) =>
      marks(
        renderToStaticMarkup(
          <WordsContext value={site.words}>
            <Card card={card} look="boxed" />
          </WordsContext>,
        ),
      );
    expect(marksOn({ ...award, sample: true })).toBe(1);
    expect(marksOn(award)).toBe(0);
  });

  it("an illustration, before its caption", () => {
    const captionOf = (more: Partial<Picture>) =>
      renderToStaticMarkup(
        <WordsContext value={site.words}>
          <Caption picture={{ src: "pool.jpg", alt: "A pool", ...more }} as="p" />
        </WordsContext>,
      );
    const { illustration } = site.words.pictures;
    expect(captionOf({ caption: "Clear water", illustration: true })).toBe(
      `<p>${illustration}: Clear water</p>`,
    );
    expect(captionOf({ illustration: true })).toBe(`<p>${illustration}</p>`);
    expect(captionOf({ caption: "Clear water" })).toBe("<p>Clear water</p>");
    expect(captionOf({})).toBe("");
  });

  it("a license, in the footer", () => {
    const withoutSamples = pages.find(({ blocks }) => !JSON.stringify(blocks).includes('"sample"'));
    const { url } = there(withoutSamples, "There is no page without samples.");
    const { sample: _, ...license } = site.business.license ?? {
      number: "1",
      name: "License",
      issuer: "State",
    };
    const footerWith = (own: typeof site.business.license) =>
      htmlOf(loadSite(), url, {
        business: { ...site.business, license: own },
      }).replace(/^.*<footer/s, "");
    const { sample } = site.words.footer;
    expect(footerWith(license)).toContain(`${license.name} ${license.number}`);
    expect(marks(footerWith(license))).toBe(0);
    expect(footerWith(license)).not.toContain(sample);
    expect(marks(footerWith({ ...license, sample: true }))).toBe(1);
    expect(footerWith({ ...license, sample: true })).toContain(`* ${sample}`);
  });

  it("a review that AI assistants read", () => {
    const block = { type: "testimonials" as const, testimonials: [{ ...review, sample: true as const }] };
    const shown = { ...page("/"), blocks: [block] };
    const text = markdownOf(shown, "", new SchemaReader().read("block.json"));
    expect(text).toContain(`- **${review.who}**: ${review.quote} (${SAMPLE})`);
  });
});
