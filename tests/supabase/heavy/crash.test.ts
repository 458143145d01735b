import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { listen } from "../support/listen.ts";
import { postOver } from "../support/localServer.ts";
import { startMailServer } from "../support/mailServer.ts";
import { type ServingProcess, startNode } from "../support/process.ts";
import { quote } from "../support/requests.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
});

function dataDir(): string {
  const { folder, remove } = temporaryFolder();
  cleanUp.push(remove);
  return join(folder, ".data");
}

async function start(folder: string, environment: Record<string, string> = {}): Promise<ServingProcess> {
  const started = await startNode(folder, environment);
  cleanUp.push(() => started.kill());
  return started;
}

/** A server that accepts connections and never answers. */
async function silentServer(): Promise<{ url: string; connections: () => number }> {
  let connections = 0;
  const server = createServer(() => {
    connections += 1;
  });
  cleanUp.push(() => server.close());
  return { url: `smtp://127.0.0.1:${await listen(server)}`, connections: () => connections };
}

describe("a process killed between storing and mailing", () => {
  it("has lost nothing: started again, it sends the mail, once", { timeout: 60_000 }, async () => {
    const folder = dataDir();
    const silent = await silentServer();
    const first = await start(folder, { SMTP_URL: silent.url });
    expect((await postOver(first.port, quote())).status).toBe(200);
    await expect.poll(silent.connections, { timeout: 10_000 }).toBe(2); // both e-mails are being sent
    await first.kill();

    const mail = await startMailServer();
    cleanUp.push(() => mail.close());
    const second = await start(folder, { SMTP_URL: mail.url });
    await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBe(2);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(mail.received).toHaveLength(2);
    expect((await postOver(second.port, quote())).status).toBe(200); // repeats the stored request
    await second.kill();
    expect(mail.received).toHaveLength(2);
  });

  it("after the mail server had the content repeats it: to the visitor once, to the owner not before a quarter of an hour is over", {
    timeout: 90_000,
  }, async () => {
    const folder = dataDir();
    const mail = await startMailServer();
    cleanUp.push(() => mail.close());
    mail.delay = 1_000_000; // never answers
    for (const [index, count] of [2, 3].entries()) {
      const started = await start(folder, { SMTP_URL: mail.url });
      if (index === 0) expect((await postOver(started.port, quote())).status).toBe(200);
      await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBe(count);
      await started.kill();
    }
    mail.delay = 0;
    await start(folder, { SMTP_URL: mail.url });
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    const count = (kind: string) =>
      mail.received.filter(({ messageId }) => messageId.startsWith(`<${kind}.`)).length;
    expect([count("owner"), count("acknowledgement")]).toEqual([1, 2]);
    expect(new Set(mail.received.map(({ messageId }) => messageId)).size).toBe(2);
  });
});

describe("two processes on one folder", () => {
  it("the second says who has it, and serves as soon as the first is gone, be it by a crash", {
    timeout: 60_000,
  }, async () => {
    const folder = dataDir();
    const first = await start(folder);
    expect((await postOver(first.port, quote())).status).toBe(200);
    const second = await start(folder);
    const answer = await postOver(second.port, quote());
    expect(answer.status).toBe(503);
    expect(answer.body).not.toContain(folder);
    const words = `The folder ${folder} is in use by process ${first.child.pid},`;
    expect(second.lines.filter((line) => line.includes(words))).not.toEqual([]);

    await first.kill();
    expect((await postOver(second.port, quote({ name: "Bob" }))).status).toBe(200);
  });
});
