import { createServer, type RequestListener } from "node:http";
import { siteHandler } from "../renderer/output/siteHandler.ts";
import { build } from "./build.ts";

/** `npm start`: builds the site and serves it on localhost, IPv4 and IPv6 alike. PORT moves it. */
const port = Number(process.env.PORT ?? 4173);

if (!(await build())) process.exit(1);
const handler = siteHandler("dist/client");
await listen(handler, "127.0.0.1");
await listen(handler, "::1").catch((error) => {
  if (!["EADDRNOTAVAIL", "EAFNOSUPPORT"].includes(codeOf(error))) throw error; // a machine without IPv6
});
console.log(`The site is on http://localhost:${port}`);

function listen(handler: RequestListener, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    createServer(handler).once("error", reject).listen(port, host, resolve);
  });
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

process.once("uncaughtException", (error) => {
  const taken = `Port ${port} is in use by another program. Stop it, or choose another: PORT=4174 npm start`;
  console.error(codeOf(error) === "EADDRINUSE" ? taken : error);
  process.exit(1);
});
