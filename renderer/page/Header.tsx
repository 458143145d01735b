import { linkAttributes } from "../../blocks/parts/linkAttributes.ts";
import { callTo } from "../../content/resolve/offices.ts";
import type { Frame, Page } from "../../content/types.ts";
import { Logo } from "./Logo.tsx";
import { lowerHours, Navigation } from "./Navigation.tsx";

/** One row that stays at the top at every width; above it, from tablets on, a small bar that scrolls away. */
export function Header({ site, page }: { site: Frame; page: Page }) {
  const { business, links } = site;
  return (
    <header className="sticky top-0 z-20 bg-ground md:-top-9">
      <TopBar site={site} />
      <div className="border-b border-line">
        <div className="page-width flex min-h-16 flex-wrap items-center gap-x-[clamp(10px,1.6vw,28px)]">
          <a href="/" aria-label={`${business.name}, home`} className="mr-auto py-2 text-heading">
            <Logo name={business.name} />
          </a>
          <a
            href={page.call.href}
            className="py-2.5 text-small font-semibold text-heading hover:text-brand row:order-1"
          >
            {page.call.label}
          </a>
          <a
            {...linkAttributes(links.portal)}
            className="hidden py-2.5 text-[0.875rem] font-medium text-heading hover:text-brand md:block row:order-1 xl:text-small"
          >
            Customer Portal
          </a>
          <a
            href="/quote"
            className="button hidden min-h-11 bg-action px-5 text-small text-white hover:bg-action-dark md:inline-flex row:order-1"
          >
            Free Quote
          </a>
          <Navigation site={site} page={page} />
        </div>
      </div>
    </header>
  );
}

function TopBar({ site: { phones, business, hours } }: { site: Frame }) {
  const call = callTo(phones.main);
  return (
    <div className="hidden border-b border-line text-[0.8125rem] text-quiet md:block">
      <div className="page-width flex min-h-9 items-center justify-between gap-6">
        <a href={call.href} className="py-1.5 font-medium hover:text-brand">
          {call.label}
        </a>
        {business.serving && <p>{business.serving}</p>}
        <p>{lowerHours(hours.text)}</p>
      </div>
    </div>
  );
}
