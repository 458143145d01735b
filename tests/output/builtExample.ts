import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashOf } from "../../content/cache.ts";

/** Where the example is built: outside of the project, whose own site stays, and in one place for each copy of it. */
export const EXAMPLE = join(tmpdir(), `example-${hashOf(process.cwd()).slice(0, 12)}`);
