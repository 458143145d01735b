import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { missingFrom } from "../../output/missing.ts";
import { temporaryFolder } from "../supabase/support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);
const pages = [{ url: "/", aliases: ["/home"] }, { url: "/areas/doral" }, { url: "/404" }];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeEach(() => {
  rmSync(folder, { recursive: true });
  write("assets/a b.css", "");
  write("pool-480.webp", "");
  write(
    "index.html",
    `<html><link href="/assets/a%20b.css?v=1"><a href="/areas/doral#team">Doral</a><a href="//elsewhere.com/">
     <img srcset="/pool-480.webp 480w, /pool-480.webp 768w" src="/pool-480.webp"></html>\n`,
  );
  for (const name of ["home", "areas/doral", "404"]) write(`${name}.html`, "<html></html>");
});

it("nothing is missing where all is there", async () => {
  expect(await missingFrom(folder, pages)).toEqual([]);
});

it("pages, their other addresses, and pages that end half-way are missed", async () => {
  rmSync(join(folder, "home.html"));
  write("404.html", "");
  write("areas/doral.html", "<html><body>");
  expect(await missingFrom(folder, pages)).toEqual(["/home", "/areas/doral", "/404"]);
});

it("so is what pages name: styles, scripts, pictures in every size, and other pages", async () => {
  write(
    "404.html",
    `<html><link href="/assets/gone.css"><script src="/gone.js"></script><a href="/gone">Gone</a><a href="/areas">A folder</a>
     <source srcset="/pool-480.webp 480w, /gone-768.webp 768w"></html>`,
  );
  expect(await missingFrom(folder, pages)).toEqual([
    "/assets/gone.css",
    "/gone.js",
    "/gone",
    "/areas",
    "/gone-768.webp",
  ]);
});
