import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, it } from "vitest";
import { missingFrom, namedIn, pageFile } from "../../output/missing.ts";
import { temporaryFolder } from "../supabase/support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
afterAll(remove);
const addresses = ["/", "/home", "/areas/doral", "/404"];

/** The addresses missing from the folder: of the pages, and of everything that their HTML names. */
const missing = () =>
  missingFrom(
    folder,
    addresses,
    addresses.flatMap((address) => namedIn(htmlAt(address))),
  );
const htmlAt = (address: string) => {
  const file = join(folder, pageFile(address));
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};

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

it("nothing is missing where all is there", () => {
  expect(missing()).toEqual([]);
});

it("pages and their other addresses are missed", () => {
  rmSync(join(folder, "home.html"));
  rmSync(join(folder, "404.html"));
  expect(missing()).toEqual(["/home", "/404"]);
});

it("what pages name is missed, too: styles, scripts, pictures in every size, and other pages", () => {
  write(
    "404.html",
    `<html><link href="/assets/gone.css"><script src="/gone.js"></script><a href="/gone">Gone</a><a href="/areas">A folder</a>
     <source srcset="/pool-480.webp 480w, /gone-768.webp 768w"></html>`,
  );
  expect(missing()).toEqual(["/assets/gone.css", "/gone.js", "/gone", "/areas", "/gone-768.webp"]);
});
