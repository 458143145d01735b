import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadChecked } from "../../../checker/loadChecked.ts";
import { Cache } from "../../../content/lib/cache.ts";
import { inProject } from "../project.ts";

const options = { rules: [], cache: new Cache() };

/** The problem codes for a file that `make` creates in a project. */
function problemsAt(file: string, make: (path: string, root: string) => void): string[] {
  return inProject({ [file]: undefined }, (root) => {
    make(join(root, file), root);
    const { problems, all, texts: written } = loadChecked(root, options);
    const texts = ["site.yaml", ...all.map((page) => page.file)].map((name) => written.get(name));
    expect(texts.join()).not.toContain("SECRET");
    return problems.filter((problem) => problem.file === file).map(({ code }) => code);
  });
}

it.each(["/proc/self/environ", "/dev/zero", "/dev/stdin", "/nowhere"])(
  "a page that is a link to %s is not read",
  (target) => {
    expect(problemsAt("pages-data/x.yaml", (path) => symlinkSync(target, path))).toEqual(["no-file"]);
  },
);

it("neither is one that is a link to a file of the project, or site.yaml that is one", () => {
  const toSecret = (path: string, root: string) => {
    writeFileSync(join(root, ".env"), "SECRET=1");
    symlinkSync(join(root, ".env"), path);
  };
  expect(problemsAt("pages-data/x.yaml", toSecret)).toEqual(["no-file"]);
  expect(problemsAt("site.yaml", toSecret)).toEqual(["no-file"]);
});

it("a folder that is a link is not entered", () => {
  const toFolder = (path: string, root: string) => {
    mkdirSync(join(root, "elsewhere"), { recursive: true });
    writeFileSync(join(root, "elsewhere/secret.yaml"), "SECRET: 1");
    symlinkSync(join(root, "elsewhere"), path);
  };
  expect(problemsAt("pages-data/linked", toFolder)).toEqual(["no-file"]);
});

it("a pipe is not waited for", () => {
  const pipe = (path: string) => void execFileSync("mkfifo", [path]);
  expect(problemsAt("pages-data/x.yaml", pipe)).toEqual(["no-file"]);
});

it("of a file without end only the start is read, and it is told to be too long", () => {
  const large = (path: string) => {
    writeFileSync(path, "a: b\n".repeat(20_000));
    truncateSync(path, 20 * 1024 ** 3); // sparse: takes no space on disk
  };
  expect(problemsAt("pages-data/x.yaml", large)).toEqual(["too-large"]);
});
