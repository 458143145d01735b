// `node commands/run.mjs check --launch`: runs commands/check.ts. Its code is put together once, and kept for as long
// as none of it changes: to translate every file at each start would take longer than most commands do.
// Plain JavaScript, because nothing else runs before the packages are there.
import "./install.mjs";
import { createHash } from "node:crypto";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));
const KEPT = join(PROJECT, ".cache/commands");
const HOUR = 3_600_000;
/** Commands that start one another are put together at once: each by itself takes as long, and two would do so side by side. */
const TOGETHER = ["build", "check", "lookAhead", "makeBundle"];
/** Packages of a hundred files each, or with a large source map: in one with the command's own code they are loaded in half the time. */
const PACKED = /^(?:(?:js-)?yaml|ajv|rehype-slug|(?:hast|mdast|unist)-util-)/;
/** What packages need that are no modules yet. */
const REQUIRE =
  'import { createRequire as requireFrom } from "node:module";const require = requireFrom(import.meta.filename);';

const [name] = process.argv.splice(2, 1);
process.env.NODE_ENV = "production"; // React looks once, when it is loaded, and renders three times as fast
process.env = { ...process.env }; // a plain one: the parser of YAML asks it at each sign, and Node's own is slow
process.setSourceMapsEnabled(true);
setFlagsFromString("--interrupt-budget=200000"); // a third of the time went into compiling what soon has done its work
setFlagsFromString("--heap-growing-percent=80"); // a third less memory in the same time: by itself it grows fourfold
const folder = keptFolder() ?? (await bundle());
await import(pathToFileURL(join(folder, `${name}.js`)).href);

/** Where the command's code is, if it was made of the code as it is and is whole. */
function keptFolder() {
  try {
    const { sources, key, folder, hash } = JSON.parse(readFileSync(join(KEPT, `${name}.json`), "utf8"));
    return keyOf(sources) === key && hashOfAll(folder) === hash ? join(KEPT, folder) : undefined;
  } catch {
    return undefined;
  }
}

/** Puts the command's code together, in a folder of its own: another run may be using what was there. */
async function bundle() {
  const { build } = await import("esbuild");
  const names = TOGETHER.includes(name) ? TOGETHER : [name];
  const { metafile, outputFiles } = await build({
    absWorkingDir: PROJECT,
    entryPoints: names.map((one) => `commands/${one}.ts`),
    outdir: join(KEPT, name), // as deep as where it is kept, so that source maps lead back
    bundle: true,
    splitting: true,
    format: "esm",
    jsx: "automatic",
    banner: { js: REQUIRE },
    platform: "node",
    target: "node20",
    sourcemap: "inline",
    sourcesContent: false,
    metafile: true,
    write: false,
    plugins: [
      { name: "packages", setup: leavePackages },
      { name: "places", setup: keepPlaces },
    ],
  });
  mkdirSync(KEPT, { recursive: true });
  const [first] = names;
  removeOld(first);
  const folder = basename(mkdtempSync(join(KEPT, `${first}-`)));
  for (const { path, contents } of outputFiles) writeFileSync(join(KEPT, folder, basename(path)), contents);
  const sources = Object.keys(metafile.inputs).filter((file) => !file.includes("node_modules/"));
  const list = JSON.stringify({ sources, key: keyOf(sources), folder, hash: hashOfAll(folder) });
  for (const one of names) {
    writeFileSync(join(KEPT, `${folder}.json`), list);
    renameSync(join(KEPT, `${folder}.json`), join(KEPT, `${one}.json`));
  }
  return join(KEPT, folder);
}

/** Packages stay where they are, but for those that are packed, with all that they need. */
function leavePackages({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ kind, path, importer }) =>
    kind === "entry-point" || PACKED.test(path) || importer.includes("node_modules")
      ? undefined
      : { external: true },
  );
}

/** Code that looks for something beside itself finds it there from its new place too. */
function keepPlaces({ onLoad }) {
  onLoad({ filter: /\.ts$/ }, ({ path }) => ({
    contents: readFileSync(path, "utf8").replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path))),
    loader: "ts",
  }));
}

function removeOld(first) {
  const old = readdirSync(KEPT).filter((entry) => entry.startsWith(`${first}-`));
  for (const folder of old.map((entry) => join(KEPT, entry)))
    if (ageOf(folder) > HOUR) rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds since something was made in a folder; 0 of one that another command has just removed. */
function ageOf(folder) {
  const { mtimeMs = Date.now() } = statSync(folder, { throwIfNoEntry: false }) ?? {};
  return Date.now() - mtimeMs;
}

/** Stands for the code as it is, where it lies, and what puts it together. */
function keyOf(sources) {
  const code = ["commands/run.mjs", "package-lock.json", "tsconfig.json", ...sources];
  return hashOf(PROJECT, ...code.map((file) => readFileSync(join(PROJECT, file))));
}

function hashOfAll(folder) {
  const files = readdirSync(join(KEPT, folder));
  return hashOf(...files.flatMap((file) => [file, readFileSync(join(KEPT, folder, file))]));
}

function hashOf(...parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex");
}
