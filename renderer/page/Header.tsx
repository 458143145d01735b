import { Link } from "../../blocks/parts/links/Link.tsx";
import { linkAttributes } from "../../blocks/parts/links/linkAttributes.ts";
import type { Frame, Page } from "../../content/resolve/forms.ts";
import { callTo } from "../../content/resolve/offices.ts";
import { filledIn } from "../../schema/filledIn.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { Logo } from "./Logo.tsx";

/** A row that sticks to the top at every width, and above it a bar that scrolls away. */
export function Header({ site, page }: { site: Frame; page: Page }) {
  const { business, links, keyAddresses, words } = site;
  const { header, labels } = words;
  return (
    <header className="sticky -top-9 z-20 bg-ground">
      <TopBar site={site} page={page} />
      <div className="border-b border-line">
        <div className="page-width flex min-h-16 flex-wrap items-center gap-x-[clamp(10px,1.6vw,28px)]">
          <a
            href={keyAddresses.home}
            aria-label={filledIn(header.home, { name: business.name })}
            className="mr-auto max-w-max grow basis-0 py-2 text-heading"
          >
            <Logo site={site} />
          </a>
          <a
            href={page.call.href}
            className="py-[11px] text-small font-semibold text-heading hover:text-brand row:order-1"
          >
            {page.call.label}
          </a>
          {links.portal && (
            <a
              {...linkAttributes(links.portal)}
              className="hidden py-2.5 text-[0.875rem] font-medium text-heading hover:text-brand md:block row:order-1 xl:text-small"
            >
              {labels.portal}
            </a>
          )}
          <Link
            href={keyAddresses.quote}
            className="button hidden min-h-11 bg-action px-4 text-small text-white hover:bg-action-dark md:inline-flex row:order-1"
          >
            {labels.quote}
          </Link>
          <LanguageLinks
            links={besidePhone(page.otherLanguages)}
            look={`${LANGUAGE} text-small max-[359px]:hidden md:hidden`}
          />
          <Navigation site={site} page={page} />
        </div>
      </div>
    </header>
  );
}

const LANGUAGE = "inline-flex min-h-11 items-center font-medium text-heading hover:text-brand";

/** The only other language, if its name is short enough to fit beside the logo on a phone; the menu lists them all. */
function besidePhone(others: Page["otherLanguages"]): Page["otherLanguages"] {
  return others.length === 1 && others.every(({ name }) => name.length < 10) ? others : [];
}

function TopBar({ site, page }: { site: Frame; page: Page }) {
  const { phones, business, hours } = site;
  const call = callTo(phones.main, site);
  return (
    <div className="border-b border-line text-[clamp(11px,1.7vw,13px)] text-quiet">
      <div className="page-width flex min-h-9 items-center justify-between gap-3">
        <a href={call.href} className="py-1.5 font-medium whitespace-nowrap hover:text-brand">
          {call.label}
        </a>
        {business.serving && <p>{business.serving}</p>}
        <p>{lowerHours(hours.text)}</p>
        <div className="hidden md:block">
          <LanguageLinks links={page.otherLanguages} look={`${LANGUAGE} -my-1`} />
        </div>
      </div>
    </div>
  );
}

const SMALL_ONLY = "row:hidden";

/**
 * The main navigation: a row on large screens; on small ones a full-screen popover with the phone number first, opened
 * by the Menu button and closed by Close, Escape or following a link, without a script.
 */
function Navigation({ site, page }: { site: Frame; page: Page }) {
  const { business, links, navigation, keyAddresses, words } = site;
  const { header, labels } = words;
  return (
    <nav aria-label={header.navigation}>
      <button
        type="button"
        popoverTarget="menu"
        aria-label={header.menu}
        className={`-mr-2.5 grid size-11 place-items-center text-heading ${SMALL_ONLY}`}
      >
        <Lines d="M2 7h20M2 17h20" />
      </button>
      <div id="menu" popover="auto" className="menu">
        <div className={`flex min-h-16 items-center justify-between ${SMALL_ONLY}`}>
          <span aria-hidden className="text-heading">
            <Logo site={site} />
          </span>
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={header.close}
            className="-mr-2.5 grid size-11 place-items-center text-heading"
          >
            <Lines d="m5 5 14 14M19 5 5 19" />
          </button>
        </div>
        <div className={`mt-4 mb-8 ${SMALL_ONLY}`}>
          <a href={page.call.href} className="font-display text-5xl tracking-display text-heading">
            {page.call.label}
          </a>
          <p className="mt-3 text-small">{lowerHours(page.call.hours)}</p>
          {business.serving && <p className="text-small">{business.serving}</p>}
        </div>
        <ul className="flex flex-col border-t border-line pt-4 row:flex-row row:flex-wrap row:gap-x-[clamp(12px,1.5vw,26px)] row:border-0 row:pt-0">
          {navigation.map(({ label, href }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={currentOf(href, page.url, keyAddresses.home)}
                className="menu-link"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={`mt-8 grid gap-3 sm:max-w-xs ${SMALL_ONLY}`}>
          <li>
            <Link href={keyAddresses.quote} className="button w-full bg-action text-white">
              {labels.quote}
            </Link>
          </li>
          {links.portal && (
            <li>
              <a
                {...linkAttributes(links.portal)}
                className="button w-full border border-heading text-heading"
              >
                {labels.portal}
              </a>
            </li>
          )}
        </ul>
        {page.otherLanguages.length > 0 && (
          <ul className={`mt-6 ${SMALL_ONLY}`}>
            {page.otherLanguages.map(({ code, name, href, note }) => (
              <li key={code} lang={code}>
                <a href={href} hrefLang={code} className={LANGUAGE}>
                  {name}
                </a>
                {note && <p className="text-small">{note}</p>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </nav>
  );
}

function Lines({ d }: { d: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6" stroke="currentColor" strokeWidth="1.5">
      <path d={d} />
    </svg>
  );
}

/** The aria-current of a link: "page" for the page itself, "true" for the part of the site that contains it. */
function currentOf(href: string, url: string, home: string): "page" | "true" | undefined {
  if (href === url) return "page";
  return href !== home && url.startsWith(`${href}/`) ? "true" : undefined;
}

/** The hours with lowercase am and pm, for the header: 7am-7pm Daily. */
function lowerHours(text: string): string {
  return text.replace(/[AP]M/g, (half) => half.toLowerCase());
}
