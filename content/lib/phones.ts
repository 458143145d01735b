import type { PhoneStyle } from "../../schema/types.ts";

/** How numbers are dialed; the values are unknown because site.yaml may be invalid. */
type Dialling = Partial<Record<keyof PhoneStyle, unknown>>;

/** A number without its trunk prefix, which is dialed only within the country: 20 7946 0958 for 020 7946 0958. */
export function withoutTrunk(number: string, { trunk }: Dialling): string {
  return number.replace(new RegExp(`^\\(?${trunk ?? ""}(?=.)`), "");
}

/** The URL that calls a number, as tel:+18005550199 (RFC 3966). */
export function telUrl(number: string, style: Dialling): string {
  return `tel:+${style.code}${withoutTrunk(number, style).replace(/\D/g, "")}`;
}

/** The URL that sends a text message to a number, as sms:+18005550199 (RFC 5724). */
export function smsUrl(number: string, style: Dialling): string {
  return telUrl(number, style).replace("tel:", "sms:");
}

/** A number in international form: +1-202-555-0142. */
export function international(number: string, style: Dialling): string {
  return `+${style.code}-${withoutTrunk(number, style).replace(/\D+/g, "-")}`;
}

/** Source of a regular expression for numbers in the forms of `style`, typeset (with word joiners) or not. */
export function writtenPattern({ written }: PhoneStyle): string {
  const pattern = (form: string) =>
    form.replace(/0|[^0]/g, (sign) => (sign === "0" ? "\\d" : `\\u2060?${literal(sign)}\\u2060?`));
  return `(?<!\\d)(?:${written.map(pattern).join("|")})(?!\\d)`;
}

/** A sign as a regular expression takes it in any mode, in browsers that know no RegExp.escape too. */
function literal(sign: string): string {
  return /[\0-\x7f]/.test(sign) ? `\\x${sign.charCodeAt(0).toString(16).padStart(2, "0")}` : sign;
}
