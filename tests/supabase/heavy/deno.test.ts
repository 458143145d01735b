import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { afterAll, describe, expect, it } from "vitest";
import { openDatabase } from "../support/database.ts";
import { hostileBodies } from "../support/hostileBodies.ts";
import { postFileOver } from "../support/localServer.ts";
import { startMailServer } from "../support/mailServer.ts";
import { startDeno } from "../support/process.ts";
import { BY_HAND, PDF, quote, SITE } from "../support/requests.ts";
import { ENVIRONMENT } from "../support/setup.ts";

const pglite = await openDatabase();
await pglite.exec("alter table quote_requests add column written_by text default current_user");
const socket = new PGLiteSocketServer({ db: pglite, port: 0, host: "127.0.0.1", maxConnections: 8 });
await socket.start();
const mail = await startMailServer();
const environment = {
  ...ENVIRONMENT,
  SUPABASE_DB_URL: `postgres://postgres@${socket.getServerConn()}/postgres`,
  SMTP_URL: mail.url,
  RETRY_SECRET: "correct horse",
  LIMIT_ADDRESS_10_MINUTES: "500",
  LIMIT_ADDRESS_HOUR: "500",
  LIMIT_ALL_HOUR: "500",
};
const deno = await startDeno(environment);
afterAll(async () => {
  await deno.kill();
  await mail.close();
  await socket.stop();
  await pglite.close();
});

function post(body: unknown, headers: Record<string, string> = {}, { port } = deno): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/send-quote-email`, {
    method: "POST",
    headers: { origin: SITE, "content-type": "application/json", ...BY_HAND, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

const count = async (table: string) =>
  (await pglite.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n;

describe("the entry on Supabase, run by Deno over a Postgres connection", () => {
  it("stores a request, answers, and mails it", async () => {
    const response = await post(quote());
    expect(response.status).toBe(200);
    expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(await response.json()).toEqual({ ok: true, id: expect.any(String) });
    await expect
      .poll(() => mail.received.map(({ to }) => to[0]).sort(), { timeout: 10_000 })
      .toEqual(["anna@example.org", "owner@example.com"]);
    expect((await pglite.query("select written_by from quote_requests")).rows).toEqual([
      { written_by: "service_role" },
    ]);
  });

  it("answers a repeat alike", async () => {
    expect((await post(quote())).status).toBe(200);
    expect(await count("quote_requests")).toBe(1);
  });

  it("answers a preflight", async () => {
    const response = await fetch(`http://127.0.0.1:${deno.port}/`, {
      method: "OPTIONS",
      headers: { origin: SITE },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-methods")).toBe("POST, OPTIONS");
  });

  it("gives every hostile body a 4xx", { timeout: 60_000 }, async () => {
    const statuses = new Set<number>();
    for (const [name, body] of hostileBodies()) {
      const response = await post(body);
      statuses.add(response.status);
      expect(response.status, name).toBeGreaterThanOrEqual(400);
      expect(response.status, name).toBeLessThan(500);
      await response.arrayBuffer();
    }
    expect([...statuses].sort()).toEqual([400, 413]);
    expect(await count("quote_requests")).toBe(1);
  });

  it("stores a hundred at once, each once, and holds to the limits", { timeout: 60_000 }, async () => {
    const many = Array.from({ length: 100 }, (_, n) =>
      quote({ email: `visitor${n % 10}@example.org`, message: `${n}` }),
    );
    const responses = await Promise.all(many.map((body) => post(body)));
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(50);
    expect(responses.find(({ status }) => status === 429)?.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await count("quote_requests")).toBe(51);
    await expect.poll(() => mail.received.length, { timeout: 30_000 }).toBe(2 + 50 + 10);
  });

  it("keeps what the mail server refuses, and sends it on the scheduled call", {
    timeout: 60_000,
  }, async () => {
    mail.behaviour = "refuse connection";
    const before = mail.received.length;
    expect((await post(quote({ email: "late@example.org" }))).status).toBe(200);
    const failed = "select 1 from quote_outbox where last_error is not null";
    await expect.poll(async () => (await pglite.query(failed)).rows.length, { timeout: 10_000 }).toBe(2);
    mail.behaviour = "accept";
    await pglite.query("update quote_outbox set next_attempt_at = now() where sent_at is null");
    expect((await post({}, { "x-retry-secret": "wrong" })).status).toBe(403);
    expect((await post({}, { "x-retry-secret": "correct horse" })).status).toBe(202);
    await expect.poll(() => mail.received.length, { timeout: 10_000 }).toBe(before + 2);
  });

  it("stores a file, and gives it to whoever has the link in the mail", async () => {
    const before = mail.received.length;
    const at = `http://127.0.0.1:${deno.port}/send-quote-email`;
    expect((await postFileOver(at, PDF)).status).toBe(200);
    await expect.poll(() => mail.received.length, { timeout: 10_000 }).toBe(before + 1);
    const { rows } = await pglite.query<{ token: string }>("select token from quote_files");
    const response = await fetch(`${at}?file=${rows[0]?.token}`);
    expect(response.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''my%20life.pdf");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF);
  });

  it("writes a log without full addresses", () => {
    expect(deno.lines.join("\n")).toContain("[quote] request");
    expect(deno.lines.join("\n")).not.toMatch(/anna@|visitor\d@|late@|127\.0\.0\.1 /);
  });

  it("takes the visitor's address from Cloudflare's header on Supabase's platform, and only there", async () => {
    const forged = { "cf-connecting-ip": "192.0.2.1", "x-forwarded-for": "198.51.100.1" };
    expect((await post(quote({ email: "here@example.org" }), forged)).status).toBe(200);
    await expect.poll(() => deno.lines.join("\n")).toMatch(/from h\*\*\*@e\*\*\*.org at 127\.0\.\*/);
    const hosted = await startDeno({ ...environment, SB_REGION: "us-east-1" });
    expect((await post(quote({ email: "there@example.org" }), forged, hosted)).status).toBe(200);
    await expect.poll(() => hosted.lines.join("\n")).toMatch(/from t\*\*\*@e\*\*\*.org at 192\.0\.\*/);
    const connection = await post(quote({ email: "nobody@example.org" }), {}, hosted); // no header: gateway's address
    expect(connection.status).toBe(200);
    await expect
      .poll(() => hosted.lines.join("\n"))
      .toMatch(/from n\*\*\*@e\*\*\*.org at an unknown address/);
    await hosted.kill();
  });

  it("answers 503 with CORS headers while the database is down", { timeout: 60_000 }, async () => {
    await socket.stop();
    const response = await post(quote({ email: "down@example.org" }));
    expect(response.status).toBe(503);
    expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
  });
});
