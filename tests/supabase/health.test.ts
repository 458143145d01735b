import { request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statusProblems } from "../../supabase/local/health.ts";
import { testClock } from "./support/clock.ts";
import { fillDataFolder } from "./support/database.ts";
import { serveLocally } from "./support/localServer.ts";
import { DAY } from "./support/storedRequest.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
const WAIT = { timeout: 40_000 };
let server: Awaited<ReturnType<typeof serveLocally>>;
beforeAll(async () => {
  server = await serveLocally(folder, { env: { HEALTH_SECRET: "s3cret" } });
});
afterAll(async () => {
  await server.close();
  remove();
});

function ask(
  headers: Record<string, string> = {},
  port = server.port,
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const host = `localhost:${port}`;
    request({ host: "127.0.0.1", port, path: "/healthz", headers: { host, ...headers } }, (response) =>
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject),
    )
      .on("error", reject)
      .end();
  });
}

describe("/healthz", () => {
  it("tells programs on this machine that all is well where nothing was asked for yet", async () => {
    const { status, body } = await ask();
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({ ok: true, troubles: [] });
  });

  it.each([
    ["a proxy", { "x-forwarded-for": "203.0.113.7" }],
    ["a proxy that names itself", { via: "1.1 caddy" }],
    ["the public name", { host: "www.example.com" }],
    ["a name that leads here", { host: "localhost.evil.example" }],
    ["a wrong secret", { authorization: "Bearer secret" }],
  ])("is not there for who comes by %s", async (_, headers) => {
    expect(await ask(headers)).toEqual({ status: 200, body: "not the function" });
  });

  it("answers from anywhere with the secret", async () => {
    const headers = { host: "www.example.com", via: "1.1 caddy", authorization: "Bearer s3cret" };
    expect(JSON.parse((await ask(headers)).body)).toMatchObject({ ok: true });
  });

  it("says with 503 that it cannot tell, and why", async () => {
    const broken = await serveLocally(folder, { siteFile: "package.json" });
    const { status, body } = await ask({}, broken.port);
    expect(status).toBe(503);
    expect(JSON.parse(body).troubles).toEqual([expect.stringContaining("business.url")]);
    await broken.close();
  });
});

it("a server that nobody has asked says so two weeks after its first start, and tells the owner once", async () => {
  const data = join(folder, "silent");
  await fillDataFolder(data);
  const clock = testClock();
  const first = await serveLocally(data, { now: clock.now });
  await expect.poll(async () => (await ask({}, first.port)).body, WAIT).toContain('"quiet_since": "20');
  clock.pass(14 * DAY);
  const { status, body } = await ask({}, first.port);
  const words = "No request since the first start, 14 days ago. Send one to see that the form works.";
  expect([status, JSON.parse(body).troubles]).toEqual([503, [words]]);
  await first.close();
  for (const alarms of [1, 0]) {
    const again = await serveLocally(data, { now: clock.now, forgetEvery: 200 });
    if (alarms) await expect.poll(() => again.lines, WAIT).toContain(`ALARM: ${words}`);
    else await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(again.lines.filter((line) => line.startsWith("ALARM"))).toHaveLength(alarms);
    await again.close();
  }
});

describe("what is wrong with the form", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  it.each([
    ["nothing was ever sent", {}, 0],
    ["all was sent", { last_request: hoursAgo(1), quiet_since: hoursAgo(1), mail_given_up: 0 }, 0],
    ["mail waits for minutes", { oldest_unsent_mail: hoursAgo(0.9) }, 0],
    ["mail waits for hours", { oldest_unsent_mail: hoursAgo(1.1) }, 1],
    ["mail was stored by a clock that was ahead", { oldest_unsent_mail: hoursAgo(-30_000) }, 1],
    ["mail was given up", { mail_given_up: 1 }, 1],
    ["it is quiet, but not for long", { quiet_since: hoursAgo(14 * 24 - 1) }, 0],
    ["it is quiet for too long", { quiet_since: hoursAgo(14 * 24) }, 1],
  ])("where %s", (_, status, count) => {
    expect(statusProblems(status, 14, now)).toHaveLength(count);
  });
});
