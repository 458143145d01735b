import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { CSSProperties, ReactNode } from "react";
import satori, { type Font } from "satori";
import { colors } from "../../renderer/page/colors.ts";
import { Mark } from "../../renderer/page/Logo.tsx";
import { HEIGHT, type OgSubject, PANEL } from "./cardFor.ts";

const { resolve } = createRequire(import.meta.url);

/** The faces of the cards. */
const fonts: Font[] = [
  {
    name: "display",
    weight: 400,
    data: readFileSync("renderer/fonts/display.woff"), // below the project's folder: this code is bundled
  },
  {
    name: "figtree",
    weight: 600,
    data: readFileSync(resolve("@fontsource/figtree/files/figtree-latin-600-normal.woff")),
  },
];

const ROOM = PANEL - 72 - 40;
const COLUMN: CSSProperties = { display: "flex", flexDirection: "column", justifyContent: "space-between" };
const CARD: CSSProperties = {
  ...COLUMN,
  boxSizing: "border-box",
  width: PANEL,
  height: HEIGHT,
  padding: "56px 40px 62px 72px",
  background: colors.ground,
};
const COMPANY = { fontFamily: "display", letterSpacing: "-0.015em", color: colors.heading };
const EYEBROW = { fontFamily: "figtree", fontWeight: 600, color: colors.brand };
const HEADING = { fontFamily: "display", letterSpacing: "-0.025em", color: colors.heading };

/** All that lies beside the picture, as SVG: the logo, the words as outlines. */
export async function drawCard({ company, eyebrow = "", heading }: OgSubject): Promise<string> {
  const label = drawable(eyebrow);
  const words = withBreaks(drawable(heading), label);
  const card = (
    <div style={CARD}>
      <div style={{ display: "flex", alignItems: "center", gap: 16 }}>
        <Mark size={64} color={colors.heading} />
        {await fitText(drawable(company), COMPANY, { size: 40, width: ROOM - 80, height: 60 })}
      </div>
      <div style={{ ...COLUMN, gap: 12 }}>
        {await fitText(label, EYEBROW, { size: 30, width: ROOM, height: 40 })}
        {await fitText(words, HEADING, { size: 92, width: ROOM, height: 330 })}
      </div>
    </div>
  );
  return satori(card, { width: PANEL, height: HEIGHT, fonts });
}

/** A text with each sentence on lines of its own, and never a break within a name, a city's say. */
function withBreaks(text: string, name: string): string {
  return text.replaceAll(name, name.replaceAll(" ", "\u00a0")).replace(/(?<=\w{3}[.?!]) /g, "\n");
}

// All but Latin letters of Western Europe, and the signs of their texts.
const UNDRAWABLE = /[^ -~\u00a1-\u00ac\u00ae-\u00ff\u0131\u0152\u0153–—‘’‚“”„•…‹›⁄€™−]/gu;

/** A text on one line, without what the fonts have no letter for. */
function drawable(text: string): string {
  return text.normalize("NFC").replace(/\s/g, " ").replace(UNDRAWABLE, "").replace(/ +/g, " ").trim();
}

const SMALLER = 0.93;

/**
 * A text in the largest letters, of `size` at most, with which all of it fits; all in pixels. It is broken at \n and
 * wherever it must be.
 */
async function fitText(
  text: string,
  style: CSSProperties,
  room: Record<"size" | "width" | "height", number>,
): Promise<ReactNode> {
  const { size, width, height } = room;
  const look: CSSProperties = {
    display: "flex",
    width,
    fontSize: size,
    lineHeight: 1.06,
    whiteSpace: "pre-line",
    wordBreak: "break-word",
    ...style,
  };
  if ((await heightOf(<div style={look}>{text}</div>)) > height)
    return fitText(text, style, { ...room, size: size * SMALLER });
  return <div style={{ ...look, textWrap: "balance" }}>{text}</div>;
}

async function heightOf(element: ReactNode): Promise<number> {
  let height = 0;
  await satori(element, {
    width: 0, // the element has its own
    fonts,
    embedFont: false, // outlines are of no use here
    onNodeDetected: (node) => {
      height = node.height;
    },
  });
  return height;
}
