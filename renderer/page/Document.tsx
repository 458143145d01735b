import type { Data } from "../+data.ts";
import { Head } from "../head/Head.tsx";
import { Blocks } from "./Blocks.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { OnPaper } from "./OnPaper.tsx";
import { PhoneBar } from "./PhoneBar.tsx";

/** A whole page. `scripts` are the addresses of what it runs in the browser; most pages run nothing. */
export function Document({ site, page, home, scripts }: Data & { scripts: string[] }) {
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
        <Footer site={site} />
        <PhoneBar call={page.call} />
      </body>
    </html>
  );
}
