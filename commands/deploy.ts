// npm run deploy -- <project> --branch main: uploads dist/client to Cloudflare Pages, which compresses by itself and
// counts files, so that the compressed versions stay here.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { programOf } from "../output/programs.mjs";

const upload = mkdtempSync(join(tmpdir(), "upload-"));
try {
  cpSync("dist/client", upload, { recursive: true, filter: (name) => !/\.(?:br|gz)$/.test(name) });
  const [npx, ...first] = programOf("npx");
  const words = [...first, "--yes", "wrangler@4.86.0", "pages", "deploy", upload, "--project-name"];
  process.exitCode = spawnSync(npx, [...words, ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1;
} finally {
  rmSync(upload, { recursive: true });
}
