import type { ReactNode } from "react";
import { Mark } from "../../../renderer/page/Logo.tsx";

const STYLES = [
  "renderer/page/styles",
  "authoring/catalogue/styles/frame",
  "authoring/catalogue/styles/sample",
  "authoring/catalogue/styles/entries",
  "authoring/catalogue/styles/properties",
];

interface ShellProps {
  title: string;
  here: string;
  /** Scripts besides the one that copies. */
  scripts?: string[];
  children: ReactNode;
}

/** The document of both pages: the site's own styles, and a quiet frame around `children`. */
export function Shell({ title, here, scripts = [], children }: ShellProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {STYLES.map((name) => (
          <link key={name} rel="stylesheet" href={`/${name}.css`} />
        ))}
        {["/authoring/catalogue/copy.ts", ...scripts].map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body className="catalogue">
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <header className="top-bar">
          <a href="/" className="back">
            <Mark />
            Back to the site
          </a>
          <nav aria-label="For writers">
            <Tab href="/_blocks" label="Blocks" here={here} />
            <Tab href="/_blocks/guide" label="Guide" here={here} />
          </nav>
        </header>
        {children}
        <p role="status" className="sr-only" data-copied />
      </body>
    </html>
  );
}

function Tab({ href, label, here }: { href: string; label: string; here: string }) {
  return (
    <a href={href} aria-current={href === here ? "page" : undefined}>
      {label}
    </a>
  );
}
