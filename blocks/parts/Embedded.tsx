import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./pictures/Icon.tsx";

interface EmbeddedProps {
  src: string;
  /** What the frame shows, for screen readers. */
  title: string;
  open: string;
  close: string;
  icon: ComponentProps<typeof Icon>["name"];
  hasFullScreen?: boolean;
  /** What is shown below the frame. */
  children?: ReactNode;
}

/** A frame of another site. It loads nothing until a visitor opens it. */
export function Embedded({ src, title, open, close, icon, hasFullScreen, children }: EmbeddedProps) {
  return (
    <details data-map className="group self-start overflow-hidden rounded-card border border-line bg-card">
      <summary className="grid bg-brand-pale min-h-44 place-items-center p-8 group-open:min-h-0 group-open:p-4">
        <span className="button border border-heading bg-card text-heading">
          <Icon name={icon} className="size-5 text-brand" />
          <span className="group-open:hidden">{open}</span>
          <span className="hidden group-open:inline">{close}</span>
        </span>
      </summary>
      <iframe
        src={src}
        title={title}
        loading="lazy"
        allowFullScreen={hasFullScreen}
        className="block h-96 w-full"
      />
      {children}
    </details>
  );
}
