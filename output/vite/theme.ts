import { join } from "node:path";
import type { Plugin } from "vite";
import { openTheme } from "../../content/compile/theme.ts";
import { fontFile } from "../../content/theme/fontFile.ts";
import type { Theme } from "../../content/theme/theme.ts";
import type { Face } from "../../schema/types.ts";

const PLACE = "  --color-*: initial;"; // any line end may follow

/** A Vite plugin that inserts the theme into styles.css, before Tailwind reads it. */
export function themePlugin(): Plugin {
  let root = process.cwd();
  return {
    name: "theme",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    transform: {
      filter: { id: /\/page\/styles\.css(?:\?|$)/ },
      handler(css) {
        this.addWatchFile(join(root, "theme/theme.yaml"));
        return withTheme(css, openTheme(root));
      },
    },
  };
}

/** Returns a stylesheet with the theme's values as Tailwind tokens, its @font-face rules and its motif. */
export function withTheme(css: string, theme: Theme): string {
  if (!css.includes(PLACE)) throw new Error(`The stylesheet has no place for the theme: ${PLACE.trim()}`);
  const motif = theme.motif ? `@import '../../theme/${theme.motif}';\n` : "";
  const faces = Object.values(theme.faces).flatMap(rulesOf);
  return `${motif}${css.replace(PLACE, `${PLACE}\n${tokensOf(theme).trimEnd()}`)}${faces.join("")}`;
}

/** The theme's values as CSS custom properties. */
export function tokensOf({ colors, corners, faces, grounds, marks }: Theme): string {
  const { top, foot } = grounds ?? { top: "ground", foot: "ground" };
  const tokens = {
    ...prefixed("color", colors),
    ...prefixed("radius", corners),
    "font-display": familiesOf(faces.display),
    "font-sans": familiesOf(faces.text),
    "ground-top": `var(--color-${top})`,
    "ground-foot": `var(--color-${foot})`,
    "mark-step": String(marks?.step ?? 1),
    "mark-first": String(1 - (marks?.step ?? 1)),
    mark: marks ? `counter(section)${marks.unit ? ` " ${marks.unit}"` : ""} / ""` : "none",
    "mark-display": marks ? "grid" : "none",
  };
  return Object.entries(tokens)
    .map(([name, value]) => `  --${name}: ${value};\n`)
    .join("");
}

function prefixed(prefix: string, values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, value]));
}

/** The font-family list of a face: its own family, the stand-ins while it loads, and generic families as fallback. */
function familiesOf(face: Face): string {
  const standIns = face.standIns?.map((_, index) => standInName(face, index)) ?? [];
  const own = [face.family, ...standIns].map((name) => `"${name}"`);
  return [...own, ...(face.like === "serif" ? [] : ["system-ui"]), face.like].join(", ");
}

function standInName({ family }: Face, index: number): string {
  return `${family} stand-in ${index + 1}`;
}

function rulesOf(face: Face): string[] {
  const { family, file, cut, weights, standIns = [] } = face;
  const url = cut ? `../../${fontFile(face, "woff2")}` : file;
  const src = `url("${url}") format("woff2")`;
  return [
    ruleOf({ "font-family": `"${family}"`, src, "font-weight": weights ?? "400", "font-display": "swap" }),
    ...standIns.map(({ local, size, ascent, descent }, index) =>
      ruleOf({
        "font-family": `"${standInName(face, index)}"`,
        src: local.map((name) => `local("${name}")`).join(", "),
        "size-adjust": `${size}%`,
        "ascent-override": `${ascent}%`,
        "descent-override": `${descent}%`,
        "line-gap-override": "0%",
      }),
    ),
  ];
}

function ruleOf(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`);
  return `@font-face {\n${lines.join("")}}\n`;
}
