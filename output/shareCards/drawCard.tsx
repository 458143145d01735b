import type { CSSProperties, ReactNode } from "react";
import satori, { type Font } from "satori";
import { LETTERS } from "../../content/theme/fontFile.ts";
import type { Drawing, Theme } from "../../content/theme/theme.ts";
import { HEIGHT, type OgSubject, PANEL } from "./cardFor.ts";
import { fontsOf } from "./drawLetter.ts";

const ROOM = PANEL - 72 - 40;
const COLUMN: CSSProperties = { display: "flex", flexDirection: "column", justifyContent: "space-between" };
const CARD: CSSProperties = {
  ...COLUMN,
  boxSizing: "border-box",
  width: PANEL,
  height: HEIGHT,
  padding: "56px 40px 62px 72px",
};
const COMPANY = { fontFamily: "display", letterSpacing: "-0.015em" };
const EYEBROW = { fontFamily: "text", fontWeight: 600 };
const HEADING = { fontFamily: "display", letterSpacing: "-0.025em" };
const LOGO_HEIGHT = 64; // less for one that is wider than the room
const LOGO_GAP = 16;

/** Draws the text panel of a card as SVG: the logo, and the text as outlines. Fonts are read from below `root`. */
export async function drawCard(
  { company, eyebrow = "", heading }: OgSubject,
  theme: Theme,
  root: string,
): Promise<string> {
  const { colors, logo, wordmark } = theme;
  const fonts = fontsOf(theme, root);
  const logoWidth = logo ? Math.min(ROOM, (LOGO_HEIGHT * logo.width) / logo.height) : -LOGO_GAP;
  const besideLogo = { size: 40, width: ROOM - logoWidth - LOGO_GAP, height: 60 };
  const eyebrowStyle = { ...EYEBROW, color: colors.brand };
  const label = drawable(eyebrow);
  const words = withBreaks(drawable(heading), label);
  const card = (
    <div style={{ ...CARD, color: colors.heading, background: colors.ground }}>
      <div style={{ display: "flex", alignItems: "center", gap: LOGO_GAP }}>
        {logo && (
          <img
            src={addressOf(logo, colors.heading)}
            width={logoWidth}
            height={(logoWidth * logo.height) / logo.width}
            alt=""
          />
        )}
        {!(logo && wordmark) && (await fitText(drawable(company), COMPANY, fonts, besideLogo))}
      </div>
      <div style={{ ...COLUMN, gap: 12 }}>
        {await fitText(label, eyebrowStyle, fonts, { size: 30, width: ROOM, height: 40 })}
        {await fitText(words, HEADING, fonts, { size: 92, width: ROOM, height: 330 })}
      </div>
    </div>
  );
  return satori(card, { width: PANEL, height: HEIGHT, fonts });
}

/** A drawing as a data URL in one color, as stylesheets do not apply there. */
function addressOf({ viewBox, shapes }: Drawing, color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" color="${color}">${shapes}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

const LONGEST_NAME = 20; // letters: a line with more would be small

/** Puts each sentence on lines of its own, and prevents line breaks within a short `name`, such as a city's. */
function withBreaks(text: string, name: string): string {
  const joined = name.length > LONGEST_NAME ? name : name.replaceAll(" ", "\u00a0");
  return text.replaceAll(name, joined).replace(/(?<=\w{3}[.?!]) /g, "\n");
}

const DRAWABLE = new Set(LETTERS.replace("\u00ad", "")); // without the soft hyphen

/** A text on one line, without characters that the fonts lack. */
function drawable(text: string): string {
  const letters = [...text.normalize("NFC").replace(/\s/g, " ")].filter((letter) => DRAWABLE.has(letter));
  return letters.join("").replace(/ +/g, " ").trim();
}

const SMALLER = 0.93;
const LINE = 1.06; // the height of a line, in font sizes

/**
 * A text in the largest font size, at most `size`, in which all of it fits, each word on one line; all in pixels. Lines
 * break at \n and between words.
 */
async function fitText(
  text: string,
  style: CSSProperties,
  fonts: Font[],
  room: Record<"size" | "width" | "height", number>,
): Promise<ReactNode> {
  const { size, width, height } = room;
  const look: CSSProperties = {
    display: "flex",
    width,
    fontSize: size,
    lineHeight: LINE,
    whiteSpace: "pre-line",
    wordBreak: "break-word",
    ...style,
  };
  const heightOfText = (lines: string) => heightOf(<div style={look}>{lines}</div>, fonts);
  const words = text.split(/[ \n]/);
  const isBroken = (await heightOfText(words.join("\n"))) > (words.length + 0.5) * LINE * size;
  if (isBroken || (await heightOfText(text)) > height)
    return fitText(text, style, fonts, { ...room, size: size * SMALLER });
  return <div style={{ ...look, wordBreak: "normal", textWrap: "balance" }}>{text}</div>;
}

async function heightOf(element: ReactNode, fonts: Font[]): Promise<number> {
  let height = 0;
  await satori(element, {
    width: 0, // the element sets its own width
    fonts,
    embedFont: false, // no outlines: only the height is needed
    onNodeDetected: (node) => {
      height = node.height;
    },
  });
  return height;
}
