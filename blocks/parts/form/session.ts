/** What a visitor has typed, by field name. */
export type TypedFields = Record<string, string>;

/** A request being sent. All attempts carry the same key, so that the server stores it only once. */
interface Attempt {
  body: string;
  key: string;
  /** Whether an earlier attempt got no conclusive response: it may have arrived. */
  mayHaveArrived: boolean;
}

/** The state of a form in this tab. It survives a reload. */
export interface Session {
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

/**
 * Returns the session stored in this tab; a new one if there is none or the browser blocks storage. Nothing else writes
 * to a form's key, so what is read is a Session. If its type changes, the keys must change too.
 */
export function readSession(key: string): Session {
  try {
    const stored: Partial<Session> = JSON.parse(sessionStorage.getItem(key) ?? "{}");
    return { ...newSession(), ...stored };
  } catch {
    return newSession();
  }
}

/** Stores a session for this tab only. */
export function storeSession(key: string, session: Session): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(session));
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
