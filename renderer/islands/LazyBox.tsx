import type { ReactNode } from "react";

/** A block that waits behind a grey box of its height until a visitor is near; lazy.ts opens it. */
export function LazyBox({ height, children }: { height: number; children: ReactNode }) {
  return (
    <lazy-box data-lazy={height} data-state="placeholder">
      <lazy-content hidden="until-found">{children}</lazy-content>
    </lazy-box>
  );
}

declare module "react" {
  namespace JSX {
    // Custom elements: React keeps hidden="until-found" on them and writes it as plain hidden on others.
    interface IntrinsicElements {
      "lazy-box": { "data-lazy": number; "data-state": "placeholder" | "loaded"; children: ReactNode };
      "lazy-content": { hidden: "until-found"; children: ReactNode };
    }
  }
}
