// Signs that a provider ignores before the @: one mailbox has as many addresses as there are ways to strew them.
const IGNORED: Readonly<Record<string, RegExp>> = {
  "gmail.com": /\./g,
  "proton.me": /[._-]/g,
};

// Other names of the same provider.
const SAME: Readonly<Record<string, string>> = {
  "googlemail.com": "gmail.com",
  "protonmail.com": "proton.me",
  "pm.me": "proton.me",
};

/**
 * The mailbox that an e-mail address leads to, as far as is known, for limits alone: in small letters, without a
 * tag (anna+pool@…) and without signs that its provider ignores.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const written = email.slice(at + 1).toLowerCase();
  const domain = SAME[written] ?? written;
  const [name = ""] = email.slice(0, at).toLowerCase().split("+");
  const plain = name.replace(IGNORED[domain] ?? /$^/, "");
  return `${plain || name}@${domain}`;
}
