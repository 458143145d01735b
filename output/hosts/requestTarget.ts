/** The path and query of a request's target. */
export interface RequestTarget {
  /** As it was asked for; empty where it is malformed. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
}

/** What a request's first line asks for, in origin-form or in absolute-form (RFC 9112 3.2). */
export function requestTarget(target = "/"): RequestTarget {
  const [, path = "", query = ""] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target) ?? [];
  const wellFormed = /^(?:\/|$)/.test(path) && isDecodable(path);
  return { path: wellFormed ? path || "/" : "", query };
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
