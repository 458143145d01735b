import { isMapping } from "../../content/read/data.ts";

/** A package with a known vulnerability. */
interface Hole {
  name: string;
  severity: string;
  /** The advisories with their addresses, or the packages that depend on it. */
  why: string[];
  /** Whether there is a fixed version. */
  mendable: boolean;
}

/** The result of npm's audit: the vulnerabilities, or why it failed. */
type Audit = { holes: Hole[] } | { failure: string };

const GRAVE = ["high", "critical"];

/** Reads what `npm audit --json` prints (report version 2). */
export function readAudit(printed: string): Audit {
  const report = parsed(printed);
  if (!isMapping(report) || !isMapping(report.vulnerabilities))
    return { failure: failureIn(report, printed) };
  const holes = Object.values(report.vulnerabilities).filter(isMapping);
  return {
    holes: holes.map(({ name, severity, via, fixAvailable }) => ({
      name: String(name),
      severity: String(severity),
      why: (Array.isArray(via) ? via : []).map((one) =>
        isMapping(one) ? `${one.title} (${one.url})` : `by ${one}`,
      ),
      mendable: Boolean(fixAvailable),
    })),
  };
}

/** Formats an audit. `fine` is false where a vulnerability is grave or the audit failed. */
export function auditWords(audit: Audit): { text: string; fine: boolean } {
  if ("failure" in audit) return { text: `The registry could not be asked: ${audit.failure}`, fine: false };
  const { holes } = audit;
  if (holes.length === 0) return { text: "No known holes in what is installed.", fine: true };
  const grave = holes.filter(({ severity }) => GRAVE.includes(severity));
  const lines = [...grave, ...holes.filter((hole) => !grave.includes(hole))].flatMap(linesOf);
  const count = `${holes.length} packages with known holes, ${grave.length} of them grave (high or critical).`;
  return { text: [...lines, "", count].join("\n"), fine: grave.length === 0 };
}

function linesOf({ name, severity, why, mendable }: Hole): string[] {
  const what = mendable ? "npm audit fix, or a newer version" : "no version without it yet";
  return [`${severity.padEnd(9)} ${name}: ${what}`, ...why.map((one) => `          ${one}`)];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function failureIn(report: unknown, printed: string): string {
  const told = isMapping(report) && typeof report.message === "string" ? report.message : printed.trim();
  return told.slice(0, 500) || "it said nothing";
}
