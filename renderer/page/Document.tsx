import { renderToStaticMarkup } from "react-dom/server";
import { Link, LinkContext } from "../../blocks/parts/links/Link.tsx";
import { LinkFinderContext } from "../../blocks/parts/text/LinksIn.ts";
import { WordsContext } from "../../blocks/parts/text/Words.ts";
import { directionOf } from "../../content/languages/languages.ts";
import type { NamedLink } from "../../content/lib/named.ts";
import { linkFinder } from "../../content/markdown/links.ts";
import type { Frame, Page } from "../../content/resolve/forms.ts";
import { cityLine } from "../../content/resolve/offices.ts";
import { linkDataOf } from "../../content/resolve/translations.ts";
import { filledIn } from "../../schema/filledIn.ts";
import type { Data } from "../+data.ts";
import { Head } from "../head/Head.tsx";
import { type Manifest, scriptsFor, stylesFor } from "../islands/scripts.ts";
import { Blocks } from "./Blocks.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { onOneLine } from "./onOneLine.ts";

/**
 * Renders a page's HTML, without the stylesheets and fonts, which Vike adds. Without a manifest (in dev), its scripts
 * are the source files.
 */
export function documentOf(data: Data, manifest?: Manifest): string {
  const scripts = scriptsFor(data.site, data.page, manifest);
  const styles = stylesFor(data.page, manifest);
  const html = renderToStaticMarkup(<Document {...data} scripts={scripts} styles={styles} />);
  return `<!doctype html>${onOneLine(html).replaceAll(' hrefLang="', ' hreflang="')}`; // the spelling that crawlers look for
}

function Document({ scripts, styles, ...data }: Data & Record<"scripts" | "styles", string[]>) {
  const { site, page } = data;
  const { words } = site;
  return (
    <html lang={site.language} dir={directionOf(site.language)}>
      <Head {...data} scripts={scripts} styles={styles} />
      <body>
        <LinkContext value={{ ...linkDataOf(site), service: page.service?.key }}>
          <a href="#content" className="skip-link">
            {words.header.skip}
          </a>
          <Header site={site} page={page} />
          <OnPaper site={site} call={page.call} />
          {page.kind !== "notFound" && (
            <Breadcrumbs crumbs={page.breadcrumbs} name={words.header.breadcrumbs} />
          )}
          <main id="content" className="min-h-[34rem]">
            <LinkFinderContext value={linkFinder(site.locale.phone)}>
              <WordsContext value={words}>
                <Blocks blocks={page.blocks} />
              </WordsContext>
            </LinkFinderContext>
          </main>
          <Footer site={site} page={page} />
          <PhoneBar site={site} page={page} />
        </LinkContext>
      </body>
    </html>
  );
}

/** Name, phone, address and site at the top of a printed page; hidden on screens, which show them elsewhere. */
function OnPaper({ site, call }: { site: Frame; call: NamedLink }) {
  const { name, url } = site.business;
  const { main } = site.offices;
  return (
    <address className="on-paper page-width">
      {`${name} · ${call.label} · ${main.street}, ${cityLine(main, site.locale)} · ${url}`}
    </address>
  );
}

/**
 * The bar with call and quote buttons at the bottom of a phone's screen; hidden while a form field has the focus. On
 * pages with the quote form, it has only the call button.
 */
function PhoneBar({ site: { words, keyAddresses }, page: { call, blocks } }: { site: Frame; page: Page }) {
  const { calls, labels } = words;
  const hasForm = blocks.some(({ type }) => type === "quoteForm");
  return (
    <nav
      aria-label={calls.bar}
      data-phone-bar
      className="fixed inset-x-0 bottom-0 z-10 grid auto-cols-fr grid-flow-col gap-[12px] border-t border-line bg-ground px-(--gutter) pt-[10px] pb-[max(10px,env(safe-area-inset-bottom))] *:px-2 *:text-[min(1rem,5vw)] md:hidden"
    >
      <a href={call.href} className="button border border-heading text-heading">
        {call.isAlways ? filledIn(calls.callAt, { hours: call.hours }) : calls.call}
      </a>
      {!hasForm && (
        <Link href={keyAddresses.quote} className="button bg-action text-white">
          {labels.quote}
        </Link>
      )}
    </nav>
  );
}

/** Breadcrumbs from the home page to this page, which is last and not a link. One line: the last may be truncated. */
function Breadcrumbs({ crumbs, name }: { crumbs: NamedLink[]; name: string }) {
  const last = crumbs.at(-1);
  if (!last) return null;
  return (
    <nav aria-label={name} className="page-width overflow-x-clip text-[min(0.875rem,4.2vw)] text-quiet">
      <ol className="flex items-baseline whitespace-nowrap *:py-[11px]">
        {crumbs.slice(0, -1).map(({ label, href, lang }) => (
          <li key={href}>
            <Link
              href={href}
              className="-my-[11px] inline-block py-[11px] underline-offset-4 hover:underline"
            >
              {lang ? <span lang={lang}>{label}</span> : label}
            </Link>
            <span aria-hidden className="px-2">
              /
            </span>
          </li>
        ))}
        <li className="truncate text-heading">
          <span aria-current="page">{last.label}</span>
        </li>
      </ol>
    </nav>
  );
}
