import { createHash, createHmac } from "node:crypto";

/** The SHA-256 of a text, in hexadecimal. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** The HMAC of a text, in hexadecimal. Without the secret, the text cannot be found by trying all candidates. */
export function hmac(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}
