import { describeError, type Log } from "../log.ts";
import type { Settings } from "../settings.ts";
import { Refusal } from "./httpError.ts";

const PATIENCE = 5_000; // milliseconds

/**
 * Asks Cloudflare whether the token in x-turnstile-token was earned by a person; throws a Refusal if not.
 * When Cloudflare cannot be asked, the request passes: the limits still hold, and a customer is not lost.
 * Source: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export async function checkTurnstile(
  request: Request,
  visitorAddress: string,
  turnstile: NonNullable<Settings["turnstile"]>,
  log: Log,
): Promise<void> {
  const token = request.headers.get("x-turnstile-token");
  if (!token) throw new Refusal(403, "check_required", "Please complete the check that you are a person.");
  const form = new URLSearchParams({ secret: turnstile.secret, response: token, remoteip: visitorAddress });
  if ((await verdict(turnstile.verifyUrl, form, log)) === false) {
    throw new Refusal(403, "check_failed", "The check that you are a person failed. Please try again.");
  }
}

async function verdict(url: string, form: URLSearchParams, log: Log): Promise<unknown> {
  try {
    const response = await fetch(url, { method: "POST", body: form, signal: AbortSignal.timeout(PATIENCE) });
    const answer: unknown = await response.json();
    return typeof answer === "object" && answer !== null ? Reflect.get(answer, "success") : undefined;
  } catch (error) {
    log.alarm(`Turnstile could not be asked (${describeError(error)}); the request passed without it.`);
    return undefined;
  }
}
