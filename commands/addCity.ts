import { counted, type Problem } from "../content/problem.ts";
import { newCity, problemsLeft } from "../editor/pages/newCity.ts";
import { readProject } from "../editor/pages/project.ts";
import { writeAll } from "../editor/server/files.ts";
import { FLAG, runCommand, TEXT, UsageError } from "./usage.ts";

const HELP = `npm run new-city -- "Springfield" --from riverton

Copies the pages of a city for a new one, and says what to rewrite.

  --from <folder>   the city to copy, by its folder's name
  --draft           keep the new city out of the site until 'draft: true' is taken out of its index.yaml`;

await runCommand(
  {
    script: "npm run new-city",
    help: HELP,
    exits: ["the city is there", "it could not be added"],
    allowPositionals: true,
    options: { from: TEXT, draft: FLAG },
  },
  ({ values: { from = "", draft }, positionals }) => {
    const name = positionals.join(" ").trim();
    if (name === "") throw new UsageError("Which city? Write its name after the two hyphens.");
    const root = process.cwd();
    const { folder, changes, like } = newCity(readProject(root), { name, from, draft });
    writeAll(root, changes);
    const left = problemsLeft(root, folder);
    return [
      `${name} is in ${folder}. What is left to rewrite there, ${counted(left.length, "place")}:`,
      "",
      ...byKind(left, like.name),
      "",
      `Begin with the city: entry in ${folder}/index.yaml. npm run check names these places until they`,
      `are done; npm run dev shows the pages at ${folder.replace("pages-data", "")} as you save them.`,
      `${name} stands among the ${like.tier} areas with the ${like.phone} phone, like ${like.name}, and is the last in lists: tier, phone and order say so.`,
    ].join("\n");
  },
);

/** Lists what is left by kind, which is what its message says, and in each kind by file. */
function byKind(left: Problem[], other: string): string[] {
  const kinds = Map.groupBy(left, ({ message, severity }) =>
    severity === "error"
      ? `Mend this first, the site cannot be built with it: ${message}`
      : message.replace(/^\d+ % (.* in) \S+\.yaml/, `Most $1 that of ${other}`).replace(/'.+?'/, "…"),
  );
  const lineOf = ({ range, message }: Problem) =>
    [range.start.line, /'.+?'/.exec(message)].filter(Boolean).join(" ");
  return [...kinds].flatMap(([kind, places]) => {
    const files = [...Map.groupBy(places, ({ file }) => file)];
    return [`  ${kind}`, ...files.map(([file, ofFile]) => `    ${file}:${ofFile.map(lineOf).join(", ")}`)];
  });
}
