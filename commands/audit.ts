import { spawnSync } from "node:child_process";
import { auditWords, readAudit } from "./audit/readAudit.ts";

// Tells the known holes in what package-lock.json installs; exits with 1 where one is grave, or nobody could be asked.
const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8" });
const { text, fine } = auditWords(readAudit(stdout));
console.log(text);
process.exitCode = fine ? 0 : 1;
