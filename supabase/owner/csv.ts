import { asTyped } from "../functions/send-quote-email/mail/emails.ts";
import type { OwnRequest } from "./requests.ts";

const COLUMNS: [name: string, of: (request: OwnRequest) => string][] = [
  ["id", ({ id }) => id],
  ["received", ({ receivedAt }) => receivedAt.toISOString()],
  ["answered", ({ answeredAt }) => answeredAt?.toISOString() ?? ""],
  ["name", ({ name }) => name],
  ["phone", ({ phone }) => phone],
  ["email", ({ email }) => email],
  ["service", ({ service }) => service],
  ["location", ({ location }) => location],
  ["message", ({ message }) => message],
  [
    "as typed",
    (request) =>
      asTyped(request)
        .map((told) => told.join(": "))
        .join("; "),
  ],
  ["language", ({ language }) => language],
  ["unknown service", ({ unknownService }) => (unknownService ? "yes" : "")],
  ["doubtful", ({ doubtful }) => (doubtful ? "yes" : "")],
  ["mail that failed", ({ mailFailure }) => mailFailure ?? ""],
];

/** Yields requests as the parts of a CSV file (RFC 4180), with the byte order mark by which spreadsheets know UTF-8. */
export async function* csvOf(pages: AsyncIterable<OwnRequest[]> | OwnRequest[][]): AsyncGenerator<string> {
  yield `\ufeff${lineOf(COLUMNS.map(([name]) => name))}`;
  for await (const page of pages)
    yield page.map((request) => lineOf(COLUMNS.map(([, of]) => of(request)))).join("");
}

function lineOf(texts: readonly string[]): string {
  return `${texts.map(cell).join(",")}\r\n`;
}

// Prevents formulas in what visitors typed: a spreadsheet runs a cell that begins like one, unless a ' precedes it.
function cell(text: string): string {
  const safe = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
