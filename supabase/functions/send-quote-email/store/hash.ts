import { createHash, createHmac } from "node:crypto";

/** The SHA-256 of a text or of bytes, in hexadecimal. */
export function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** The HMAC of a text, in hexadecimal. Without the secret, the text cannot be found by trying all candidates. */
export function hmac(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex");
}
