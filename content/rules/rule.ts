import type { CheckedContent } from "../check/checkContent.ts";
import type { CheckedPage } from "../check/checkPages.ts";
import type { Problem } from "../problem/problem.ts";

/** What no schema can see: looks at all content and tells what is wrong with it. */
export type Rule = (content: CheckedContent) => Problem[];

/** A rule that looks at each published page by itself. */
export function everyPage(look: (page: CheckedPage, content: CheckedContent) => Problem[]): Rule {
  return (content) => content.pages.flatMap((page) => look(page, content));
}
