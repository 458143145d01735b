import type { CSSProperties } from "react";
import satori from "satori";
import { colors } from "../../renderer/page/colors.ts";
import { Mark } from "../../renderer/page/Logo.tsx";
import type { OgSubject } from "./cardFor.ts";
import { fitText } from "./fitText.tsx";
import { drawable, fonts } from "./fonts.ts";

/** The size that social networks ask for, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const { lagoon, white } = colors;
const COLUMN: CSSProperties = { display: "flex", flexDirection: "column", justifyContent: "space-between" };
const CARD: CSSProperties = {
  ...COLUMN,
  boxSizing: "border-box",
  width: WIDTH,
  height: HEIGHT,
  padding: "52px 72px 62px",
  // A scrim as over the site's heroes.
  background: `linear-gradient(to top, ${lagoon}d6, ${lagoon}61 45%, ${lagoon}0f 90%),
    linear-gradient(to right, ${lagoon}a8, ${lagoon}57 45%, ${lagoon}00 90%)`,
};
const COMPANY = { fontFamily: "display", letterSpacing: "-0.015em", color: white };
const EYEBROW = { fontFamily: "figtree", fontWeight: 600, color: colors["brand-bright"] };
const HEADING = { fontFamily: "display", letterSpacing: "-0.025em", color: white };

/** All that lies over the picture, as SVG: a scrim, the logo, the words as outlines. */
export async function drawCard({ company, eyebrow = "", heading }: OgSubject): Promise<string> {
  const label = drawable(eyebrow);
  const card = (
    <div style={CARD}>
      <div style={{ display: "flex", alignItems: "center", gap: 16 }}>
        <Mark size={72} color={white} />
        {await fitText(drawable(company), COMPANY, { size: 42, width: 968, height: 60 })}
      </div>
      <div style={{ ...COLUMN, gap: 12 }}>
        {await fitText(label, EYEBROW, { size: 34, width: 1056, height: 40 })}
        {
          await fitText(withBreaks(drawable(heading), label), HEADING, {
            size: 116,
            width: 1000,
            height: 297,
          })
        }
      </div>
    </div>
  );
  return satori(card, { width: WIDTH, height: HEIGHT, fonts });
}

/** A text with each sentence on lines of its own, and never a break within a name, a city's say. */
function withBreaks(text: string, name: string): string {
  return text.replaceAll(name, name.replaceAll(" ", "\u00a0")).replace(/(?<=\w{3}[.?!]) /g, "\n");
}
