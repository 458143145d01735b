import { Cache } from "../lib/cache.ts";
import { poolData } from "../lib/threads/pool.ts";
import type { Survey, SurveyedPage } from "../survey/forms.ts";
import type { FileChecks } from "./checks.ts";
import { Compiler } from "./compiler.ts";
import type { Business } from "./forms.ts";

/** What a thread compiles pages with; functions cannot be passed to threads, so the checks are named by their module. */
type ThreadInput = { survey: Omit<Survey, "pages">; business: Business; checks: string };

const { survey, business, checks } = poolData<ThreadInput>();
const { fileChecks }: { fileChecks: FileChecks<unknown, unknown> } = await import(checks);
const compiler = new Compiler(
  { survey: { ...survey, pages: [] }, business, checks: fileChecks },
  new Cache(survey.root),
);

/** Runs in the threads of compileInThreads.ts: compiles pages into the cache. */
export default function compileBatch(pages: SurveyedPage[]): void {
  for (const page of pages) compiler.head(page);
}
