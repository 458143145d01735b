import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { slugFor } from "../../content/lib/fileName.ts";
import { editYaml } from "../../editor/yaml/editYaml.ts";

/** The content and the look of one business. All else is the generator. */
export const CONTENT = ["site.yaml", "pages-data", "public", "theme", "words"];

/** The tests of this one site against its own specification. */
const SPECIFICATION = ["tests/specification"];

/** The site that the generator's tests run on, and the parts that a new site starts from: its main language only. */
const EXAMPLE = "tests/example";
const BEGUN = ["site.yaml", "public", "theme", "words/en.yaml", "words/spelling.txt"];
const CITY = "burlington";
const EXAMPLE_SLUG = "larkspur";
const PAGES = [
  "index",
  "404",
  "contact",
  "privacy-policy",
  "terms-of-service",
  "services/index",
  "services/window-cleaning",
  "service-areas/index",
  `service-areas/${CITY}/index`,
  `service-areas/${CITY}/window-cleaning`,
];

/** The README's pictures of this one site, and the lines that show them. */
const PICTURES = ["page", "editor"].map((name) => `.github/pictures/${name}.webp`);
const SHOWN = /^<p>\n.*?^<\/p>\n\n/ms;

/** Turns a copy of this project into the start of a new site: example content, under the name of the new business. */
export function writeStart(root: string, name: string): void {
  for (const own of [...CONTENT, ...SPECIFICATION, ...PICTURES])
    rmSync(join(root, own), { recursive: true, force: true });
  for (const own of [...BEGUN, ...PAGES.map((page) => `pages-data/${page}.yaml`)])
    cpSync(join(root, EXAMPLE, own), join(root, own), { recursive: true });
  edit(root, "site.yaml", (text) => editYaml(text, { do: "remove", path: ["languages"] }));
  nameIt(root, name);
}

/** Writes the name wherever this project has its own. */
function nameIt(root: string, name: string): void {
  const slug = slugFor(name) || slugFor(basename(root)) || "site"; // a name may have no Latin letter
  const host = `${slug}.example.com`;
  const business = { name, url: `https://${host}`, email: `hello@${host}` };
  edit(root, "site.yaml", (text) =>
    Object.entries(business).reduce(
      (written, [key, value]) => editYaml(written, { do: "set", path: ["business", key], value }),
      text.replaceAll(EXAMPLE_SLUG, slug),
    ),
  );
  edit(root, "words/spelling.txt", (text) => text.replace(new RegExp(`^${EXAMPLE_SLUG}\n`, "im"), ""));
  for (const file of ["package.json", "package-lock.json"])
    edit(root, file, (text) =>
      withoutSpecification(text).replaceAll(/^( {2,6}"name": )"[^"]*"/gm, `$1"${slug}"`),
    );
  for (const file of ["live", "pull-request"])
    edit(root, `.github/workflows/${file}.yml`, (text) =>
      text.replace(/(?<=CLOUDFLARE_PROJECT: )[\w-]+/, slug),
    );
  edit(root, "README.md", (text) => {
    const [, own = ""] = /^# (.*): the website/.exec(text) ?? [];
    const start = withoutSpecification(text)
      .replace(SHOWN, "")
      .replace(/--from [\w-]+/, `--from ${CITY}`);
    return start.replaceAll(own, () => name);
  });
  edit(root, ".github/CONTRIBUTING.md", withoutSpecification);
}

/** A text without the lines that run the tests of this site's specification. */
const withoutSpecification = (text: string) => text.replace(/^.*\btest:specification\b.*\n/gm, "");

function edit(root: string, file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, "utf8")));
}
