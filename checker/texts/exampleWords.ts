import type { Finding } from "../../content/problem.ts";
import { type AnnotatedText, annotatedTextsIn, isRead } from "../../content/validate/annotatedTexts.ts";
import type { SchemaNode } from "../../content/validate/schemaNode.ts";
import type { PageWithTexts } from "../facts.ts";

const wordsBySchema = new WeakMap<SchemaNode, ReadonlySet<string>>();

/** Reports texts still copied from a section's schema example, with which the section was added. */
export const exampleWords = ({ file, annotatedTexts, schema }: PageWithTexts): Finding[] => {
  const known = wordsBySchema.get(schema) ?? wordsOfExamples(schema);
  wordsBySchema.set(schema, known);
  const left = annotatedTexts.filter(({ value }) => known.has(value));
  const message = "These are the words of the example.";
  const wrong = { code: "example-words", severity: "warning", message, hint: "Write your own." } as const;
  return left.map(({ path }) => ({ file, path, ...wrong }));
};

function wordsOfExamples(schema: SchemaNode): ReadonlySet<string> {
  const [, blocks] = schema.properties.find(([name]) => name === "blocks") ?? [];
  const kinds = blocks?.items?.variants ?? [];
  const all = kinds.flatMap((kind) => kind.examples.flatMap((example) => annotatedTextsIn(kind, example)));
  return new Set(all.filter(isSentence).map(({ value }) => value));
}

/** Whether a text is too specific to be written by chance; labels of buttons never are. */
function isSentence({ holds, value }: AnnotatedText): boolean {
  const words = value.split(/\s+/).length;
  return isRead(holds) && (words > 4 || (words > 2 && /[.?!]$/.test(value)));
}
