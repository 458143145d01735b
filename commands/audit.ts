import { spawnSync } from "node:child_process";
import { auditWords, readAudit } from "./audit/readAudit.ts";

// Lists known vulnerabilities in the installed packages. Exits with 1 where one is grave, or the registry did not answer.
const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8" });
const { text, fine } = auditWords(readAudit(stdout));
console.log(text);
process.exitCode = fine ? 0 : 1;
