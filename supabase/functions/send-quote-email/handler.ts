import { isQuoteRequest, validateQuote } from "../../../schema/validateQuote.ts";
import type { Context } from "./context.ts";
import { jsonAnswer, refusalAnswer } from "./http/answer.ts";
import { Refusal } from "./http/httpError.ts";
import { corsHeaders, originAllowed } from "./http/origins.ts";
import { readJson } from "./http/readBody.ts";
import { checkTurnstile } from "./http/turnstile.ts";
import { describeError, maskAddress, maskEmail } from "./log.ts";
import { sendDue } from "./mail/sendDue.ts";
import { findRepeat, fingerprintOf } from "./store/fingerprint.ts";
import { sameSecret } from "./store/hash.ts";
import { storeQuote } from "./store/store.ts";

/**
 * Answers a request to the quote function: a visitor's quote request, a preflight, or the scheduled call.
 * 200 means that the request is stored, and will be mailed; any other answer, that nothing was stored.
 */
export async function handleQuote(request: Request, context: Context): Promise<Response> {
  const response = await answer(request, context).catch((error: unknown) => failure(error, context));
  for (const [name, value] of Object.entries(corsHeaders(request, context.settings.allowedOrigins))) {
    response.headers.set(name, value);
  }
  return response;
}

async function answer(request: Request, context: Context): Promise<Response> {
  if (!originAllowed(request, context.settings.allowedOrigins)) {
    throw new Refusal(403, "origin_not_allowed", "This site may not send the form.");
  }
  if (request.method === "OPTIONS") return new Response(null, { status: 204 });
  if (request.method !== "POST") {
    throw new Refusal(405, "method_not_allowed", "Please use POST.", { allow: "POST, OPTIONS" });
  }
  const retrySecret = request.headers.get("x-retry-secret");
  return retrySecret === null ? acceptQuote(request, context) : retryMail(retrySecret, context);
}

async function acceptQuote(request: Request, context: Context): Promise<Response> {
  const quote = await readJson(request);
  if (!isQuoteRequest(quote)) {
    const [problem = "Please check the form."] = validateQuote(quote).values();
    throw new Refusal(400, "invalid_request", problem);
  }
  const fingerprint = await fingerprintOf(quote, request.headers.get("idempotency-key"));
  await checkPerson(request, context, fingerprint);
  const { id, repeated } = await storeQuote(context, quote, fingerprint);
  const visitor = `${maskEmail(quote.email)} at ${maskAddress(context.visitorAddress)}`;
  context.log.info(`request ${id} from ${visitor} ${repeated ? "was stored before" : "stored"}`);
  context.afterAnswer(() => sendDue(context));
  return jsonAnswer(200, { ok: true, id });
}

// A token is good for one use; so a repeat of what is stored is not asked for another.
async function checkPerson(request: Request, context: Context, fingerprint: string): Promise<void> {
  const { settings, database, visitorAddress, log } = context;
  if (settings.turnstile === undefined) return;
  if (await findRepeat(database.query, fingerprint, context.now())) return;
  await checkTurnstile(request, visitorAddress, settings.turnstile, log);
}

async function retryMail(given: string, context: Context): Promise<Response> {
  const expected = context.settings.retrySecret;
  if (expected === undefined || !(await sameSecret(given, expected))) {
    throw new Refusal(403, "forbidden", "This call is not for visitors.");
  }
  context.afterAnswer(() => sendDue(context));
  return jsonAnswer(202, { ok: true });
}

function failure(error: unknown, context: Context): Response {
  if (error instanceof Refusal) return refusalAnswer(error);
  context.log.alarm(`a request failed and was not stored: ${describeError(error)}`);
  return refusalAnswer(new Refusal(503, "unavailable", "We could not take your request. Please call us."));
}
