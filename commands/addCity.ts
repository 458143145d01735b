import { parseArgs } from "node:util";
import { NewCityError, newCity } from "./newCity.ts";

const HELP = `npm run new-city -- "Brickell" --from doral

Copies the pages of a city for a new one, and says what to rewrite.

  --from <folder>   the city to copy, by its folder's name
  --draft           keep the new city out of the site until 'draft: true' is taken out of its index.yaml

Exit code: 0 when the city is there, 1 when it could not be added.`;

try {
  console.log(run());
} catch (error) {
  process.exitCode = 1;
  console.error(
    error instanceof NewCityError || error instanceof TypeError ? `${error.message}\n\n${HELP}` : error,
  );
}

function run(): string {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: "string" }, draft: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help || positionals.length === 0) return HELP;
  const name = positionals.join(" ").trim();
  const { folder, left, like } = newCity(process.cwd(), {
    name,
    from: values.from ?? "",
    draft: values.draft ?? false,
  });
  const lines = left.map(({ file, line, message, severity }) => {
    const first = severity === "error" ? "Mend this first, the site cannot be built with it: " : "";
    return `  ${file}:${line}  ${first}${message}`;
  });
  return [
    `${name} is in ${folder}. What is left to rewrite there, ${left.length} places:`,
    "",
    ...lines,
    "",
    `It stands at the end of the lists, as ${like.name} with tier: ${like.tier} and phone: ${like.phone}. Begin with`,
    `the city: entry in ${folder}/index.yaml. npm run check names these places until they are done, and`,
    `npm run dev shows the pages at ${folder.replace("pages-data", "")} as you save them.`,
  ].join("\n");
}
