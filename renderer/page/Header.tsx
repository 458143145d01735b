import { Link } from "../../blocks/parts/links/Link.tsx";
import { linkAttributes } from "../../blocks/parts/links/linkAttributes.ts";
import type { Frame, LanguageLink, Page } from "../../content/resolve/forms.ts";
import { callTo } from "../../content/resolve/offices.ts";
import { filledIn } from "../../schema/filledIn.ts";
import { Logo } from "./Logo.tsx";
import { LANGUAGE, lowerHours, MainLinks, Menu } from "./Menu.tsx";

/** A row that sticks to the top at every width, and above it a bar that scrolls away. */
export function Header({ site, page }: { site: Frame; page: Page }) {
  const { business, links, keyAddresses, words } = site;
  const { header, labels } = words;
  return (
    <header className="header">
      <TopBar site={site} page={page} />
      <div className="border-b border-line">
        <div className="page-width flex min-h-16 flex-wrap items-center gap-x-[clamp(10px,1.6vw,28px)]">
          <a
            href={keyAddresses.home}
            aria-label={filledIn(header.home, { name: business.name })}
            className="me-auto max-w-max grow basis-0 py-2 text-heading"
          >
            <Logo site={site} />
          </a>
          <nav aria-label={header.navigation} className="hidden row:block">
            <MainLinks
              site={site}
              url={page.url}
              className="flex flex-wrap gap-x-[clamp(12px,1.5vw,26px)]"
              look="py-[11px] text-[0.875rem] font-medium xl:text-small"
            />
          </nav>
          <a
            href={page.call.href}
            className="py-[11px] text-small font-semibold text-heading hover:text-brand"
          >
            {page.call.label}
          </a>
          {links.portal && (
            <a
              {...linkAttributes(links.portal)}
              className="hidden py-2.5 text-[0.875rem] font-medium text-heading hover:text-brand md:block xl:text-small"
            >
              {labels.portal}
            </a>
          )}
          <Link
            href={keyAddresses.quote}
            className="button hidden min-h-11 bg-action px-4 text-small text-white hover:bg-action-dark md:inline-flex"
          >
            {labels.quote}
          </Link>
          <LanguageLinks
            links={site.theme.wordmark ? [] : besidePhone(page.otherLanguages)}
            look="text-small max-[359px]:hidden md:hidden"
          />
          <Menu site={site} page={page} />
        </div>
      </div>
    </header>
  );
}

/** The only other language, if its name is short enough to fit beside the logo on a phone; the menu lists them all. */
function besidePhone(others: LanguageLink[]): LanguageLink[] {
  return others.length === 1 && others.every(({ name }) => name.length < 10) ? others : [];
}

function TopBar({ site, page }: { site: Frame; page: Page }) {
  const { phones, business, hours } = site;
  const call = callTo(phones.main, site);
  return (
    <div className="border-b border-line text-[clamp(11px,1.7vw,13px)] text-quiet">
      <div className="page-width flex min-h-9 items-center gap-x-[clamp(10px,1.6vw,28px)]">
        <a
          href={call.href}
          className="-my-[11px] me-auto py-[11px] font-medium whitespace-nowrap hover:text-brand"
        >
          {call.label}
        </a>
        {business.serving && <p>{business.serving}</p>}
        <p>{lowerHours(hours.text)}</p>
        <div className="-my-1 hidden md:block">
          <LanguageLinks links={page.otherLanguages} />
        </div>
      </div>
    </div>
  );
}

/** Links to this page in other languages. One that leads to another page has a tooltip and screen reader note. */
function LanguageLinks({ links, look }: { links: LanguageLink[]; look?: string }) {
  return links.map(({ code, name, href, note }) => (
    <span key={code} lang={code} title={note} className={look}>
      <a href={href} hrefLang={code} className={LANGUAGE}>
        {name}
        {note && <span className="sr-only">. {note}</span>}
      </a>
    </span>
  ));
}
