import type { CSSProperties } from "react";
import satori from "satori";
import { colors } from "../../renderer/page/colors.ts";
import { Mark } from "../../renderer/page/Logo.tsx";
import type { OgSubject } from "./cardFor.ts";
import { fitText } from "./fitText.tsx";
import { drawable, fonts } from "./fonts.ts";
import { HEIGHT, PANEL } from "./size.ts";

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
  const card = (
    <div style={CARD}>
      <div style={{ display: "flex", alignItems: "center", gap: 16 }}>
        <Mark size={64} color={colors.heading} />
        {await fitText(drawable(company), COMPANY, { size: 40, width: ROOM - 80, height: 60 })}
      </div>
      <div style={{ ...COLUMN, gap: 12 }}>
        {await fitText(label, EYEBROW, { size: 30, width: ROOM, height: 40 })}
        {
          await fitText(withBreaks(drawable(heading), label), HEADING, {
            size: 92,
            width: ROOM,
            height: 330,
          })
        }
      </div>
    </div>
  );
  return satori(card, { width: PANEL, height: HEIGHT, fonts });
}

/** A text with each sentence on lines of its own, and never a break within a name, a city's say. */
function withBreaks(text: string, name: string): string {
  return text.replaceAll(name, name.replaceAll(" ", "\u00a0")).replace(/(?<=\w{3}[.?!]) /g, "\n");
}
