import { renderToStaticMarkup } from "react-dom/server";
import type { Frame, NamedLink } from "../../content/types.ts";
import type { Data } from "../+data.ts";
import { Head } from "../head/Head.tsx";
import { type Manifest, scriptsFor } from "../islands/scripts.ts";
import { Blocks } from "./Blocks.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";

/**
 * A page's HTML, but for the stylesheets and fonts that Vike adds. Without a manifest (in dev), scripts are their
 * sources.
 */
export function documentOf(data: Data, manifest?: Manifest): string {
  const scripts = scriptsFor(data.site, data.page, manifest);
  return `<!doctype html>${renderToStaticMarkup(<Document {...data} scripts={scripts} />)}`;
}

function Document({ scripts, ...data }: Data & { scripts: string[] }) {
  const { site, page } = data;
  return (
    <html lang="en">
      <Head {...data} scripts={scripts} />
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

/** Name, phone, address and site at the top of a printed page; on screens they stand elsewhere. */
function OnPaper({ site, call }: { site: Frame; call: NamedLink }) {
  const { name, url } = site.business;
  const { street, city, region, postalCode } = site.offices.main;
  return (
    <address className="on-paper page-width">
      {`${name} · ${call.label} · ${street}, ${city}, ${region} ${postalCode} · ${url}`}
    </address>
  );
}

/** The bar with call and quote at the foot of a phone's screen; hidden while a form field has the focus. */
function PhoneBar({ call }: { call: NamedLink }) {
  return (
    <nav
      aria-label="Quick contact"
      data-phone-bar
      className="fixed inset-x-0 bottom-0 z-10 grid grid-cols-2 gap-[12px] border-t border-line bg-ground px-(--gutter) pt-[10px] pb-[max(10px,env(safe-area-inset-bottom))] md:hidden"
    >
      <a href={call.href} className="button px-2 border border-heading text-heading">
        Call
      </a>
      <a href="/quote" className="button px-2 bg-action text-white">
        Free Quote
      </a>
    </nav>
  );
}

/** The way from Home to this page, which comes last, without a link. On one line: the page's own name may be cut. */
function Breadcrumbs({ crumbs }: { crumbs: NamedLink[] }) {
  const last = crumbs.at(-1);
  if (!last) return null;
  return (
    <nav aria-label="Breadcrumb" className="page-width text-[min(0.875rem,4.2vw)] text-quiet">
      <ol className="flex whitespace-nowrap">
        {crumbs.slice(0, -1).map(({ label, href }) => (
          <li key={href} className="flex">
            <a href={href} className="py-2.5 underline-offset-4 hover:underline">
              {label}
            </a>
            <span aria-hidden className="px-2 py-2.5">
              /
            </span>
          </li>
        ))}
        <li className="truncate py-2.5 text-heading">
          <span aria-current="page">{last.label}</span>
        </li>
      </ol>
    </nav>
  );
}
