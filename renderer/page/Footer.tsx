import type { ReactNode } from "react";
import { LinkList } from "../../blocks/parts/LinkList.tsx";
import { SampleMark } from "../../blocks/parts/SampleMark.tsx";
import { yearInMiami } from "../../content/day.ts";
import type { Frame } from "../../content/types.ts";
import { Logo } from "./Logo.tsx";
import { Socials } from "./Socials.tsx";

/** Who we are, what we do, where, how to reach us. */
export function Footer({ site }: { site: Frame }) {
  const { business, areas, services, legal, links, socials, coast } = site;
  const { license } = business;
  return (
    <footer className="bg-lagoon pb-20 text-small on-deep md:pb-0">
      <div className="page-width grid gap-x-6 gap-y-5 py-8 md:py-20 lg:grid-cols-[1.6fr_1fr_1.35fr_1fr] lg:gap-8 xl:gap-10">
        <div className="flex flex-col items-start gap-4">
          <span className="text-white">
            <Logo name={business.name} />
          </span>
          <p>{business.about}</p>
          <Socials socials={socials} />
          {coast && (
            <a href="/service-areas" className="hidden md:block">
              <img
                src={`${coast}#svgView(viewBox(330,1,530,918))`}
                alt="All service areas on a chart of the coast"
                loading="lazy"
                width={116}
                height={200}
                className="h-50" // the file's own shape is another
              />
            </a>
          )}
        </div>
        <Column title="Services">
          <LinkList
            links={[
              ...services,
              { label: "All Services", href: "/services" },
              { label: "Supplies Shop", href: links.shop },
            ]}
            className={INLINE}
            look={LINK}
          />
        </Column>
        <Column title="Service Areas">
          <LinkList links={areas} className={`${INLINE} lg:columns-2`} look={LINK} />
        </Column>
        <Column title="Contact">
          <FooterOffices site={site} />
        </Column>
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 md:py-6">
          <p>
            © {yearInMiami()} {business.name}. All rights reserved. Coast ©{" "}
            <a
              href="https://www.openstreetmap.org/copyright"
              target="_blank"
              rel="noopener"
              className="underline"
            >
              OpenStreetMap
            </a>{" "}
            contributors.
          </p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            {`${license.name} ${license.number}`}
            {license.sample && <SampleMark />}
          </p>
          <LinkList links={legal} className="flex flex-wrap gap-x-6" look={LINK} />
        </div>
      </div>
    </footer>
  );
}

/** Names after one another on small screens, below one another on large ones. */
const INLINE = "flex flex-wrap gap-x-5 lg:block lg:gap-6";
const LINK = "inline-block py-0.5 underline-offset-4 md:py-1 hover:text-white hover:underline";

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 font-sans lg:mb-4 text-small font-semibold tracking-normal">{title}</h2>
      {children}
    </div>
  );
}

function FooterOffices({ site }: { site: Frame }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-6 gap-y-4 lg:grid-cols-1">
      {site.officeList.map(({ name, street, city, region, postalCode, call }) => (
        <address key={name} className="not-italic">
          <p className="font-semibold text-white">{name}</p>
          <p>{street}</p>
          <p>
            {city}, {region} {postalCode}
          </p>
          <a
            href={call.href}
            className="inline-block py-1 font-semibold text-white underline-offset-4 hover:underline"
          >
            {call.label}
          </a>
        </address>
      ))}
      <p>{site.hours.text}</p>
    </div>
  );
}
