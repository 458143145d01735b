import { counted } from "../../content/problem.ts";
import { asTyped, otherLanguage, serviceOf } from "../../supabase/functions/send-quote-email/mail/emails.ts";
import type { OwnRequest } from "../../supabase/owner/requests.ts";

const SHORT_ID = 8; // letters of an id; enough to tell requests apart
/** How many requests are listed. */
export const MAX_LISTED = 50;

/** Lists the newest requests, one line each, with a second line for mail that failed, and counts them all. */
export function listWords(
  requests: readonly OwnRequest[],
  { total, open }: { total: number; open: number },
): string {
  if (total === 0) return "There are no requests.";
  const older = total - requests.length;
  return [
    ...requests.map(lineOf),
    ...(older > 0 ? [`… and ${older} older ones: --csv has all`] : []),
    "",
    `${counted(total, "request")}, ${open} not answered.`,
  ].join("\n");
}

function lineOf(request: OwnRequest): string {
  const { id, receivedAt, name, phone, email, location, answeredAt, doubtful, mailFailure } = request;
  const state = answeredAt ? "answered" : "open    ";
  const who = [name, phone, email, serviceOf(request), location, otherLanguage(request) ?? ""]
    .filter(Boolean)
    .map(plainWords)
    .join(" · ");
  return [
    `${id.slice(0, SHORT_ID)}  ${receivedAt.toLocaleDateString("sv-SE")}  ${state}  ${who}${doubtful ? " (doubtful)" : ""}`,
    ...(mailFailure ? [`          MAIL FAILED: ${plainWords(mailFailure)}`] : []),
  ].join("\n");
}

/** Shows one request in full. */
export function requestWords(request: OwnRequest): string {
  const { answeredAt, mailFailure } = request;
  const facts: [name: string, text: string | false | null | undefined][] = [
    ["Id", request.id],
    ["Received", request.receivedAt.toISOString()],
    ["Answered", answeredAt?.toISOString() ?? "not yet"],
    ["Name", request.name],
    ["Phone", request.phone],
    ["E-mail", request.email],
    ["Service", serviceOf(request)],
    ["Location", request.location],
    ["Language", otherLanguage(request)],
    ...asTyped(request),
    ["File", request.file && `--file ${request.id.slice(0, SHORT_ID)} writes it into .data/exports`],
    ["Doubtful", request.doubtful && "it was not sent as people send the form"],
    ["Mail failed", mailFailure],
  ];
  const lines = facts.flatMap(([name, text]) =>
    typeof text === "string" ? `${`${name}:`.padEnd(19)}${plainWords(text)}` : [],
  );
  return [...lines, "", request.message.split(/\r?\n/).map(plainWords).join("\n") || "(no message)"].join(
    "\n",
  );
}

// A visitor may type control characters that a terminal obeys, or format characters that reorder the text shown.
function plainWords(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ");
}
