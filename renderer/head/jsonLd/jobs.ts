import type { JobPosting } from "schema-dts";
import { plainText } from "../../../content/markdown/tree.ts";
import type { Frame, Page } from "../../../content/resolve/forms.ts";
import { idOf, mention } from "./ids.ts";
import { postalAddressOf } from "./places.ts";

/** The job that a page offers, by developers.google.com/search/docs/appearance/structured-data/job-posting. */
export function jobNode(
  site: Frame,
  { url, title, description, until, job, blocks }: Page,
): JobPosting | undefined {
  const office = job && site.offices[job.office];
  if (!office) return undefined;
  const texts = blocks.flatMap((block) => (block.type === "prose" ? [plainText(block.body)] : []));
  const { from, to = from, per } = job.pay ?? {};
  return {
    "@type": "JobPosting",
    "@id": idOf(site, "job", url),
    title,
    description: [description, ...texts]
      .map((text) => `<p>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>`)
      .join(""),
    datePosted: job.posted,
    validThrough: until,
    employmentType: job.type,
    hiringOrganization: mention(site, "organization"),
    jobLocation: { "@type": "Place", address: postalAddressOf(site, office) },
    ...(from !== undefined && {
      baseSalary: {
        "@type": "MonetaryAmount",
        currency: site.locale.currency,
        value: { "@type": "QuantitativeValue", minValue: from, maxValue: to, unitText: per },
      },
    }),
  };
}
