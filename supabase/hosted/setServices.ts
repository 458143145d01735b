// Writes the services of site.yaml into the hosted database, by which the function knows them; can be run any number
// of times: node commands/run.mjs supabase/hosted/setServices.ts
import { existsSync } from "node:fs";
import { siteServices } from "../local/siteVariables.ts";
import { withOwnerDatabase } from "../owner/ownerDatabase.ts";
import { writeServices } from "../owner/services.ts";

const FILE = "supabase/.env";

if (existsSync(FILE)) process.loadEnvFile(FILE);
const databaseUrl = process.env.DATABASE_URL;
if (!databaseUrl) {
  console.error(`DATABASE_URL is not set. It belongs in ${FILE}: see supabase/README.md.`);
  process.exit(1);
}
const services = siteServices("site.yaml");
await withOwnerDatabase({ dataDir: "", databaseUrl }, ({ query }) => writeServices(query, services));
console.log(`The function knows ${services.length} services.`);
