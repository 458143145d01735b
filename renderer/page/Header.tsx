import { Icon } from "../../blocks/parts/Icon.tsx";
import { linkAttributes } from "../../blocks/parts/linkAttributes.ts";
import { callTo } from "../../content/resolve/offices.ts";
import type { Frame } from "../../content/types.ts";
import { Logo } from "./Logo.tsx";
import { Navigation } from "./Navigation.tsx";

/** The top bar, which scrolls away, and the bar under it, which stays. */
export function Header({ site, url }: { site: Frame; url: string }) {
  const call = callTo(site.phones.main);
  return (
    <header className="sticky -top-10 z-20 bg-ground">
      <div className="bg-lagoon text-small on-deep">
        <div className="page-width flex min-h-10 flex-wrap items-center justify-between gap-x-6">
          <a href={call.href} className="flex h-10 items-center gap-2 font-semibold text-white">
            <Icon name="phone" className="size-4" />
            {call.label}
          </a>
          {site.business.serving && <p className="hidden md:block">{site.business.serving}</p>}
          <p>{site.hours.text.replace(/[AP]M/g, (half) => half.toLowerCase())}</p>
        </div>
      </div>
      <div className="border-b border-line">
        <div className="page-width flex min-h-16 flex-wrap items-center gap-x-6 gap-y-2 py-2">
          <div className="min-w-min flex-1">
            <a href="/" aria-label={`${site.business.name}, home`} className="block w-fit text-heading">
              <Logo name={site.business.name} />
            </a>
          </div>
          <Navigation site={site} url={url} />
          <a
            {...linkAttributes(site.links.portal)}
            className="button hidden min-h-11 border border-line px-5 text-small font-medium text-heading hover:border-heading xl:inline-flex"
          >
            Customer Portal
          </a>
          <a
            href="/quote"
            className="button hidden min-h-11 bg-action px-5 text-white hover:bg-action-dark sm:inline-flex"
          >
            Free Quote
          </a>
        </div>
      </div>
    </header>
  );
}
