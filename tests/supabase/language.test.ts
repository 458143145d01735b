import { beforeEach, expect, it } from "vitest";
import { listWords, requestWords } from "../../commands/quotes/words.ts";
import { quotesPage } from "../../editor/quotes/answerQuotes.ts";
import { newestRequests } from "../../supabase/owner/requests.ts";
import { there } from "../content/published.ts";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import { ownerOf, toCsv } from "./support/owner.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

const pglite = await sharedDatabase();
beforeEach(() => emptyTables(pglite));

/** Sends a request; returns it as stored, and the e-mails to the owner and to the visitor. */
async function toldOf(changes: Parameters<typeof quote>[0], environment: Record<string, string> = {}) {
  const { send, settled, emails } = setup(pglite, environment);
  expect((await send(post(quote(changes)))).status).toBe(200);
  await settled();
  const [request] = await newestRequests(ownerOf(pglite).query);
  return {
    request: there(request, "stored"),
    toOwner: there(
      emails.find(({ to }) => to === "owner@example.com"),
      "mailed to the owner",
    ),
    toVisitor: emails.find(({ to }) => to === "anna@example.org"),
  };
}

it("a request in another language than English is told as such everywhere, and answered in it", async () => {
  const { request, toOwner, toVisitor } = await toldOf({ language: "es" });
  expect(toOwner.subject).toMatch(/^Quote request in Spanish: /);
  expect(toOwner.text).toContain("\nLanguage: Spanish\n");
  expect(toVisitor?.subject).toBe("Recibimos su solicitud");
  expect(toVisitor?.text).toContain("Le respondemos en 90 minutos (7AM-7PM Daily).");
  expect(toVisitor?.html).toContain('<html lang="es">');
  expect(listWords([request], { total: 1, open: 1 })).toContain("· Spanish");
  expect(requestWords(request)).toMatch(/^Language: +Spanish$/m);
  expect(quotesPage([request])).toContain(", in Spanish");
  expect(await toCsv([request])).toMatch(/"language".*\r\n.*"es"/);
});

it("one in English, in no language that there is, or of a form that does not say, is told and answered as ever", async () => {
  for (const [stored, changes] of [
    ["en", {}],
    ["en", { language: "en" }],
    ["zz", { language: "zz" }],
  ] as const) {
    await emptyTables(pglite);
    const { request, toOwner, toVisitor } = await toldOf(changes);
    expect(request.language).toBe(stored);
    const told = [
      toOwner.subject,
      toOwner.text,
      listWords([request], { total: 1, open: 1 }),
      requestWords(request),
      quotesPage([request]),
    ];
    expect(told.join("\n")).not.toMatch(/english|language/i);
    expect(toVisitor?.subject).toBe("We have received your quote request");
  }
});

it("one in a language that the site does not speak is answered in its first one", async () => {
  const { toOwner, toVisitor } = await toldOf({ language: "ht" });
  expect(toOwner.subject).toContain("in Haitian Creole");
  expect(toVisitor?.subject).toBe("We have received your quote request");
});

it("a digest says the language too", async () => {
  const { send, settled, emails, clock } = setup(pglite, { LIMIT_ALL_HOUR: "1" });
  await send(post(quote()));
  await send(post(quote({ email: "other@example.org", language: "es" })));
  await settled();
  clock.pass(3600);
  await send(post(quote({ email: "third@example.org" })));
  await settled();
  const digest = emails.find(({ subject }) => subject.includes("more quote request"));
  expect(digest?.text).toContain("Doral, Spanish");
});

it.each([
  ["es", {}, "es"],
  ["ES-us", {}, "es"],
  ["es, en", {}, "es"],
  ["es", { language: "ht" }, "ht"],
  ["Spanish", {}, "en"],
  ["<b>", {}, "en"],
  ["", {}, "en"],
] as const)(
  "the header Content-Language: %s with the body's %j makes it %s",
  async (header, changes, stored) => {
    const { send } = setup(pglite);
    expect((await send(post(quote(changes), { "content-language": header }))).status).toBe(200);
    expect((await pglite.query("select language from quote_requests")).rows).toEqual([{ language: stored }]);
  },
);

it.each(["Spanish", "es-US", "", "<b>", 7])("a language %s is refused", async (language) => {
  const { send } = setup(pglite);
  expect((await send(post({ ...quote(), language }))).status).toBe(400);
});

it("the language makes no other request of the same one", async () => {
  const { send } = setup(pglite);
  const key = { "idempotency-key": "one" };
  const first = await (await send(post(quote(), key))).json();
  expect(await (await send(post(quote({ language: "es" }), key))).json()).toEqual(first);
});
