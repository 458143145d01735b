import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { emptyTables, openDatabase } from "./support/database.ts";
import { listen } from "./support/listen.ts";
import { post, quote } from "./support/requests.ts";
import { stage } from "./support/stage.ts";

const pglite = await openDatabase();
let asked: Record<string, string>[] = [];
const cloudflare = createServer(async (request, response) => {
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  asked.push(form);
  const success = form.response === "person";
  response.end(form.response === "garbage" ? "<html>" : JSON.stringify({ success }));
});
const port = await listen(cloudflare);
const environment = { TURNSTILE_SECRET: "s3cret", TURNSTILE_VERIFY_URL: `http://127.0.0.1:${port}/` };

beforeEach(async () => {
  asked = [];
  await emptyTables(pglite);
});
afterAll(async () => {
  cloudflare.close();
  await pglite.close();
});

const withToken = (token: string) => post(quote(), { "x-turnstile-token": token });

describe("with a Turnstile secret", () => {
  it("a request needs a token that Cloudflare confirms", async () => {
    const { send } = stage(pglite, environment);
    expect((await send(post(quote()))).status).toBe(403);
    expect((await send(withToken("robot"))).status).toBe(403);
    expect((await pglite.query("select * from quote_requests")).rows).toEqual([]);
    expect((await send(withToken("person"))).status).toBe(200);
    expect(asked[1]).toEqual({ secret: "s3cret", response: "person", remoteip: "203.0.113.7" });
  });

  it("a repeat is answered alike without a second token, for a token is good only once", async () => {
    const { send } = stage(pglite, environment);
    const first = await (await send(withToken("person"))).json();
    expect(await (await send(withToken("spent"))).json()).toEqual(first);
    expect(asked).toHaveLength(1);
  });

  it("a request passes when Cloudflare cannot be asked or answers nonsense, and the log says so", async () => {
    const { send, lines } = stage(pglite, environment);
    expect((await send(withToken("garbage"))).status).toBe(200);
    const unreachable = stage(pglite, { ...environment, TURNSTILE_VERIFY_URL: "http://127.0.0.1:1/" });
    expect(
      (await unreachable.send(post(quote({ email: "b@example.org" }), { "x-turnstile-token": "x" }))).status,
    ).toBe(200);
    expect(
      [...lines, ...unreachable.lines].filter((line) => line.startsWith("Turnstile could not be asked")),
    ).toHaveLength(2);
  });
});

describe("without a Turnstile secret", () => {
  it("nobody is asked", async () => {
    expect((await stage(pglite).send(post(quote()))).status).toBe(200);
    expect(asked).toEqual([]);
  });
});
