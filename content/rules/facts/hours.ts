import type { Rule } from "../rule.ts";

/** The business opens before it closes. */
export const hours: Rule = ({ site: { source, value } }) => {
  if (!value || value.hours.opens < value.hours.closes) return [];
  const { opens, closes } = value.hours;
  return [
    source.problemAt(["hours", "closes"], "value", {
      code: "wrong-hours",
      message: `The business opens at ${opens} and would close at ${closes}, before that.`,
      hint: 'Write both as a clock of 24 hours shows them: 7 in the evening is "19:00".',
    }),
  ];
};
