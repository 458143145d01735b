import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import type { ViteDevServer } from "vite";
import { escapeXml } from "../../output/crawlers/xml.ts";
import { listed, otherLanguage, serviceOf } from "../../supabase/functions/send-quote-email/mail/emails.ts";
import { FUNCTION_PATH } from "../../supabase/functions/send-quote-email/settings.ts";
import type { Query } from "../../supabase/functions/send-quote-email/store/database.ts";
import { linkTo } from "../../supabase/functions/send-quote-email/store/files.ts";
import { openLocalBackend } from "../../supabase/local/openLocalBackend.ts";
import { csvOf } from "../../supabase/owner/csv.ts";
import type { OwnerDatabase } from "../../supabase/owner/ownerDatabase.ts";
import {
  forgetPerson,
  markAnswered,
  newestRequests,
  type OwnRequest,
  requestPages,
} from "../../supabase/owner/requests.ts";
import type { Guard } from "../server/http/guard.ts";
import { bytesOf } from "../server/http/requests.ts";

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

type Owner = () => OwnerDatabase | undefined;

/** Answers requests at /_quotes and below, including the page's own forms. The guard has rejected all others. */
export async function answerQuotes(incoming: IncomingMessage, outgoing: ServerResponse, owner: Owner) {
  const path = incoming.url?.split("?")[0];
  const end = (status: number, type: string, body: string, more = {}) =>
    outgoing.writeHead(status, { ...HEADERS, "Content-Type": `${type}; charset=utf-8`, ...more }).end(body);
  const database = owner();
  if (incoming.method === "POST") {
    const form = database && new URLSearchParams(String(await bytesOf(incoming, MAX_FORM_SIZE)));
    if (form) await act(path, form, database);
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
  if (path === `${QUOTES}/forget`) await forgetPerson(database, form.get("person") ?? "");
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
article { border-top: 1px solid; padding: 1rem 0; }
form { display: inline-block; margin: 0.5rem 1rem 0 0; } button { font: inherit; padding: 0.25rem 0.75rem; }
.message { white-space: pre-wrap; } .trouble { font-weight: 600; }`;

/** Returns an HTML page of the requests for their owner. It runs no scripts: what visitors typed is escaped. */
export function quotesPage(requests: readonly OwnRequest[]): string {
  const open = requests.filter(({ answeredAt }) => !answeredAt);
  const failed = requests.filter(({ mailFailure }) => mailFailure);
  const answered = requests.filter(({ answeredAt }) => answeredAt);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quote requests</title>
<style>${STYLE}</style>
<main>
<h1>Quote requests</h1>
<p>The newest on this machine: ${requests.length}, ${open.length} not answered. <a href="/_quotes/requests.csv">All as a file for spreadsheets</a></p>
${failed.length ? `<p class="trouble">Mail about ${failed.length} of them has failed.</p>` : ""}
${[...open, ...answered].map(article).join("\n")}
</main>
</html>
`;
}

function article(request: OwnRequest): string {
  const { id, receivedAt, answeredAt, doubtful, file, mailFailure } = request;
  const text = (name: "name" | "phone" | "email" | "message") => escapeXml(request[name]);
  const person = escapeXml(request.email || request.phone);
  const language = otherLanguage(request);
  const time = receivedAt.toLocaleString("en");
  return `<article id="${id}">
<h2>${text("name")}: ${escapeXml(listed(serviceOf(request), request.location))}</h2>
<p><time datetime="${receivedAt.toISOString()}">${time}</time>${language ? `, in ${escapeXml(language)}` : ""}${answeredAt ? ", answered" : ""}${doubtful ? ", doubtful: it was not sent as people send the form" : ""}</p>
${mailFailure ? `<p class="trouble">Mail failed: ${escapeXml(mailFailure)}</p>` : ""}
<p dir="auto">${text("phone")}<br>${text("email")}</p>
<p class="message" dir="auto">${text("message")}</p>
${file ? `<p><a href="${linkTo(file, FUNCTION_PATH)}">Download the file</a></p>` : ""}
<form method="post" action="/_quotes/answered">
<input type="hidden" name="id" value="${id}"><input type="hidden" name="answered" value="${answeredAt ? "no" : "yes"}">
<button>${answeredAt ? "Not answered after all" : "Mark as answered"}</button>
</form>
<details><summary>Delete all of this person</summary>
<form method="post" action="/_quotes/forget"><input type="hidden" name="person" value="${person}">
<button>Delete every request and mail of ${person} for good</button></form></details>
</article>`;
}
