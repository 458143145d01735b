import { beforeEach, expect, it } from "vitest";
import { newestRequests } from "../../supabase/owner/requests.ts";
import { writeServices } from "../../supabase/owner/services.ts";
import { sharedDatabase } from "./support/database.ts";
import { ownerOf, toCsv } from "./support/owner.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";

let pglite: Awaited<ReturnType<typeof sharedDatabase>>;
beforeEach(async () => {
  pglite = await sharedDatabase();
});

/** Sends a request for a service; returns how the list of requests shows it, and what was mailed. */
async function toldOf(service: string) {
  const { send, settled, emails } = setup(pglite);
  const email = `${service.replace(/\W/g, "")}@example.org`;
  expect((await send(post(quote({ service, email })))).status).toBe(200);
  await settled();
  const [request] = await newestRequests(ownerOf(pglite).query);
  const mail = emails.find(({ to }) => to === "owner@example.com");
  return {
    stored: request?.service,
    isUnknown: request?.unknownService,
    mail: mail?.text,
    sent: emails.length,
  };
}

it("a service of the form is stored and mailed as it is called", async () => {
  await writeServices(ownerOf(pglite).query, ["Roof Repair", "Other"]);
  const { isUnknown, mail } = await toldOf("Roof Repair");
  expect(isUnknown).toBe(false);
  expect(mail).toContain("Service: Roof Repair\n");
});

it("another is stored as it came, marked, and mailed to both as any other", async () => {
  await writeServices(ownerOf(pglite).query, ["Roof Repair", "Other"]);
  const { stored, isUnknown, mail, sent } = await toldOf("Gutter Cleaning");
  expect({ stored, isUnknown, sent }).toEqual({ stored: "Gutter Cleaning", isUnknown: true, sent: 2 });
  expect(mail).toContain("Service: Gutter Cleaning (not a service of the form)");
  expect(await toCsv(await newestRequests(ownerOf(pglite).query))).toMatch(/"Gutter Cleaning".*"yes"/);
});

it("a new list takes the place of the old one, whatever signs are in it", async () => {
  const { query } = ownerOf(pglite);
  await writeServices(query, ["Roof Repair", "Other"]);
  await writeServices(query, ['Roofers\' "best" $1; drop', "Other", "Other"]);
  expect(await query("select name from public.quote_services order by name")).toEqual([
    { name: "Other" },
    { name: 'Roofers\' "best" $1; drop' },
  ]);
});

it("where no list was ever written, nothing is marked", async () => {
  expect((await toldOf("Gutter Cleaning")).isUnknown).toBe(false);
});
