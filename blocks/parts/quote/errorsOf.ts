import type { BlockOf } from "../../../content/types.ts";
import { filledIn } from "../../../schema/filledIn.ts";
import type { FieldMistake } from "../../../schema/validateQuote.ts";

type FormWords = BlockOf<"quoteForm">["words"];

/** What visitors are told of the fields of a request that are not right, by field. */
export function errorsOf(
  mistakes: ReadonlyMap<string, FieldMistake>,
  words: Pick<FormWords, "missing" | "wrong" | "long">,
): Map<string, string> {
  const told = new Map<string, string>();
  for (const [field, mistake] of mistakes) {
    if (typeof mistake === "object") {
      told.set(field, filledIn(words.long, { most: mistake.longerThan }));
      continue;
    }
    const all: Readonly<Record<string, string>> = { ...words[mistake] };
    told.set(field, all[field] ?? "");
  }
  return told;
}
