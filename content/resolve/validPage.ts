import type { PageFile } from "../../schema/types.ts";
import type { Address } from "../check/address.ts";
import type { CheckedPage } from "../check/checkPages.ts";

/** A page whose file is right. */
export interface ValidPage extends Address, Pick<CheckedPage, "remember"> {
  file: string;
  value: PageFile;
}

/** A checked page, where its file is right. */
export function validPage({
  url,
  kind,
  citySlug,
  source,
  value,
  remember,
}: CheckedPage): ValidPage | undefined {
  return value && { url, kind, citySlug, file: source.file, value, remember };
}
