import type { Cache } from "../lib/cache.ts";
import type { SurveyOptions } from "../survey/survey.ts";
import type { Checks } from "./checks.ts";
import type { CompiledHead } from "./compiler.ts";

/** Options of loading. */
export interface LoadOptions<Facts, Details> extends SurveyOptions {
  /** The checker; without one, only what cannot be built is told, plainly. */
  checks: Checks<Facts, Details>;
  /** Whether samples that nobody has confirmed are left out, as on the live site. */
  launch?: boolean;
  /** The cache of compiled files; in memory by default. */
  cache?: Cache;
  /** The heads that the previous load of the folder returned. */
  heads?: ReadonlyMap<string, CompiledHead<Facts>>;
}
