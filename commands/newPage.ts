import { readProject } from "../editor/pages/project.ts";
import { newTranslation } from "../editor/pages/translations/newTranslation.ts";
import { writeAll } from "../editor/server/files.ts";
import { runCommand, TEXT, UsageError } from "./usage.ts";

const HELP = `npm run new-page -- es/services/repairs

Begins a translation: makes its file from the page of the main language, as a draft, with each text marked TODO.

  --of <page>   the page that it translates, where its address differs: es/contacto --of contact`;

await runCommand(
  {
    script: "npm run new-page",
    help: HELP,
    exits: ["the page is there", "it could not be made"],
    allowPositionals: true,
    options: { of: TEXT },
  },
  ({ values: { of }, positionals: [page, ...more] }) => {
    if (page === undefined || more.length > 0)
      throw new UsageError("Which page? Write one address after the two hyphens, as es/services/repairs.");
    const root = process.cwd();
    const changes = newTranslation(readProject(root), { url: addressOf(page), of: of && addressOf(of) });
    writeAll(root, changes);
    const file = changes[0]?.file;
    return [
      `${file} begins as a copy. Translate each text that begins with TODO, and take that word away.`,
      `npm run check -- --page ${file} names what is left. Then take 'draft: true' out of it: the page goes online.`,
    ].join("\n");
  },
);

/** Returns the address that a writer typed: with or without its leading slash, or as a file. */
function addressOf(page: string): string {
  return `/${page.replace(/^\/+|^pages-data\/|(?:\/?index)?\.yaml$|\/+$/g, "")}`;
}
