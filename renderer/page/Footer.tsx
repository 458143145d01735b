import type { ReactNode } from "react";
import { LinkList } from "../../blocks/parts/links/LinkList.tsx";
import { SampleMark } from "../../blocks/parts/SampleMark.tsx";
import { scalarsIn } from "../../content/lib/data.ts";
import type { Frame, Page } from "../../content/resolve/forms.ts";
import { Logo } from "./Logo.tsx";
import { Socials } from "./Socials.tsx";

/** Who we are, what we do, where, how to reach us. */
export function Footer({ site, page }: { site: Frame; page: Page }) {
  const { business, areas, serviceLinks, legalLinks, links, socials, keyAddresses, words } = site;
  const { footer, labels } = words;
  const { license } = business;
  const hasSamples = scalarsIn([license, page.blocks]).some(({ path }) => path.at(-1) === "sample");
  return (
    <footer className="bg-deep pb-20 text-small on-deep md:pb-0">
      <div className="page-width grid gap-x-6 gap-y-5 py-8 md:py-20 lg:flex lg:flex-wrap lg:gap-8 xl:gap-10">
        <div className="flex flex-col items-start gap-4 lg:flex-[1.6_1_16rem]">
          <span className="text-white">
            <Logo site={site} />
          </span>
          <p>{business.about}</p>
          {socials.length > 0 && <Socials socials={socials} />}
        </div>
        <Column title={footer.services} width={NARROW}>
          <LinkList
            links={[
              ...serviceLinks.footer,
              { label: footer.allServices, href: keyAddresses.services },
              ...(links.shop ? [{ label: labels.shop, href: links.shop }] : []),
            ]}
            className={INLINE}
          />
        </Column>
        <Column title={footer.areas} width="lg:flex-[1.35_1_13.5rem]">
          <LinkList links={areas} className={`${INLINE} lg:columns-2`} />
        </Column>
        <Column title={footer.contact} width={NARROW}>
          <FooterOffices site={site} />
        </Column>
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 md:py-6">
          <p>{`© ${site.year} ${business.name}. ${footer.rights}`}</p>
          {license && (
            <p>
              {`${license.name} ${license.number}`}
              {license.sample && <SampleMark />}
            </p>
          )}
          {legalLinks.length > 0 && <LinkList links={legalLinks} className="flex flex-wrap gap-x-6" />}
          {hasSamples && <p className="w-full">* {footer.sample}</p>}
        </div>
      </div>
    </footer>
  );
}

/** Links run inline on small screens and are stacked on large ones. */
const INLINE = "flex flex-wrap gap-x-5 lg:block lg:gap-6";
/** A column width that lets columns wrap to the next row at large text sizes. */
const NARROW = "lg:flex-[1_1_10rem]";

function Column({ title, width, children }: { title: string; width: string; children: ReactNode }) {
  return (
    <div className={width}>
      <h2 className="mb-2 font-sans lg:mb-4 text-small font-semibold tracking-normal">{title}</h2>
      {children}
    </div>
  );
}

function FooterOffices({ site }: { site: Frame }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-4 lg:grid-cols-1">
      {site.officeList.map(({ name, street, cityLine, call }) => (
        <address key={name} className="not-italic">
          <p className="font-semibold text-white">{name}</p>
          <p>{street}</p>
          <p>{cityLine}</p>
          <a
            href={call.href}
            className="inline-block py-[11px] font-semibold text-white underline-offset-4 hover:underline"
          >
            {call.label}
          </a>
        </address>
      ))}
      <p>{site.hours.text}</p>
    </div>
  );
}
