import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { buildIn, buildWith, copyOfSite } from "../copyOfSite.ts";

vi.setConfig({ testTimeout: 60_000 });
const root = copyOfSite();
afterAll(() => rmSync(root, { recursive: true }));
const served = () => readFileSync(join(root, "dist/client/index.html"), "utf8");

const sample = `# yaml-language-server: $schema=../schema/page.json
title: What owners say
description: What owners say of us, on a page that is right in every way but for a review that nobody wrote.
blocks:
  - type: hero
    heading: What owners say
  - type: testimonials
    testimonials:
      - who: Homeowner, Coral Gables
        quote: The water is clear.
        sample: true
`;

it("a build with a slip in its content tells it, fails, and leaves the last good site", () => {
  writeFileSync(join(root, "pages-data/slip.yaml"), "title: [\n");
  const { status, output } = buildIn(root);
  rmSync(join(root, "pages-data/slip.yaml"));
  expect(status).toBe(1);
  expect(output).toContain("pages-data/slip.yaml:1");
  expect(output).not.toMatch(/^\s+at /m);
  expect(served()).toBe("the last good site");
});

it("a build for launch refuses a sample, and leaves the last good site", () => {
  writeFileSync(join(root, "pages-data/sample.yaml"), sample);
  const { status, output } = buildIn(root, "--launch");
  rmSync(join(root, "pages-data/sample.yaml"));
  expect(status).toBe(1);
  expect(output).toMatch(/so the live site leaves it out\.\n +pages-data\/sample\.yaml:11\n/);
  expect(output).toContain("The quote form would send to nobody");
  expect(output).not.toMatch(/^\s+at /m);
  expect(served()).toBe("the last good site");
});

it("npm start -- --launch serves nothing where a launch is refused", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["commands/start.mjs", "--launch"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(status).toBe(1); // because of the samples in the copied content
  expect(stderr).toContain("Left to replace or to confirm");
  expect(stdout).not.toContain("The site is on");
  expect(served()).toBe("the last good site");
});

it("a build for launch asks for nobody else where a Supabase project answers the form", () => {
  const project = { SUPABASE_URL: "https://abcd.supabase.co", SUPABASE_ANON_KEY: "public" };
  const { status, output } = buildWith(project, root, "--launch");
  expect(status).toBe(1); // because of the samples in the copied content
  expect(output).not.toContain("send to nobody");
  expect(served()).toBe("the last good site");
});

it("a build that is asked for wrongly says so, and builds nothing", () => {
  const { status, output } = buildIn(root, "--lunch");
  expect(status).toBe(2);
  expect(output).toContain("'--lunch'");
  expect(served()).toBe("the last good site");
});
