import { describe, expect, it } from "vitest";
import { auditWords, readAudit } from "../../commands/audit/readAudit.ts";

/** As npm 11 prints it, shortened. */
function printed(severity: string): string {
  const known = {
    title: "Prototype pollution",
    url: "https://github.com/advisories/GHSA-1",
    severity,
    range: "<2",
  };
  return JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      left: {
        name: "left",
        severity,
        isDirect: false,
        via: [known],
        range: "<2",
        nodes: [],
        fixAvailable: true,
      },
      right: {
        name: "right",
        severity: "low",
        isDirect: true,
        via: ["left"],
        nodes: [],
        fixAvailable: false,
      },
    },
    metadata: { vulnerabilities: { low: 1, [severity]: 1, total: 2 } },
  });
}

describe("npm run audit", () => {
  it.each([
    ["critical", false],
    ["high", false],
    ["moderate", true],
  ])("tells a %s hole, where it is known from and what mends it", (severity, fine) => {
    const told = auditWords(readAudit(printed(severity)));
    expect(told.fine).toBe(fine);
    expect(told.text).toContain(`${severity.padEnd(9)} left: npm audit fix`);
    expect(told.text).toContain("Prototype pollution (https://github.com/advisories/GHSA-1)");
    expect(told.text).toMatch(/low {7}right: no version without it yet\n +by left/);
  });

  it("is content where there is none", () => {
    const none = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: {} });
    expect(auditWords(readAudit(none))).toEqual({ text: "No known holes in what is installed.", fine: true });
  });

  it.each([
    [
      '{"message":"request to https://registry.invalid failed","error":{}}',
      "request to https://registry.invalid failed",
    ],
    ["<html>Not found</html>", "<html>Not found</html>"],
    ["", "it said nothing"],
  ])("does not take no answer for a good one: %s", (answer, reason) => {
    expect(auditWords(readAudit(answer))).toEqual({ text: expect.stringContaining(reason), fine: false });
  });
});
