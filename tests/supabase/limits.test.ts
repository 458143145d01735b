import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import { post, quote, SITE } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

const pglite = await sharedDatabase();
beforeEach(() => emptyTables(pglite));

const DAY = 86_400; // seconds
let number = 0;
/** A request unlike any other, by default from its own e-mail address. */
function another(email = `visitor${++number}@example.org`) {
  return post(quote({ email, message: `Request ${++number}` }));
}

const statuses = async (responses: Promise<Response>[]) =>
  (await Promise.all(responses)).map(({ status }) => status);
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

describe("one e-mail address", () => {
  it("may ask 5 times in ten minutes; then the answer is 429 with the seconds to wait", async () => {
    const { send, clock } = setup(pglite);
    for (let time = 0; time < 5; time += 1) {
      expect((await send(another("anna@example.org"))).status).toBe(200);
      clock.pass(60);
    }
    const response = await send(another("ANNA@example.org"));
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("300");
    expect(response.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(await response.json()).toEqual({
      error: { code: "too_many_requests", message: "Too many requests. Please wait a little, or call us." },
    });
    clock.pass(299);
    expect((await send(another("anna@example.org"))).headers.get("retry-after")).toBe("1");
    clock.pass(1);
    expect((await send(another("anna@example.org"))).status).toBe(200);
  });

  it("may ask 20 times a day", async () => {
    const { send, clock } = setup(pglite);
    clock.pass(DAY - ((clock.now().getTime() / 1000) % DAY)); // to midnight: addresses are tracked per UTC day
    for (let time = 0; time < 20; time += 1) {
      expect((await send(another("anna@example.org"))).status).toBe(200);
      clock.pass(600);
    }
    const response = await send(another("anna@example.org"));
    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe(String(DAY - 20 * 600));
  });

  it("is not locked out by others in its name: a sixth request from elsewhere is stored, marked, not acknowledged", async () => {
    const { send, settled, emails, clock } = setup(pglite);
    for (let time = 0; time < 5; time += 1) {
      expect((await send(another("anna@example.org"), { visitorAddress: "203.0.113.9" })).status).toBe(200);
      clock.pass(1);
    }
    expect((await send(another("anna@example.org"), { visitorAddress: "203.0.113.9" })).status).toBe(429);
    expect((await send(another("anna@example.org"), { visitorAddress: "203.0.113.7" })).status).toBe(200);
    await settled();
    const { rows } = await pglite.query("select doubtful from quote_requests order by received_at desc");
    expect(rows.map((row) => Object.values(row ?? {})[0])).toEqual([true, false, false, false, false, false]);
    expect(emails.filter(({ to }) => to !== "owner@example.com")).toHaveLength(1);
  });

  it("finds no way past the limit by asking at once", async () => {
    const { send } = setup(pglite);
    const all = await statuses(times(30, () => send(another("anna@example.org"))));
    expect(all.filter((status) => status === 200)).toHaveLength(5);
    expect(all.filter((status) => status === 429)).toHaveLength(25);
  });
});

describe("one IP address", () => {
  it("may ask 30 times in ten minutes, whatever the e-mail addresses", async () => {
    const { send, clock } = setup(pglite);
    const all = await statuses(times(40, () => send(another())));
    expect(all.filter((status) => status === 200)).toHaveLength(30);
    expect((await send(another(), { visitorAddress: "203.0.113.8" })).status).toBe(200);
    clock.pass(600);
    expect((await send(another())).status).toBe(200);
  });

  it("of version 6 is counted with its whole /64, which one household has", async () => {
    const { send } = setup(pglite, { LIMIT_ADDRESS_10_MINUTES: "1" });
    expect((await send(another(), { visitorAddress: "2001:db8:0:7::1" })).status).toBe(200);
    expect((await send(another(), { visitorAddress: "2001:0db8::7:ffff:0:0:9" })).status).toBe(429);
    expect((await send(another(), { visitorAddress: "2001:db8:0:8::1" })).status).toBe(200);
    expect((await send(another(), { visitorAddress: "::ffff:198.51.100.1" })).status).toBe(200);
    expect((await send(another(), { visitorAddress: "198.51.100.1" })).status).toBe(429);
    expect((await send(another(), { visitorAddress: "198.51.100.2" })).status).toBe(200);
  });

  it("cannot be given in a header", async () => {
    const { send } = setup(pglite, { LIMIT_ADDRESS_10_MINUTES: "1" });
    const forged = {
      "x-forwarded-for": "192.0.2.1",
      "x-real-ip": "192.0.2.1",
      "cf-connecting-ip": "192.0.2.1",
    };
    expect((await send(another())).status).toBe(200);
    expect((await send(post(quote({ email: "x@example.org" }), forged))).status).toBe(429);
  });
});

describe("a refused request", () => {
  it("is not stored, not mailed, and not counted", async () => {
    const { send, settled, emails, clock } = setup(pglite, { LIMIT_EMAIL_10_MINUTES: "1" });
    await send(another("anna@example.org"));
    for (let time = 0; time < 9; time += 1) {
      clock.pass(60);
      expect((await send(another("anna@example.org"))).status).toBe(429);
    }
    clock.pass(60);
    expect((await send(another("anna@example.org"))).status).toBe(200);
    await settled();
    expect(emails.filter(({ to }) => to === "owner@example.com")).toHaveLength(2);
  });
});

describe("the table of limits", () => {
  it("holds no address that can be read", async () => {
    await setup(pglite).send(another("anna@example.org"));
    const { rows } = await pglite.query("select * from quote_limits");
    expect(JSON.stringify(rows)).not.toMatch(/anna|203\.0/);
  });
});
