import { type Document, parseDocument } from "yaml";
import { attempt } from "../../content/lib/attempt.ts";

/** Parses a YAML text with the options that hold everywhere. `keepSourceTokens` keeps what was written between values. */
export function yamlDocument(text: string, keepSourceTokens = false): Document.Parsed {
  return parseDocument(text, { keepSourceTokens, stringKeys: true, logLevel: "silent" });
}

/** The data of a YAML text; undefined if it cannot be read. */
export function parseYaml(text: string): unknown {
  const document = attempt(() => yamlDocument(text)); // it may be nested too deeply
  return document?.errors.length === 0 ? attempt(() => document.toJS()) : undefined; // or have too many aliases
}
