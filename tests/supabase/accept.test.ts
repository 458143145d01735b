import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

const pglite = await sharedDatabase();
beforeEach(() => emptyTables(pglite));

async function stored(): Promise<unknown[]> {
  const columns = "name, email, phone, service, location, message";
  return (await pglite.query(`select ${columns} from quote_requests order by received_at`)).rows;
}

describe("a request", () => {
  it("is stored as it was typed, and mailed to the owner and acknowledged to the visitor", async () => {
    const { send, settled, emails } = setup(pglite);
    const response = await send(post(quote()));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ok: true, id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    await settled();
    expect(await stored()).toEqual([quote()]);
    expect(emails.map(({ to }) => to).sort()).toEqual(["anna@example.org", "owner@example.com"]);
  });

  it("is answered before any mail is sent", async () => {
    const { context, send, emails } = setup(pglite);
    let work: (() => Promise<void>) | undefined;
    context.afterAnswer = (given) => {
      work = given;
    };
    expect((await send(post(quote()))).status).toBe(200);
    expect(emails).toEqual([]);
    await work?.();
    expect(emails).toHaveLength(2);
  });

  it("may leave out the details", async () => {
    const { message: _, ...brief } = quote();
    const { send } = setup(pglite);
    expect((await send(post(brief))).status).toBe(200);
    expect(await stored()).toEqual([{ ...brief, message: "" }]);
  });

  it("may hold emoji, right-to-left script, markup and line breaks where people write them", async () => {
    const { send, settled } = setup(pglite);
    const honest = [
      quote({ name: "שרה כהן", location: "Bal Harbour – 5 מערב" }),
      quote({ name: "Ana 🌊 O'Neil; DROP TABLE quote_requests", message: "😀".repeat(3000) }),
      quote({ message: "<script>alert(1)</script>\r\nBcc: all@example.org\r\n\r\n\u202e{{7*7}} ${x} %00" }),
      quote({ email: "a.b+c!#$%&'*/=?^_`{|}~-d@sub.example.org", phone: "+1-305-555-0123 ext. 9" }),
    ];
    for (const body of honest) expect((await send(post(body))).status).toBe(200);
    await settled();
    expect(await stored()).toEqual(honest);
  });

  it("keeps the number that was read from what was pasted, and what was pasted", async () => {
    const { send, settled, emails } = setup(pglite);
    const pasted = {
      phone: "\u202acell: 305\u2060-\u2060555\u2060-\u20600123\u202c",
      email: "Anna <ANNA@example.org>.",
    };
    expect((await send(post(quote(pasted)))).status).toBe(200);
    await settled();
    expect(await stored()).toEqual([quote()]);
    expect((await pglite.query("select typed from quote_requests")).rows).toEqual([{ typed: pasted }]);
    const [owner] = emails.filter(({ to }) => to === "owner@example.com");
    expect(owner?.text).toContain("Phone: 305-555-0123\n");
    expect(owner?.text).toContain("Phone as typed: cell: 305-555-0123\n");
  });

  it("is not stored, and answered 503, when the database fails", async () => {
    const { context, send, lines } = setup(pglite);
    const down = () => Promise.reject(Object.assign(new Error("password=hunter2"), { code: "ECONNREFUSED" }));
    context.database = { query: down, transaction: down };
    const response = await send(post(quote()));
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: { code: "unavailable", message: "We could not take your request. Please call us." },
    });
    expect(response.headers.get("access-control-allow-origin")).toBe("https://www.example.com");
    expect(lines).toEqual(["a request failed and was not stored: Error ECONNREFUSED"]);
  });

  it("leaves nothing behind when storing it fails half-way", async () => {
    const { context, send } = setup(pglite);
    const { transaction } = context.database;
    const broken = () => Promise.reject(new Error("broken"));
    context.database.transaction = (work) =>
      transaction((query) =>
        work((sql, given) => (sql.includes("into public.quote_limits") ? broken() : query(sql, given))),
      );
    expect((await send(post(quote()))).status).toBe(503);
    expect(await stored()).toEqual([]);
    expect((await pglite.query("select * from quote_outbox")).rows).toEqual([]);
  });
});
