import { entriesIn, isMapping, nameOf, scalarsIn } from "../../../content/lib/data.ts";
import { withoutTrunk } from "../../../content/lib/phones.ts";
import { serviceAt } from "../../../content/lib/services.ts";
import type { ProblemMessage } from "../../../content/problem.ts";
import { callsAtAnyHour } from "../../../content/resolve/offices.ts";
import { MARKED } from "../../../content/validate/schemaNode.ts";
import type { PhoneStyle } from "../../../schema/types.ts";
import { didYouMean, suggest } from "../../lib/suggest.ts";
import { type FileRule, findingAt, type PageRule } from "../../rule.ts";
import { findingsIn, writtenTexts } from "../../texts/fileTexts.ts";

/** Every phone and office that a file names is in site.yaml. Skipped if site.yaml is invalid. */
export const names: FileRule = (file, { site }) =>
  writtenTexts(file, ["phone", "office"]).flatMap(({ holds, value, path }) => {
    const group = holds === "phone" ? "phones" : "offices";
    const known = Object.keys(site?.[group] ?? {});
    if (!site || known.includes(value)) return [];
    const called = Object.keys(site.phones).find((name) => digitsOf(site.phones[name]) === digitsOf(value));
    const meant = suggest(value, known) ?? (holds === "phone" ? called : undefined);
    const message = `${nameOf(path)} cannot be '${value}'. ${didYouMean(meant ?? value, known)}`;
    const hint = meant ? undefined : `Or add it to site.yaml, under ${group}:`;
    const wrong = { code: "not-allowed", message, hint, about: `${group}.${value}`, replacement: meant };
    return findingAt(file.file, path, wrong);
  });

const NUMBER = /\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}/;
const LINK = /\[([^\]]*)\]\((tel:[^()\s]*)\)/g;

/** A link whose label says that it calls a number calls that number. */
export const callLabels: FileRule = (file) => [
  ...entriesIn(file.data).flatMap(({ value, path }) => {
    if (!isMapping(value) || typeof value.label !== "string" || typeof value.href !== "string") return [];
    return findingAt(file.file, [...path, "label"], messageAbout(value.label, value.href));
  }),
  ...writtenTexts(file, MARKED).flatMap(({ value, path }) =>
    Array.from(value.matchAll(LINK)).flatMap(([needle, label = "", href = ""]) =>
      findingAt(file.file, path, messageAbout(label, href)).map((finding) => ({ ...finding, needle })),
    ),
  ),
];

function messageAbout(label: string, href: string): ProblemMessage | undefined {
  const [number] = NUMBER.exec(label) ?? [];
  if (number === undefined || digitsOf(number).slice(-10) === digitsOf(href).slice(-10)) return undefined;
  const code = "wrong-phone";
  if (href.startsWith("tel:")) {
    const message = `This says ${number}, and a tap on it calls ${href.slice("tel:".length)}.`;
    const hint = "Write the same number in both: label: Call ${phones.main} and call: main.";
    return { code, message, hint };
  }
  if (!/^(?:call|text|phone)\b/i.test(label)) return undefined;
  const message = `This says that it calls ${number}, and it leads to ${href}.`;
  const hint = "Write call: and the name of the number, as call: main, in place of href.";
  return { code, message, hint };
}

// A number that differs from ours in more digits is somebody else's.
const MOST_WRONG_DIGITS = 2;

/** Reports our phone numbers with a typo or in another form: the variable is always right, and can be called. */
export const phones: PageRule = (page, { site }) => {
  if (!site) return [];
  const { phone } = site.locale;
  const national = (number: string) => digitsOf(withoutTrunk(number, phone));
  const numbers = Object.entries(site.phones);
  const ours = numbers.map(([name, number]) => ({ name, number, digits: national(number) }));
  return findingsIn(page, likeNumbers(phone, ours), ([found]) => {
    const digits = national(found);
    const others = (our: string) => [...our].filter((digit, at) => digit !== digits.slice(-our.length)[at]);
    const [near] = ours
      .map((our) => ({ ...our, off: others(our.digits).length }))
      .sort((a, b) => a.off - b.off);
    if (!near || near.off > MOST_WRONG_DIGITS || found === near.number) return undefined;
    const message =
      near.off === 0
        ? `'${found}' is not written as our other numbers are, so nobody can tap on it.`
        : `'${found}' is none of our numbers, and nearly ${near.number}.`;
    const replacement = `\${phones.${near.name}}`;
    const hint = `Write ${replacement} for ${near.number}: then it changes wherever it stands.`;
    return { code: "wrong-phone", severity: "warning", message, hint, replacement };
  });
};

/** Matches numbers as long as ours in any form: with the country code, parentheses or other separators. */
function likeNumbers({ code, trunk = "" }: PhoneStyle, ours: { digits: string }[]): RegExp {
  const lengths = [...new Set(ours.map(({ digits }) => digits.length))];
  const forms = lengths.map((length) => `\\d(?:[-. ()]{0,2}\\d){${length - 1}}`);
  return new RegExp(
    `(?<![\\d+-]|tel:)(?:\\+?${code}[-. ]?)?\\(?${trunk && `(?:${trunk}\\)?)?`}(?:${forms.join("|")})(?![\\d-])`,
    "g",
  );
}

/** A page of a service for emergencies has a link that calls a phone which is answered day and night. */
export const emergencyNumber: PageRule = ({ file, url, data }, { site }) => {
  const always = site?.hours.always ?? [];
  if (!site?.services[serviceAt(site.services, url)]?.emergency || always.length === 0) return [];
  if (scalarsIn(data).some(({ value }) => callsAtAnyHour(value, site))) return [];
  const message =
    "People come to this page in an emergency, and nothing on it calls a phone that is answered at night.";
  const hint = `Give its hero a button that does: call: ${always.join(" or call: ")}.`;
  return findingAt(file, ["title"], { code: "no-emergency-number", severity: "warning", message, hint });
};

function digitsOf(text = ""): string {
  return text.replace(/\D/g, "");
}
