// Writes the services of site.yaml into the hosted database, where the function looks them up; can be run any number
// of times: node commands/run.mjs supabase/hosted/setServices.ts
import { siteServices } from "../local/siteVariables.ts";
import { inPostgres } from "../owner/ownerDatabase.ts";
import { writeServices } from "../owner/services.ts";
import { required } from "./environment.ts";

const databaseUrl = required("DATABASE_URL");
const services = siteServices("site.yaml");
await inPostgres(databaseUrl, ({ query }) => writeServices(query, services));
console.log(`The function knows ${services.length} services.`);
