import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteServices, siteVariables } from "../../supabase/local/siteVariables.ts";
import { FUNCTION_PATH, postOver, postPieces, sendAndReset, serveLocally } from "./support/localServer.ts";
import { startMailServer } from "./support/mailServer.ts";
import { quote } from "./support/requests.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";

const { folder, remove } = temporaryFolder();
const data = join(folder, ".data");
const owner = siteVariables("site.yaml").OWNER_EMAIL;
const mailFolder = join(data, "mail");
let server: Awaited<ReturnType<typeof serveLocally>>;
beforeAll(async () => {
  server = await serveLocally(data, { retryEvery: 200, env: { TRUSTED_PROXY: "192.0.2.1" } });
});
afterAll(async () => {
  await server.close();
  remove();
});

const url = () => `http://localhost:${server.port}${FUNCTION_PATH}`;

describe("the function on this machine", () => {
  it("opens nothing before it is needed, and passes on what is not for it", async () => {
    expect(await (await fetch(`http://localhost:${server.port}/about`)).text()).toBe("not the function");
    expect((await fetch(url())).status).toBe(405);
    expect((await postOver(server.port, {})).status).toBe(400);
    await new Promise((resolve) => setTimeout(resolve, 500)); // checking for unsent mail opens nothing either
    expect(existsSync(data)).toBe(false);
  });

  it("answers a preflight from its own page", async () => {
    const origin = `http://localhost:${server.port}`;
    const response = await fetch(url(), { method: "OPTIONS", headers: { origin } });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
  });

  it("stores a request and writes its mail as .eml files", { timeout: 180_000 }, async () => {
    const answer = await postOver(server.port, quote());
    expect(answer.status).toBe(200);
    const emails = () =>
      existsSync(mailFolder) ? readdirSync(mailFolder).filter((name) => name.endsWith(".eml")) : [];
    await expect.poll(emails).toHaveLength(2);
    const names = emails().sort();
    const { query } = server.owner() ?? {};
    expect(await query?.("select name from public.quote_services order by name")).toEqual(
      siteServices("site.yaml")
        .sort()
        .map((name) => ({ name })),
    );
    expect(names[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.acknowledgement\.[0-9a-f-]{36}\.eml$/);
    expect(names[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.owner\.[0-9a-f-]{36}\.eml$/);
    expect(readFileSync(join(mailFolder, names[1] ?? ""), "utf8")).toContain(`To: ${owner}`);
  });

  it("tells on /healthz when the last request was stored and the last mail sent", async () => {
    const health = async () => (await fetch(`http://localhost:${server.port}/healthz`)).json();
    const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    await expect.poll(health).toMatchObject({ ok: true, unsent_mail: 0, last_mail_sent: date });
    expect(await health()).toMatchObject({ last_request: date, oldest_unsent_mail: null });
  });

  it("reads a request that comes in pieces", async () => {
    const body = JSON.stringify(quote({ name: "In pieces" }));
    const pieces = [body.slice(0, 20), body.slice(20, 60), body.slice(60)];
    expect((await postPieces(server.port, pieces)).status).toBe(200);
  });

  it("says in the log what is wrong with site.yaml, and answers 503", async () => {
    const broken = await serveLocally(data, { siteFile: "package.json" });
    expect((await postOver(broken.port, quote())).status).toBe(503);
    expect(broken.lines[0]).toBe(
      "the quote function cannot run: Error: package.json has no text at business.url.",
    );
    await broken.close();
  });

  it("refuses more than 64 KB, however it is sent", async () => {
    const body = JSON.stringify(quote({ message: "a".repeat(70_000) }));
    expect((await postOver(server.port, body)).status).toBe(413);
    expect((await postPieces(server.port, [body, body])).status).toBe(413);
  });

  it("hangs up on a body without end", async () => {
    function* endless() {
      for (;;) yield "a".repeat(8_192);
    }
    const headers = { connection: "keep-alive" };
    expect((await postPieces(server.port, endless(), headers)).status).toBe(413);
  });

  it("answers 400 to a host that no address can have", async () => {
    const headers = { host: "a b" };
    const call = request({ port: server.port, path: FUNCTION_PATH, method: "POST", headers }).end();
    const [response] = await once(call, "response");
    expect(response.resume().statusCode).toBe(400);
  });

  it("lets nobody past the limit of an address who sends and hangs up at once", async () => {
    for (let n = 0; n < 60; n += 1)
      await sendAndReset(server.port, quote({ email: `reset${n}@example.org` }), "127.0.0.9");
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(server.lines.filter((line) => line.includes("from r***@")).length).toBeLessThanOrEqual(30);
    expect(server.lines.join()).not.toContain("unknown address");
  });

  it("is for one process alone: a second says once who has the folder, and at every request", async () => {
    const second = await serveLocally(data, { retryEvery: 50 });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const words =
      `Error: The folder ${data} is in use by process ${process.pid}, ` +
      "here or in a container that shares the folder. Stop it first.";
    expect(second.lines).toEqual([words]);
    expect((await postOver(second.port, quote())).status).toBe(503);
    expect(second.lines).toEqual([words, `a request failed and was not stored: ${words}`]);
    await second.close();
    expect((await postOver(server.port, quote({ name: "Still open" }))).status).toBe(200);
  });

  it("opened again has what was stored, and sends at once what a dead process left, by SMTP if told to", {
    timeout: 180_000,
  }, async () => {
    await server.close();
    const gone = await startMailServer();
    await gone.close();
    const failing = await serveLocally(data, { env: { SMTP_URL: gone.url }, retryEvery: 60_000 });
    expect((await postOver(failing.port, quote({ email: "late@example.org" }))).status).toBe(200);
    await expect
      .poll(() => failing.lines.filter((line) => line.includes("failed, attempt 1")).length)
      .toBe(2);
    await failing.close();

    const mail = await startMailServer(gone.port);
    server = await serveLocally(data, { env: { SMTP_URL: mail.url }, retryEvery: 200 });
    await expect
      .poll(() => mail.received.map(({ to }) => to[0]).sort())
      .toEqual([owner, "late@example.org"].sort());
    await mail.close();
  });
});
