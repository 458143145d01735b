import { readFileSync, writeFileSync } from "node:fs";
import { parseYaml } from "../checker/lib/parseYaml.ts";
import { isMapping, valueAt } from "../content/lib/data.ts";
import { newCity } from "../editor/pages/newCity.ts";
import { readProject } from "../editor/pages/project.ts";
import { PageRefused } from "../editor/refusal.ts";
import { writeAll } from "../editor/server/files.ts";
import { escapeMarkdown } from "./check/markdown.ts";
import { runCommand, UsageError } from "./usage.ts";

const FORM = ".github/ISSUE_TEMPLATE/add-a-city.yml";
const HELP = `node commands/run.mjs cityFromIssue <event.json> <answer.md>

Adds the city that the form "Add a city" asks for, as a draft, and writes what to say of it.

  event.json   what the Git host tells of the issue
  answer.md    the text of the pull request; where the city cannot be added, why, for the issue`;

await runCommand(
  {
    script: "node commands/run.mjs cityFromIssue",
    help: HELP,
    exits: ["the city is there", "it could not be added"],
    allowPositionals: true,
  },
  ({ positionals: [event, answer] }) => {
    if (!event || !answer) throw new UsageError("Which issue, and where to write what is to be said?");
    try {
      writeFileSync(answer, addCity(JSON.parse(readFileSync(event, "utf8"))));
      return true;
    } catch (error) {
      if (error instanceof PageRefused) writeFileSync(answer, `${escapeMarkdown(error.message)}\n`);
      throw error;
    }
  },
);

/** Adds the city. The issue's text is only data: it names no file except the city's folder, and runs nothing. */
function addCity(event: unknown): string {
  const issue = isMapping(event) && isMapping(event.issue) ? event.issue : {};
  const given = answersIn(String(issue.body ?? ""));
  const root = process.cwd();
  const text = (id: string) => given.get(id)?.text ?? "";
  const [latitude, longitude] = text("geo").split(/[ ,]+/).map(Number);
  const isPoint = latitude !== undefined && longitude !== undefined && Number.isFinite(latitude + longitude);
  const postalCodes = text("zips").match(/\d{5}/g)?.map(String);
  const { folder, changes, like } = newCity(readProject(root), {
    name: text("name"),
    from: text("from"),
    draft: true,
    county: text("county") || undefined,
    postalCodes,
    geo: isPoint ? { latitude, longitude } : undefined,
  });
  writeAll(root, changes);
  const asked = [...given.values()].map(({ label, text }) => `${label}:\n\n${text.replace(/^/gm, "    ")}`);
  return [
    `The pages of ${like.name}, copied to \`${folder}\` as a draft, as #${Number(issue.number)} asks. Nobody sees them before \`draft: true\` goes from its index.yaml.`,
    "What the form says, to be written into them:",
    ...asked,
    "The checks begin with the first change on this branch, or when this request is closed and opened again.",
    "",
  ].join("\n\n");
}

/** Parses the answers to the form, by field id, in its order. The Git host writes each below its field's label. */
function answersIn(body: string): Map<string, { label: string; text: string }> {
  const form = valueAt(parseYaml(readFileSync(FORM, "utf8")), ["body"]);
  const fields: { id: string; attributes: { label: string } }[] = Array.isArray(form) ? form : [];
  const labels = fields.map(({ attributes: { label } }) => RegExp.escape(label));
  const parts = body.replaceAll("\r", "").split(new RegExp(`^### (${labels.join("|")})$`, "m"));
  const found = fields.map(({ id, attributes: { label } }) => {
    const text = parts[parts.indexOf(label, 1) + 1]?.trim() ?? "";
    const isGiven = parts.includes(label) && text !== "_No response_";
    return [id, { label, text: isGiven ? text : "" }] as const;
  });
  return new Map(found.filter(([, { text }]) => text !== ""));
}
