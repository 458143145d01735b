import { isFormRequest, quoteOf } from "../../../schema/formRequest.ts";
import { readQuote } from "../../../schema/readQuote.ts";
import { isQuoteRequest, seenIn, validateQuote } from "../../../schema/validateQuote.ts";
import type { RequestContext } from "./context.ts";
import { errorResponse, HttpError, jsonResponse, outcomeUnknown, unavailable } from "./http/httpError.ts";
import { corsHeaders, originAllowed } from "./http/origins.ts";
import { type Body, readBody } from "./http/readBody.ts";
import { describeError, maskAddress, maskEmail } from "./log.ts";
import { sendDue } from "./mail/sendDue.ts";
import { OutcomeUnknown } from "./store/database.ts";
import { answerFile } from "./store/files.ts";
import { sha256 } from "./store/hash.ts";
import { sendingOf } from "./store/once.ts";
import { type Incoming, storeQuote } from "./store/store.ts";

/**
 * Answers a request to the quote function: what a visitor sends by a form, a preflight, the scheduled call, or a link
 * to a file in the owner's mail.
 * For a visitor, 200 means that the request is stored and will be mailed; 503 "outcome_unknown", that it may or may not
 * be stored; any other status, that it is not.
 */
export async function handleQuote(request: Request, context: RequestContext): Promise<Response> {
  const response = await answer(request, context).catch((error: unknown) => failure(error, context));
  for (const [name, value] of Object.entries(corsHeaders(request, context.settings.allowedOrigins))) {
    response.headers.set(name, value);
  }
  return response;
}

async function answer(request: Request, context: RequestContext): Promise<Response> {
  if (!originAllowed(request, context.settings.allowedOrigins)) {
    throw new HttpError(403, "origin_not_allowed", "This site may not send the form.");
  }
  if (request.method === "OPTIONS") return new Response(null, { status: 204 });
  const file = new URL(request.url).searchParams.get("file");
  if (request.method === "GET" && file !== null) return answerFile(context.database.query, file);
  if (request.method !== "POST") {
    throw new HttpError(405, "method_not_allowed", "Please use POST.", { allow: "POST, OPTIONS" });
  }
  const retrySecret = request.headers.get("x-retry-secret");
  if (retrySecret !== null) return retryMail(retrySecret, context);
  const isUpload = /^multipart\b/i.test(request.headers.get("content-type") ?? "");
  return isUpload ? acceptUpload(request, context) : acceptQuote(request, context);
}

const MOST_UPLOADS = 4; // at a time: each takes some 30 MB until it is stored
let uploads = 0;

/** Accepts a request with a file, unless too many arrive at once. */
async function acceptUpload(request: Request, context: RequestContext): Promise<Response> {
  if (uploads >= MOST_UPLOADS)
    throw new HttpError(503, "busy", "Too many files arrive at once.", { "retry-after": "60" });
  uploads += 1;
  try {
    return await acceptQuote(request, context);
  } finally {
    uploads -= 1;
  }
}

async function acceptQuote(request: Request, context: RequestContext): Promise<Response> {
  const { quote: sent, ...read } = readRequest(await readBody(request));
  const quote = { language: languageOf(request.headers), ...sent };
  const sending = sendingOf(quote, read.file, request.headers.get("idempotency-key"));
  const test = isTest(request, context);
  const doubtful = !test && isDoubtful(request.headers);
  const stored = await storeQuote(context, { quote, ...read, sending, doubtful, test });
  const visitor = `${maskEmail(quote.email)} at ${maskAddress(context.visitorAddress)}`;
  const marks = `${doubtful ? ", doubtful" : ""}${stored.held ? ", above the limit: told in a digest" : ""}`;
  const fate = stored.repeated ? "was stored before" : `stored${marks}`;
  context.log.info(`${test ? "test" : "request"} ${stored.id} from ${visitor} ${fate}`);
  context.afterAnswer(() => sendDue(context));
  return jsonResponse(200, { ok: true, id: stored.id });
}

/** Reads what was sent by the quote form, or by another form, as a quote. Throws a 400 HttpError if it is not right. */
function readRequest({ sent, content }: Body): Omit<Incoming, "sending" | "doubtful" | "test"> {
  if (isFormRequest(sent, content !== undefined)) {
    const { fileName: name = "", ...read } = quoteOf(sent);
    return { ...read, isQuote: false, file: content && { name, content } };
  }
  const { request: quote, typed } = readQuote(sent);
  if (isQuoteRequest(quote) && content === undefined) return { quote, typed, isQuote: true };
  const [field] = validateQuote(quote).keys();
  const seen = field === "phone" ? digitsSeen(quote) : "";
  const message = field ? `The field ${field} is not right${seen}.` : "It is no request.";
  throw new HttpError(400, "invalid_request", message);
}

/** How many digits were read, as this is why a phone number is refused. What was sent is never quoted. */
function digitsSeen(body: unknown): string {
  const digits = seenIn(body, "phone").replace(/\D/g, "").length;
  return `: ${digits} digits were read there, and at least 7 are needed`;
}

/** The language of the form's page, by its code; English where the header is missing or names none. */
function languageOf(headers: Headers): string {
  return /^[a-z]{2,3}(?![a-z])/i.exec(headers.get("content-language") ?? "")?.[0].toLowerCase() ?? "en";
}

/** Whether this is the owner's test that requests arrive. Throws a 403 HttpError if its secret is wrong. */
function isTest(request: Request, context: RequestContext): boolean {
  const given = request.headers.get("x-test-secret");
  if (given !== null) mustBeSecret(given, context);
  return given !== null;
}

function retryMail(given: string, context: RequestContext): Response {
  mustBeSecret(given, context);
  context.afterAnswer(() => sendDue(context));
  return jsonResponse(202, { ok: true });
}

// Compares hashes, so that timing does not reveal how much of the secret was right.
function mustBeSecret(given: string, { settings: { retrySecret } }: RequestContext): void {
  if (retrySecret === undefined || sha256(given) !== sha256(retrySecret)) {
    throw new HttpError(403, "forbidden", "This call is not for visitors.");
  }
}

function failure(error: unknown, context: RequestContext): Response {
  if (error instanceof HttpError) return errorResponse(error);
  if (error instanceof OutcomeUnknown) {
    context.log.error(`a request may have been stored: ${describeError(error.cause)}`);
    return errorResponse(outcomeUnknown());
  }
  context.log.error(`a request failed and was not stored: ${describeError(error)}`);
  return errorResponse(unavailable());
}

const MIN_TIME_SHOWN = 1_000; // milliseconds; nobody fills in a form in less, not even with autofill

/**
 * Whether a request looks automated. Its `x-form` header is a query string with the value of a field that is hidden
 * from people (`trap`) and the number of milliseconds for which the form had been shown (`shown`).
 */
function isDoubtful(headers: Headers): boolean {
  const told = new URLSearchParams(headers.get("x-form") ?? "");
  const shown = Number(told.get("shown"));
  return told.get("trap") !== "" || !(shown >= MIN_TIME_SHOWN);
}
