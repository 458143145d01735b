import { readFileSync } from "node:fs";
import { isMapping } from "../../content/lib/data.ts";

/** The settings of .vscode/settings.json, by section, as an editor passes them to its language servers. */
export class EditorSettings {
  #settings: Record<string, unknown>;

  constructor(file = ".vscode/settings.json") {
    this.#settings = JSON.parse(readFileSync(file, "utf8"));
  }

  /** The settings of a section: in `yaml`, `yaml.format.enable` becomes { format: { enable } }. */
  section(name: string): unknown {
    if (name in this.#settings) return this.#settings[name];
    const section: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(this.#settings))
      if (key.startsWith(`${name}.`)) put(section, key.slice(name.length + 1).split("."), value);
    return section;
  }
}

function put(target: Record<string, unknown>, [first = "", ...rest]: string[], value: unknown): void {
  if (rest.length === 0) target[first] = value;
  else {
    const inner = isMapping(target[first]) ? target[first] : {};
    target[first] = inner;
    put(inner, rest, value);
  }
}
