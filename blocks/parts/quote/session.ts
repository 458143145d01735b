const KEY = "quote";

/** What a visitor has typed, by field name. */
export type TypedFields = Record<string, string>;

/** One request that is being sent. All attempts carry the same key, by which the server stores it once. */
interface Attempt {
  body: string;
  key: string;
  /** An earlier attempt had no answer that can be believed: it may have arrived. */
  mayHaveArrived: boolean;
}

/** What is known of the form in this tab, and kept over a reload. */
interface Session {
  fields: TypedFields;
  /** When the form was first shown, in milliseconds since 1970. */
  shown: number;
  attempt?: Attempt;
}

/** What was kept in this tab before; a new session where the browser keeps nothing. */
export function readSession(): Session {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    const shown = entryOf(kept, "shown");
    const attempt = entryOf(kept, "attempt");
    return {
      fields: textsOf(entryOf(kept, "fields")),
      shown: typeof shown === "number" ? shown : Date.now(),
      ...(isAttempt(attempt) && { attempt }),
    };
  } catch {
    return newSession();
  }
}

/** A session in which nothing has been typed. */
export function newSession(): Session {
  return { fields: {}, shown: Date.now() };
}

/** Keeps a session for this tab only, until the request was sent. */
export function keepSession(session: Session | undefined): void {
  try {
    if (session) sessionStorage.setItem(KEY, JSON.stringify(session));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing still sends.
  }
}

/** The attempt at sending `body`: the one before, if it was at the same text, else a new one. */
export function attemptAt(body: string, before?: Attempt): Attempt {
  return before?.body === body ? before : { body, key: newKey(), mayHaveArrived: false };
}

// Only pages from an https address, or this machine, have randomUUID.
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join("-");
}

function isAttempt(value: unknown): value is Attempt {
  const types = [
    typeof entryOf(value, "body"),
    typeof entryOf(value, "key"),
    typeof entryOf(value, "mayHaveArrived"),
  ];
  return types.join() === "string,string,boolean";
}

function textsOf(value: unknown): TypedFields {
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter(([, text]) => typeof text === "string"));
}

function entryOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
