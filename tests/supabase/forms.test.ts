import { beforeEach, describe, expect, it } from "vitest";
import { forgetPerson } from "../../supabase/owner/requests.ts";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import { post } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

const pglite = await sharedDatabase();
beforeEach(() => emptyTables(pglite));

const EMAIL = { label: "E-mail", kind: "email", answer: "Anna <ANNA@example.org>" };
const application = (...answers: object[]) => ({ form: "Ask for work", answers });

async function stored(): Promise<unknown[]> {
  const columns = "name, email, phone, service, location, message, unknown_service";
  return (await pglite.query(`select ${columns} from quote_requests order by received_at`)).rows;
}

describe("what is sent by a form of a page", () => {
  it("is stored with each answer beside what was asked, and mailed to the owner alone", async () => {
    await pglite.query("insert into quote_services values ('Pool Leak Detection')");
    const { send, settled, emails } = setup(pglite);
    const response = await send(
      post(
        application(
          { label: "Full name", kind: "name", answer: " Anna Weiss " },
          EMAIL,
          { label: "Which work?", choices: ["Windows", "Gutters"], answer: "Gutters" },
          { label: "From when?", kind: "date", answer: "2026-03-01" },
          { label: "Hours", kind: "number", optional: true, answer: "" },
          { label: "What so far?", kind: "longText", answer: "Roofs.\nAnd ladders." },
          { label: "A license", kind: "tick", answer: "yes" },
        ),
      ),
    );
    expect(response.status).toBe(200);
    await settled();
    expect(await stored()).toEqual([
      {
        name: "Anna Weiss",
        email: "anna@example.org",
        phone: "",
        service: "Ask for work",
        location: "",
        message:
          "Which work?: Gutters\nFrom when?: 2026-03-01\nHours: –\nWhat so far?: Roofs.\nAnd ladders.\nA license: yes",
        unknown_service: false,
      },
    ]);
    expect(emails.map(({ to, subject, replyTo }) => [to, subject, replyTo?.address])).toEqual([
      ["owner@example.com", "Form: Ask for work (Anna Weiss)", "anna@example.org"],
    ]);
    expect(emails[0]?.text).toContain("Form: Ask for work\n");
    expect(emails[0]?.text).toContain("From when?: 2026-03-01\n");
  });

  it("may give a phone alone, by which its sender can be forgotten", async () => {
    const { send, settled, emails } = setup(pglite);
    const phone = { label: "Phone", kind: "phone", answer: "cell: (305) 555-0123" };
    expect((await send(post(application(phone)))).status).toBe(200);
    await settled();
    expect(emails).toMatchObject([{ subject: "Form: Ask for work (305-555-0123)" }]);
    expect(emails[0]?.replyTo).toBeUndefined();
    const query = async <Row>(sql: string, given: readonly unknown[] = []) =>
      (await pglite.query<Row>(sql, [...given])).rows;
    const owner = { query, deleteMail: async () => 0, erase: async () => {} };
    for (const other of ["305-555-0124", "555", "12-305-555-01234"])
      expect(await forgetPerson(owner, other)).toMatchObject({ requests: 0 });
    expect(await forgetPerson(owner, "+1 (305) 5550123")).toMatchObject({ requests: 1 });
    expect(await stored()).toEqual([]);
  });

  it("may ask and offer what its page's author writes, signs and all", async () => {
    const { send } = setup(pglite);
    const choices = ["< 10,000 gallons", "more"];
    const size = { label: `How large? ${"In all its length. ".repeat(30)}`, choices, answer: choices[0] };
    expect((await send(post(application(EMAIL, size)))).status).toBe(200);
  });

  it("is read where several answers are as long as they may be, in any script", async () => {
    const { send } = setup(pglite);
    const long = { label: "Why?", kind: "longText", answer: "й".repeat(3000) };
    expect((await send(post(application(EMAIL, long, long, long, long)))).status).toBe(200);
  });

  it("is sent twice under one key, and stored once", async () => {
    const { send } = setup(pglite);
    for (const _ of [1, 2]) await send(post(application(EMAIL), { "idempotency-key": "a" }));
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ["nobody can answer", { label: "Name", kind: "name", answer: "Anna" }],
    ["an address is none", EMAIL, { label: "Other", kind: "email", answer: "anna" }],
    ["a choice is none of those", EMAIL, { label: "Which?", choices: ["A", "B"], answer: "C" }],
    ["a date is none", EMAIL, { label: "When?", kind: "date", answer: "soon" }],
    ["a number is none", EMAIL, { label: "How many?", kind: "number", answer: "many" }],
    ["something is missing", EMAIL, { label: "Why?", kind: "longText", answer: "  " }],
    ["a box was not ticked", EMAIL, { label: "Agreed", kind: "tick", answer: "" }],
    ["a label has two lines", EMAIL, { label: "Why?\nWhat?", answer: "So" }],
    [
      "the only address is one of some choices",
      { label: "E-mail", kind: "email", choices: ["a%0d%0aBcc: b"], answer: "a%0d%0aBcc: b" },
    ],
    ["the only address is a sign that nobody sees", { ...EMAIL, optional: true, answer: "\u200b" }],
    ["a kind is unknown", EMAIL, { label: "Why?", kind: "toString", answer: "So" }],
    ["an answer is no text", EMAIL, { label: "Why?", answer: ["So"] }],
    ["there are too many fields", ...Array.from({ length: 21 }, () => EMAIL)],
  ])("is refused, and not stored, where %s", async (_, ...answers) => {
    const { send } = setup(pglite);
    expect(
      (await send(post(application(...answers.filter((answer) => typeof answer === "object"))))).status,
    ).toBe(400);
    expect(await stored()).toEqual([]);
  });
});
