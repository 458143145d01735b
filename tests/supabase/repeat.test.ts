import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

const pglite = await sharedDatabase();
beforeEach(() => emptyTables(pglite));

const KEY = { "idempotency-key": "3f0c-1" };
const HOUR = 3600;

async function stored(): Promise<unknown[]> {
  return (await pglite.query("select phone from quote_requests")).rows;
}

describe("the same request again", () => {
  it.each([{}, KEY])(
    "within 24 hours is stored once, mailed once and answered alike (%o)",
    async (headers) => {
      const { send, settled, clock, emails } = setup(pglite);
      const first = await (await send(post(quote(), headers))).json();
      for (const hours of [0.2, 11, 12.7]) {
        clock.pass(hours * HOUR);
        const again = await send(post(quote(), headers));
        expect(again.status).toBe(200);
        expect(await again.json()).toEqual(first);
      }
      await settled();
      expect(await stored()).toHaveLength(1);
      expect(emails).toHaveLength(2);
    },
  );

  it("is a new one after 24 hours", async () => {
    const { send, clock } = setup(pglite);
    for (let time = 0; time < 2; time += 1) {
      expect((await send(post(quote(), KEY))).status).toBe(200);
      clock.pass(24 * HOUR);
    }
    expect(await stored()).toHaveLength(2);
  });

  it("sent many times at once, from wherever, is stored once", async () => {
    const { send } = setup(pglite);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        send(post(quote(), KEY), { visitorAddress: n % 2 ? `203.0.113.${n}` : undefined }),
      ),
    );
    const answers = await Promise.all(responses.map((response) => response.text()));
    expect(new Set(answers).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it("under another key is another request", async () => {
    const { send } = setup(pglite);
    for (const key of ["first", "first", "second"]) await send(post(quote(), { "idempotency-key": key }));
    expect(await stored()).toHaveLength(2);
  });

  it("with a corrected text under the same key is refused, because one of the two would be lost", async () => {
    const { send } = setup(pglite);
    await send(post(quote(), KEY));
    const response = await send(post(quote({ phone: "305-555-0199" }), KEY));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ error: { code: "key_reused" } });
    expect(await stored()).toEqual([{ phone: quote().phone }]);
  });

  it("does not count towards the limits, and is answered alike though they are reached", async () => {
    const { send } = setup(pglite, { LIMIT_EMAIL_10_MINUTES: "1" });
    for (let time = 0; time < 10; time += 1) expect((await send(post(quote()))).status).toBe(200);
  });

  it("is not known by anything that tells the key or the text", async () => {
    await setup(pglite).send(post(quote(), KEY));
    expect(JSON.stringify((await pglite.query("select * from quote_keys")).rows)).not.toMatch(
      /3f0c|Anna|inch/,
    );
  });
});
