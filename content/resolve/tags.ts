import type { SiteFile } from "../../schema/types.ts";

/** The ids of the analytics and ads tools that site.yaml names; none by default. */
export function tagIds({ integrations: { analytics, ads } = {} }: SiteFile): string[] {
  return [analytics, ads].filter((id): id is string => Boolean(id));
}

/** What counts a quote request in the ads tool, as AW-123456789/AbC-D_efG; undefined where there is none. */
export function conversionOf({ integrations: { ads, conversion } = {} }: SiteFile): string | undefined {
  return ads && conversion ? `${ads}/${conversion}` : undefined;
}
