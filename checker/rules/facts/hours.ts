import type { ProblemMessage } from "../../../content/problem.ts";
import type { SiteFile } from "../../../schema/types.ts";
import { clock } from "../../lib/day.ts";
import { findingAt, type PageRule, type SiteRule } from "../../rule.ts";
import { findingsIn } from "../../texts/fileTexts.ts";

const CLOCK = String.raw`(?<![\d:])(\d{1,2})(?::(\d\d))?\s?([ap]\.?\s?m\b)(?:(?<=\.\s?m)\.)?`;
const TIME = new RegExp(CLOCK, "gi");
const FROM_TO = new RegExp(`${CLOCK} ?(?:to|until|till|through|[-–—]) ?${CLOCK}`, "gi");
/** Phrases that mark a sentence as being about our own hours. */
const OF_OURS =
  /\b(?:we(?: are|'re|’re)? (?:\w+ )?open|(?:both|all) (?:are|of them) open|our (?:\w+ )?(?:hours|phones?|offices?)|(?:office|business) hours|call us)\b/i;

/** Our opening hours in a page's texts are those of site.yaml. */
export const hoursInTexts: PageRule = (page, { site }) => {
  if (!site) return [];
  const { opens, closes, otherDays = [] } = site.hours;
  const known = [{ opens, closes }, ...otherDays].map((day) => `${day.opens} ${day.closes}`);
  const others = { ...page, texts: page.texts.filter(({ path }) => path.at(-1) !== "hours") }; // meant to differ
  return findingsIn(others, FROM_TO, ({ 0: found, index, input, ...parts }) => {
    const [from, to] = [clock(parts[1], parts[2], parts[3]), clock(parts[4], parts[5], parts[6])];
    const before = input.slice(0, index).replace(/^.*[.!?]\s/s, "");
    const [after] = input.slice(index + found.length).split(/[.!?](?:\s|$)/);
    const isOurs = OF_OURS.test(`${before}${after}`);
    if (!isOurs || known.includes(`${from} ${to}`)) return undefined;
    const message = `This says ${found}, and the hours in site.yaml are ${site.hours.text}.`;
    const hint = "Write ${hours.text}: then it changes wherever it stands.";
    return { code: "wrong-hours", severity: "warning", message, hint, replacement: "${hours.text}" };
  });
};

/** The business opens before it closes, its hours in words match, and no day is listed twice. */
export const hours: SiteRule = (_, { site: { value }, sites }) => {
  if (!value) return [];
  const { days = [], otherDays = [] } = value.hours;
  return [
    ...findingAt("site.yaml", ["hours", "closes"], closesBefore(value.hours)),
    ...[...sites.values()].flatMap((site) => {
      const message = site.value && hoursInWords(site.value);
      return findingAt(site.file, [...site.at, "hours", "text"], message);
    }),
    ...otherDays.flatMap((some, index) => {
      const place = ["hours", "otherDays", index];
      const before = [...days, ...otherDays.slice(0, index).flatMap((earlier) => earlier.days)];
      const twice = some.days.find((day) => before.includes(day));
      const message = `${twice} has other hours already.`;
      const hint = "Name each day once, in 'days' or in 'otherDays'.";
      return [
        ...findingAt("site.yaml", [...place, "closes"], closesBefore(some)),
        ...findingAt("site.yaml", [...place, "days"], twice && { code: "wrong-hours", message, hint }),
      ];
    }),
  ];
};

function hoursInWords({ hours: { opens, closes, text } }: SiteFile): ProblemMessage | undefined {
  const times = [...text.matchAll(TIME)].map(([, hour, minutes, half]) => clock(hour, minutes, half));
  const isOther = opens < closes && times.length === 2 && (times[0] !== opens || times[1] !== closes);
  if (!isOther) return undefined;
  const message = `Visitors read ${times.join(" to ")} here, and search engines ${opens} to ${closes}, as 'opens' and 'closes' say.`;
  return { code: "wrong-hours", severity: "warning", message, hint: "Make the two say the same." };
}

function closesBefore({ opens, closes }: Record<"opens" | "closes", string>): ProblemMessage | undefined {
  if (opens < closes) return undefined;
  const message = `The business opens at ${opens} and would close at ${closes}, before that.`;
  const hint = 'Write both as a clock of 24 hours shows them: 7 in the evening is "19:00".';
  return { code: "wrong-hours", message, hint };
}
