import parts from "../../schema/parts.json" with { type: "json" };
import type { Picture } from "../../schema/types.ts";
import { isMapping, mapValues } from "../lib/data.ts";
import type { PageBlock, PictureOf, ResolvedBlock, ResolvedPicture, WithPictures } from "./forms.ts";

const PICTURE = parts.$defs.picture.required;

/** Whether a value is a picture: it has all properties that the schema requires of one; nothing else has them. */
export function isPicture(value: object): value is Picture {
  return PICTURE.every((name) => name in value);
}

/** Resolves each picture in data, at any depth. */
export function withPictures<T>(value: T, pictureOf: PictureOf): WithPictures<T>;
export function withPictures(value: unknown, pictureOf: PictureOf): unknown {
  if (Array.isArray(value)) return value.map((item) => withPictures(item, pictureOf));
  if (!isMapping(value)) return value;
  if (isPicture(value)) return pictureOf(value);
  return mapValues(value, (item) => withPictures(item, pictureOf));
}

/** Resolves the pictures of blocks; those that phones show as a square get that crop, or their `mobile` picture. */
export function pictureBlocks(blocks: ResolvedBlock[], pictureOf: PictureOf): PageBlock[] {
  const crop = (picture: ResolvedPicture | undefined) => picture && pictureOf(picture, { crop: true });
  return withPictures(blocks, pictureOf).map((block) => {
    switch (block.type) {
      case "hero":
        if (block.article) return block; // beside the text, the picture is small on all screens
        return { ...block, picture: crop(block.picture), after: crop(block.after) };
      case "beforeAfter":
        return {
          ...block,
          before: pictureOf(block.before, { crop: true }),
          after: pictureOf(block.after, { crop: true }),
        };
      case "prose":
      case "cardGrid":
      case "checklist":
      case "offices":
        return { ...block, picture: crop(block.picture) };
      default:
        return block;
    }
  });
}
