import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { buildWith } from "../copyOfSite.ts";
import { builtFiles, smallSite } from "../smallSite.ts";

/** Different for each run; set SEED to the value that a failed run printed to repeat its edits. */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);

type Edit = (root: string, number: number) => Record<string, string> | undefined;

function change(file: string, pattern: RegExp, to: (number: number) => string): Edit {
  return (root, number) => {
    const before = readFileSync(join(root, file), "utf8");
    if (!pattern.test(before)) throw new Error(`${file} has nothing like ${pattern}`);
    writeFileSync(
      join(root, file),
      before.replace(pattern, () => to(number)),
    );
    return undefined;
  };
}

const CITY = "pages-data/service-areas/doral/index.yaml";
const EDITS: Record<string, Edit> = {
  text: change(
    "pages-data/contact.yaml",
    /^ +heading: .*$/m,
    (n) => `    heading: Talk to us, as ${n} others did`,
  ),
  city: change(CITY, /^ {2}description: .*$/m, (n) => `  description: Care for ${n} pools behind the gates.`),
  site: change("site.yaml", /^ {2}about: .*$/m, (n) => `  about: ${n} pools are in our care.`),
  name: change(CITY, /^ {2}name: .*$/m, (n) => `  name: Doral ${"I".repeat((n % 3) + 1)}`),
  article: (root, n) => {
    const file = join(root, `pages-data/blog/salt-${n}.yaml`);
    const text = readFileSync(join(root, "pages-data/blog/salt.yaml"), "utf8");
    writeFileSync(
      file,
      text.replace(/^title: .*$/m, `title: Salt ${n}`).replace(/^description: /m, `description: ${n} `),
    );
    return undefined;
  },
  deleted: (root) => {
    const added = readdirSync(join(root, "pages-data/blog")).find((name) => name.startsWith("salt-"));
    if (added) rmSync(join(root, "pages-data/blog", added));
    return undefined;
  },
  words: change("words/en.yaml", /^ {2}rights: .*$/m, (n) => `  rights: All rights reserved, ${n} times.`),
  component: change("renderer/page/Footer.tsx", /`© (?:\d+ )?(?=\$\{site\.year\})/, (n) => `\`© ${n} `),
  stylesheet: change("renderer/page/styles.css", /$/, (n) => `\n.n${n} { color: red; }\n`),
  dependency: change("package-lock.json", /"version": "1\.0\.\d+"/, (n) => `"version": "1.0.${n}"`),
  picture: (root, n) => {
    const file = join(root, "public/images/hero-pool.jpg");
    const bytes = readFileSync(file);
    const remark = Buffer.from([0xff, 0xfe, 0, 3, n]); // a JPEG comment: other bytes, the same picture
    writeFileSync(file, Buffer.concat([bytes.subarray(0, 2), remark, bytes.subarray(2)]));
    return undefined;
  },
  day: (_, n) => ({ TODAY: `${2027 + (n % 3)}-01-01` }),
};

function build(root: string, env: Record<string, string>): void {
  const { status, output } = buildWith(env, root);
  if (status !== 0) throw new Error(output);
}

it("a warm build is a clean one, byte for byte, whatever was edited before", () => {
  console.log(`Edits by SEED=${seed}`);
  const edit = fc.tuple(fc.constantFrom(...Object.keys(EDITS)), fc.nat(9));
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
      const root = smallSite();
      let env: Record<string, string> = { TODAY: "2026-11-22" };
      build(root, env);
      for (const [name, number] of edits) {
        env = EDITS[name]?.(root, number) ?? env;
        build(root, env);
      }
      const warm = builtFiles(root);
      for (const made of [".cache", "node_modules/.cache"])
        rmSync(join(root, made), { recursive: true, force: true });
      build(root, env);
      expect(builtFiles(root)).toEqual(warm);
      rmSync(root, { recursive: true });
    }),
    { seed, numRuns: 4, endOnFailure: true },
  );
}, 1_800_000);
