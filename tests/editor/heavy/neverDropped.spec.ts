import { expect, type Page, test } from "@playwright/test";
import { about, FILE } from "../devPage.ts";
import { type DevServer, startDev, TIMEOUT } from "../devServer.ts";

/** How often the server, the tab or the network is taken away while somebody types. */
const ROUNDS = Number(process.env.ROUNDS ?? 12);

test.describe.configure({ mode: "serial" });
let dev: DevServer;
test.beforeAll(async () => {
  test.setTimeout(TIMEOUT);
  dev = await startDev({ [FILE]: about("salt") }, ["--host"]);
});
test.afterAll(() => dev.stop());

const heading = (page: Page) => page.locator('[id="at.blocks.0.heading"]');
const status = (page: Page) => page.locator(".saved [role=status]");

/** Opens the editor at the first section; with the key, if the server asks for it. */
async function open(page: Page) {
  await page.goto(dev.keyed());
  await page.goto(`${dev.origin}/_editor?page=/only-in-dev`);
  await page.getByRole("list", { name: "Sections of this page" }).getByRole("button").first().click();
  await expect(heading(page)).toBeVisible();
}

test("with --host, what is typed while the server is away waits for its key, and is saved then", async ({
  page,
  context,
}) => {
  await open(page);
  await dev.restart(async () => {
    await heading(page).fill("Typed while it was away");
    await expect(status(page)).toHaveText("Not saved yet");
  });
  await expect(page.getByRole("alert")).toContainText("asks for its key");
  await expect(heading(page)).toHaveValue("Typed while it was away");
  const other = await context.newPage();
  await other.goto(dev.keyed());
  await expect(status(page)).toHaveText("Saved");
  expect(dev.read(FILE)).toContain("heading: Typed while it was away");
});

test("whatever is taken away while somebody types, each word is in the file in the end", async ({
  context,
}) => {
  test.setTimeout(TIMEOUT + ROUNDS * 30_000);
  let page = await context.newPage();
  await open(page);
  let seed = Number(process.env.SEED ?? Date.now() % 100_000);
  console.log(`SEED=${seed}`);
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  async function type(words: string) {
    await heading(page).fill("");
    await heading(page).pressSequentially(words, { delay: random(40) });
    await page.waitForTimeout(random(400));
  }
  async function reopen() {
    const gone = page;
    page = await context.newPage();
    await open(page);
    if (!gone.isClosed()) await gone.close();
  }
  for (let round = 0; round < ROUNDS; round++) {
    const words = `Words of round ${round}`;
    const kind = random(4);
    if (kind === 0) {
      await dev.restart(() => type(words));
      await (await context.newPage()).goto(dev.keyed());
    } else if (kind === 1) {
      await type(words);
      await page.close({ runBeforeUnload: false });
      await reopen();
    } else if (kind === 2) {
      await dev.restart(async () => {
        await type(words);
        await page.close({ runBeforeUnload: false });
      });
      await reopen();
    } else {
      await context.setOffline(true);
      await type(words);
      await context.setOffline(false);
    }
    await expect(status(page), words).toHaveText("Saved", { timeout: 60_000 });
    await expect.poll(() => dev.read(FILE), words).toContain(`heading: ${words}\n`);
    await expect(heading(page)).toHaveValue(words);
    for (const other of context.pages()) if (other !== page) await other.close();
  }
});
