import { readFileSync } from "node:fs";

/** What an interface of the declarations says: which others it takes over, and what its properties may hold. */
interface Form {
  bases: string[];
  properties: Map<string, string[]>;
}

/** The schema.org vocabulary. */
export interface Vocabulary {
  /** The name of each class's interface. */
  classes: Map<string, string>;
  forms: Map<string, Form>;
  /** What each class, or named value such as "Monday", is a kind of. */
  parents: Map<string, string[]>;
}

const INTERFACE = /^(?:export )?interface (\w+) extends (.+) \{$/;
const CLASS = /^ {4}"@type": "(\w+)";$/;
const PROPERTY = /^ {4}"([\w-]+)"\?: SchemaValue<(.+), "[\w-]+">;$/;
/** A class or data type as the union of its kinds; roles take parameters. */
const UNION = /^export type (\w+)(?:<.+?>)? = (.+);$/;

/** Reads the declarations that schema-dts generates from the official release, line by line. */
export function readVocabulary(declarations: string): Vocabulary {
  const vocabulary: Vocabulary = { classes: new Map(), forms: new Map(), parents: new Map() };
  let current = "";
  for (const line of declarations.split(/\r?\n/)) {
    const [, opened, bases = ""] = INTERFACE.exec(line) ?? [];
    if (opened) {
      current = opened;
      vocabulary.forms.set(current, { bases: bases.split(", "), properties: new Map() });
    }
    const [, name] = CLASS.exec(line) ?? [];
    if (name) vocabulary.classes.set(name, current);
    const [, property, range = ""] = PROPERTY.exec(line) ?? [];
    if (property) vocabulary.forms.get(current)?.properties.set(property, range.split(" | "));
    const [, union = "", members = ""] = UNION.exec(line) ?? [];
    for (const member of members.split(" | ").map(plainName))
      vocabulary.parents.set(member, [...(vocabulary.parents.get(member) ?? []), plainName(union)]);
  }
  return vocabulary;
}

/** A name without what TypeScript needs: "Role<TContent, TProperty>" is Role, "_3DModel" is 3DModel. */
function plainName(name: string): string {
  return name.replace(/<.*$/, "").replace(/^_/, "");
}

/** The whole vocabulary, of the release for which schema-dts is installed. */
export const vocabulary = readVocabulary(readFileSync("node_modules/schema-dts/dist/schema.d.ts", "utf8"));
