import { expect, it } from "vitest";
import { JOINER } from "../../content/lib/joiner.ts";
import { onOneLine } from "../../renderer/page/onOneLine.ts";

const joined = `3${JOINER}–${JOINER}7`;

it("keeps what is joined on one line by an element, and takes the joiners away", () => {
  const html = `<head><title>${joined}</title></head><p title="${joined}">In <b>(${joined}</b> days</p>`;
  expect(onOneLine(html)).toBe(
    '<head><title>3–7</title></head><p title="3–7">In <b><bdi>(3–7</bdi></b> days</p>',
  );
});

it("leaves a comma or a full stop outside, which go to the other side in a text from right to left", () => {
  expect(onOneLine(`<p>${joined}, ${joined}.</p>`)).toBe("<p><bdi>3–7</bdi>, <bdi>3–7</bdi>.</p>");
});

it("is as fast beside a long word", () => {
  const start = performance.now();
  onOneLine(`<p>${"x".repeat(20_000)} ${joined}</p>`);
  expect(performance.now() - start).toBeLessThan(1000);
});
