import { beforeEach, describe, expect, it } from "vitest";
import { reportSilence } from "../../supabase/local/health.ts";
import { emptyTables, sharedDatabase } from "./support/database.ts";
import { post, quote } from "./support/requests.ts";
import { setup } from "./support/setup.ts";
import { accept, DAY, MINUTE, storedRequest } from "./support/storedRequest.ts";

const pglite = await sharedDatabase();
beforeEach(() => emptyTables(pglite));

describe("a clock that is eight days off", () => {
  it("gives up no mail, and does not put it off once it is right again", async () => {
    const { behaves, clock, sendDue, ownerMail } = await storedRequest(pglite);
    clock.pass(8 * DAY);
    for (let time = 0; time < 3; time += 1) {
      clock.pass(10 * MINUTE);
      await sendDue();
    }
    expect(await ownerMail()).toMatchObject({ sent_at: null, given_up_at: null });
    clock.pass(-8 * DAY);
    behaves(accept);
    await sendDue();
    expect((await ownerMail())?.sent_at).not.toBeNull();
  });

  it("shuts nobody out once it is right again", async () => {
    const { send, clock } = setup(pglite);
    const ask = async (message: string) => (await send(post(quote({ message })))).status;
    clock.pass(8 * DAY);
    for (let number = 1; number <= 5; number += 1) expect(await ask(`Pool ${number}`)).toBe(200);
    expect(await ask("Pool 6")).toBe(429);
    clock.pass(-8 * DAY);
    expect(await ask("Pool 7")).toBe(200);
  });
});

it("mail that was sent while the clock was years ahead does not hide that none has gone out since", async () => {
  const { send, settled, clock } = setup(pglite);
  await send(post(quote()));
  await settled();
  clock.pass(1000 * DAY);
  await send(post(quote({ message: "Another", email: "bob@example.org" })));
  await settled();
  clock.pass(-1000 * DAY + 20 * DAY);
  const { rows } = await pglite.query("select days_without_mail from public.quote_status($1)", [clock.now()]);
  expect(rows).toEqual([{ days_without_mail: 20 }]);
});

it("the owner is told that no mail went out for two weeks, and then again after two more", async () => {
  const { context, lines } = setup(pglite, { QUIET_DAYS: "14" });
  const told: string[] = [];
  context.notifyOwner = async (words) => void told.push(words);
  for (let days = 0; days < 30; days += 1) await reportSilence(context, { days_without_mail: days });
  await reportSilence(context, { days_without_mail: null });
  expect(told).toEqual([expect.stringContaining("No mail for 14 days"), expect.stringContaining("28 days")]);
  expect(lines.filter((line) => line.startsWith("ALARM"))).toHaveLength(2);
});
