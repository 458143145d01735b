const IN_WORDS =
  /^(?:\w+day,? )?(?=.*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))(?=.*\b\d{1,2}\b).*\b\d{4}$/i;
const IN_FIGURES = /^(\d{1,4})[-/. ](\d{1,2})[-/. ](\d{1,4})$/;

/** Reads March 18th, 2025 or 3/18/2025 as 2025-03-18; undefined if it is ambiguous or no date. */
export function meantDay(written: string): string | undefined {
  const [, first = "", second = "", third = ""] = IN_FIGURES.exec(written) ?? [];
  const padded = (year: string, ...others: string[]) =>
    [year, ...others.map((part) => part.padStart(2, "0"))].join("-");
  if (first.length === 4 && third.length < 3) return padded(first, second, third);
  if (third.length === 4 && first.length < 3) {
    if (Number(second) > 12) return padded(third, first, second);
    return Number(first) > 12 || first === second ? padded(third, second, first) : undefined;
  }
  const plain = written.replace(/(?<=\d)(?:st|nd|rd|th)\b/, "");
  const date = new Date(`${plain} UTC`);
  return IN_WORDS.test(plain) && !Number.isNaN(date.getTime()) ? date.toISOString().slice(0, 10) : undefined;
}

/** A time on the 24-hour clock: 19:30 for 7, 30 and p.m. */
export function clock(hour = "", minutes = "00", half = ""): string {
  const of24 = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour);
  return `${String(of24).padStart(2, "0")}:${minutes}`;
}

/** Reads 7am or 7:00 as 07:00; undefined if it is no time. */
export function meantTime(written: string): string | undefined {
  const [, hour, minutes, half] = /^(\d{1,2})(?::(\d\d))? ?([ap])?\.?m?\.?$/i.exec(written) ?? [];
  return minutes || half ? clock(hour, minutes, half) : undefined;
}
