import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SiteCopy } from "../../heavy/siteCopy.ts";

const site = new SiteCopy();
const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=Writer", "-c", "user.email=writer@example.com", ...words], {
    cwd: site.root,
  });
beforeAll(() => {
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all", "--", ".", ":!.cache");
  git("commit", "--quiet", "--message=Before");
});
afterAll(() => site.remove());

describe("npm run changes", () => {
  it("finds a headline and a colour that changed, and nothing else", { timeout: 1_200_000 }, () => {
    const { url, file } = site.page("page");
    const heading = /^ {4}heading: (.+)$/m.exec(site.read(file))?.[1] ?? "";
    site.edit(file, `    heading: ${heading}`, "    heading: A headline that is new here");
    site.edit("renderer/styles/base.css", /(on-deep \{[^}]*--color-line: [^;]*#fff) \d+%/, "$1 49%");
    expect(site.failureOf("npm run changes -- main")).toBe("");
    const summary = site.read("changes/summary.md");
    expect(summary).toMatch(/^## 1 page changed, 1 declaration of style changed$/m);
    expect(summary).toContain(`- ${url} (`);
    expect(summary).toMatch(/<ins>[^<]*headline[^<]*<\/ins>/);
    expect(summary).toMatch(/color.*line.*<del>.*<ins>/);
    const report = site.read("changes/index.html");
    for (const width of [375, 1280]) expect(report).toContain(`<h3>${url} at ${width} pixels`);
    expect(git("status", "--porcelain", "--", "changes", "dist").toString()).toBe("");
    expect(git("worktree", "list").toString().trim().split("\n")).toHaveLength(1);
  });

  it("stops at an address that leads nowhere now, and says which", { timeout: 600_000 }, () => {
    const { url, file } = site.page("article");
    execFileSync("git", ["rm", "--quiet", "-r", file], { cwd: site.root });
    expect(site.failureOf("npm run changes -- main")).toContain(`${url} leads nowhere now`);
  });

  it("says that there is no such revision", () => {
    expect(site.failureOf("npm run changes -- nowhere")).toMatch(
      /exits with 2.*\n.*\n?.*no commit called 'nowhere'/s,
    );
  });
});
