import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FUNCTION_PATH, postFileOver, postOver, serveLocally } from "../../supabase/support/localServer.ts";
import { PDF, quote } from "../../supabase/support/requests.ts";
import { temporaryFolder } from "../../supabase/support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
const DATA_DIR = join(folder, ".data");
afterAll(remove);

/** Runs a command of this project; returns its exit code and output. */
function run(command: string, ...words: string[]): { status: number | null; told: string } {
  const { ALL, VITEST, NODE_ENV, DATABASE_URL, RETRY_SECRET, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["commands/run.mjs", command, ...words], {
    env: { ...env, DATA_DIR },
    encoding: "utf8",
  });
  return { status, told: stdout + stderr };
}

describe("npm run verify", { timeout: 200_000 }, () => {
  it.each([
    [["http://localhost:49151"], 1, "Nothing answers at http://localhost:49151 (ECONNREFUSED)"],
    [["localhost"], 2, "Which host?"],
    [["https://a.invalid", "https://b.invalid"], 2, "Which host?"],
    [["http://localhost:1", "--wait", "soon"], 2, "a number of seconds"],
    [["--help"], 0, "Exit codes"],
  ])("%j exits with %i and says why", (words, status, told) => {
    expect(run("verify", ...words)).toEqual({ status, told: expect.stringContaining(told) });
  });
});

describe("npm run quotes", { timeout: 400_000 }, () => {
  it("says that nothing was asked for yet, and makes no database", () => {
    expect(run("quotes")).toEqual({ status: 0, told: expect.stringContaining("Nothing was ever asked for") });
  });

  describe("where something was", () => {
    let id = "";
    let withFile = "";
    beforeAll(async () => {
      const server = await serveLocally(DATA_DIR);
      const { body } = await postOver(server.port, quote({ message: "=HYPERLINK()" }));
      id = JSON.parse(body).id;
      const answer = await postFileOver(`http://localhost:${server.port}${FUNCTION_PATH}`, PDF);
      withFile = Object(await answer.json()).id;
      await server.close();
    }, 400_000);

    it("writes the file that came with one where exports are, for its owner alone", () => {
      expect(run("quotes", withFile).told).toContain(`--file ${withFile.slice(0, 8)}`);
      expect(run("quotes", "--file", withFile).told).toContain(join(DATA_DIR, `exports/${withFile}.pdf`));
      expect(readFileSync(join(DATA_DIR, `exports/${withFile}.pdf`))).toEqual(PDF);
      expect(statSync(join(DATA_DIR, `exports/${withFile}.pdf`)).mode & 0o077).toBe(0);
      expect(run("quotes", "--file", id)).toEqual({
        status: 1,
        told: expect.stringContaining("No file came"),
      });
    });

    it("lists it, shows it, marks it, exports it and forgets it", () => {
      expect(run("quotes").told).toMatch(new RegExp(`${id.slice(0, 8)} .* open .*Anna Weiss`));
      expect(run("quotes", id.slice(0, 8)).told).toMatch(/Phone: +305-555-0123/);
      expect(run("quotes", "--answered", id.slice(0, 8)).status).toBe(0);
      expect(run("quotes").told).toContain("2 requests, 1 not answered");
      const csv = join(folder, "requests.csv");
      expect(run("quotes", "--csv", csv).status).toBe(0);
      expect(readFileSync(csv, "utf8")).toContain(`"'=HYPERLINK()"`);
      expect(run("quotes", "--csv", "mine.csv").told).toContain(join(DATA_DIR, "exports/mine.csv"));
      const { told } = run("quotes", "--forget", "anna@example.org");
      expect(told).toContain("Deleted 2 request(s)");
      expect(told).toContain(`An export that is yours to delete: ${csv}`);
      for (const name of ["mine.csv", `${withFile}.pdf`])
        expect(existsSync(join(DATA_DIR, "exports", name))).toBe(false);
      expect(run("quotes").told).toContain("There are no requests.");
    });

    it.each([
      [["nobody"], 1, "no request whose id begins with 'nobody'"],
      [["--forget", "anna"], 2, "Whom?"],
      [["--open", id, "--answered", id], 2, "One thing at a time"],
    ])("%j exits with %i and says why", (words, status, told) => {
      expect(run("quotes", ...words)).toEqual({ status, told: expect.stringContaining(told) });
    });
  });
});
