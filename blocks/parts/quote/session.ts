// Nothing else writes here: what is read is a session. Another shape of it needs another key.
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

/** What is known of the form in this tab. A reload does not lose it. */
interface Session {
  fields: TypedFields;
  /** When the form was first shown, in milliseconds since 1970. */
  shown: number;
  attempt?: Attempt;
}

/** A session in which nothing has been typed. */
export function newSession(): Session {
  return { fields: {}, shown: Date.now() };
}

/** The session that was stored in this tab; a new one where the browser stores nothing. */
export function readSession(): Session {
  try {
    const stored: Partial<Session> = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return { ...newSession(), ...stored };
  } catch {
    return newSession();
  }
}

/** Stores a session for this tab only. */
export function storeSession(session: Session): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(session));
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
