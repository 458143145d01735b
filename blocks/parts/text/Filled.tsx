import { Fragment, type ReactNode } from "react";

/** A text with its blanks filled in by elements: {phone} by `phone`. */
export function Filled({ text, ...parts }: { text: string } & Record<string, ReactNode>) {
  return text.split(/\{(\w+)\}/).map((piece, index) => {
    if (index % 2 === 0) return piece;
    return <Fragment key={piece}>{parts[piece]}</Fragment>;
  });
}
