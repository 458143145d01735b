/** The SHA-256 of a text, in hexadecimal. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether two secrets are equal, in a time that does not tell how much of them is. */
export async function sameSecret(given: string, expected: string): Promise<boolean> {
  return (await sha256(given)) === (await sha256(expected));
}
