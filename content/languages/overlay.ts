import { isMapping, mapValues } from "../lib/data.ts";

/** Replaces texts of data with words in another language, list entries by index. Where these do not fit, data stays. */
export function overlay(data: unknown, words: unknown): unknown {
  if (isMapping(data) && isMapping(words)) {
    const laid = mapValues(data, (value, name) => overlay(value, words[name]));
    const known = Object.entries(words).filter(([name]) => name in data); // mismatchesIn reports the others
    return { ...Object.fromEntries(known), ...laid };
  }
  if (Array.isArray(data) && Array.isArray(words) && data.length === words.length)
    return data.map((value, index) => overlay(value, words[index]));
  return typeof words === "string" && typeof data === "string" ? words : data;
}

/** Whether a value needs translation: text with letters that is no path, fragment, URL or email address. */
export function isWords(value: unknown): value is string {
  return typeof value === "string" && /\p{L}/u.test(value) && !/^(?:[/#]|[a-z]+:\S*$|\S+@\S+$)/.test(value);
}
