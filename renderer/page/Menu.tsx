import { Link } from "../../blocks/parts/links/Link.tsx";
import { linkAttributes } from "../../blocks/parts/links/linkAttributes.ts";
import type { Frame, Page } from "../../content/resolve/forms.ts";
import { Logo } from "./Logo.tsx";

/** The classes of a link to the page in another language. */
export const LANGUAGE = "inline-flex min-h-11 items-center font-medium text-heading hover:text-brand";

interface MainLinksProps {
  site: Frame;
  /** The page's own address, whose link is marked. */
  url: string;
  className: string;
  /** The classes of each link. */
  look: string;
}

/** The links of the main navigation. */
export function MainLinks({ site: { navigation, keyAddresses }, url, className, look }: MainLinksProps) {
  return (
    <ul className={className}>
      {navigation.map(({ label, href }) => (
        <li key={href}>
          <Link
            href={href}
            aria-current={currentOf(href, url, keyAddresses.home)}
            className={`menu-link ${look}`}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * The menu of small screens: a modal dialog with the phone number first, so that focus stays in it. Opened by the Menu
 * button and closed by Close, Escape or following a link, without a script; a popover in browsers without commands.
 */
export function Menu({ site, page }: { site: Frame; page: Page }) {
  const { business, links, keyAddresses, words } = site;
  const { header, labels } = words;
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor="menu"
        popoverTarget="menu"
        aria-label={header.menu}
        className="-me-2.5 grid size-11 place-items-center text-heading row:hidden"
      >
        <Lines d="M2 7h20M2 17h20" />
      </button>
      <dialog id="menu" popover="auto" aria-label={header.navigation} className="menu">
        <div className="flex min-h-16 items-center justify-between">
          <span aria-hidden className="text-heading">
            <Logo site={site} />
          </span>
          <button
            type="button"
            command="close"
            commandfor="menu"
            popoverTarget="menu"
            popoverTargetAction="hide"
            aria-label={header.close}
            className="-me-2.5 grid size-11 place-items-center text-heading"
          >
            <Lines d="m5 5 14 14M19 5 5 19" />
          </button>
        </div>
        <div className="mt-4 mb-8">
          <a href={page.call.href} className="font-display text-5xl tracking-display text-heading">
            {page.call.label}
          </a>
          <p className="mt-3 text-small">{lowerHours(page.call.hours)}</p>
          {business.serving && <p className="text-small">{business.serving}</p>}
        </div>
        <nav aria-label={header.menu}>
          <MainLinks
            site={site}
            url={page.url}
            className="border-t border-line pt-4"
            look="block py-2 font-display text-3xl tracking-display"
          />
        </nav>
        <ul className="mt-8 grid gap-3 sm:max-w-xs">
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
          <ul className="mt-6">
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
      </dialog>
    </>
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
export function lowerHours(text: string): string {
  return text.replace(/[AP]M/g, (half) => half.toLowerCase());
}

declare module "react" {
  // Not in React's types yet: a button that opens and closes a dialog without a script.
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}
