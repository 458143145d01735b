import { valueAt } from "../../content/lib/data.ts";
import { slugFor } from "../../content/lib/fileName.ts";
import { SAFE_LINK } from "../../schema/links.ts";
import { meantDay, meantTime } from "../lib/day.ts";
import { nameFor } from "../lib/fileNames.ts";
import { asYaml } from "../lib/problemOf.ts";
import { type Explained, type Mistake, shown, whatBelongs } from "./mistake.ts";

/** By the kind of a value, the property beside it whose value it may have, and what the other then looks like. */
const BESIDE: Readonly<Record<string, [other: string, form: RegExp]>> = {
  link: ["label", SAFE_LINK],
  picture: ["alt", /^[\w-]+\.(?:jpe?g|png|webp)$/i],
};

/** What a pattern asks for in braces: {phone}. */
const NEEDED = /\(\?=\.\*\\(\{\w+)\\\}\)/g;

/** Ways to correct a value in the wrong form: the first whose result fits is used. */
const FORMS: ((written: string) => string)[] = [
  (written) => written.trim(),
  (written) => written.toLowerCase(),
  (written) => written.toUpperCase(),
  (written) => written.replace(/^mailto:/i, ""),
  (written) => written.replace(/\/+$/, ""),
  (written) => written.replace(/^(?:http:\/\/)?/i, "https://"),
  (written) => meantDay(written) ?? written,
  (written) => meantTime(written) ?? written,
  (written) => written.replace(/^(\d+)%?[ ,/x]+(\d+)%?$/, "$1% $2%"),
  (written) => written.replace(/x/gi, "0"),
  (written) => (/[a-z]/i.test(written) ? slugFor(written) : written),
  (written) => `/${written.replace(/^\/+/, "").split("/").map(slugFor).join("/")}`,
];

/** Explains a text that is not written as its schema asks for. */
export function explainPattern({ error, path, name, around, described }: Mistake): Explained {
  const code = "wrong-form";
  const { data, propertyName, parentSchema } = error;
  const { holds = "", pattern } = parentSchema ?? {};
  const form = new RegExp(pattern, "u");
  if (propertyName !== undefined) {
    const message = `The name '${propertyName}' cannot be used.`;
    const meant = nameFor(propertyName);
    const advice = form.test(meant) ? { hint: `Write ${meant}`, replacement: meant } : { hint: described };
    return { code, message, ...advice, path: [...path, propertyName], part: "key" };
  }
  const written = String(data);
  const [other = "", formThere] = BESIDE[holds] ?? [];
  if (formThere?.test(String(valueAt(around, [other])))) {
    const message = `'${path.at(-1)}' and '${other}' have changed places.`;
    return { code: "wrong-place", message, hint: "Write each where the other stands now." };
  }
  if (holds === "picture") return { code, about: written, ...explainPictureName(written) };
  const parts = written.split(/[\s;,]+/).filter(Boolean);
  if (typeof path.at(-1) === "number" && parts.length > 1 && parts.every((part) => form.test(part))) {
    const replacement = parts.map((part) => asYaml(part)).join(", ");
    const message = `There is no comma between these ${parts.length} entries, so they are read as one.`;
    return { code: "missing-comma", message, hint: `Write ${replacement}`, replacement, needle: written };
  }
  const needed = Array.from(String(pattern).matchAll(NEEDED), ([, word]) => `${word}}`);
  const lacking = needed.filter((word) => !written.includes(word));
  if (lacking.length > 0) {
    const lacks = lacking.join(" and ");
    const message = `${name} does not say where ${lacks} ${lacking.length > 1 ? "stand" : "stands"}.`;
    return { code, message, hint: `Write ${lacks} into it. ${whatBelongs(described)}` };
  }
  const message = `${name} cannot be ${shown(written)}.`;
  // An address that the site had is a fact: no other can stand for it.
  if (path.at(-2) === "moved") return { code, message, hint: described };
  const isLink = holds === "link";
  const forms = FORMS.map((corrected) => corrected(written));
  const meant = isLink ? meantLink(written) : forms.find((one) => form.test(one));
  const hint = meant ? `Write ${meant}` : isLink ? linkForms : whatBelongs(described);
  return { code, message, hint, replacement: meant };
}

/** Explains an invalid picture name, with the name that was meant if that is certain. */
function explainPictureName(name: string): Omit<Explained, "code"> {
  if (/^https?:/.test(name)) {
    const hint = "Save the file in public/images, and write its name alone, as my-picture.jpg.";
    return { message: "A picture of another site cannot be shown.", hint };
  }
  const [, folders = "", file = "", ending = ""] = /^(.*[/\\])?(.*?)(?:\.(\w+))?$/.exec(name.trim()) ?? [];
  const right = `${slugFor(file)}.${ending.toLowerCase().replace("jpeg", "jpg")}`;
  if (/^(?:heic|heif|tiff?|bmp|gif|svg|pdf|psd|raw)$/i.test(ending)) {
    const hint = `Open it, save it as ${slugFor(file)}.jpg in public/images, and write that name here.`;
    return { message: `A page cannot show a .${ending.toLowerCase()} file.`, hint };
  }
  if (ending === "") {
    const hint = "Write how the file ends as well: .jpg, .png or .webp.";
    return { message: `The name '${name}' has no ending.`, hint };
  }
  if (folders && `${file}.${ending}` === right) {
    const message = "The name of a picture stands alone, without its folder.";
    return { message, hint: `Write ${right}`, replacement: right };
  }
  const message = `'${name}' cannot be the name of a picture: it takes small letters, digits, hyphens and one ending.`;
  const hint = `Write ${right}, and rename the file in public/images to that.`;
  return { message, hint, replacement: file === "" ? undefined : right };
}

/** How links are written. */
export const linkForms =
  "A link starts with / (a page of this site), # (a section), https://, tel: or mailto:.";

// Common mistakes in links, and what is meant; the first match counts.
const PHONE = /^[+(]?\d[\d ().-]{5,18}\d$/;
const MEANT: [written: RegExp, meant: string][] = [
  [/^\/?pages-data\/(.+?)(?:\/index)?\.ya?ml$/i, "/$1"],
  [/^(?:\.{1,2}\/)+(\w.*)$/, "/$1"],
  [/^(?:https?:\/\/)+(https?:\/\/.+)$/i, "$1"],
  [/^(mailto|tel|sms):\s+(\S+)$/i, "$1:$2"],
  [/^http:\/\/(?!localhost)(.+)$/i, "https://$1"],
  [/^(?:(?:public\/)?images\/)?([\w-]+\.(?:jpe?g|png|webp))$/i, "/images/$1"],
  [/^https?:\/(?!\/)(.+)$/i, "https://$1"],
  [/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/, "mailto:$&"],
  [/^(?:www\.|(?:[\w-]+\.)+(?:com|org|net|gov|edu)\b).*$/i, "https://$&"],
];
const PAGE = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*(?:#[\w-]+)?$/i;

/** The link that an invalid one was meant to be; undefined if that cannot be told. */
export function meantLink(href: string): string | undefined {
  const number = href.replace(/^tel:/i, "").trim();
  if (PHONE.test(number) && !/^tel:\S+$/.test(href)) return `tel:${number.replace(/[^\d+]/g, "")}`;
  const found = MEANT.find(([written]) => written.test(href));
  if (found) return href.replace(...found);
  return PAGE.test(href) ? `/${href.toLowerCase()}` : undefined;
}
