import { buildSite } from "./build/buildSite.ts";

/** `npm run build`: exits with 1 where the content has errors, or anything else fails. */
process.exitCode = 1; // until it is done: Vite and Vike keep a failure from ending the process with one
if (await buildSite()) process.exitCode = 0;
