/** Posts a newsletter sign-up to the provider, as its own form would. False where it did not arrive. */
export async function subscribe(provider: string, fields: FormData): Promise<boolean> {
  const entries = [...fields].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  try {
    // Providers seldom allow their answer to be read: an opaque one has still arrived.
    await fetch(provider, { method: "POST", mode: "no-cors", body: new URLSearchParams(entries) });
    return true;
  } catch (error) {
    console.error("The newsletter sign-up was not sent.", error);
    return false;
  }
}
