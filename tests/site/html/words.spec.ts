import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { holdsMetadata } from "../../../output/pictures/withoutMetadata.ts";
import { EXAMPLE } from "../../output/builtExample.ts";
import { BUILT } from "./html.ts";

/** Words that only this business would use, in its texts, structured data, styles or comments. */
const OWN = /\b(?:pools?|miami|seagrape|sea-grape|coast|biscayne|florida|waterline)\b.{0,40}/gi;

test("what is built of another business has no word of this one", () => {
  test.skip(process.env.SITE !== EXAMPLE, "only the example is of another trade");
  const files = readdirSync(BUILT, { recursive: true, encoding: "utf8" });
  const texts = files.filter((name) => /\.(?:html|xml|txt|css|json|svg|webmanifest)$/.test(name));
  expect(texts.length).toBeGreaterThan(20);
  const found = texts
    .filter((name) => !name.endsWith("licenses.txt")) // lists packages
    .flatMap(
      (name) =>
        readFileSync(join(BUILT, name), "utf8")
          .match(OWN)
          ?.map((text) => `${name}: ${text}`) ?? [],
    );
  expect(found).toEqual([]);
});

test("no published picture holds more than a picture: no place, no camera, no author", () => {
  const pictures = readdirSync(BUILT, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:jpe?g|png|webp|avif|gif)$/.test(name),
  );
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.filter((name) => holdsMetadata(readFileSync(join(BUILT, name))))).toEqual([]);
});

test("no published text holds a sign that nobody sees", () => {
  // Scripts are no texts: the one that takes such a sign away holds it.
  const texts = readdirSync(BUILT, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:html|xml|txt|md|css|json|svg|webmanifest)$/.test(name),
  );
  const found = texts.filter((name) =>
    /[\0\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/.test(readFileSync(join(BUILT, name), "utf8")),
  );
  expect(found).toEqual([]);
});
