import type { Settings } from "../settings.ts";
import { escapeHtml, page } from "./html.ts";
import type { Content, Digest, StoredQuote } from "./queued.ts";

/** One e-mail that tells the owner of many requests. */
export function toDigest({ quotes, more }: Digest, settings: Settings): Content {
  const total = quotes.length + more;
  const lead = `${total} more quote request(s) came within an hour than are mailed one by one. None was acknowledged.`;
  const rest = more > 0 ? [`${more} more are in the table quote_requests.`] : [];
  return {
    to: settings.ownerEmail,
    subject: `${total} more quote request(s)`,
    text: [lead, ...quotes.map((quote) => linesOf(quote).join("\n")), ...rest].join("\n\n"),
    html: page(
      ...[lead, ...rest].map((text) => `<p>${text}</p>`),
      ...quotes.map((quote) => `<p dir="auto">${linesOf(quote).map(escapeHtml).join("<br>")}</p>`),
    ),
  };
}

function linesOf({
  id,
  receivedAt,
  doubtful,
  name,
  phone,
  email,
  service,
  location,
  message,
}: StoredQuote): string[] {
  return [
    `${doubtful ? "[Doubtful] " : ""}${service}, ${location}`,
    `${name}, ${phone}, ${email}`,
    ...(message.trim() ? [message.trim()] : []),
    `${receivedAt.toISOString()}, ${id}`,
  ];
}
