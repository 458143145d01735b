import { counted } from "../content/problem.ts";
import { readProject } from "../editor/pages/project.ts";
import { markUpToDate } from "../editor/pages/translations/upToDate.ts";
import { writeAll } from "../editor/server/files.ts";
import { runCommand, UsageError } from "./usage.ts";

const HELP = `npm run translated -- es/services/repairs

Says that a translation is right again: it remembers, in words/translated/, the words of the original as they are now, and
npm run check tells from then on what has changed since. Several pages, or a whole language (es), can be named.`;

await runCommand(
  {
    script: "npm run translated",
    help: HELP,
    exits: ["it is remembered", "it could not be remembered"],
    allowPositionals: true,
  },
  ({ positionals: names }) => {
    if (names.length === 0) throw new UsageError("Which page? Write its address after the two hyphens.");
    const content = readProject(process.cwd());
    const changes = names.flatMap((name) => markUpToDate(content, name));
    writeAll(content.root, changes);
    return changes.length === 1
      ? `${changes[0]?.file} remembers what the page was translated from.`
      : `${counted(changes.length, "file")} in words/translated/ remember what these pages were translated from.`;
  },
);
