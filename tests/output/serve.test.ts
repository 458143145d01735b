import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillDataFolder } from "../supabase/support/database.ts";
import { freePort } from "../supabase/support/listen.ts";
import { postOver } from "../supabase/support/localServer.ts";
import { type ServingProcess, startProcess } from "../supabase/support/process.ts";
import { quote } from "../supabase/support/requests.ts";
import { askRaw } from "./rawServer.ts";
import { builtSite, startServer } from "./startServer.ts";

let site: Awaited<ReturnType<typeof builtSite>>;
let port: number;
let server: ServingProcess;
beforeAll(async () => {
  site = await builtSite();
  await fillDataFolder(join(site.root, ".data")); // creating a database takes seconds
  port = await freePort();
  server = await startServer(site.root, port);
});
afterAll(async () => {
  await server.kill();
  site.remove();
});

const answersAt = (at: number) =>
  fetch(`http://localhost:${at}/`)
    .then(({ ok }) => ok)
    .catch(() => false);

describe("the server of npm start", () => {
  it("serves the built site", async () => {
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe("the last good site");
  });

  it("has nothing of the build with it", () => {
    const script = readFileSync(join(site.root, "dist/server/serve.js"), "utf8");
    const imported = [...script.matchAll(/^import .* from "([^"]+)";$/gm)].map(([, name]) => name);
    expect(imported).toContain("mrmime");
    for (const heavy of ["vite", "vike", "react", "sharp"]) expect(imported.join()).not.toContain(heavy);
  });

  it.each(["/%ff", "/%", "/%uff0e", "/a%"])("answers 400 to the bad address %s", async (path) => {
    expect(await askRaw(port, `GET ${path}`)).toMatch(/^HTTP\/1.1 400 /);
  });

  it("says so when another program has its port, and fails", async () => {
    const words = `Port ${port} is in use by another program. Stop it, or choose another: PORT=4174 npm start`;
    await expect(startServer(site.root, port)).rejects.toThrow(`ended: ${words}`);
  });

  it("takes requests with its log closed, into files that its owner alone can read", async () => {
    const data = join(site.root, ".data.own");
    await fillDataFolder(data);
    mkdirSync(join(data, "mail"), { recursive: true, mode: 0o777 });
    writeFileSync(join(data, "mail/earlier.eml"), "", { mode: 0o666 });
    const own = await startServer(site.root, await freePort(), { DATA_DIR: data });
    own.child.stdout?.destroy();
    own.child.stderr?.destroy();
    expect((await postOver(own.port, quote())).status).toBe(200);
    const written = () => readdirSync(join(data, "mail")).filter((name) => name.includes(".owner."));
    await expect.poll(written, { timeout: 10_000 }).toHaveLength(1);
    expect((await postOver(own.port, quote({ message: "Another" }))).status).toBe(200);
    await expect.poll(written, { timeout: 10_000 }).toHaveLength(2);
    expect(await answersAt(own.port)).toBe(true);
    const all = readdirSync(data, { recursive: true, encoding: "utf8" }).map((name) => join(data, name));
    const open = [data, ...all].filter((path) => (statSync(path).mode & 0o077) !== 0);
    expect(open.map((path) => path.slice(data.length)).filter((path) => !path.endsWith(".sock"))).toEqual([]);
    await own.kill();
  });

  it.skipIf(process.getuid?.() !== 0)("refuses a folder of requests that is another user's", async () => {
    const data = join(site.root, ".data.another");
    mkdirSync(data);
    chownSync(data, 12345, 12345);
    const env = { ...process.env, PORT: String(await freePort()), DATA_DIR: data };
    const { status, stderr } = spawnSync("node", ["dist/server/serve.js"], {
      cwd: site.root,
      env,
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toContain("belongs to another user, who could read all requests");
  });

  it("refuses a request with two hosts, as two servers may take different ones", async () => {
    for (const path of ["/", "/functions/v1/send-quote-email"])
      expect(await askRaw(port, `GET ${path}`, "Host: evil.example\r\n"), path).toMatch(/^HTTP\/1.1 400 /);
  });

  it("answers what has begun before it ends, and nothing else", async () => {
    const own = await freePort();
    const data = join(site.root, ".data.ends");
    await fillDataFolder(data);
    const { child } = await startServer(site.root, own, { DATA_DIR: data });
    const ended = once(child, "exit");
    const body = JSON.stringify(quote());
    const half = connect(own, "127.0.0.1");
    const head = `POST /functions/v1/send-quote-email HTTP/1.1\r\nHost: localhost:${own}\r\n`;
    const type = "Content-Type: application/json\r\nX-Form: shown=60000&trap=\r\n";
    half.write(`${head}${type}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
    child.kill("SIGTERM");
    await expect.poll(() => answersAt(own), { timeout: 5_000 }).toBe(false);
    half.write(body.slice(20));
    expect(await text(half)).toMatch(/^HTTP\/1.1 200 /);
    expect(await ended).toEqual([0, null]);
  });

  it("killed while it makes its database leaves no process that makes it", async () => {
    const data = join(site.root, ".data.killed");
    const { child } = await startServer(site.root, await freePort(), { DATA_DIR: data });
    const making = () =>
      readdirSync("/proc").filter((pid) => {
        const file = `/proc/${pid}/cmdline`;
        return (
          /^\d+$/.test(pid) && existsSync(file) && readFileSync(file, "utf8").includes(`${data}/postgres`)
        );
      });
    await expect.poll(making, { timeout: 10_000 }).toHaveLength(1);
    child.kill("SIGKILL");
    await expect.poll(making, { timeout: 20_000 }).toEqual([]);
  });

  it("ends well when told to", async () => {
    const { child } = await startServer(site.root, await freePort());
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  it("ends when the npm that started it is killed, so that its port is free", async () => {
    const own = String(await freePort());
    const npm = `const { spawn } = require("node:child_process");
      spawn("node", ["dist/server/serve.js"], { stdio: "inherit" });`;
    const env = { ...process.env, PORT: own, npm_lifecycle_event: "start" };
    const parent = spawn("node", ["-e", npm], { cwd: site.root, env, stdio: "ignore" });
    await expect.poll(() => answersAt(Number(own)), { timeout: 10_000 }).toBe(true);
    parent.kill("SIGKILL");
    await expect.poll(() => answersAt(Number(own)), { timeout: 5_000 }).toBe(false);
  });

  it("answers with one file or the other, whole, while files are swapped", async () => {
    const page = (name: string) => join(site.root, "dist/client", name);
    const texts = ["short", "long ".repeat(50_000)];
    const answers: Promise<string>[] = [];
    for (let time = 0; time < 60; time += 1) {
      writeFileSync(page("next"), texts[time % 2] ?? "");
      renameSync(page("next"), page("swapped.html"));
      answers.push(fetch(`http://localhost:${port}/swapped`).then((answer) => answer.text()));
      await new Promise((resolve) => setTimeout(resolve, time % 3));
    }
    const received = new Set(await Promise.all(answers));
    expect([...received].filter((text) => text !== "" && !texts.includes(text))).toEqual([]);
    expect(await answersAt(port)).toBe(true);
  });

  it("goes on after a moment without a file to open", async () => {
    const own = String(await freePort());
    const command = ["-c", "ulimit -n 64; exec node dist/server/serve.js"];
    const limited = await startProcess("sh", command, { PORT: own }, site.root);
    const asked = Array.from({ length: 200 }, () => answersAt(Number(own)));
    expect(await Promise.all(asked)).toContain(false); // otherwise the limit has no effect
    await expect.poll(() => answersAt(Number(own)), { timeout: 30_000 }).toBe(true);
    await limited.kill();
  });

  it.each(["while it builds", "while it serves"])("ends whole when npm alone is told to %s", async (when) => {
    const own = await freePort();
    const pause = when === "while it builds" ? "setInterval(() => {}, 1_000);" : "";
    writeFileSync(
      join(site.root, "commands/build.ts"),
      `console.log("build :" + process.pid + "/");${pause}`,
    );
    const env = { PORT: String(own), npm_lifecycle_event: "" };
    const npm = await startProcess("npm", ["start"], env, site.root);
    if (!pause) await expect.poll(() => answersAt(own), { timeout: 10_000 }).toBe(true);
    npm.child.kill("SIGTERM");
    await once(npm.child, "exit");
    const buildIs = () => existsSync(`/proc/${npm.port}`); // the process id that the build printed, parsed as a port
    await expect.poll(async () => buildIs() || (await answersAt(own)), { timeout: 5_000 }).toBe(false);
  });
});
