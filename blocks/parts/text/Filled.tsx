import { Fragment, type ReactNode } from "react";

/** A text whose placeholders are replaced by elements: {phone} by the prop `phone`. */
export function Filled({ text, ...parts }: { text: string } & Record<string, ReactNode>) {
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    return <Fragment key={piece}>{parts[piece]}</Fragment>;
  });
}
