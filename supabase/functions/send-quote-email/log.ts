/** Logs lines; errors are for the owner to look at. No line contains a message text, a name, or a full address. */
export type Logger = Record<"info" | "error", (line: string) => void>;

/** Writes to the console, which is what both Supabase and a terminal show. */
export const consoleLog: Logger = {
  info: (line) => console.info(`[quote] ${line}`),
  error: (line) => console.error(`[quote] ${line}`),
};

/** Masks an e-mail address: anna@example.com becomes a***@e***.com, as a domain may be one person's. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*@(.).*(?=\.)/, "$1***@$2***");
}

/** Masks an IP address after its first two parts: 203.0.*. */
export function maskAddress(address: string | undefined): string {
  if (address === undefined) return "an unknown address";
  const separator = address.includes(":") ? ":" : ".";
  return `${address.split(separator).slice(0, 2).join(separator)}${separator}*`;
}

/**
 * Describes an error in a few words for the log. The message of a database or a mail server may quote what the visitor
 * typed, so an error with a code is described by that code alone.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "an error that is no Error";
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? `${error.name} ${code}` : `${error.name}: ${error.message}`;
}
