import { Compiler } from "../../compile/compiler.ts";
import type { Survey, SurveyedPage } from "../../forms.ts";
import { Cache } from "../cache.ts";
import { poolData } from "./pool.ts";

const { root, around } = poolData<{ root: string; around: Omit<Survey, "pages"> }>();
const compiler = new Compiler({ ...around, pages: [] }, new Cache(root));

/** Runs in the threads of compileInThreads.ts: compiles pages into the cache. */
export default function compileBatch(pages: SurveyedPage[]): void {
  for (const page of pages) compiler.head(page);
}
