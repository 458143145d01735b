import type { SiteFile } from "../../schema/types.ts";

type Tagged = Pick<SiteFile, "integrations">;

/** The ids of the analytics and ads tools in site.yaml; empty by default. */
export function tagIds({ integrations: { analytics, ads } = {} }: Tagged): string[] {
  return [analytics, ads].filter((id): id is string => Boolean(id));
}

/** The ads conversion that counts quote requests, as AW-123456789/AbC-D_efG; undefined if there is none. */
export function conversionOf({ integrations: { ads, conversion } = {} }: Tagged): string | undefined {
  return ads && conversion ? `${ads}/${conversion}` : undefined;
}
