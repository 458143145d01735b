import { beforeEach, describe, expect, it } from "vitest";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

const pglite = await sharedDatabase();
beforeEach(() => emptyTables(pglite));

async function sent(headers: Record<string, string>) {
  const { send, settled, emails } = setup(pglite);
  expect((await send(post(quote(), headers))).status).toBe(200);
  await settled();
  const { rows } = await pglite.query("select name, doubtful from quote_requests");
  return { rows, emails };
}

describe("a request that was not sent as people send the form", () => {
  it.each([
    ["past the form", ""],
    ["with the field filled that nobody sees", "shown=60000&trap=https%3A%2F%2Fpills.example"],
    ["sooner than anyone can read it", "shown=999&trap="],
    ["with nonsense for a time", "shown=soon&trap="],
    ["with half a word", "shown=60000"],
  ])("%s is stored and marked, told to the owner as doubtful, and not acknowledged", async (_, told) => {
    const { rows, emails } = await sent({ "x-form": told });
    expect(rows).toEqual([{ name: "Anna Weiss", doubtful: true }]);
    expect(emails.map(({ to }) => to)).toEqual(["owner@example.com"]);
    expect(emails[0]?.subject).toMatch(/^\[Doubtful\] Quote request:/);
    expect(emails[0]?.text).toContain("may come from a robot");
  });

  it("is one only then", async () => {
    const { rows, emails } = await sent({ "x-form": "shown=1000&trap=" });
    expect(rows).toEqual([{ name: "Anna Weiss", doubtful: false }]);
    expect(emails).toHaveLength(2);
    expect(emails.map(({ subject }) => subject).join()).not.toContain("Doubtful");
  });
});
