import { useEffect, useId, useState } from "react";
import { anchorOf, postalCodeIn } from "../content/lib/postalCodes.ts";
import { linkFinder } from "../content/markdown/links.ts";
import type { BlockOf } from "../content/resolve/forms.ts";
import { Link, LinkContext } from "./parts/links/Link.tsx";
import { PostalCodeField } from "./parts/PostalCodeField.tsx";
import { Section } from "./parts/Section.tsx";
import { Filled } from "./parts/text/Filled.tsx";
import { LinkFinderContext } from "./parts/text/LinksIn.ts";

/** All postal codes, each an anchor. In the browser it jumps to the requested code, or says what to do instead. */
export function PostalCodes({
  rows,
  call,
  page,
  form,
  dialled,
  links,
  words,
  ...section
}: BlockOf<"postalCodes">) {
  const field = useId();
  const codes = rows.map(({ code }) => code);
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const typed = new URLSearchParams(location.search).get("code") ?? "";
    setAsked(typed.replace(/[^\w -]/g, "").slice(0, form.length));
  }, [form]);
  const found = postalCodeIn(codes, asked, form);
  useEffect(() => {
    if (found) location.replace(`#${anchorOf(found)}`); // the browser scrolls there, and :target marks it
  }, [found]);
  return (
    <LinkContext value={links}>
      <LinkFinderContext value={linkFinder(dialled)}>
        <Section {...section}>
          <PostalCodeField action={page} id={field} code={asked} form={form} words={words} />
          <p role="status" className="mb-8 max-w-2xl text-lead empty:hidden">
            {asked && !found && (
              <Filled text={words.elsewhere} code={asked} phone={<a href={call.href}>{call.label}</a>} />
            )}
          </p>
          <ul className="postal-codes">
            {rows.map(({ code, cities, call: own }) => (
              <li key={code} id={anchorOf(code)} data-item>
                <strong>{code}</strong>
                <span>
                  {cities.map(({ label, href }) => (
                    <Link key={href} href={href}>
                      {label}
                    </Link>
                  ))}
                </span>
                <a href={own.href}>{own.label}</a>
              </li>
            ))}
          </ul>
        </Section>
      </LinkFinderContext>
    </LinkContext>
  );
}
