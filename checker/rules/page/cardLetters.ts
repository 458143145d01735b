import { LETTERS } from "../../../content/theme/fontFile.ts";
import type { FileRule } from "../../rule.ts";
import { findingsIn } from "../../texts/fileTexts.ts";

/** The texts that share cards show. */
const SHOWN = ["blocks.0.heading", "blocks.0.eyebrow", "city.name", "business.name"];
const LACKING = new RegExp(`(?![${RegExp.escape(LETTERS)}\u115f\u1160\u3164\uffa0])\\p{L}`, "gu");

/** The fonts of share cards have every letter of the texts on them: what they lack is left out there. */
export const cardLetters: FileRule = (file) =>
  findingsIn(file, LACKING, ([letter], { path }) =>
    SHOWN.includes(path.join("."))
      ? {
          code: "formatting",
          severity: "warning",
          message: `The picture that networks show for this page leaves '${letter}' out: its fonts lack the letter.`,
          hint: "Put a picture of your own in its place: ogImage, above blocks:, or write the word another way.",
        }
      : undefined,
  );
