// Nothing else writes to this key, so what is read is a Session. If its type changes, the key must change too.
const KEY = "quote";

/** What a visitor has typed, by field name. */
export type TypedFields = Record<string, string>;

/** A request being sent. All attempts carry the same key, so that the server stores it only once. */
interface Attempt {
  body: string;
  key: string;
  /** Whether an earlier attempt got no conclusive response: it may have arrived. */
  mayHaveArrived: boolean;
}

/** The state of the form in this tab. It survives a reload. */
interface Session {
  fields: TypedFields;
  /** When the form was first shown, in milliseconds since 1970. */
  shown: number;
  attempt?: Attempt;
  /** The query of the last link to the form, which may have chosen a service. */
  link?: string;
}

/** A session in which nothing has been typed. */
export function newSession(): Session {
  return { fields: {}, shown: Date.now() };
}

/** Returns the session stored in this tab; a new one if there is none or the browser blocks storage. */
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
    // Without storage the form can still be sent.
  }
}

/** Returns the attempt at sending `body`: the previous one if its body is the same, else a new one. */
export function attemptAt(body: string, before?: Attempt): Attempt {
  return before?.body === body ? before : { body, key: newKey(), mayHaveArrived: false };
}

// crypto.randomUUID exists only in secure contexts (https or localhost).
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(16)).join("-");
}
