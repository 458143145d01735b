import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockFolder } from "../../supabase/local/lock.ts";
import { siteVariables } from "../../supabase/local/siteVariables.ts";
import { FUNCTION_PATH, postOver, serveLocally, temporaryFolder } from "./support/localServer.ts";
import { startMailServer } from "./support/mailServer.ts";
import { quote } from "./support/requests.ts";

const { folder, remove } = temporaryFolder();
const data = join(folder, ".data");
const mailFolder = join(data, "mail");
let server: Awaited<ReturnType<typeof serveLocally>>;
beforeAll(async () => {
  server = await serveLocally(data, { retryEvery: 200 });
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
    await new Promise((resolve) => setTimeout(resolve, 500)); // a look for unsent mail opens nothing either
    expect(existsSync(data)).toBe(false);
  });

  it("answers a preflight from its own page", async () => {
    const origin = `http://localhost:${server.port}`;
    const response = await fetch(url(), { method: "OPTIONS", headers: { origin } });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
  });

  it("stores a request and writes its mail as .eml files", async () => {
    const answer = await postOver(server.port, quote());
    expect(answer.status).toBe(200);
    await expect.poll(() => (existsSync(mailFolder) ? readdirSync(mailFolder) : []), { timeout: 5000 }).toHaveLength(2);
    const names = readdirSync(mailFolder).sort();
    expect(names[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.acknowledgement\.[0-9a-f-]{36}\.eml$/);
    expect(names[1]).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.owner\.[0-9a-f-]{36}\.eml$/);
    expect(readFileSync(join(mailFolder, names[1] ?? ""), "utf8")).toContain("To: hello@example.com");
  });

  it("refuses more than 16 KB, however it is sent", async () => {
    const body = JSON.stringify(quote({ message: "a".repeat(3_000_000) }));
    expect((await postOver(server.port, body)).status).toBe(413);
    const chunked = await fetch(url(), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: new Blob([body]).stream(),
      duplex: "half",
    });
    expect(chunked.status).toBe(413);
  });

  it("is for one process alone: a second is told who has the folder, and so is the log", async () => {
    const second = await serveLocally(data, { retryEvery: 60_000 });
    expect((await postOver(second.port, quote())).status).toBe(503);
    expect(second.lines).toEqual([
      `a request failed and was not stored: Error: The folder ${data} is in use by this process. ` +
        `Stop it first, or delete ${join(data, "lock")} if that is no longer so.`,
    ]);
    await second.close();
    expect((await postOver(server.port, quote({ name: "Still open" }))).status).toBe(200);
  });

  it("opened again has what was stored, and sends at once what a dead process left, by SMTP if told to", async () => {
    await server.close();
    expect(existsSync(join(data, "lock"))).toBe(false);
    const gone = await startMailServer();
    await gone.close();
    const failing = await serveLocally(data, { env: { SMTP_URL: gone.url }, retryEvery: 60_000 });
    expect((await postOver(failing.port, quote({ email: "late@example.org" }))).status).toBe(200);
    await expect.poll(() => failing.lines.filter((line) => line.includes("failed, attempt 1")).length).toBe(2);
    await failing.close();

    const mail = await startMailServer(gone.port);
    server = await serveLocally(data, { env: { SMTP_URL: mail.url }, retryEvery: 200 });
    await expect.poll(() => mail.received.map(({ to }) => to[0]).sort(), { timeout: 10_000 }).toEqual([
      "hello@example.com",
      "late@example.org",
    ]);
    await mail.close();
  });
});

describe("the lock of a folder", () => {
  const free = temporaryFolder();
  const lock = join(free.folder, "lock");
  afterAll(free.remove);

  it("is taken once, and can be taken again when given back", () => {
    const release = lockFolder(free.folder);
    expect(() => lockFolder(free.folder)).toThrow(`The folder ${free.folder} is in use by this process.`);
    release();
    lockFolder(free.folder)();
    expect(readdirSync(free.folder)).toEqual([]);
  });

  it("of another living process is respected", () => {
    writeFileSync(lock, "1 1234.5");
    expect(() => lockFolder(free.folder)).toThrow("is in use by process 1. Stop it first, or delete");
    expect(readFileSync(lock, "utf8")).toBe("1 1234.5");
  });

  it.each(["999999999 1234.5", `${process.pid} 1234.5`, "", "nonsense"])(
    "of a dead process ('%s') is taken over",
    (mark) => {
      writeFileSync(lock, mark);
      const release = lockFolder(free.folder);
      expect(readFileSync(lock, "utf8")).toMatch(new RegExp(`^${process.pid} `));
      release();
      expect(readdirSync(free.folder)).toEqual([]);
    },
  );
});

describe("site.yaml", () => {
  it("tells the function about the business", () => {
    expect(siteVariables("site.yaml")).toMatchObject({
      SITE_URL: expect.stringMatching(/^https:/),
      BUSINESS_PHONE: expect.stringMatching(/^[\d-]+$/),
      OWNER_EMAIL: expect.stringContaining("@"),
    });
  });

  it("without an entry is an error that names it", () => {
    const file = join(folder, "site.yaml");
    writeFileSync(file, "business: { url: https://x.example }\n");
    expect(() => siteVariables(file)).toThrow(`${file} has no text at business.name.`);
  });
});
