/** What came of sending a request. */
export type Outcome =
  | { status: "stored" }
  /** It was surely not stored; `wait` is for how many seconds no other will be. */
  | { status: "refused"; wait?: number }
  /** It may have arrived: there was no answer, or one that is not the function's own. */
  | { status: "unknown" };

/** What the library that sends gives back. */
interface Answer {
  data: unknown;
  error: unknown;
  response?: Response;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * What an answer means. Success is the function's own answer alone, with the id that the request is stored under: a
 * host's page, an empty answer or a redirect say nothing of it.
 */
export async function outcomeOf({ data, error, response }: Answer): Promise<Outcome> {
  if (!error && !response?.redirected && isStored(data)) return { status: "stored" };
  console.error("The quote request was not sent.", error ?? data);
  const code = response && (await codeOf(response));
  if (code === undefined || code === "outcome_unknown") return { status: "unknown" };
  const wait = Number(response?.headers.get("retry-after"));
  return { status: "refused", ...(wait > 0 && { wait }) };
}

function isStored(data: unknown): boolean {
  const id = entryOf(data, "id");
  return entryOf(data, "ok") === true && typeof id === "string" && ID.test(id);
}

// The code of the function's own error, { error: { code, message } }; undefined where it is somebody else's.
async function codeOf(response: Response): Promise<string | undefined> {
  try {
    const code = response.ok ? undefined : entryOf(entryOf(await response.json(), "error"), "code");
    return typeof code === "string" ? code : undefined;
  } catch {
    return undefined;
  }
}

function entryOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
