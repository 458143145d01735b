import type { CSSProperties, ReactNode } from "react";
import satori from "satori";
import { fonts } from "./fonts.ts";

/** Where a text has to fit: the largest size of its letters, and the room; all in pixels. */
export interface Room {
  size: number;
  width: number;
  height: number;
}

const SMALLER = 0.93;

/** A text in the largest letters with which all of it fits. It is broken at \n and wherever it must be. */
export async function fitText(text: string, style: CSSProperties, room: Room): Promise<ReactNode> {
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
