import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../supabase/support/listen.ts";
import { askRaw } from "../rawServer.ts";

/** A self-hosted server, and how to start it with the configuration file that the build writes for it. */
export interface ServerKind {
  name: "caddy" | "nginx";
  file: "hosts/Caddyfile" | "hosts/nginx.conf";
  encoding: "br" | "gzip";
  /** Adapts that file to a local port, and to a folder for the server's own files, in place of a public host. */
  adapt(text: string, port: number, folder: string): string;
  words(file: string, folder: string): string[];
}

export const SERVERS: ServerKind[] = [
  {
    name: "caddy",
    file: "hosts/Caddyfile",
    encoding: "br",
    adapt: (text, port) =>
      `{\n\tadmin off\n}\n${text
        .replace(/^\S+ \{/, `http://localhost:${port} {`)
        .replace(/^([\w.-]+) \{/gm, `http://$1:${port} {`)}`,
    words: (file) => ["run", "--adapter", "caddyfile", "--config", file],
  },
  {
    name: "nginx",
    file: "hosts/nginx.conf",
    encoding: "gzip",
    adapt: (text, port, folder) => `daemon off;
pid ${folder}/pid;
${process.getuid?.() === 0 ? "user root;" : ""}
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `  ${name}_temp_path ${folder}/${name};`).join("\n")}
${text.replaceAll("listen 80;", `listen 127.0.0.1:${port};`)}
}
`,
    words: (file, folder) => ["-e", "stderr", "-p", folder, "-c", file],
  },
];

/** Whether a program is on this machine. */
export function isInstalled(name: string): boolean {
  return spawnSync(name, ["-v"]).error === undefined;
}

/** Starts a server with the text of its configuration file, for the site in `client` in the same folder. */
export async function startServer(kind: ServerKind, text: string, folder: string) {
  const port = await freePort();
  const file = join(folder, kind.name);
  writeFileSync(file, kind.adapt(text.replace("/var/www/site", join(folder, "client")), port, folder));
  const server = spawn(kind.name, kind.words(file, folder), { env: { ...process.env, HOME: folder } });
  let told = "";
  server.stderr.on("data", (part) => {
    told += part;
  });
  await untilAnswers(port, server, () => told);
  return { port, stop: () => stop(server) };
}

async function untilAnswers(port: number, server: ChildProcess, told: () => string): Promise<void> {
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt++) {
    if (await askRaw(port, "GET /").catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error(`The server does not answer. It says:\n${told()}`);
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = once(server, "exit");
  server.kill();
  await ended;
}
