import { buildSite } from "./buildSite.ts";

/** `npm run build`: exits with 1 where the content has errors. */
process.exitCode = (await buildSite()) ? 0 : 1;
