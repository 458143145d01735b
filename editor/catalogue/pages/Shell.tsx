import type { ReactNode } from "react";
import { Drawing } from "../../../blocks/parts/pictures/Drawing.tsx";
import type { Frame } from "../../../content/resolve/forms.ts";
import { STYLES } from "../../../renderer/islands/entries.ts";

const OWN_STYLES = ["frame", "sample", "entries", "properties"].map(
  (name) => `editor/catalogue/styles/${name}.css`,
);
const TABS = { "/_blocks": "Blocks", "/_blocks/guide": "Guide" };

interface ShellProps {
  site: Frame;
  title: string;
  here: keyof typeof TABS;
  /** Scripts to load in addition to copy.ts. */
  scripts?: string[];
  children: ReactNode;
}

/** The HTML document of both pages: the site's own styles, and a plain frame around `children`. */
export function Shell({ site, title, here, scripts = [], children }: ShellProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {["renderer/page/styles.css", ...STYLES.values(), ...OWN_STYLES].map((name) => (
          <link key={name} rel="stylesheet" href={`/${name}`} />
        ))}
        {["/editor/catalogue/copy.ts", ...scripts].map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body className="catalogue">
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <header className="top-bar">
          <a href="/" className="back">
            {site.theme.logo && <Drawing drawing={{ ...site.theme.logo, label: "" }} />}
            Back to the site
          </a>
          <nav aria-label="For writers">
            {Object.entries(TABS).map(([href, label]) => (
              <a key={href} href={href} aria-current={href === here ? "page" : undefined}>
                {label}
              </a>
            ))}
          </nav>
        </header>
        {children}
        <p role="status" className="sr-only" data-copied />
      </body>
    </html>
  );
}
