import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashOf } from "../../content/lib/cache.ts";

/** Where the example is built: outside the project, whose own site stays, in one folder per copy of the project. */
export const EXAMPLE = join(tmpdir(), `example-${hashOf(process.cwd()).slice(0, 12)}`);
