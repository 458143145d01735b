// Prints the line of supabase/.env with the texts of the mail to visitors, from words/:
// node commands/run.mjs supabase/hosted/mailWords.ts >> supabase/.env
import { envLine, siteVariables } from "../local/siteVariables.ts";

const { VISITOR_MAIL = "" } = siteVariables("site.yaml");
console.log(envLine("VISITOR_MAIL", VISITOR_MAIL));
