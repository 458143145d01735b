import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { filesBelow } from "../../content/lib/filesBelow.ts";
import { copyPublicFiles, UnusableFile } from "../../output/publicFiles.ts";

const ACTIVE = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const temporaryFolder = () => mkdtempSync(join(tmpdir(), "public-"));

/** A project whose public/ holds a file that may be published, and what `put` puts there. */
function projectWith(put: (folder: string) => void): { root: string; client: string } {
  const root = temporaryFolder();
  const folder = join(root, "public");
  mkdirSync(join(folder, "images"), { recursive: true });
  writeFileSync(join(folder, "images/price list.pdf"), "prices");
  put(folder);
  return { root, client: join(root, "client") };
}

describe("a build", () => {
  it("copies what may be published, byte for byte, without the files that systems leave behind", async () => {
    const { root, client } = projectWith((folder) => writeFileSync(join(folder, "images/.DS_Store"), "x"));
    await copyPublicFiles(root, client);
    expect(filesBelow(client)).toEqual(["images/price list.pdf"]);
    expect(readFileSync(join(client, "images/price list.pdf"), "utf8")).toBe("prices");
  });

  it("copies nothing where there is no public/", async () => {
    const root = temporaryFolder();
    await copyPublicFiles(root, join(root, "client"));
    expect(filesBelow(join(root, "client"))).toEqual([]);
  });

  it.each<[string, string, (folder: string) => void]>([
    ["a link", "link.txt is a link", (folder) => symlinkSync("/etc/hostname", join(folder, "link.txt"))],
    ["a linked folder", "etc is a link", (folder) => symlinkSync("/etc", join(folder, "etc"))],
    [
      "a type that is not listed",
      "a.html is of a kind",
      (folder) => writeFileSync(join(folder, "a.html"), ""),
    ],
    ["an active drawing", "x.svg is a drawing", (folder) => writeFileSync(join(folder, "x.svg"), ACTIVE)],
    [
      "a file that is far too large",
      "x.mp4 is larger than 20 MB",
      (folder) => {
        writeFileSync(join(folder, "x.mp4"), "");
        truncateSync(join(folder, "x.mp4"), 21 * 1024 * 1024);
      },
    ],
  ])("stops at %s, says which file it is, and copies none", async (_, sentence, put) => {
    const { root, client } = projectWith(put);
    const stopped = await copyPublicFiles(root, client).catch((error) => error);
    expect(stopped).toBeInstanceOf(UnusableFile);
    expect(stopped.message).toContain(`public/${sentence}`);
    expect(filesBelow(client)).toEqual([]);
  });

  it("names every file that it refuses", async () => {
    const { root, client } = projectWith((folder) => {
      for (const name of ["a.html", "b.js"]) writeFileSync(join(folder, name), "");
    });
    await expect(copyPublicFiles(root, client)).rejects.toThrow(/public\/a\.html .*\npublic\/b\.js /);
  });

  it("stops where public/ itself is a link", async () => {
    const root = temporaryFolder();
    symlinkSync("/etc", join(root, "public"));
    await expect(copyPublicFiles(root, join(root, "client"))).rejects.toThrow("public is a link");
  });
});
