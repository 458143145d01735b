import { createHash } from "node:crypto";

/** What tells some texts from all others: 32 signs, the same wherever and whenever it is made. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex").slice(0, 32);
}
