import { escapeXml } from "../../output/crawlers/xml.ts";
import { otherLanguage, serviceOf } from "../../supabase/functions/send-quote-email/mail/emails.ts";
import type { OwnRequest } from "../../supabase/owner/requests.ts";

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
  const { id, receivedAt, answeredAt, doubtful, mailFailure } = request;
  const text = (name: "name" | "phone" | "email" | "location" | "message") => escapeXml(request[name]);
  const language = otherLanguage(request);
  const time = receivedAt.toLocaleString("en");
  return `<article id="${id}">
<h2>${text("name")}: ${escapeXml(serviceOf(request))}, ${text("location")}</h2>
<p><time datetime="${receivedAt.toISOString()}">${time}</time>${language ? `, in ${escapeXml(language)}` : ""}${answeredAt ? ", answered" : ""}${doubtful ? ", doubtful: it was not sent as people send the form" : ""}</p>
${mailFailure ? `<p class="trouble">Mail failed: ${escapeXml(mailFailure)}</p>` : ""}
<p dir="auto">${text("phone")}<br>${text("email")}</p>
<p class="message" dir="auto">${text("message")}</p>
<form method="post" action="/_quotes/answered">
<input type="hidden" name="id" value="${id}"><input type="hidden" name="answered" value="${answeredAt ? "no" : "yes"}">
<button>${answeredAt ? "Not answered after all" : "Mark as answered"}</button>
</form>
<details><summary>Delete all of this person</summary>
<form method="post" action="/_quotes/forget"><input type="hidden" name="email" value="${text("email")}">
<button>Delete every request and mail of ${text("email")} for good</button></form></details>
</article>`;
}
