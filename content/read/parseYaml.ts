import { type Document, parseDocument } from "yaml";

/** Parses a YAML text with the options that hold everywhere. `keepSourceTokens` keeps what was written between values. */
export function yamlDocument(text: string, keepSourceTokens = false): Document.Parsed {
  return parseDocument(text, { keepSourceTokens, stringKeys: true, logLevel: "silent" });
}

/** The data of a YAML text; undefined if it cannot be read. */
export function parseYaml(text: string): unknown {
  try {
    const document = yamlDocument(text);
    return document.errors.length > 0 ? undefined : document.toJS();
  } catch {
    return undefined; // nested too deeply, an alias without an anchor, or too many aliases
  }
}
