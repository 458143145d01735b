import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { listen } from "./listen.ts";

/** A stand-in for Supabase's management API, as far as deploying uses it; it records what it is sent. */
export interface ManagementApi {
  url: string;
  /** The secrets that were set. */
  secrets: Record<string, string>;
  /** Writes the uploaded files of a function into a folder, each at its path; returns their paths. */
  unpack(folder: string): Promise<string[]>;
  close(): void;
}

/** Starts a stand-in for the project with this reference. */
export async function startManagementApi(reference: string): Promise<ManagementApi> {
  const secrets: Record<string, string> = {};
  let upload: Response | undefined;
  const server = createServer(async (incoming, outgoing) => {
    const path = incoming.url?.replace(/\?.*/, "").replace(`/v1/projects/${reference}`, "");
    const body = await buffer(incoming);
    if (incoming.method === "POST" && path === "/secrets")
      for (const { name, value } of JSON.parse(body.toString())) secrets[name] = value;
    if (incoming.method === "POST" && path === "/functions/deploy")
      upload = new Response(body, { headers: { "content-type": incoming.headers["content-type"] ?? "" } });
    const given = incoming.method === "POST" ? 201 : 200;
    outgoing.writeHead(path === undefined ? 404 : given, { "content-type": "application/json" });
    outgoing.end(JSON.stringify(ANSWERS[path ?? ""]?.(reference) ?? {}));
  });
  const port = await listen(server, 0, "127.0.0.1");
  return {
    url: `http://127.0.0.1:${port}`,
    secrets,
    async unpack(folder) {
      const files = (await upload?.formData())?.getAll("file") ?? [];
      return Promise.all(
        files.map(async (file) => {
          if (typeof file === "string") throw new Error("A file was sent as a text.");
          mkdirSync(dirname(join(folder, file.name)), { recursive: true });
          writeFileSync(join(folder, file.name), Buffer.from(await file.arrayBuffer()));
          return file.name;
        }),
      );
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const ANSWERS: Record<string, (reference: string) => unknown> = {
  "": (ref) => ({
    id: ref,
    ref,
    name: "rehearsal",
    organization_id: "one",
    organization_slug: "one",
    region: "us-east-1",
    created_at: "2026-01-01T00:00:00Z",
    status: "ACTIVE_HEALTHY",
    database: {
      host: `db.${ref}.supabase.co`,
      version: "17.6.1",
      postgres_engine: "17",
      release_channel: "ga",
    },
  }),
  "/functions": () => [],
  "/api-keys": () => [
    { name: "anon", api_key: "anon", type: "legacy", id: "anon" },
    { name: "service_role", api_key: "service", type: "legacy", id: "service" },
  ],
  "/functions/deploy": () => ({
    id: "00000000-0000-0000-0000-000000000000",
    slug: "send-quote-email",
    name: "send-quote-email",
    status: "ACTIVE",
    version: 1,
    verify_jwt: false,
  }),
};
