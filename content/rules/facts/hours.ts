import type { ProblemMessage } from "../../problem/problem.ts";
import { findingAt, type SiteRule } from "../rule.ts";

const TIME = /(?<![\d:])(\d{1,2})(?::(\d\d))? ?(am|pm)\b/gi;

/** The business opens before it closes, and its hours in words say the same. */
export const hours: SiteRule = (_, { site: { value } }) => {
  if (!value) return [];
  const { opens, closes, text } = value.hours;
  const times = [...text.matchAll(TIME)].map(([, hour, minutes, half]) => clock(hour, minutes, half));
  const other = opens < closes && times.length === 2 && (times[0] !== opens || times[1] !== closes);
  return [
    ...findingAt("site.yaml", ["hours", "closes"], opens < closes ? undefined : closesFirst(opens, closes)),
    ...findingAt("site.yaml", ["hours", "text"], other ? otherTimes(times, opens, closes) : undefined),
  ];
};

/** A time as a clock of 24 hours shows it. */
function clock(hour = "", minutes = "00", half = ""): string {
  const of24 = (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
  return `${String(of24).padStart(2, "0")}:${minutes}`;
}

const closesFirst = (opens: string, closes: string): ProblemMessage => ({
  code: "wrong-hours",
  message: `The business opens at ${opens} and would close at ${closes}, before that.`,
  hint: 'Write both as a clock of 24 hours shows them: 7 in the evening is "19:00".',
});

const otherTimes = (times: string[], opens: string, closes: string): ProblemMessage => ({
  code: "wrong-hours",
  severity: "warning",
  message: `Visitors read ${times.join(" to ")} here, and search engines ${opens} to ${closes}, as 'opens' and 'closes' say.`,
  hint: "Make the two say the same.",
});
