import { filledIn } from "../../../../schema/filledIn.ts";
import { wordsOf } from "../../../../schema/readQuote.ts";
import type { Settings } from "../settings.ts";
import { linkTo } from "../store/files.ts";
import type { Email, EmailContent, QueuedEmail, RequestDigest, StoredQuote } from "./mailer.ts";

/** Writes the e-mail for an entry of the outbox. */
export function writeEmail(email: QueuedEmail, settings: Settings): Email {
  const { messageId, createdAt: date } = email;
  const head = { messageId, date, from: { name: settings.business.name, address: settings.mailFrom } };
  const before = email.again ? "This is sent again, as it was not clear whether it had arrived. " : "";
  if (email.kind === "digest") return { ...head, ...toDigest(email.digest, before, settings) };
  if (email.kind === "owner") return { ...head, ...toOwner(email.quote, before, settings) };
  return { ...head, ...toVisitor(email.quote, settings) };
}

/** Language code of mail to the owner. */
const OWNERS = "en";

const ASKED = { mark: "", lead: "A visitor asks for a quote. Answer this e-mail to write to them." };
const BY_FORM = { mark: "", lead: "A visitor has filled in a form of your site." };
const DOUBTFUL = {
  mark: "[Doubtful] ",
  lead: "This may come from a robot: it was not sent as people send the form, and no acknowledgement was mailed.",
};
const TEST = {
  mark: "[Test] ",
  lead: "This is a test, to see that requests arrive. Nobody waits for an answer.",
};

const FILE = "A file came with it. Open it with care, as you do not know who made it:";

function toOwner(quote: StoredQuote, before: string, settings: Settings): EmailContent {
  const language = otherLanguage(quote);
  const isQuote = quote.location !== ""; // other forms have none
  const facts: [string, string][] = [
    ["Name", quote.name],
    ["Phone", quote.phone],
    ["E-mail", quote.email],
    [isQuote ? "Service" : "Form", serviceOf(quote)],
    ["Location", quote.location],
    ["Language", language ?? ""],
    ...asTyped(quote),
  ];
  const details = quote.message.trim() || "(none)";
  const told = facts.filter(([, value]) => value !== "");
  const lines = told.map(([label, value]) => `${label}: ${value}`).join("\n");
  const file = quote.file && linkTo(quote.file, settings.functionUrl);
  const { mark, lead: about } = quote.test ? TEST : quote.doubtful ? DOUBTFUL : isQuote ? ASKED : BY_FORM;
  const lead = before + about;
  const rows = told.map(
    ([label, value]) => `<tr><th align="left">${label}</th><td dir="auto">${escapeHtml(value)}</td></tr>`,
  );
  return {
    to: settings.ownerEmail,
    ...(quote.email && { replyTo: { name: quote.name, address: quote.email } }),
    subject: `${mark}${isQuote ? "Quote request" : "Form"}${language ? ` in ${language}` : ""}: ${listed(quote.service, quote.location)} (${quote.name || quote.email || quote.phone})`,
    text: `${lead}\n\n${lines}\n\nDetails:\n${details}${file ? `\n\n${FILE}\n${file}` : ""}`,
    html: page(
      OWNERS,
      `<p>${lead}</p>`,
      `<table cellpadding="4">${rows.join("")}</table>`,
      `<p dir="auto" style="white-space: pre-wrap">${escapeHtml(details)}</p>`,
      ...(file ? [`<p>${FILE} <a href="${escapeHtml(file)}">${escapeHtml(file)}</a></p>`] : []),
    ),
  };
}

/**
 * Returns the English name of a request's language, such as Spanish; undefined if it is the language of mail to the
 * owner, or if no language has its code.
 */
export function otherLanguage({ language }: Pick<StoredQuote, "language">): string | undefined {
  const names = new Intl.DisplayNames(OWNERS, { type: "language", fallback: "none" });
  return language === OWNERS ? undefined : names.of(language);
}

// Repeats nothing that was typed: anyone can enter anyone's address, and could otherwise send their own words to it
// from ours.
function toVisitor(quote: StoredQuote, settings: Settings): EmailContent {
  const { name, phone } = settings.business;
  const { visitorMails } = settings; // the first in the site's first language
  const mail = visitorMails.find((one) => one.language === quote.language) ?? visitorMails[0];
  const { language, hours, time, subject, thanks, reply, mistaken } = mail;
  const paragraphs = [
    filledIn(thanks, { name }),
    filledIn(reply, { time, hours, phone }),
    mistaken,
    `${name}\n${settings.siteUrl}`,
  ];
  return {
    to: quote.email,
    replyTo: { name, address: settings.ownerEmail },
    subject,
    text: paragraphs.join("\n\n"),
    html: page(
      language,
      ...paragraphs.map((text) => `<p style="white-space: pre-line">${escapeHtml(text)}</p>`),
    ),
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" }, // RFC 3834: prevents mail loops
  };
}

/** Writes one e-mail to the owner about many requests. */
function toDigest({ quotes, more, failed }: RequestDigest, before: string, settings: Settings): EmailContent {
  const total = quotes.length + more;
  const lead = `${before}${total} more quote request(s) came within an hour than are mailed one by one. None was acknowledged.`;
  const rest = [
    ...(more > 0 ? [`${more} more are in the table quote_requests.`] : []),
    ...(failed > 0 ? [`Mail about ${failed} other request(s) has failed: npm run quotes lists them.`] : []),
  ];
  return {
    to: settings.ownerEmail,
    subject: `${total} more quote request(s)`,
    text: [lead, ...quotes.map((quote) => linesOf(quote, settings).join("\n")), ...rest].join("\n\n"),
    html: page(
      OWNERS,
      ...[lead, ...rest].map((text) => `<p>${text}</p>`),
      ...quotes.map((quote) => `<p dir="auto">${linesOf(quote, settings).map(escapeHtml).join("<br>")}</p>`),
    ),
  };
}

const LABELS = { name: "Name", phone: "Phone", email: "E-mail", location: "Location" };

/** Returns what was typed into each field whose visible words differ from what was read of it, with a label. */
export function asTyped({ typed, ...quote }: Omit<StoredQuote, "test">): [label: string, typed: string][] {
  return Object.entries(LABELS).flatMap(([field, label]): [string, string][] => {
    const words = wordsOf(typed[field] ?? "");
    return words === "" || words === Reflect.get(quote, field) ? [] : [[`${label} as typed`, words]];
  });
}

/** Returns the requested service, marked if the form does not list it. */
export function serviceOf(quote: Pick<StoredQuote, "service" | "unknownService">): string {
  return quote.unknownService ? `${quote.service} (not a service of the form)` : quote.service;
}

function linesOf(quote: StoredQuote, { functionUrl }: Settings): string[] {
  const message = quote.message.trim();
  return [
    `${quote.doubtful ? DOUBTFUL.mark : ""}${listed(serviceOf(quote), quote.location, otherLanguage(quote))}`,
    listed(quote.name, quote.phone, quote.email),
    ...(message ? [message] : []),
    ...(quote.file ? [linkTo(quote.file, functionUrl)] : []),
    `${quote.receivedAt.toISOString()}, ${quote.id}`,
  ];
}

/** The parts that there are, with commas between. */
export function listed(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}

/** Returns an HTML page in a language, made of pieces of HTML. */
function page(language: string, ...pieces: string[]): string {
  return `<!doctype html><html lang="${escapeHtml(language)}"><body>${pieces.join("\n")}</body></html>`;
}

/** Escapes text for HTML elements and attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
