import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { HELP } from "../../commands/check/runCheck.ts";
import { check, mistake, NOTE, warning } from "./check.ts";

describe("npm run check", () => {
  it("exits with 0 where nothing is wrong, and says so", async () => {
    expect(await check({})).toEqual({ exitCode: 0, text: `5 pages, no problem.\n${NOTE}` });
  });

  it("exits with 0 where there are only warnings, and tells them", async () => {
    expect(await check(warning)).toEqual({
      exitCode: 0,
      text: expect.stringMatching(/Warning: [\s\S]*1 warning\nThe site can be built\..*\nNot looked at: /),
    });
  });

  it("exits with 1 where there is an error", async () => {
    const { exitCode, text } = await check(mistake);
    expect(exitCode).toBe(1);
    expect(text).toMatch(
      /^Pool care in Miami-Dade {2}\(pages-data\/index\.yaml\)\n=+\n\npages-data\/index.yaml:6:5 {2}There is no 'haeding' here. [\s\S]*1 error\nNext: .*\nNot looked at: /,
    );
    expect(await check(mistake, "--format", "text")).toEqual({ exitCode, text });
  });

  it("shows one page's alone with --page, by its address or its file", async () => {
    for (const page of ["/", "pages-data/index.yaml"])
      expect((await check(mistake, "--page", page)).text).toContain("haeding");
    expect((await check(mistake, "--page", "contact")).text).toMatch(/no problem/);
  });

  it.each([
    [["--page", "contcat"], "There is no page 'contcat'. Did you mean 'contact'?"],
    [["--format", "xml"], "There is no format 'xml'. Write one of: text, github, markdown, json."],
    [["--format"], "There is nothing after --format."],
    [["--launhc"], "Unknown option '--launhc'."],
    [["--launch=yes"], "Option '--launch' does not take an argument."],
    [["about.yaml"], "Unexpected argument 'about.yaml'."],
  ])("exits with 2 where it was written wrongly, and shows how to write it: %s", async (args, message) => {
    expect(await check({}, ...args)).toEqual({ exitCode: 2, text: `${message}\n\n${HELP}` });
  });

  it("tells its formats, options and exit codes with --help, on stdout", async () => {
    const { status, stdout } = run("--help");
    expect(status).toBe(0);
    for (const word of ["text", "github", "markdown", "json", "--launch", "0 ", "1 ", "2 "])
      expect(stdout).toContain(word);
  });

  it("leaves stdout to what was asked for: a command that was written wrongly is told on stderr", async () => {
    expect(run("--format", "xml")).toMatchObject({
      status: 2,
      stdout: "",
      stderr: expect.stringContaining(HELP),
    });
  });
});

function run(...args: string[]) {
  return spawnSync(process.execPath, ["commands/run.mjs", "check", ...args], { encoding: "utf8" });
}
