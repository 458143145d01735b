// Prints a supabase/.env for a deployment: node commands/run.mjs supabase/local/secrets.ts <project-ref>
import { randomBytes } from "node:crypto";
import { envLine, siteVariables } from "./siteVariables.ts";

const [reference] = process.argv.slice(2);
if (!/^[a-z0-9]+$/.test(reference ?? "")) {
  console.error(
    "Please give the project's reference: node commands/run.mjs supabase/local/secrets.ts <project-ref>",
  );
  process.exit(1);
}

const variables = {
  ...siteVariables("site.yaml"),
  QUOTE_FUNCTION_URL: `https://${reference}.supabase.co/functions/v1/send-quote-email`,
  RETRY_SECRET: randomBytes(32).toString("hex"),
};
for (const [name, value] of Object.entries(variables)) console.log(envLine(name, value));
console.log("# The mail server, on port 465 or 2587; a sign with a meaning in URLs is written %XX:");
console.log(envLine("SMTP_URL", "smtps://user:password@smtp.example.com:465"));
