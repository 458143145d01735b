import { expect, type Page, test } from "@playwright/test";
import { pages } from "../../content/published.ts";
import { FUNCTION, STORED } from "./quoteForm.ts";

const path = pages.find(({ url }) => url === "/work")?.url ?? "";

/** A picture, as far as its beginning tells. */
const LADDER = {
  name: "ladder.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from("\xff\xd8\xff a ladder", "latin1"),
};

test.describe("a form of a page", () => {
  test.skip(path === "", "this site has no such form");

  const send = (page: Page) => page.getByRole("button", { name: "Send this" });

  async function open(page: Page): Promise<void> {
    await page.goto(path);
    await page.locator('[data-island="form"]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island="form"]')).toHaveAttribute("data-hydrated", "");
  }

  async function fill(page: Page): Promise<void> {
    await page.getByLabel("Full name").fill("Ana Brook");
    await page.getByLabel("E-mail").fill("ana@example.com");
    await page.getByLabel("Where do you live?").fill("Winooski");
    await page.getByLabel("Glass or gutters?").selectOption("Gutters");
    await page.getByLabel("How many hours a week?").fill("20");
    await page.getByLabel("Tell us about ladders").fill("Two long ones.");
    await page.getByLabel("You may keep this").check();
  }

  test("says under each field what is missing or wrong, and sends nothing", async ({ page }) => {
    let calls = 0;
    await page.route(FUNCTION, (route) => {
      calls++;
      return route.abort();
    });
    await open(page);
    await page.getByLabel("E-mail").fill("ana");
    await page.getByLabel("How many hours a week?").fill("many");
    await page.getByLabel("Your first day").focus();
    await page.keyboard.type("03");
    await send(page).click();
    await expect(page.getByLabel("Full name")).toBeFocused();
    for (const [label, error] of [
      ["Full name", "Please type your full name."],
      ["E-mail", "“ana” is no whole e-mail address. Please type one like name@example.com."],
      ["Where do you live?", "Please fill this in."],
      ["Glass or gutters?", "Please choose one of these."],
      ["Your first day", "Please give the whole date."],
      ["How many hours a week?", "Please type a number."],
      ["You may keep this", "Please tick this box."],
    ] as const)
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(error);
    await expect(page.getByLabel("Phone")).toHaveAttribute("aria-invalid", "false");
    await expect(page.getByLabel("How many hours a week?")).toHaveValue("many");
    expect(calls).toBe(0);
  });

  test("keeps what was typed over a reload, ticks too", async ({ page }) => {
    await open(page);
    await fill(page);
    await page.reload();
    await page.locator('[data-island="form"]').scrollIntoViewIfNeeded();
    await expect(page.getByLabel("Tell us about ladders")).toHaveValue("Two long ones.");
    await expect(page.getByLabel("Glass or gutters?")).toHaveValue("Gutters");
    await expect(page.getByLabel("You may keep this")).toBeChecked();
    await expect(page.getByLabel("I have a driving license")).not.toBeChecked();
  });

  test("sends each answer beside what was asked, and shows what was sent", async ({ page }) => {
    await page.route(FUNCTION, (route) => route.fulfill(STORED));
    await open(page);
    await fill(page);
    const sent = page.waitForRequest(FUNCTION);
    await send(page).press("Enter");
    const { form, answers } = (await sent).postDataJSON();
    expect(form).toBe("Ask for work");
    expect(answers).toContainEqual({
      label: "Glass or gutters?",
      choices: ["Glass", "Gutters", "Both"],
      answer: "Gutters",
    });
    await expect(page.getByRole("status")).toContainText("Thank You!");
    await expect(page.getByRole("status")).toContainText("Gutters");
    await expect(page.getByRole("status")).toBeFocused();
  });

  test("is stored by the site's own server", async ({ page }) => {
    await open(page);
    await fill(page);
    await page.waitForTimeout(1_000); // as people take
    const answer = page.waitForResponse(FUNCTION);
    await send(page).click();
    expect((await answer).status()).toBe(200);
    await expect(page.getByRole("status")).toContainText("Your message has reached us.");
  });

  test("that could not be sent says so, and keeps all", async ({ page }) => {
    await page.route(FUNCTION, (route) => route.abort());
    await open(page);
    await fill(page);
    await send(page).click();
    await expect(page.getByRole("alert")).toContainText("This could not be sent.");
    await expect(page.getByLabel("Where do you live?")).toHaveValue("Winooski");
  });

  test("says of a file before sending what can be sent", async ({ page }) => {
    let calls = 0;
    await page.route(FUNCTION, (route) => {
      calls++;
      return route.abort();
    });
    await open(page);
    await fill(page);
    const file = page.getByLabel("A picture of your ladder PDF, JPEG or PNG, up to 5 MB (optional)");
    for (const [given, named] of [
      [{ name: "ladder.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") }, "ladder.svg"],
      [{ ...LADDER, buffer: Buffer.from("<html>") }, "ladder.jpg"],
      [{ ...LADDER, buffer: Buffer.concat([LADDER.buffer, Buffer.alloc(7_200_000)]) }, "ladder.jpg, 7.2 MB"],
    ] as const) {
      await file.setInputFiles(given);
      await send(page).click();
      await expect(file).toBeFocused();
      await expect(file).toHaveAccessibleDescription(
        `“${named}” cannot be sent. Please choose a PDF, JPEG or PNG of up to 5 MB.`,
      );
    }
    expect(calls).toBe(0);
  });

  test("keeps a file that could not be sent, and sends it beside the answers", async ({ page }) => {
    const bodies: string[] = [];
    const keys = new Set<string | undefined>();
    await page.route(FUNCTION, (route) => {
      bodies.push(route.request().postDataBuffer()?.toString("latin1") ?? "");
      keys.add(route.request().headers()["idempotency-key"]);
      return bodies.length < 2 ? route.abort() : route.fulfill(STORED);
    });
    await open(page);
    await fill(page);
    const chosen = page.waitForEvent("filechooser");
    await page.getByLabel("A picture of your ladder").press("Enter");
    await (await chosen).setFiles(LADDER);
    await send(page).click();
    await expect(page.getByRole("alert")).toContainText("This could not be sent.");
    await send(page).click();
    await expect(page.getByRole("status")).toContainText("ladder.jpg");
    expect(bodies).toEqual(Array(2).fill(expect.stringContaining(LADDER.buffer.toString("latin1"))));
    expect(bodies[0]).toContain(
      '{"label":"A picture of your ladder","kind":"file","optional":true,"answer":"ladder.jpg"}',
    );
    expect(keys.size).toBe(1);
    await expect(page.getByLabel("A picture of your ladder")).toHaveValue("");
  });

  test("with a file is another request than with another of the same name", async ({ page }) => {
    const keys = new Set<string | undefined>();
    await page.route(FUNCTION, (route) => {
      keys.add(route.request().headers()["idempotency-key"]);
      return route.abort();
    });
    await open(page);
    await fill(page);
    for (const end of ["", "more"]) {
      const buffer = Buffer.concat([LADDER.buffer, Buffer.from(end)]);
      await page.getByLabel("A picture of your ladder").setInputFiles({ ...LADDER, buffer });
      await send(page).click();
      await expect(page.getByRole("alert")).toContainText("This could not be sent.");
      await expect(send(page)).toBeEnabled();
    }
    await expect.poll(() => keys.size).toBe(2);
  });

  test("asks for a file again after a reload, and for nothing else", async ({ page }) => {
    await open(page);
    await fill(page);
    await page.getByLabel("A picture of your ladder").setInputFiles(LADDER);
    await page.reload();
    await page.locator('[data-island="form"]').scrollIntoViewIfNeeded();
    await expect(page.getByLabel("You may keep this")).toBeChecked();
    await expect(page.getByLabel("A picture of your ladder")).toHaveValue("");
  });

  test("with a file of 5 MB is stored by the site's own server", async ({ page }) => {
    await open(page);
    await fill(page);
    await page.getByLabel("E-mail").fill(`ladder${Date.now()}@example.com`); // a mailbox has a limit
    const buffer = Buffer.concat([LADDER.buffer, Buffer.alloc(5 * 1024 * 1024 - LADDER.buffer.length)]);
    await page.getByLabel("A picture of your ladder").setInputFiles({ ...LADDER, buffer });
    await page.waitForTimeout(1_000); // as people take
    const answer = page.waitForResponse(FUNCTION);
    await send(page).click();
    expect((await answer).status()).toBe(200);
    await expect(page.getByRole("status")).toContainText("ladder.jpg");
  });

  test("without a script says how else to reach us", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(send(page)).toBeHidden();
    await expect(page.getByText("This form needs JavaScript.")).toBeVisible();
    await context.close();
  });
});
