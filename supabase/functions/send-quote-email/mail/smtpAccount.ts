import type { SMTPConnectionOptions } from "nodemailer/lib/smtp-connection";

/** How to reach a mail server, and as whom. */
export interface SmtpAccount {
  options: SMTPConnectionOptions;
  auth: { user: string; pass: string } | undefined;
}

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Reads smtps://user:password@host:465 or smtp://user:password@host:2587; a sign in the password that
 * has a meaning in URLs is written as %XX. Throws an error without the password when it cannot be read.
 */
export function smtpAccount(smtpUrl: string): SmtpAccount {
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : undefined;
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === "") {
    throw new Error("SMTP_URL must look like smtps://user:password@host:465.");
  }
  const secure = url.protocol === "smtps:";
  return {
    options: {
      host: url.hostname.replace(/^\[|\]$/g, ""),
      port: Number(url.port || (secure ? 465 : 2587)),
      secure,
      // Without this, whoever sits on the line could strip STARTTLS and read the password.
      requireTLS: !secure && !LOOPBACK.includes(url.hostname),
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      dnsTimeout: 10_000,
      socketTimeout: 75_000, // a server may think long about the content; hanging up then would repeat it
    },
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : undefined,
  };
}

/** Whether Supabase lets a function reach this port: 25 and 587 are closed there. */
export function closedOnSupabase(smtpUrl: string): boolean {
  return [25, 587].includes(Number(smtpAccount(smtpUrl).options.port));
}
