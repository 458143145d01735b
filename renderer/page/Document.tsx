import type { Data } from "../+data.ts";
import { Head } from "../head/Head.tsx";
import { Blocks } from "./Blocks.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { OnPaper } from "./OnPaper.tsx";
import { PhoneBar } from "./PhoneBar.tsx";

interface DocumentProps extends Data {
  /** The addresses of what it runs in the browser; most pages run nothing. */
  scripts: string[];
  /** What the footer holds, as HTML. */
  footer: string;
}

/** A whole page. */
export function Document({ site, page, home, scripts, footer }: DocumentProps) {
  return (
    <html lang="en">
      <Head site={site} page={page} home={home} scripts={scripts} />
      <body>
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <Header site={site} page={page} />
        <OnPaper site={site} call={page.call} />
        {page.kind !== "notFound" && <Breadcrumbs crumbs={page.breadcrumbs} />}
        <main id="content" className="min-h-[34rem]">
          <Blocks blocks={page.blocks} />
        </main>
        <Footer html={footer} />
        <PhoneBar call={page.call} />
      </body>
    </html>
  );
}
