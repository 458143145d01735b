import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { ViteDevServer } from "vite";
import type { Query } from "../../supabase/functions/send-quote-email/store/database.ts";
import { openLocalBackend } from "../../supabase/local/openLocalBackend.ts";
import { csvOf } from "../../supabase/owner/csv.ts";
import type { OwnerDatabase } from "../../supabase/owner/ownerDatabase.ts";
import { forgetPerson, markAnswered, newestRequests, requestPages } from "../../supabase/owner/requests.ts";
import type { Guard } from "../server/http/guard.ts";
import { bytesOf } from "../server/http/requests.ts";
import { quotesPage } from "./quotesPage.ts";

const QUOTES = "/_quotes";

const CSV = {
  "Content-Type": "text/csv; charset=utf-8",
  "Content-Disposition": 'attachment; filename="requests.csv"',
};
const MAX_FORM_SIZE = 2_000; // bytes of a form on the page at QUOTES
const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "Cache-Control": "no-store",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "same-origin", // a stricter policy would hide the origin of its forms, which the guard checks
  "X-Content-Type-Options": "nosniff",
};

/** Answers the quote form on the dev server, with the handler that runs on Supabase, and shows the stored requests. */
export function serveQuotes({ middlewares, httpServer }: ViteDevServer, guard: Guard): void {
  const backend = openLocalBackend(process.env.DATA_DIR ?? ".data");
  middlewares.use(backend.middleware);
  middlewares.use((incoming, outgoing, next) => {
    const path = incoming.url?.split("?")[0] ?? "";
    if (path !== QUOTES && !path.startsWith(`${QUOTES}/`)) return next();
    if (guard(incoming, outgoing)) answerQuotes(incoming, outgoing, backend.owner).catch(next);
  });
  httpServer?.once("close", () => void backend.close());
}

/** Answers requests at /_quotes and below, including the page's own forms. The guard has rejected all others. */
export async function answerQuotes(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  owner: () => OwnerDatabase | undefined,
): Promise<void> {
  const path = incoming.url?.split("?")[0];
  const end = (status: number, type: string, body: string, more = {}) =>
    outgoing.writeHead(status, { ...HEADERS, "Content-Type": `${type}; charset=utf-8`, ...more }).end(body);
  const database = owner();
  if (incoming.method === "POST") {
    if (database)
      await act(path, new URLSearchParams(String(await bytesOf(incoming, MAX_FORM_SIZE))), database);
    return void end(303, "text/plain", "", { Location: QUOTES });
  }
  const query: Query = database?.query ?? (async () => []);
  if (path === QUOTES) return void end(200, "text/html", quotesPage(await newestRequests(query)));
  if (path !== `${QUOTES}/requests.csv`) return void end(404, "text/plain", "Not found");
  outgoing.writeHead(200, { ...HEADERS, ...CSV });
  await pipeline(csvOf(requestPages(query)), outgoing);
}

async function act(path: string | undefined, form: URLSearchParams, database: OwnerDatabase): Promise<void> {
  if (path === `${QUOTES}/answered`) {
    const answered = form.get("answered") === "yes" ? new Date() : null;
    await markAnswered(database.query, form.get("id") ?? "", answered);
  }
  if (path === `${QUOTES}/forget`) await forgetPerson(database, form.get("email") ?? "");
}
