import { existsSync } from "node:fs";

const FILE = "supabase/.env";

if (existsSync(FILE)) process.loadEnvFile(FILE);

/** A setting of the hosted project; where it is not set, says so and ends the process. */
export function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is not set. It belongs in ${FILE}: see supabase/README.md.`);
  process.exit(1);
}
