/** What stands in a text for something real: a phone number, address or mailbox that is reserved for fiction. */
export type StandIn = { kind: "phone" | "mail" | "address"; text: string };

// Domains that RFC 2606 reserves for examples and tests, so that they never belong to anyone.
const HOST = String.raw`(?:[\w-]+\.)*(?:example\.(?:com|net|org)|[\w-]+\.(?:example|invalid|test)|localhost)\b`;

// In North America, the numbers 555-0100 to 555-0199 are reserved for fiction.
const KINDS: [StandIn["kind"], RegExp][] = [
  ["phone", /(?<!\d)(?:1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?555[-. ]?01\d\d(?!\d)/g],
  ["mail", new RegExp(String.raw`(?<![\w.+-])[\w.+-]+@${HOST}`, "gi")],
  ["address", new RegExp(String.raw`(?<![@\w.-])(?:https?://)?${HOST}(?:/[^\s)\]"']*)?`, "gi")],
];

/** The stand-ins in a text, each once. */
export function standInsIn(text: string): StandIn[] {
  return KINDS.flatMap(([kind, pattern]) => {
    const found = new Set(Array.from(text.matchAll(pattern), ([match]) => match));
    return [...found].map((match) => ({ kind, text: match }));
  });
}
