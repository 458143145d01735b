import type { Complaint } from "../../problem/problem.ts";
import { everyPage } from "../rule.ts";
import { readTexts } from "./readTexts.ts";

const SLIPS: [RegExp, (found: string) => Complaint][] = [
  [
    /(?<![\p{L}'’-])(?!that\b|had\b)(\p{Ll}+)\s+\1(?![\p{L}'’-])/gu,
    (found) => tell(`The word '${found.split(/\s/)[0]}' stands here twice.`, "Take one away."),
  ],
  [
    /(?<=[\p{L}\d)]) +[,;.!?](?=\s|$)/gu,
    (found) => tell(`There is a space before this '${found.trim()}'.`, "Take it away."),
  ],
  [
    /(?<!\.)\.\.(?!\.)|,,|;;/g,
    (found) =>
      tell(`'${found}' has one sign too many.`, "Take one away, or write … where words are left out."),
  ],
  [
    /(?<![\p{L}\w@/.])\p{Ll}{2,}[.,;!?]\p{Lu}\p{Ll}*(?=[\s,.;!?]|$)/gu,
    (found) => tell(`There is no space in '${found}' after the sign.`, "Type a space behind it."),
  ],
  [
    /(?<!\])\((?![/#])(?!(?:[^()]|\([^()]*\))*\))[^()]{0,20}/g,
    () => tell("This ( is opened and never closed.", "Write ) where its words end, or take it away."),
  ],
];

/** Slips of the fingers that no dictionary knows: a word twice, a space too many or too few, a bracket left open. */
export const typing = everyPage("typing", (page) =>
  readTexts(page).flatMap(({ text, path }) =>
    SLIPS.flatMap(([pattern, complain]) =>
      [...text.matchAll(pattern)].map(([found]) =>
        page.source.problemAt(path, "value", complain(found), found),
      ),
    ),
  ),
);

function tell(message: string, hint: string): Complaint {
  return { code: "typing", severity: "warning", message, hint };
}
