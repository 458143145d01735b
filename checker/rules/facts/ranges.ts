import { entriesIn, isMapping } from "../../../content/lib/data.ts";
import type { FileRule } from "../../rule.ts";

/** Where an entry has `min` and `max`, `min` is not greater. */
export const ranges: FileRule = ({ file, data }) =>
  entriesIn(data).flatMap(({ value, path }) => {
    if (!isMapping(value)) return [];
    const { min, max } = value;
    if (typeof min !== "number" || typeof max !== "number" || min <= max) return [];
    const message = `'min' is ${min} and 'max' is ${max}, which is less.`;
    const hint = "Check both numbers: the smaller one is min.";
    return [{ file, path: [...path, "min"], code: "too-large", message, hint }];
  });
