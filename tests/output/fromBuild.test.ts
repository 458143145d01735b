import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { THREADS } from "../../content/lib/threads/pool.ts";
import { fromBuild } from "../../output/serving/fromBuild.ts";
import { siteHandler } from "../../output/serving/siteHandler.ts";
import { listen } from "../supabase/support/listen.ts";
import { temporaryFolder } from "../supabase/support/temporaryFolder.ts";

const LAST = `/pictures/${2 * THREADS + 9}.webp`;

/** Serves a page whose pictures a build still makes; `how` is a word for makeSlowly.ts. */
async function siteInTheMaking(how = "") {
  const { folder, remove } = temporaryFolder();
  writeFileSync(join(folder, "index.html"), "the page");
  const build = fork("tests/output/makeSlowly.ts", [folder, how], { silent: true });
  const ended = once(build, "exit");
  const told = Promise.all([build.stdout, build.stderr].map((stream) => (stream ? text(stream) : "")));
  await once(build, "message");
  const server = createServer(siteHandler(folder, fromBuild(build)));
  const port = await listen(server);
  onTestFinished(async () => {
    server.close();
    build.kill();
    await ended;
    remove();
  });
  const ask = (path: string) => fetch(`http://localhost:${port}${path}`);
  return { folder, build, ended, told, ask };
}

it("a page is there before its pictures, and the one asked for is made next, and comes whole", async () => {
  const { folder, ended, told, ask } = await siteInTheMaking();
  expect(await (await ask("/")).text()).toBe("the page");
  const answer = await ask(LAST);
  expect([answer.status, await answer.text()]).toEqual([200, "the whole picture"]);
  expect(await ended).toEqual([0, null]);
  const made = readFileSync(join(folder, "made.txt"), "utf8").split("\n");
  expect(made.indexOf(LAST)).toBeLessThanOrEqual(2 * (THREADS + 1)); // after those begun before it was asked for
  expect(made).toHaveLength(2 * THREADS + 10);
  expect(await (await ask(LAST)).text()).toBe("the whole picture");
  expect((await told)[0]).toContain("All pictures are made.");
});

it("many who ask for one picture all get it; what is not to be made is not waited for", async () => {
  const { ask } = await siteInTheMaking();
  expect((await ask("/pictures/none.webp")).status).toBe(404);
  const texts = await Promise.all([1, 2, 3, 4].map(async () => (await ask(LAST)).text()));
  expect(texts).toEqual(Array(4).fill("the whole picture"));
});

it("a picture that cannot be made is told in a sentence, and keeps no request waiting", async () => {
  const { ended, told, ask } = await siteInTheMaking("broken");
  expect((await ask(LAST)).status).toBe(404);
  expect((await ended)[0]).toBe(1);
  expect((await told)[1]).toContain("Not all pictures could be made");
  expect((await told)[1]).toContain("public/images/0.jpg cannot be read to its end.");
  expect((await ask("/")).status).toBe(200);
});

it("what makes pictures ends with the server that started it, and once another build has taken its place", async () => {
  const left = await siteInTheMaking();
  left.build.disconnect();
  expect(await left.ended).toEqual([0, null]);
  const replaced = await siteInTheMaking();
  rmSync(replaced.folder, { recursive: true });
  await replaced.ask(LAST);
  expect(await replaced.ended).toEqual([0, null]);
});
