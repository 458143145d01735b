/** Where plain lines go; errors are for the owner to look at. None carries a message text, a name, or a full address. */
export type Logger = Record<"info" | "error", (line: string) => void>;

/** Writes to the console, which is what both Supabase and a terminal show. */
export const consoleLog: Logger = {
  info: (line) => console.info(`[quote] ${line}`),
  error: (line) => console.error(`[quote] ${line}`),
};

/** anna@example.com as a***@example.com. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*(?=@)/, "$1***");
}

/** The first half of an IP address, as 203.0.*. */
export function maskAddress(address: string | undefined): string {
  if (address === undefined) return "an unknown address";
  const separator = address.includes(":") ? ":" : ".";
  return `${address.split(separator).slice(0, 2).join(separator)}${separator}*`;
}

/**
 * An error in a few words for the log. A database's or a mail server's own message may quote what
 * the visitor typed, so of an error with a code only the code is told.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "an error that is no Error";
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? `${error.name} ${code}` : `${error.name}: ${error.message}`;
}
