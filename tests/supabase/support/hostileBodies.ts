import { quote } from "./requests.ts";

const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  NUL: "Anna\0Weiss",
  "a whole message": "Anna\r\n\r\n<h1>Pay here</h1>",
  "an escape sequence": "\u001b[31mAnna",
  "a C1 control": "Anna\u0085Weiss",
  "half a surrogate pair": "Anna\ud800",
  markup: "<script>alert(1)</script>",
  "an event handler": '<img src=x onerror="alert(1)">',
  blanks: "   ",
  nothing: "",
  "a thousand characters": "A".repeat(1000),
  "two hundred emoji": "😀".repeat(200),
};

/** What is read as one line of a name or place, and refused where no such line is meant. */
const OTHER_LINES: Readonly<Record<string, string>> = {
  "a line break": "Anna\nWeiss",
  "a header": "Anna\r\nBcc: all@example.org",
  "a folded header": "Anna\r\n Subject: cheap pills",
  "an SMTP command": "Anna\r\n.\r\nMAIL FROM: x@example.org",
  "a tab": "Anna\tWeiss",
  "a line separator": "Anna\u2028Weiss",
  "a paragraph separator": "Anna\u2029Weiss",
  "a right-to-left override": "Anna\u202egnp.exe",
  "a bidirectional isolate": "\u2066Anna",
};

const WRONG_TYPES: Readonly<Record<string, unknown>> = {
  null: null,
  "a number": 42,
  "a huge number": 1e308,
  true: true,
  "a list": ["Anna"],
  "an object": { $ne: "" },
  "a nested list": [[[[[["Anna"]]]]]],
};

const WHOLE: Readonly<Record<string, string>> = {
  nothing: "",
  "a blank": " ",
  null: "null",
  "a number": "1",
  "a text": '"Anna"',
  "a list": "[]",
  "a list of requests": JSON.stringify([quote()]),
  "no field": "{}",
  "cut off": JSON.stringify(quote()).slice(0, -1),
  "two requests": JSON.stringify(quote()).repeat(2),
  "single quotes": "{'name': 'Anna'}",
  "a comment": `${JSON.stringify(quote())} // end`,
  "a byte order mark inside": `{\ufeff"name": "Anna"}`,
  XML: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  "a form": "name=Anna&email=anna%40example.org",
  "8,000 lists deep": "[".repeat(8000) + "]".repeat(8000),
  "2,000 objects deep": `${'{"a":'.repeat(2000)}1${"}".repeat(2000)}`,
  "64 KB and one byte": JSON.stringify(quote({ message: "a".repeat(65_536) })),
  "a megabyte": JSON.stringify(quote({ message: "a".repeat(1_000_000) })),
  "a message too long": JSON.stringify(quote({ message: "a".repeat(3001) })),
  "a message with NUL": JSON.stringify(quote({ message: "leak\0age" })),
  "a message with a bell": JSON.stringify(quote({ message: "\u0007" })),
  "a message with half a surrogate pair": JSON.stringify(quote({ message: "\udc00" })),
  "an unknown field": JSON.stringify({ ...quote(), admin: true }),
  "a field named __proto__": `{"__proto__": {"admin": true}, ${JSON.stringify(quote()).slice(1)}`,
  "a field named constructor": JSON.stringify({ ...quote(), constructor: { prototype: {} } }),
  "a field named toString": JSON.stringify({ ...quote(), toString: "x" }),
  "a field without a name": JSON.stringify({ ...quote(), "": "x" }),
  "a thousand unknown fields": JSON.stringify(
    Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`f${n}`, n])),
  ),
  "only a prototype": JSON.stringify({ __proto__: quote() }),
  "names in capitals": JSON.stringify(quote()).toUpperCase(),
};

const WRONG_EMAILS = [
  ...["anna", "anna@", "@example.org", "anna@example", "anna@@example.org", "anna@exa mple.org", "anna@.org"],
  ...[
    "anna@example.org\r\nBcc: all@example.org",
    "anna@example.org%0aBcc:all@example.org",
    '"anna\\"@x"@example.org',
  ],
  ...["anna@-example.org", "anna@example-.org", "anna@[127.0.0.1]", "ánna@example.org", "😀@example.org"],
  ...[`${"a".repeat(65)}@example.org`, `anna@${"a".repeat(64)}.org`, `anna@${"a.".repeat(150)}org`],
];

const WRONG_PHONES = ["call me", "12345", "305-55😀", "1".repeat(161), "<123456>", "1-800-FLOWERS"];

/** More than a hundred malicious or malformed request bodies, each with a name. */
export function* hostileBodies(): Generator<[string, string]> {
  for (const [what, body] of Object.entries(WHOLE)) yield [`as a whole, ${what}`, body];
  for (const [what, text] of Object.entries(HOSTILE_TEXTS)) {
    for (const field of ["name", "email", "phone", "service", "location"]) {
      yield [`${what} in ${field}`, JSON.stringify({ ...quote(), [field]: text })];
    }
  }
  for (const [what, text] of Object.entries(OTHER_LINES)) {
    for (const field of ["email", "phone", "service"])
      yield [`${what} in ${field}`, JSON.stringify({ ...quote(), [field]: text })];
  }
  for (const [what, value] of Object.entries(WRONG_TYPES)) {
    for (const field of Object.keys(quote()))
      yield [`${what} as ${field}`, JSON.stringify({ ...quote(), [field]: value })];
  }
  for (const email of WRONG_EMAILS) yield [`the e-mail ${email}`, JSON.stringify(quote({ email }))];
  for (const phone of WRONG_PHONES) yield [`the phone ${phone}`, JSON.stringify(quote({ phone }))];
}
