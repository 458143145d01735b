import { linkAttributes } from "../../blocks/parts/linkAttributes.ts";
import type { Frame } from "../../content/types.ts";
import { Logo } from "./Logo.tsx";

/**
 * The main navigation: a row on large screens; on small ones a popover that fills the screen, opened by the
 * Menu button and closed by Close, Escape or choosing a link, without a script.
 */
export function Navigation({ site, url }: { site: Frame; url: string }) {
  return (
    <nav aria-label="Main" className="order-last lg:order-none">
      <button
        type="button"
        popoverTarget="menu"
        className="button min-h-11 border border-line px-5 text-heading lg:hidden"
      >
        Menu
      </button>
      <div id="menu" popover="auto" className="menu">
        <span aria-hidden className="absolute top-4 right-32 left-5 flex h-11 text-heading lg:hidden">
          <Logo name={site.business.name} />
        </span>
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          className="button absolute top-4 right-5 min-h-11 border border-line px-5 text-heading lg:hidden"
        >
          Close
        </button>
        <ul className="flex flex-col gap-1 lg:flex-row lg:gap-6">
          {site.navigation.map(({ label, href }) => (
            <li key={href}>
              <a {...linkAttributes(href)} aria-current={isCurrent(href, url)} className="menu-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ul className="mt-8 flex flex-col gap-3 sm:max-w-xs lg:hidden">
          <li>
            <a href="/quote" className="button w-full bg-action text-white">
              Free Quote
            </a>
          </li>
          <li>
            <a
              {...linkAttributes(site.links.portal)}
              className="button w-full border border-line text-heading"
            >
              Customer Portal
            </a>
          </li>
        </ul>
      </div>
    </nav>
  );
}

/** "page" for the page itself, "true" for the part of the site it belongs to. */
function isCurrent(href: string, url: string): "page" | "true" | undefined {
  if (href === url) return "page";
  return href !== "/" && url.startsWith(`${href}/`) ? "true" : undefined;
}
