import type { CheckedSite } from "../../check/checkSite.ts";
import type { Mark } from "../../check/schemas/marks.ts";
import type { Complaint } from "../../problem/problem.ts";
import { didYouMean, suggest } from "../../problem/suggest.ts";
import { isMapping } from "../../read/data.ts";
import { nameOf } from "../../read/path.ts";
import type { Rule } from "../rule.ts";
import { writtenMarks } from "./writtenMarks.ts";

/** Every phone and every office that is named stands in site.yaml, once that is right itself. */
export const names: Rule = ({ pages, site }) => {
  if (site.value === undefined) return [];
  return [...pages, site].flatMap((file) =>
    writtenMarks(file, ["phone", "office"]).flatMap((mark) => {
      const complaint = complaintAbout(mark, site);
      return complaint ? [file.source.problemAt(mark.path, "value", complaint)] : [];
    }),
  );
};

function complaintAbout({ holds, value, path }: Mark, site: CheckedSite): Complaint | undefined {
  const group = holds === "phone" ? "phones" : "offices";
  const entries = site.data[group];
  if (!isMapping(entries) || Object.hasOwn(entries, value)) return undefined;
  const known = Object.keys(entries);
  return {
    code: "not-allowed",
    message: `${nameOf(path)} cannot be '${value}'. ${didYouMean(value, known)}`,
    hint: suggest(value, known) ? undefined : `Or add it to site.yaml, under ${group}:`,
  };
}
