import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { Cache } from "../../content/lib/cache.ts";
import type { City } from "../../content/lib/named.ts";
import { withPictures } from "../../content/resolve/pictures.ts";
import { mediaOf } from "../../output/pictures/media.ts";
import {
  describePictures,
  type MeasuredPictures,
  type Pictures,
  pictureVersion,
} from "../../output/pictures/pictures.ts";
import { siteContentOf } from "../../output/siteContent.ts";
import { chartFile, cities, city } from "../content/chart/bay.ts";
import { allPlaces } from "../content/check/schemaPlaces.ts";
import { loadWith } from "../content/project.ts";
import { site, there } from "../content/published.ts";

const root = mkdtempSync(join(tmpdir(), "pictures-"));
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(root, "public/images"), { recursive: true });

it("a picture that a phone stored lying on its side stands upright", async () => {
  const lying = sharp({ create: { width: 800, height: 600, channels: 3, background: "teal" } });
  await lying.withMetadata({ orientation: 6 }).jpeg().toFile(join(root, "public/images/pump.jpg"));
  const pictures = await describePictures(root);
  const { base, ...shape } = pictures["pump.jpg"] ?? {};
  expect(shape).toEqual({ width: 600, height: 800, widths: [480, 600] });
  const { width, height } = await sharp(
    await pictureVersion({ root, pictures, cache: new Cache() }, `${base}-480.webp`),
  ).metadata();
  expect({ width, height }).toEqual({ width: 480, height: 640 });
});

it("a picture between two widths has a version of its own width where that is much more", async () => {
  const wide = (width: number) => sharp({ create: { width, height: 90, channels: 3, background: "teal" } });
  await wide(1080).jpeg().toFile(join(root, "public/images/portrait.jpg"));
  await wide(900).jpeg().toFile(join(root, "public/images/nearly.jpg"));
  const pictures = await describePictures(root);
  expect(pictures["portrait.jpg"]?.widths).toEqual([480, 880, 1080]);
  expect(pictures["nearly.jpg"]?.widths).toEqual([480, 880]);
});

it("a picture that was measured before is measured again once its file has changed", async () => {
  const file = join(root, "public/images/again.jpg");
  const blank = (width: number) => sharp({ create: { width, height: 90, channels: 3, background: "teal" } });
  await blank(480).jpeg().toFile(file);
  const known: MeasuredPictures = new Map();
  const [first, second] = [await describePictures(root, [], known), await describePictures(root, [], known)];
  const measured = known.get("again.jpg")?.measured;
  expect(second).toEqual(first);
  await describePictures(root, [], known);
  expect(known.get("again.jpg")?.measured).toBe(measured); // the same object: not measured again
  await blank(490).jpeg().toFile(file);
  expect((await describePictures(root, [], known))["again.jpg"]?.width).toBe(490);
});

it("a part of the chart that was drawn before is drawn again once a place on it has moved", async () => {
  const { lists } = loadWith({});
  const own = there(lists.values().next().value, "the small site has lists");
  const known: MeasuredPictures = new Map();
  const draw = async (places: readonly City[], before?: MeasuredPictures) => {
    const theme = { ...own.site.theme, chart: chartFile };
    const now = { ...own, site: { ...own.site, theme, cities: [...places] } };
    return (await siteContentOf({ root: "tests/content/fixture", lists: new Map([["en", now]]) }, before))
      .pictures;
  };
  const first = await draw(cities, known);
  const [north, ...others] = cities.toReversed();
  const moved = [...others.toReversed(), ...(north ? [city(north.name, 26.0, -80.12)] : [])];
  const second = await draw(moved, known);
  expect(second).toEqual(await draw(moved));
  expect(second["chart-pinecrest-wide.svg"]).toBe(first["chart-pinecrest-wide.svg"]); // the same object: not drawn again
  expect(second["chart-hollywood-beach-wide.svg"]).not.toEqual(first["chart-hollywood-beach-wide.svg"]);
});

describe("a picture in content", () => {
  const resolve = <T>(value: T, pictures: Pictures) => withPictures(value, mediaOf(pictures, site).pictureOf);
  const info = { width: 1000, height: 500, base: "/pictures/pool.1", widths: [480, 768] };
  const pictures = { "pool.jpg": info, "tall.jpg": { ...info, base: "/pictures/tall.2", widths: [480] } };

  it("gets its size and its versions, however deep it stands", () => {
    const cards = [{ title: "A pool", picture: { src: "pool.jpg", alt: "Water", mobile: "tall.jpg" } }];
    expect(resolve({ cards, count: 1 }, pictures)).toEqual({
      count: 1,
      cards: [
        {
          title: "A pool",
          picture: {
            src: "pool.jpg",
            alt: "Water",
            mobile: "tall.jpg",
            width: 1000,
            height: 500,
            address: "/pictures/pool.1-768.webp",
            versions: {
              avif: "/pictures/pool.1-480.avif 480w, /pictures/pool.1-768.avif 768w",
              webp: "/pictures/pool.1-480.webp 480w, /pictures/pool.1-768.webp 768w",
            },
            mobileVersions: {
              avif: "/pictures/tall.2-480.avif 480w",
              webp: "/pictures/tall.2-480.webp 480w",
            },
          },
        },
      ],
    });
  });

  it("is shown as it is where it is too narrow for versions", () => {
    const narrow = { "pool.jpg": { ...info, widths: [] } };
    const { address, versions } = resolve({ src: "pool.jpg", alt: "Water" }, narrow);
    expect({ address, versions }).toEqual({ address: "/images/pool.jpg", versions: undefined });
  });

  it("stands in no other form than the schema's picture, by which it is known", () => {
    const held = allPlaces().filter(({ node }) => node.holds === "picture");
    const shown = held.filter(({ schema }) => schema !== "site.json"); // which lists pictures, but shows none
    expect([...new Set(shown.map(({ schema }) => schema))]).toEqual(["parts.json#/$defs/picture"]);
  });
});
