import { existsSync } from "node:fs";

const FILE = "supabase/.env";

if (existsSync(FILE)) process.loadEnvFile(FILE);

/** Returns a setting of the hosted project; if it is not set, prints that and exits with 1. */
export function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  console.error(`${name} is not set. It belongs in ${FILE}: see supabase/README.md.`);
  process.exit(1);
}
