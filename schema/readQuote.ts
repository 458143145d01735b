/** A request with each field as it is meant, and what was typed into those that were typed otherwise. */
interface Read {
  request: unknown;
  typed: Record<string, string>;
}

const MOST_READ = 1000; // characters of a field of one line

/** What of a request may be read: each field by its own function; of other forms, each kind of field. */
const READERS: Readonly<Record<string, (typed: string) => string>> = {
  name: (typed) => wordsOf(typed.replace(/<[^<>\s]+@[^<>\s]+>/g, "")),
  location: wordsOf,
  text: wordsOf,
  number: wordsOf,
  file: wordsOf,
  email: addressOf,
  phone: numbersOf,
  message: linesOf,
  longText: linesOf,
};

/**
 * Reads a request as people paste it: from contacts, mail, documents and chats come signs of direction and of no width,
 * odd spaces, labels and links. The form and the function read it alike. What is no text stays for the rules to refuse.
 */
export function readQuote(sent: unknown): Read {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return { request: sent, typed: {} };
  const request: Record<string, unknown> = { ...sent };
  const typed: Record<string, string> = {};
  for (const field of Object.keys(READERS)) {
    const value = request[field];
    if (typeof value !== "string") continue;
    const { read, otherwise } = readField(field, value);
    request[field] = read;
    if (otherwise !== undefined) typed[field] = otherwise;
  }
  return { request, typed };
}

/** Reads what was typed into a field, by its name or kind. A line that was typed otherwise is told, too. */
export function readField(field: string, value: string): { read: string; otherwise?: string } {
  const reader = READERS[field];
  if (reader === undefined || reader === linesOf) return { read: reader?.(value) ?? value };
  const start = value.slice(0, MOST_READ);
  const read = reader(start);
  return read === value ? { read } : { read, otherwise: start.toWellFormed().replaceAll("\0", "") }; // as a database takes it
}

/** Several lines, with the line and page breaks of word processors. */
function linesOf(typed: string): string {
  return typed.replace(/[\v\f]/g, "\n");
}

/** Signs that nobody sees. The joiners stay of which some scripts and emoji are made. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/** One line of words that can be seen; their letters composed, as they are compared and searched for. */
export function wordsOf(typed: string): string {
  return typed.replace(UNSEEN, "").replace(/\s+/g, " ").trim().normalize("NFC");
}

/** A mail address in what was typed or copied: a link, one in angle brackets behind a name, the first of several. */
export function addressOf(typed: string): string {
  const text = wordsOf(typed.normalize("NFKC").replace(/\ufe0f/g, ""));
  const link = /\bmailto:\s*([^?\s]*)/i.exec(text)?.[1];
  const inside = link === undefined ? /[<(]([^<>()]*@[^<>()]*)[>)]/.exec(text)?.[1] : decoded(link);
  return (inside ?? text)
    .replace(/^(?:(?:my )?e-?mail(?: address)?|correo(?: electrónico)?)\s*:\s*/i, "")
    .replace(/\s*([@.])\s*/g, "$1")
    .replace(/^[\s"'“‘«(<[]+|[\s"'”’»)>\].,;:!]+$/g, "")
    .replace(/^(\S+@[^\s,;]+)\s*[,;]\s*\S+@\S+$/, "$1")
    .toLowerCase();
}

/** A number: digits with what stands within numbers, in parts that were put together by a sign between them. */
const NUMBER = /\+?\s?\(?\d(?:[ ().·•∙⋅‧・\p{Pd}]{0,5}\d)*/gu;
const EXTENSION = /(?:\b(?:ext(?:ensi[oó]n)?n?|extn|anexo|interno|poste)|\d\s*x|^\s*[,;]?\s*x|#)[\s.:=]*$/i;
const FEWEST = 7; // digits of a whole number
const MOST = 15; // digits of one number, with its country's (E.164)

/**
 * The phone numbers in what was typed or copied, each as its groups of digits, such as 202-555-0123 ext. 9. All digits
 * together if no number is whole; what was typed if there are none.
 */
export function numbersOf(typed: string): string {
  const plain = wordsOf(
    typed
      .replace(/[\n\r]+/g, " ; ")
      .normalize("NFKC")
      .replace(/[\p{Mn}\p{Me}\u200c\u200d]/gu, ""),
  );
  const text = inAsciiDigits(/^\W*(?:tel|sms|callto|whatsapp):/i.test(plain) ? decoded(plain) : plain);
  const found: string[] = [];
  let end = 0;
  for (const { 0: number, index } of text.replace(/(\+\s?\d{1,3}\s?)\(0\)/g, "$1").matchAll(NUMBER)) {
    const before = text.slice(end, index);
    end = index + number.length;
    const last = found.at(-1);
    if (last && EXTENSION.test(text.slice(0, index)) && count(number) < FEWEST) {
      found[found.length - 1] = `${last} ext. ${groupsOf(number)}`;
    } else if (last && count(last) < FEWEST && /^\s*\/\s*$/.test(before)) {
      found[found.length - 1] = `${last}-${groupsOf(number)}`; // 0421/555 0123
    } else found.push(...apart(groupsOf(number)));
  }
  const whole = found.filter((number) => count(number) >= FEWEST);
  const distinct = whole.filter((number, at) => !whole.slice(0, at).some((other) => isSame(other, number)));
  return distinct.slice(0, 4).join(", ") || found.join("-") || plain;
}

/** Two numbers that only a space divides, in the middle of their groups of digits. */
function apart(number: string): string[] {
  if (count(number) <= MOST) return [number];
  const groups = number.split("-");
  const middle = groups.findIndex((_, at) => count(groups.slice(0, at).join("")) * 2 === count(number));
  return middle > 0 ? [groups.slice(0, middle).join("-"), groups.slice(middle).join("-")] : [number];
}

function groupsOf(number: string): string {
  return (number.trim().startsWith("+") ? "+" : "") + (number.match(/\d+/g) ?? []).join("-");
}

function count(text: string): number {
  return digitsIn(text).length;
}

function digitsIn(text: string): string {
  return text.replace(/ ext\. .*|\D/g, "");
}

/** Whether numbers, as they were read, hold one that is asked for, however that is written and whatever its extension. */
export function holdNumber(numbers: string, asked: string): boolean {
  const whole = digitsIn(numbersOf(asked));
  return numbers
    .split(", ")
    .some((one) => Math.min(count(one), whole.length) >= FEWEST && isSame(digitsIn(one), whole));
}

/** Whether one of two numbers is the other, with or without its country's. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((number) => number.replace(/\D/g, ""));
  return a !== undefined && b !== undefined && (a.endsWith(b) || b.endsWith(a));
}

/** Digits of other scripts, as of Arabic, stand in tens from their zero on. */
function inAsciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
